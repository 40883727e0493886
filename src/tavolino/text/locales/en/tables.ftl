### What happens around a game: seats, offers, the end; and why something is refused.

## What happened

tables-begins = { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
# The game of $rounds that begins, from 1.
tables-deal = Game { $round } of { $rounds }. { tables-begins }
tables-undo = { $who ->
    [you] You undo the last move.
   *[other] { $name } undoes the last move.
}
tables-takeback = { $who ->
    [you] You take back your last move.
   *[other] { $name } takes back the last move.
}
tables-resign = { $who ->
    [you] You resign.
   *[other] { $name } resigns.
}
tables-resign-game = { $who ->
    [you] You resign this game.
   *[other] { $name } resigns this game.
}
tables-draw-agreed = Draw agreed.
tables-time = { $who ->
    [you] You ran out of time and lose.
   *[other] { $name } ran out of time and loses.
}
tables-close = The table is closed.
tables-sit = { $who ->
    [you] You sit down.
   *[other] { $name } sits down.
}
tables-freed = A seat is free again.
# $name has just left the seat, or was away for too long.
tables-left = { $name } gives up their seat.
tables-freed-away = { $name } was away for too long: the seat is free again.
# The owner would like to free the seat of somebody who is away.
tables-call = { $who ->
    [you] The others are waiting for you.
   *[other] { $name } is away. If they don’t come back, the seat will be freed.
}
tables-present = { $who ->
    [you] You’re back.
   *[other] { $name } is here.
}
tables-device = You’re now playing on another device too.
tables-given = This table was set up from a saved game, so whoever set it up may know what is hidden.
tables-offer = { $who ->
    [you] { $offer ->
        [draw] You offer a draw.
        [takeback] You ask for a takeback.
       *[rematch] You offer a rematch.
    }
   *[other] { $offer ->
        [draw] { $name } offers a draw.
        [takeback] { $name } asks for a takeback.
       *[rematch] { $name } offers a rematch.
    }
}
tables-agree = { $who ->
    [you] { $offer ->
        [draw] You agree to a draw.
        [takeback] You agree to the takeback.
       *[rematch] You agree to a rematch.
    }
   *[other] { $offer ->
        [draw] { $name } agrees to a draw.
        [takeback] { $name } agrees to the takeback.
       *[rematch] { $name } agrees to a rematch.
    }
}
tables-decline = { $who ->
    [you] { $offer ->
        [draw] You decline the draw.
        [takeback] You decline the takeback.
       *[rematch] You decline the rematch.
    }
   *[other] { $offer ->
        [draw] { $name } declines the draw.
        [takeback] { $name } declines the takeback.
       *[rematch] { $name } declines the rematch.
    }
}
tables-hint = { $who ->
    [you] You ask for a hint.
   *[other] { $name } asks for a hint.
}
tables-analysis = The engine has analysed the table after move { $move }.
tables-review = The engine has reviewed the game.

## What to do

tables-prompt-sit = Sit down: enter your name.
tables-prompt-empty = Somebody has yet to sit down.
# How a game ended that was not played out.
# $names: who resigned, or whose time ran out; $count of them.
tables-ended = { $by ->
    [resignation] { $who ->
        [you] You resigned.
       *[other] { $names } resigned.
    }
    [game_resignation] { $who ->
        [you] You resigned this game.
       *[other] { $names } resigned this game.
    }
    [agreement] A draw was agreed.
   *[time] { $who ->
        [you] Your time ran out.
       *[other] { $names } ran out of time.
    }
}
# $names: one player or several.
tables-win = { $who ->
    [you] You win.
   *[other] { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
}

## Why something is refused: who asks, and for what

refused-no-table = There is no such table.
refused-key-needed = This table is not public: a key is needed to see it.
refused-wrong-key = This key does not open this table.
refused-bearer = Write the header as: Authorization: Bearer KEY
refused-key-header = A key is needed: send the header Authorization: Bearer KEY
refused-socket-key = This connection can only watch: send a key with hello.
refused-only-looks-on = This key only lets you watch: a seat’s key is needed.
refused-owner-only = Only the owner of the table may do that.
refused-closed = The owner has closed this table.
refused-not-seated = Sit down first: enter your name.
refused-no-seat = No seats at this table are open any more.
refused-not-a-person = Seat { $seat } is not a person’s seat.
refused-seat-taken = This seat is taken: somebody has sat down with this link. If that was you, continue where you sat down, or make a link for this device there.
refused-seat-in-use = Somebody is sitting there.
refused-seat-empty = Nobody is sitting at seat { $seat }.
refused-seat-freed = This seat is no longer yours: it was freed.
refused-link-old = This link is too old. Make a new one on the device you are playing on.
refused-link-used = This link has been used. Make a new one on the device you are playing on.
refused-owner-plays = You are playing at this table: you cannot free a seat where somebody else has played, or invite anybody to it.
refused-other-seat = You are already playing at this table: this seat is for somebody else.
refused-own-seat = Seat { $seat }: your own seat cannot be open or played by a bot.
refused-seat-changes = This seat has changed hands { $most } times, which is the limit.
# A key is a secret that the player’s browser or program makes.
refused-key-missing = key: to sit down, send a secret of your own.
refused-key-known = key: this table already knows it; make another one.
refused-key-form = key: expected { $least } to { $most } letters, digits, - or _.

## Playing

refused-stale = The table is at ply { $ply }, but you answered ply { $answered }: look again.
refused-id-used = This id belongs to another request: every request needs an id of its own.
refused-turn = It is { $name }’s turn.
refused-over = The game is over.
refused-nothing-to-undo = Only your own move can be undone, before anybody else has acted.
refused-revealed = Your move has revealed something hidden: ask for a takeback.
refused-offer-kind = That cannot be offered. You can offer: { $kinds }.
refused-rematch-later = A rematch comes after the match.
refused-bot-draw = A bot never agrees to a draw.
refused-no-move-yet = You have not made a move in this game.
refused-no-offer = { $offer ->
    [draw] Nobody is offering a draw now.
    [takeback] Nobody is asking for a takeback now.
   *[rematch] Nobody is offering a rematch now.
}
refused-resign-game = A single game can be resigned only in a match, and only if the rules say how that is scored.
refused-time-left = No opponent has run out of time.
refused-round-running = The game is not over yet.
refused-match-over = All games of the match have been played: offer a rematch.
refused-no-hints = This table is played without hints.
refused-hint-turn = Only the player whose turn it is can ask for a hint.
refused-hints-used = All { $most } hints for this table have been used.
refused-gone-on = The table has moved on in the meantime.
refused-no-thought = The bot did not come up with a move: try again.

## After the end

refused-not-finished = That has to wait until the game is over.
refused-ends-there = The game ends there: choose an earlier move.
refused-own-view = Until the game is over, you can see only your own view.
refused-no-onlooker = { $onlooker } is not a seat, “spectator” or “open”.
refused-no-game = The table has games 0 to { $last }.
refused-no-such-move = The game has { $moves } moves: there is nothing after { $after }.
refused-analyses-used = At most { $most } positions per table can be analysed.
refused-no-record = A saved game is an object with options, setup and moves.
refused-no-position = A position begins with the name of a game. Copy a whole position text, or a saved game.
refused-position-long = A position has at most { $most } characters.
refused-line-long = A line has at most { $most } moves.
refused-no-set-up = The pieces of this game cannot be arranged here: write its position as text.
refused-arrangement = The pieces cannot lie like this: others need the one that you moved.

## What was sent

refused-request = The request cannot be understood: { $detail }
refused-no-language = There is no language “{ $language }”. Languages: { $languages }.
refused-no-lesson = There is no such lesson.
refused-no-page = There is no such page in the list: start with the first one.
refused-no-text = { $field }: expected text.
refused-text-long = { $field }: at most { $most } characters.
refused-text-empty = { $field }: must not be empty.
refused-text-signs = { $field }: contains characters that cannot be shown.
refused-options = Options: expected an object.
refused-true-or-false = { $field }: expected true or false.
refused-range = { $field }: expected a number from { $least } to { $most }.
refused-seats = Seats: { $given } given, but the game with these options has { $count }.
refused-no-bot = Seat { $seat }: there is no bot “{ $bot }”. Bots are: { $bots }.
refused-open-seat = Seat { $seat }: only a person’s seat at a public table can be open.
refused-clock = Clock: expected one of { $kinds }.

## Limits, and faults of the server

refused-chat-pace = At most { $most } lines in { $within } seconds: try again in { $seconds } s.
refused-name-pace = At most { $most } names in { $within } seconds: try again in { $seconds } s.
refused-offered = You have already offered that { $most } times: make a move first.
refused-no-push = This server sends no notifications.
refused-push-service = Notifications cannot be sent to this browser’s push service.
refused-full = { $limit ->
    [chat] This game’s chat is full ({ $most } lines).
    [share] This game cannot be shared again (limit: { $most }).
    [sit] No more name changes in this game (limit: { $most }).
    [undo] No more moves can be taken back in this game (limit: { $most }).
   *[offer] No more offers in this game (limit: { $most }).
}
refused-pace = { $limit ->
    [tables] Too many new tables: try again in { $seconds } s.
    [thoughts] Too many requests to the engine: try again in { $seconds } s.
    [transfers] Too many transfers: try again in { $seconds } s.
   *[requests] Too many requests: try again in { $seconds } s.
}
refused-transfers = Too many transfers are waiting on this server: try again in { $seconds } s, or save a file instead.
refused-transfer-gone = This link has been used, or it is older than ten minutes. Make a new one on the other device.
refused-crowded = { $limit ->
    [table] There are already { $count } connections to this table.
    [server] This server already has { $count } connections of this kind.
   *[address] There are already { $count } connections from your address.
}
# $limit: who asks for so much.
refused-thoughts = { $limit ->
    [table] There are already { $count } requests to the engine from this table: try again in { $seconds } s.
    [address] There are already { $count } requests to the engine from your address: try again in { $seconds } s.
   *[server] The engine has too much to do: try again in { $seconds } s.
}
refused-bot-tables = { $limit ->
    [address] Bots are already playing each other at { $count } of your tables: close one, or wait until one has ended.
   *[server] Bots are already playing each other at { $count } tables here, and there is no room for another: try again later.
}
refused-bot-rounds = A match between bots can have at most { $most } games.
refused-unavailable = The tables cannot be reached right now: try again in a moment.
refused-being-prepared = { $game } is still being prepared on this server: try again in { $seconds } s.
refused-crowd = Too many things are happening at this table at once: try again.
refused-old-rules = This table was played under rules that this server no longer has.
refused-damaged = This table cannot be opened: its stored data is damaged. Whoever runs this server can find out more.
refused-not-found = There is nothing here.
refused-outdated = This page or program is older than the server: reload the page, or update the program.
refused-broken = Something went wrong on our side. It has been logged, and your game is safe.

## Previews of links, as chats show them.

preview-site = A small table for small-box games.
preview-waiting = { $names } is waiting: sit down and play.
preview-free = There’s a free seat: sit down and play.
preview-playing = A game is being played: { $names }.
preview-over = A finished game: { $names }.

## Notifications by Web Push

push-turn = It’s your turn.
