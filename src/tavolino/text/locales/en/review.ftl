### What the pages for reviews, lessons and rules say themselves.

## Review

review-moves = Moves
review-scrub = Go to a move
review-first = To the deal
review-last = To the end
review-at = Move { $number } of { $moves }
review-deal = The deal
review-view = Point of view
review-view-open = All cards face up
review-running = This game isn’t over yet. You can review it when it is.
review-analyse = Analyse with the engine
review-analyse-text = Every decision is judged once, by what its player knew at the time. That takes a minute or two.
review-thinking = The engine is reviewing the game…
# How far the review has got.
review-progress = { $percent }%
review-chances = Win chances
review-chances-text = One line per player: the chance before and after each of their decisions. Where a line falls at its player’s own decision, that was a mistake.
# $chance: in percent.
review-chance = { $name }: { $chance }%
review-mistakes = Mistakes
review-page-no-mistakes = The engine found no mistakes. Well played.
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
# $lost: in percent.
review-lost = cost { $lost }%
review-better = Better: { $move }.
# $why: sentences that say “you” to $name.
review-told = The engine to { $name }: { $why }
review-show-better = Show the better move
review-show-played = Show what was played
review-better-shown = The better move is shown.
review-play-on = Play on from here
review-play-on-seat = As { $name }, against a bot
review-record = Saved game (JSON)
review-picture = Picture (SVG)
review-save = Save and share
review-game = Game { $number }
review-import = Review a game of your own
review-import-text = Drop a saved game here (JSON), or choose a file. It opens at its own table.
review-import-choose = Choose a file
review-import-wrong = This isn’t a saved game.

## Learn

learn-lead = A few minutes at a real table: each step is a small task, and the game itself checks whether you did it.
learn-offline = No connection
learn-start = Start the lesson
learn-rules = Read the rules
learn-step = Step { $number } of { $steps }
learn-steps = Steps
learn-parts = Parts of the lesson
learn-next = Next
learn-back = Back
learn-again = Do it again
learn-show = Show me
learn-example = For example: { $move }
learn-done = That’s the whole lesson
learn-done-text = Now you know how it works. Take a seat and play, or look something up in the rules.
learn-play = Play a game
learn-all = All lessons

## Rules

rules-page = Rules
rules-edition = Edition
rules-contents = Contents
rules-lesson = Learn it at the table
rules-tip = Hover over anything on the board, press and hold it, or press ? on it to have it explained.
