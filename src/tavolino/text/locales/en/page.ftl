### What the page itself says. What happens at a table is said by the files of the games.

page-ways = Pages
page-view-text = Text view
page-view-drawn = Drawn view
cancel = Cancel
close = Close
try-again = Try again
reload = Reload
offline-notice = The server cannot be reached just now.

home-title = Sit down, a table is free
home-lead = Three small boxes, one small table. Play against a bot, send a friend a link, or pass one device around.
home-play = Play
home-notice = Our own art and our own words. Not affiliated with the publishers of the games.
home-api = For programs: the API

game-schotten-totten = Two clans quarrel over a row of stones. Lay the stronger formation at a stone, prove that nothing can beat it, and claim it.
game-tabula-rasa = Send your knights to ten territories, by their number or by their colour. Whoever has the longer queue when the cards run out takes the land.
game-rat-hot = Lay strips of spices side by side and on top of each other; groups of your colour score. End your turn with three of your own rats in sight, and you have lost.

edition-iello = Iello 2021
edition-iello-text = The box of 2021. You claim after playing, as many stones as you can prove; with tactics you hold seven cards.
edition-ps-games = PS Games
edition-ps-games-text = The Italian box. You claim one stone a turn, after playing; its Scout draws from one deck and puts cards back on top.
edition-menhir = Menhir
edition-menhir-text = Standing stones and the tactic cards of 2004, all in one deck. You claim before playing, with an incomplete side too.

mine-title = Your tables
mine-against = with { $names }
mine-your-turn = Your turn
mine-their-turn = { $name } to move
mine-waiting = Waiting for players
mine-over = The game is over
mine-closed = The table is closed
mine-forget = Forget
mine-forget-which = Forget this table: { $table }

open-title = Open tables
open-none = Nobody is waiting just now. Set up a table that is open to anybody.
open-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}

new-title = A new table
new-game = What do you play?
new-edition = Which edition?
new-against = Against whom?
new-bot = Which bot?
new-seats = Who sits where?
new-colour = Which colour is yours?
colour-red = Red
colour-green = Green
colour-drawn = It is drawn
new-name = Your name
new-names = Your names
new-options = How do you play?
new-smaller = A smaller box
new-smaller-text = Fewer stones, colours or cards make a shorter game to try things out.
new-sit-down = Sit down

against-bot = A bot
against-bot-text = Always there, moves at once, never sees your cards.
against-link = A friend
against-link-text = You get a link to send. The seat waits for as long as it takes.
against-here = This device
against-here-text = Pass it around; a curtain hides your cards.
against-open = Anybody
against-open-text = The table is listed, and whoever comes first sits down.

bot-mimi = Takes what looks nice now, and thinks of nobody else.
bot-beppe = Has a plan for the own hand, and counts nothing.
bot-carla = Counts what is still out there, and is content with a good move.
bot-nonna = Looks a move or two ahead.
bot-maestro = Looks ahead as far as a fraction of a second allows.
# $level: from 1 on.
bot-strength = Strength { $level } of 5
# A rating on the scale of Elo.
bot-rating = Elo { $rating }
# How long a bot thinks.
bot-at-once = at once
bot-thinks = { $seconds } s a move

option-tactics = Tactic cards
option-tactics-text = Ten cards that bend the rules: jokers, a spy, fog, mud and others.
option-expert = Expert claims
option-expert-text = Stones are claimed at the start of a turn only.
option-shrunk-groups = Shrunken groups score
option-shrunk-groups-text = What is left of a group that lost a field scores too.
option-players = How many play?
option-players-text = Four play as two teams; partners sit opposite each other.
option-stones = Stones
option-stones-text = Stones in the row.
option-colours = Colours
option-colours-text = Colours of the cards.
option-values = Values
option-values-text = Cards of a colour.
option-copies = Copies
option-copies-text = How often each knight is there.
option-hand = Hand
option-hand-text = Cards in hand; 0 is as the edition says.
option-hints = Hints
option-hints-text = Ask what a strong player would do.
option-spectators = Spectators
option-spectators-text = Others may look on by a link; they see what lies face up.
option-rounds = Games of the match
option-first = Who begins?
option-clock = Clock
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
rounds-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
first-drawn = It is drawn
first-me = I do
clock-none = No clock
clock-quick = 5 minutes, 5 seconds a turn
clock-calm = 15 minutes, 15 seconds a turn
clock-day = One day a turn
clock-days = Three days a turn
clock-left = { $time } left
clock-unsure = The connection is lost: about { $time } left
# Days and hours, very short: 2d 3h
clock-long = { $days }d { $hours }h

seat-empty = Seat { $number }
you-seat = You
sit-title = This seat is yours
# $names: the others at the table.
sit-text = { $game }, with { $names }.
sit-name = Your name
# $names: who set up the table, and plays there.
sit-invited = { $names } invites you to { $game }.
sit-again = Go on here
sit-again-text = { $game }: go on playing as { $name } on this device. The other one goes on, too.
sit-used = Somebody else has sat here before, and has seen these cards.
table-mine = To my seat at this table
join-title = A free seat
join-text = { $game }. Sit down and play.
join-watch = Just look on

