## Numbers and names

analysis-percent = { $number }%
analysis-player = παίκτης { $number }
analysis-moves = { $moves ->
    [one] { $moves } κίνηση
   *[other] { $moves } κινήσεις
}
analysis-decisions = { $decisions ->
    [one] { $decisions } απόφαση
   *[other] { $decisions } αποφάσεις
}

## What was gone through

analysis-headline = { $title }, παρτίδα { $game } από { $games } στο { $file }: { analysis-moves }· { $ending }.
analysis-page-title = { $title }: ανάλυση μιας παρτίδας
analysis-page-headline = { $names }: { analysis-moves }· { $ending }.
analysis-unfinished = δεν τελείωσε
analysis-drawn = ισοπαλία
analysis-won = νίκη: { $names }
analysis-thought = { analysis-decisions }, η καθεμία με όσα ήξερε όποιος έπαιζε, και { $spent } για την καθεμία.
analysis-milliseconds = { $ms } ms
analysis-iterations = { $iterations ->
    [one] { $iterations } επανάληψη
   *[other] { $iterations } επαναλήψεις
}
analysis-progress = η μηχανή σκέφτεται

## The chances

analysis-chances = Η πιθανότητα νίκης
analysis-chances-text = Μετά από κάθε κίνηση, όπως μπορούσε να την κρίνει ο καθένας με όσα ήξερε στην τελευταία του απόφαση. Η κουκκίδα δείχνει ένα από τα χειρότερα λάθη, με τον αριθμό της κίνησης.
analysis-chances-line = Η πιθανότητα νίκης από κίνηση σε κίνηση, με όσα ήξερε τότε ο καθένας:
analysis-chances-label = Οι πιθανότητες νίκης στη διάρκεια της παρτίδας· οι αριθμοί είναι στον πίνακα πιο κάτω
analysis-chances-title = { $title }: η πιθανότητα νίκης, όπως μπορούσε να την κρίνει ο καθένας
analysis-moves-played = κινήσεις που παίχτηκαν

## How it was played

analysis-tally = Πώς παίχτηκε
analysis-tally-decisions = αποφάσεις
analysis-tally-loss = μέση απώλεια
analysis-tally-inaccuracies = ανακρίβειες
analysis-tally-mistakes = λάθη
analysis-tally-blunders = χοντρά λάθη
analysis-verdict = { $verdict ->
    [inaccuracy] ανακρίβεια
    [mistake] λάθος
   *[blunder] χοντρό λάθος
}
analysis-levels = Χαμένη πιθανότητα: ανακρίβεια από { $inaccuracy }, λάθος από { $mistake }, χοντρό λάθος από { $blunder }, όταν δεν την εξηγεί μόνη της η τύχη.

## The mistakes

analysis-no-mistakes = Καμία απόφαση δεν κόστισε { $least } ή περισσότερο πέρα από ό,τι εξηγεί η τύχη.
analysis-worth-talking = Αποφάσεις που αξίζει να συζητηθούν
analysis-worst = Οι χειρότερες:
analysis-worst-mistakes = Τα χειρότερα λάθη
analysis-none-lost = Καμία απόφαση δεν κόστισε { $least } ή περισσότερο.
analysis-mistake = Κίνηση { $ply }, { $name }: { $move } άφηνε { $left }· { $best } θα άφηνε { $gave }. { $reason }
analysis-mistake-mark = κίνηση { $ply }: { $move }, απώλεια { $lost }
analysis-mistake-head = Κίνηση { $ply }, { $name }: { analysis-verdict }
analysis-mistake-text = { $move } άφηνε { $left }· { $best } θα άφηνε { $gave } { $loss }. { $reason }
analysis-mistake-loss = (απώλεια { $lost }, ± { $margin })
analysis-mistake-more = Τι σκέφτηκε η μηχανή, και το τραπέζι από τη θέση: { $name }
analysis-mistake-picture = Το τραπέζι πριν από την κίνηση { $ply }, από τη θέση: { $name }
analysis-first-thought = πρώτη ματιά
analysis-looked-into = φορές που εξετάστηκε

## Every decision

analysis-every-decision = Όλες οι αποφάσεις
analysis-every-decision-text = Οι κινήσεις χωρίς εναλλακτική παραλείπονται. *Πριν* είναι η πιθανότητα με την καλύτερη κίνηση, *μετά* με την κίνηση που παίχτηκε· όπου δεν αναφέρεται καλύτερη κίνηση, αυτή ήταν η καλύτερη.
analysis-column-move = κίνηση
analysis-column-player = παίκτης
analysis-column-before = πριν
analysis-column-played = παίχτηκε
analysis-column-after = μετά
analysis-column-lost = απώλεια
analysis-column-better = καλύτερη
