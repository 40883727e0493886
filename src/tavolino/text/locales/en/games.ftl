### What the page of played games says.

games-title = My games
games-lead = Every game you’ve finished in this browser. They’re kept only here; there’s no account.
games-all-played = All games you’ve played
games-none = No finished games yet. Play one, and you’ll find it here.
games-no-storage = This browser doesn’t let the page store anything: games aren’t kept here.

## Filters

games-filters = Filters
games-filter-game = Game
games-filter-edition = Edition
games-filter-opponent = Opponent
games-filter-result = Result
games-filter-when = When
games-any = All
games-any-time = Any time
games-last-month = Last 30 days
games-last-year = Last 12 months
# Opponents who are not bots.
games-people = People
games-no-match = No games match these filters.

## Results

games-won = Won
games-draw = Drawn
games-lost = Lost
# All players were at this device.
games-shared = Shared device
games-won-by = Won by { $names }
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
games-blunders = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
games-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
games-inaccuracies = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
games-no-mistakes = No mistakes
games-not-reviewed = Not reviewed
games-review = Review
games-review-which = Review: { $game }, { $date }
games-no-record = Neither the table nor a saved game is left of this one.
games-more = Show more

## Win rates

games-rates = Win rates
games-rates-text = A draw counts as half a win. Games with everybody on this device aren’t counted.
games-col-rate = Win rate
games-col-month = Month
games-percent = { $percent }%
games-plot = Win rate over time
games-plot-text = The line shows the win rate over the last { $count } games. Each mark at the top is a win, each mark at the bottom a loss.
games-plot-heard = Win rate from { $from } to { $to }. Over the last { $count } games: { $percent }%.
games-plot-table = As a table

## Keeping and carrying over

games-keep = Keep your games, or take them with you
games-keep-text = The list and the saved games are in this browser only. Save them as a file, or carry them to another device. Whatever is there already stays.
games-keys = Include the keys of your tables
games-keys-text = Lets you continue unfinished games elsewhere. Whoever gets the file or the link sees your cards and can play in your place.
games-export = Save as a file
games-import = Open a file
games-carry = Link to another device
games-carry-text = For the link, everything is encrypted in this browser. The server can’t read it, keeps it for ten minutes and hands it out once.
games-carry-insecure = A link to another device works only over https. Save a file instead.
games-carry-large = That’s too much for a link: save a file instead.
games-carry-code = QR code with the link
games-carry-ready = Scan the code with the other device, or open the link there. It works once, until { $time }.
games-arriving = Games from another device
games-arriving-text = This link brings games into this browser. They are added to those that are here; nothing is removed. The link works only once.
games-arriving-take = Add them here
games-arriving-damaged = This link is damaged: copy all of it, or make a new one on the other device.
games-added = { $fresh ->
    [0] No new games
    [one] { $fresh } game was added
   *[other] { $fresh } games were added
}; already here: { $known }.
games-added-tables = { $count ->
    [one] You can also continue at { $count } table.
   *[other] You can also continue at { $count } tables.
}

## What is wrong with a file or a link

games-wrong-large = This file is larger than { $most } MB. That isn’t a list of games.
games-wrong-unreadable = This file can’t be read: it is damaged, or doesn’t contain saved games.
games-wrong-other = This file contains no games saved from this page.
games-wrong-newer = This file was saved by a newer version of the page. Reload this page and try again.
games-wrong-field = This file is damaged ({ $where }). Nothing was added.
games-wrong-link = This link is incomplete or damaged. Make a new one on the other device.
