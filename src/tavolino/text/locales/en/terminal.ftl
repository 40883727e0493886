### The terminal client.

welcome-plain = Type a move, or ? for help.
not-possible-now = That isn’t possible now.
nothing-at-digit = There’s nothing to pick at { $digit } now.
server-silent = The server isn’t responding; try again.
line-lost = Connection lost; reconnecting.
# $reason: in English, for whoever wrote the bot.
bot-failed = { $name } can’t continue, so the game has ended: { $reason }
waiting-for-players = Waiting for everybody to sit down.
table-closed = The table is closed.
offer-made = { $offer ->
    [draw] The others offer a draw: type draw? or decline.
    [takeback] The others ask to take a move back: type takeback or decline.
   *[rematch] The others offer a rematch: type rematch or decline.
}
curtain = Pass the keyboard to { $name }; nobody else should look. Press Enter.
round-of = Game { $round } of { $rounds }
match-points = Match points: { $scores }
time-left = Time left: { $times }
# $words: what can be typed besides, such as: replay, analyse, next
after-the-end = The game is over. Type { $words } or quit.
stopped = Stopped. Use --seed { $seed } for the same deals.
# $command: what to type, such as: tavolino play --resume
game-saved = Saved. Continue with: { $command }
leave-local = Leave this game? It is saved: tavolino play --resume continues it.
leave-server = Leave this table? The same link leads back to your seat.
leave-keys = Enter: leave. Esc: stay.
languages = Languages: { $codes }.
game-still-running = The game isn’t over yet.
is-thinking = { $name } is thinking…
thinking = Thinking…
hint-line = { $move }: { $chance }%. { $reason }
scores-nothing = That scores nothing.
type-here = a move or a question; ? for help

## Keys

help-keys = Arrows move, Enter picks, Esc goes back, digits pick a card by its position, then a place by its number. Everything can be clicked. / goes to the input line.
key-turn = rotate
key-hint = hint
key-undo = undo
key-replay = replay
key-next = next game
key-rematch = rematch
key-type = type
key-language = language
key-theme = theme
key-log = log
key-moves = moves
key-rules = rules
key-help = help
key-quit = leave
key-step = step
key-analyse = analyse
key-mistake = next mistake
key-close = close

## Words to type

help-hint = the best moves, their win chances, and why
help-undo = undo your last move
help-offer-draw = offer a draw, or agree to one
help-takeback = ask to take a move back, or agree to it
help-rematch = offer a rematch with the same players, or agree to one
help-decline = decline what the others offer
help-resign = resign the match
help-resign-game = resign this game, but not the match
help-clock = how much time everybody has left
help-who = who is here, and how many are watching
help-time = win the game when your opponent’s time is up
help-say = say something to the others
help-next = deal the next game
help-rules = the rules of the game
help-replay = step through the finished game
help-analyse = review the finished game with the engine
help-picture = draw the table as text
help-language = change the language (en it el de fr es)
help-quit = leave the table

## After the end

replay-help = Enter: next move. b: back. A number: go to that move. table: the table in words. q: close.
replay-deal = The deal.
replay-move = Move { $ply } of { $last }.
analysing = The engine is reviewing the game…
analysing-so-far = The engine is reviewing the game: { $done } of { $total } decisions.
# $verdict: how much was lost. $chance and $hope are percent.
review-decision = Move { $ply }, { $name }, { $verdict ->
    [inaccuracy] an inaccuracy
    [mistake] a mistake
   *[blunder] a blunder
}: { $move } gave a win chance of { $chance }%; { $best } would have given { $hope }%. { $reason }
review-tally = { $name }: decisions { $decisions }, average loss { $lost }%; inaccuracies { $inaccuracies }, mistakes { $mistakes }, blunders { $blunders }.
review-no-mistakes = No decision cost more than luck can explain.

## Before the first game

start-yes = Yes
start-no = No
start-language = Which language?
start-keys = Tab goes from question to question, arrows and Space choose; everything can be clicked.
start-ask = Type a number; Enter for { $default }, q to leave.
start-not-there = “{ $word }” isn’t one of them: type a number from 1 to { $most }.
