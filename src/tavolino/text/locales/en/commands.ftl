### What can be typed in the terminal and in the text view, and the answers.
### $command and $examples are what to type, the same in every language.

help-entry = { $command }: { $meaning }
help-moves = Moves
help-commands = Commands

## Commands

help-read-map = read the whole table, row by row
help-hand = read your hand
help-last = what happened last
help-decks = what is left to draw, and what the others hold
help-legal = the moves you can make now
help-why = why a move can’t be made
help-log = what has happened so far
help-table = everything in words
help-thing = what something on the table is and does
help-help = this help

## Answers

no-such-place = There’s nothing here called “{ $word }”. Try: { $examples }.
no-help-here = There are no explanations for this game.
no-help-about = There’s nothing to explain about “{ $word }”. Try: { $examples }.
nothing-yet = Nothing has happened yet.
and-more = and { $count } more
why-what = Say which move, for example { $examples }.
