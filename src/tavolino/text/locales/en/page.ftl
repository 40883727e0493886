### What the page itself says. What happens at a table is in the files of the games.

page-navigation = Pages
page-view-text = Text view
page-view-drawn = Board view
cancel = Cancel
close = Close
try-again = Try again
reload = Reload
part-not-loaded = A part of this page couldn’t be loaded. Check your connection and reload the page.
offline-notice = The server can’t be reached right now.

home-title = Take a seat, there’s a table free
home-lead = Small boxes, one small table. Play against a bot, send a friend a link, or pass one device around.
home-play = Play
# $names: the bots.
home-play-against = against { $names }
home-friend = With a friend
home-whoever = With anybody
home-more = More options
home-being-prepared = Getting ready…
home-notice = Our own art and our own words. Not affiliated with the publishers of the games.
home-api = API for developers

saved-title = Your tables
saved-against = with { $names }
saved-your-turn = Your turn
saved-their-turn = { $name } to move
saved-waiting = Waiting for players
saved-over = The game is over
saved-closed = The table is closed
saved-forget = Forget
saved-forget-which = Forget this table: { $table }

open-title = Open tables
open-none = Nobody is waiting right now. Set up a table that anybody can join.
open-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
open-host = { $name } is waiting
age-now = just now
age-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
age-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
age-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}

new-title = New table
new-game = What do you want to play?
option-edition = Which edition?
new-against = Who are you playing?
new-seats = Who sits where?
new-colour = Which colour is yours?
colour-red = Red
colour-green = Green
colour-drawn = Random
new-name = Your name (optional)
new-names = Your names (optional)
new-options = How do you want to play?
new-details = Rules, match and clock
new-smaller = A smaller box
new-smaller-text = With fewer cards or places, the game is shorter: good for trying things out.
# An option that comes from a file of the reader’s; the second takes it back.
new-choose-file = Choose a file
new-no-file = Without the file
new-sit-down = Sit down

against-link = A friend
against-link-text = You get a link to send. The seat waits for as long as it takes.
against-here = This device
against-here-text = Pass it around; a curtain hides your cards.
against-open = Anybody
against-open-text = The table is listed, and whoever comes first gets the seat.

bot-mimi = Plays whatever looks good now and ignores everybody else.
bot-beppe = Plans its own hand, doesn’t count cards.
bot-carla = Counts what is still out there and settles for a good move.
bot-nonna = Looks a move or two ahead.
bot-maestro = Looks ahead as far as a fraction of a second allows.
bot-virtuoso = Has played countless games against itself and looks ahead.
# $bot, $other: names of bots.
bot-stands-in = { $bot } hasn’t learned this game with these options; { $other } plays instead.
# $level: counted from 1.
bot-strength = Strength { $level } of 6
# A rating on the Elo scale.
bot-rating = Elo { $rating }
# How long a bot thinks.
bot-at-once = at once
bot-thinks = { $seconds } s per move
option-players = How many players?
option-colours = Colours
option-colours-text = How many colours the cards have.
option-values = Values
option-values-text = How many cards each colour has.
option-hand = Hand
option-hand-text = Cards in hand.
option-hints = Hints
option-hints-text = Ask what a strong player would do.
option-spectators = Spectators
option-spectators-text = Others can watch through a link; they see only what lies face up.
option-rounds = Games per match
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
first-drawn = Random
first-me = I do
clock-none = No clock
clock-quick = 5 min + 5 s per turn
clock-calm = 15 min + 15 s per turn
clock-day = One day per turn
clock-days = Three days per turn
clock-fischer = { $minutes } min + { $increment } s per turn
clock-per-turn = { $days ->
    [one] One day per turn
   *[other] { $days } days per turn
}
clock-left = { $time } left
clock-unsure = Connection lost: about { $time } left
# Days and hours, very short: 2d 3h
clock-long = { $days }d { $hours }h

