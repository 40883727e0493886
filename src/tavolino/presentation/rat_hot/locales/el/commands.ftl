### Rat Hot. What can be typed.

## Moves

help-lay-strip = τοποθετείς τη λωρίδα 17: το πρώτο της τετράγωνο στη στήλη 12, γραμμή 13, τα άλλα προς την ανατολή (N E S W)

## Commands

help-read-row = διαβάζεις τη γραμμή 12 του τραπεζιού
help-read-field = διαβάζεις το τετράγωνο στη στήλη 12, γραμμή 13
help-strips = διαβάζεις τις λωρίδες που είναι για τοποθέτηση
help-pile = τι μένει στη στοίβα

## Answers

rat-hot-field-here = Στήλη { $column }, γραμμή { $row }: { $field }, στο ύψος { $height }.
rat-hot-nothing-here = Δεν υπάρχει τίποτα στη στήλη { $column }, γραμμή { $row }.
