### What the page itself says.

page-name = Tavolino
