### The page's board of Rat Hot.

board-rat-hot-warehouse = Warehouse
board-rat-hot-strip = Strip { $strip }: { $fields }
board-rat-hot-turn = Turn the strip
board-rat-hot-closer = Zoom in
board-rat-hot-farther = Zoom out
board-rat-hot-whole = Show all strips
# What a field shows, and how high it lies. $face: see "field".
board-rat-hot-field = Column { $column }, row { $row }: { field }, height { $height }
# What a strip would score where it is held. $points: "+2", or "0".
board-rat-hot-would-score = { $who ->
    [you] { $points } for you
   *[other] { $points } for { $name }
}
board-rat-hot-no-points = no points
board-rat-hot-danger = { $count } of your rats in sight: you lose if your turn ends like this
board-rat-hot-lay-here = Lay it here
board-rat-hot-colour = { $colour ->
    [red] red
   *[green] green
}
board-rat-hot-rats = { $count ->
    [0] no rats in sight
    [one] { $count } rat in sight
   *[other] { $count } rats in sight
}
board-rat-hot-left = { $count ->
    [0] No strips left
    [one] { $count } strip left
   *[other] { $count } strips left
}
board-rat-hot-to-come = Still to come
board-rat-hot-in-order = Still to come, in this order