connected = Connected
connecting = Connecting …
connection-lost = No connection; next try in { $seconds } s
connection-lost-heard = The connection is lost. It is tried again by itself; nothing is lost.
connection-lost-move = Connection lost, your move will be sent
connection-restarting = The server restarts; back in { $seconds } s
connection-restarting-heard = The server restarts. The table comes back by itself.
connection-refused = Not let in

table-main = The table
table-seats = Players
table-to-move = to move
table-round = Game { $round } of { $rounds }
table-refused = This table cannot be opened
table-coming = The table is being set …
table-board-failed = The board for this game could not be loaded. Play with the picture and the buttons instead.
table-moves = Your moves
table-waiting = Waiting for { $names }
table-paper = Log and more

confirm-move = { $move }?
confirm-yes = Yes, play it
back-at = After move { $number }
back-one = One move back
on-one = One move on
back-now = Back to the game

log-title = Log
log-empty = Nothing has happened yet.
log-look-back = Look back at move { $number }
chat-title = Chat
chat-line = Say something
chat-send = Send
chat-empty = Nobody has said anything yet. Spectators do not hear you.
chat-empty-spectators = Nobody has said anything yet. The players do not hear you.
chat-spectator = Spectator
unseen-title = Out there
unseen-cards = These cards you have not seen: they are in the decks and in the other hands.
unseen-gone = { $card }: seen
unseen-left = { $card }: { $count } out there
share-title = Invite
share-lead = Send each link to one person. Whoever sits down first has the seat; after that the link opens nothing any more, not even for you.
share-taken = Sits here already.
share-spectators = Spectators
share-link-of = Link: { $name }
share-copy = Copy the link
share-copied = Copied
share-free = Free the seat
share-nothing = Nobody is waited for here.
share-close = Close the table
share-close-sure = Close the table for everybody? Nobody can move here any more.
share-new-link = Make a new link
share-make-link = Make a link
share-send = Send the link
# The owner would like to free the seat of somebody who is away, and may do so from $time on.
share-free-at = Can be freed at { $time }, if nobody comes back.
share-device = On another device
share-device-text = Make a link to go on playing on another device. It works once, within ten minutes. Keep it to yourself: it shows your cards.
share-device-terminal = In a terminal:
share-leave = Give up my seat
share-leave-sure = Give up your seat? Whoever gets the new link sits down in your place and sees your cards.
share-left = You have given up your seat. Send this link to whoever takes it over.
share-given = Set up from a record
share-given-text = This table was set up from a record: whoever did that may know the hidden cards.

explained-title = Why not?
# $edition
explained-stone = Why not stone { $stone }?
curtain-title = { $name } is next
curtain-text = Pass the device on. The cards stay covered until you look.
curtain-look = I am { $name }: show my cards
curtain-back = Back to { $name }

actions-title = Besides moving
action-undo = Undo
action-takeback = Ask for a takeback
action-hint = Hint
action-draw = Offer a draw
action-resign = Resign
action-claim-time = Claim the win on time
resign-sure = Resign? The others win the match.
hint-thinking = Thinking …
# $chance: in percent.
hint-says = { $move }. Chance to win about { $chance } %.

offer-draw = { $name } offers a draw.
offer-takeback = { $name } would like to take a move back.
offer-rematch = { $name } would like to play again.
offer-draw-mine = You have offered a draw.
offer-takeback-mine = You have asked for a takeback.
offer-rematch-mine = You would like to play again.
offer-agree = Agree
offer-decline = Decline
offer-withdraw = Withdraw

end-title = The end
end-match = { $who ->
    [you] You win the match.
   *[other] The match goes to { $names }.
}
end-match-draw = The match is a draw.
end-scoring = The scoring
end-next-step = Next
end-skip = Show all
end-next-round = Next game
end-rematch = Play again

text-title = The table in words
text-commands = Commands
text-line = A move or a command
text-do = Do it
text-help = Type ? for the list of commands, or play by a move like r7@3.
text-moves = { $count ->
    [one] { $count } legal move
   *[other] { $count } legal moves
}

learn-title = Learn
review-title = Review
lost-title = There is nothing here
lost-text = The address leads nowhere. Perhaps a letter is missing.
lost-home = Home

settings-title = Settings
settings-lead = Kept in this browser.
setting-language = Language
setting-theme = Light
theme-system = As the system has it
theme-light = By day
theme-dark = At night
setting-palette = Colours of the cards
palette-colours = Colours for everybody
palette-contrast = Strongest contrast
setting-speed = Motion
speed-normal = Calm
speed-fast = Quick
speed-off = None
setting-habits = Habits
setting-letters = Letters on cards
setting-letters-text = Each colour has its letter.
setting-glyphs = Signs on cards
setting-glyphs-text = Each colour has its sign: flame, sun, leaf, wave, thistle, snow.
setting-confirm = Confirm moves
setting-confirm-text = Every move is asked about once more before it counts.
setting-sounds = Sounds
setting-sounds-text = Cards on felt, stones, and a bell when it is your turn.
setting-notify = Notifications
setting-notify-text = Your browser tells you when it is your turn and you look elsewhere.
setting-text-view = Text view
setting-text-view-text = Tables in words, with a command line as in a terminal.
rules-ruling = Our ruling