you-seat = You
sit-title = This seat is yours
# $names: the others at the table.
sit-text = { $game }, with { $names }.
sit-name = Your name
# $names: who set up the table, and plays there.
sit-invited = { $names } invites you to play { $game }.
sit-again = Continue here
sit-again-text = { $game }: continue playing as { $name } on this device. The other device keeps working too.
sit-used = Somebody else has sat here before and has seen these cards.
table-mine = Go to my seat at this table
join-title = A free seat
join-text = { $game }. Sit down and play.
join-watch = Just watch

invite-title = Invite your friend
invite-text = Send the link, or let your friend scan the code. Whoever sits down first gets the seat.
invite-listed = Your table is open
invite-listed-text = It is listed on the home page, and whoever comes first gets the seat. You can also send the link.
invite-code = QR code of the link
invite-meanwhile = Play { $name } in the meantime
waiting-title = Nobody has come yet.
waiting-arrived = { $names } has sat down at your table.
waiting-go = Go there
waiting-stay = Stay here
waiting-look = Take a look
waiting-stop = Stop

connected = Connected
connecting = Connecting…
connection-lost = No connection; retrying in { $seconds } s
connection-lost-heard = Connection lost. Reconnecting; your game is safe.
connection-lost-move = Connection lost; your move will be sent
connection-restarting = The server is restarting; back in { $seconds } s
connection-restarting-heard = The server is restarting. The table will come back automatically.
connection-refused = Access denied

table-main = The table
table-seats = Players
table-to-move = to move
table-round = Game { $round } of { $rounds }
table-refused = This table can’t be opened
table-coming = Setting the table…
table-board-failed = The board for this game couldn’t be loaded. Play with the picture and the buttons instead.
table-moves = Your moves
table-waiting = { $count ->
    [one] Waiting for another player
   *[other] Waiting for { $count } players
}
table-side-panel = Log and more

confirm-move = { $move }?
confirm-yes = Yes, play it
back-at = After move { $number }
back-one = One move back
on-one = One move forward
back-now = Back to the game

log-title = Log
log-empty = Nothing has happened yet.
log-look-back = Look back at move { $number }
log-full = Full sentences
chat-title = Chat
chat-line = Say something
chat-send = Send
chat-empty = Nobody has said anything yet. Spectators can’t read this.
chat-empty-spectators = Nobody has said anything yet. The players can’t read this.
chat-spectator = Spectator
unseen-title = Unseen
share-title = Invite
share-lead = Send each link to one person. Whoever sits down first gets the seat; after that the link no longer works, not even for you.
share-taken = Somebody is already sitting here.
share-spectators = Spectators
share-link-of = Link: { $name }
share-only-here = This address only works on this device. To let others in your network join, start the server like this:
share-copy = Copy the link
share-copied = Copied
share-free = Free the seat
share-nothing = There are no links to share here.
share-close = Close the table
share-close-sure = Close the table for everybody? Nobody will be able to play here any more.
share-new-link = Make a new link
share-make-link = Make a link
share-send = Send the link
# The owner would like to free the seat of somebody who is away, and may do so from $time on.
share-free-at = Can be freed at { $time } if nobody comes back.
share-device = On another device
share-device-text = Make a link to continue on another device. It works once, within ten minutes. Keep it to yourself: it shows your cards.
share-device-terminal = In a terminal:
share-leave = Give up my seat
share-leave-sure = Give up your seat? Whoever gets the new link sits down in your place and sees your cards.
share-left = You’ve given up your seat. Send this link to whoever takes over.
share-given = Set up from a saved game
share-given-text = This table was set up from a saved game, so whoever set it up may know what is hidden.

explained-title = Why not?
curtain-title = { $name } is next
curtain-text = Pass the device on. The cards stay covered until you look.
curtain-look = I am { $name }: show my cards
curtain-back = Back to { $name }

actions-title = Other actions
action-undo = Undo
action-takeback = Ask for a takeback
action-hint = Hint
action-draw = Offer a draw
action-resign = Resign
# Below icons on phones: as short as can be.
action-undo-short = Undo
action-takeback-short = Takeback
action-draw-short = Draw
analysis-board-short = Analysis

