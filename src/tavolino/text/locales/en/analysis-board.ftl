### What the analysis board says itself.

analysis-board-title = Analysis
analysis-board-lead = Try moves for every player, take them back, and let the engine compare lines.
# On the review page.
analysis-board-from-here = Analyse from here
# At a table where hints are allowed.
analysis-board-open = Analysis board
analysis-board-game = Game
analysis-board-deal = Deal a game
analysis-board-set-up = Set up a position
analysis-board-paste = Position or saved game
analysis-board-paste-open = Open it
# The text is neither of the two.
analysis-board-paste-wrong = This is neither a position nor a saved game.
analysis-board-damaged = This link is incomplete: copy all of it, or ask for it again.
# $name: the player from whose side a running game is analysed.
analysis-board-example = Cards that { $name } can’t see are made up here; they’re not the real ones.
analysis-board-engine = Best moves
analysis-board-think = Show the best moves
analysis-board-stop = Stop
# About the chances and moves above it.
analysis-board-knows = Based on what { $name } knows.
analysis-board-knows-all = Based on all hands, looking one move ahead.
# At the end of a line.
analysis-board-over = The game is over here.
analysis-board-lines = Lines
# The position that all lines begin with.
analysis-board-start = Start
analysis-board-take-back = Take back
# Of the moves from here on.
analysis-board-name = Name of this line
analysis-board-promote = Make it the main line
# A list of moves to choose from.
analysis-board-moves-of = Moves of { $name }
analysis-board-share = Copy link
# A button that copies the position.
analysis-board-text = Copy as text
analysis-board-another = Another position
analysis-board-clear = Clear the table
analysis-board-use = Use this position
analysis-board-set-up-text = Pick a piece, then its place. A piece on the table goes back when you tap it.
# $zone: a place for pieces, “Hand of Anna”.
analysis-board-put = Put it here: { $zone }
# A piece that was picked.
analysis-board-held = { $piece }: where to?
analysis-board-complete = Everything has its place.
# A button: the piece leaves its place.
analysis-board-back = Take back: { $piece }
# $piece: one in a pile.
analysis-board-next = { $piece }, to be drawn next
# A button that fills hands at random.
analysis-board-fill = Draw what is missing
# A heading: where pieces can lie.
analysis-board-places = Places
# What a player is asked or told, as the reader plays for everybody: “Anna: Play a card.”
analysis-board-asked = { $name }: { $prompt }
analysis-board-to-table = Back to the table
