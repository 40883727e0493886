### Who is at the table, who watches, and what is done around a turn.

presence-here = here
presence-away = away
presence-slow = slow connection
presence-back = back
# $name: a player.
presence-left = { $name } is away.
presence-returned = { $name } is back.
# $name: a bot.
presence-busy = Many games are being played here just now: { $name } answers in about { $seconds } seconds.
watchers-count = { $count ->
    [0] nobody is watching
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
watching-title = You’re watching
watching-text = You see only what is face up. Only the players can move.

# $move: a move in words.
premove-chosen = When your turn comes: { $move }
premove-then = Then: { $move }
premove-heard = Chosen for your next turn: { $move }. Press Escape to cancel it.
premove-drop = Cancel it
premove-dropped = Cancelled: { $move }.
premove-impossible = The move you chose is no longer possible: { $move }.
premove-title = Choose your next move
premove-text = It is played as soon as your turn comes, if it is still possible. Until then only this browser knows about it.

# $name: the next player.
pass-text = Have a look at your cards, then pass the device to { $name }.
pass-button = Pass the device
# On a card that has just been drawn.
card-new = new

sound-on = Sounds are on
sound-off = Sounds are off