action-claim-time = Claim the win: time’s up
# $players: how many sit here, with whoever resigns; $rounds: games of the match.
resign-sure =
    Resign? { $players ->
        [2] Your opponent wins
       *[other] The others win
    } { $rounds ->
        [1] the game.
       *[other] the match.
    }
resign-which = Resign only this game, or the whole match?
resign-game = This game
resign-match = The whole match
hint-thinking = Thinking…
# $chance: in percent.
hint-says = { $move }. Win chance: about { $chance }%.
hint-chance = { $chance }%
hint-play = Play it
hint-best = Best moves

offer-draw = { $name } offers a draw.
offer-takeback = { $name } would like to take a move back.
offer-rematch = { $name } offers a rematch.
offer-draw-mine = You’ve offered a draw.
offer-takeback-mine = You’ve asked for a takeback.
offer-rematch-mine = You’ve offered a rematch.
offer-agree = Agree
offer-decline = Decline
offer-withdraw = Withdraw

end-title = The end
# $names: one player or several.
end-win = { $who ->
    [you] You win!
   *[other] { $count ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
}
end-draw = A draw
# $scores: “Anna 2, Bo 1”, and draws if there were any.
end-tally = Won at this table: { $scores }
end-tally-draws = { $count ->
    [one] { $count } draw
   *[other] { $count } draws
}
seat-wins = { $count ->
    [one] { $count } win at this table
   *[other] { $count } wins at this table
}
end-match = { $who ->
    [you] You win the match.
   *[other] The match goes to { $names }.
}
end-match-draw = The match is a draw.
end-scoring = Scoring
end-next-step = Next
end-skip = Show all
end-next-round = Next game
end-rematch = Rematch

text-title = The table in words
text-commands = Commands
text-line = A move or a command
text-do = Enter
text-help = Type ? for the list of commands.
# $move: a legal one, in the notation.
text-help-move = Type ? for the list of commands, or play a move like { $move }.
text-moves = { $count ->
    [one] { $count } legal move
   *[other] { $count } legal moves
}

learn-title = Learn
review-title = Review
lost-title = There’s nothing here
lost-text = There’s no page at this address. Perhaps a letter is missing.
lost-home = Home

settings-title = Settings
settings-lead = Kept in this browser.
setting-language = Language
setting-theme = Theme
theme-system = Same as system
theme-light = Light
theme-dark = Dark
setting-palette = Colours of the cards
palette-colours = Easy to tell apart
palette-contrast = Highest contrast
setting-speed = Motion
speed-normal = Normal
speed-fast = Fast
speed-off = Off
setting-pace = Moves of bots
pace-calm = After a pause
pace-quick = After a short pause
pace-off = At once
setting-habits = Preferences
setting-letters = Letters on cards
setting-letters-text = Each colour shows its letter.
setting-glyphs = Symbols on cards
setting-glyphs-text = Each colour shows its symbol: flame, sun, leaf, wave, thistle, snow.
setting-confirm = Confirm moves
setting-confirm-text = Asks you to confirm each move.
setting-hover-help = Help when pointing
setting-hover-help-text = What something on the table is comes up when the pointer rests on it. A long press and the ? key show it anyway.
setting-bot-lines = Bots talk
setting-bot-lines-text = They say something at the start and end of a game.
setting-sounds = Sounds
setting-sounds-text = Cards on the table, and a bell when it’s your turn.
setting-call = Call me when it’s my turn
setting-call-text = A bell and, if the browser may, a notification while another tab or program is in front.
setting-call-allow = Allow notifications
setting-push = Also when the page is closed
setting-push-text = Your browser’s push service is told only which game is waiting for you, never cards or chat.
setting-push-refused = This browser doesn’t allow it.
setting-text-view = Text view
setting-text-view-text = Tables in words, with a command line as in a terminal.
rules-ruling = Our ruling
