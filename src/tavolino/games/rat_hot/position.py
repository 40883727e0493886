"""The whole table as text, including the hidden order of the pile, and back.

    rat-hot shrunk_groups_score
    player 0 to lay 2 5
    strips   r1 . g1 | r1 r2 . | g1 g2 . | r3 R r3 | g3 G g3 | r2 . g2 | r4 . g4
    laid     3@14,12S
    table    11   12   13   14
      12     r1    .   g1   r3
      13      -    -    -    R
      14      -    -    -   r3
    pile     6 4 1

The strips come in the order of their numbers, the start strip first; they are left out if the game
is played with ours. Laid strips are in laying order, the pile is in draw order. The table shows
each cell, with its height after a slash if that is not 1. It follows from the laid strips: it can
be left out, and is checked if it is there.
"""

from __future__ import annotations

from ...core import dispatch
from ...core.contract import Options, State
from ...core.errors import IllegalMove, OptionError
from ...core.position import Lines, Word, Words
from ...core.whole_numbers import whole_number
from .actions import decode
from .explain import refusal
from .notation import parse_move, place_text
from .options import check_options, options_of, strips_of
from .setup import REASONS, dealt
from .strips import FACE_NAMES, Strips, check_strips, ours
from .table import extent, face_down, faces, heights, laid_strips, turned_up

A_LINE = 7  # strips
BARE = "-"


def position(state: State) -> str:
    options = options_of(state)
    lines = ["rat-hot" + " shrunk_groups_score" * options["shrunk_groups_score"], _turn_line(state)]
    if options["strips"] is not None:
        fields = [" ".join(fields) for fields in strips_of(state).values()]
        lines += _wrapped("strips", fields, " | ")
    laid = [f"{strip}@{place_text(place)}" for strip, place in laid_strips(state)[1:]]
    lines += _wrapped("laid", laid, " ")
    rows = _table_rows(state)
    width = max(len(word) for _, *words in rows for word in words) + 1
    lines += [
        f"{label if label == 'table' else label.rjust(4):<6}"
        + "".join(word.rjust(max(width, 5)) for word in words)
        for label, *words in rows
    ]
    lines.append(_labelled("pile", " ".join(map(str, face_down(state)))))
    return "\n".join(lines) + "\n"


def _labelled(label: str, words: str) -> str:
    return f"{label:<7}  {words}".rstrip()


def _wrapped(label: str, words: list[str], between: str) -> list[str]:
    starts = range(0, len(words), A_LINE)
    return [_labelled(label, between.join(words[start : start + A_LINE])) for start in starts]


def _turn_line(state: State) -> str:
    player = int(state["player"][0])
    if state["over"][0]:
        winner = int(state["winner"][0])
        who = f"player {winner}" if winner >= 0 else "nobody"
        return f"player {player} was last, {who} wins by {REASONS[int(state['reason'][0])]}"
    return f"player {player} to lay {' '.join(map(str, turned_up(state)))}"


def _table_rows(state: State) -> list[list[str]]:
    """The table from above, as far as strips lie on it, each row with its label first."""
    columns, rows = extent(state)
    shown, height = faces(state), heights(state)

    def cell(column: int, row: int) -> str:
        high = height[row, column]
        name = FACE_NAMES[shown[row, column]] if high else BARE
        return name if high < 2 else f"{name}/{high}"

    return [
        ["table", *map(str, columns)],
        *([str(row), *(cell(column, row) for column in columns)] for row in rows),
    ]


# -- and back ------------------------------------------------------------------------------------


def from_position(text: str) -> State:
    lines = Lines(text)
    options = _read_options(lines.take("the name of the game"))
    turn = lines.take("whose turn it is")
    words = lines.take("the pile")
    if words.first.text == "strips":
        options["strips"], words = _read_strips(lines, words)
    laid: list[Word] = []
    while words.first.text == "laid":
        words.exactly("laid")
        laid += words.until()
        words = lines.take("the pile")
    table: list[Words] = []
    while words.first.text == "table" or (table and whole_number(words.first.text) is not None):
        table.append(words)
        words = lines.take("the pile")
    words.exactly("pile")
    pile = words.until()
    lines.done()

    turn_words = turn.until()
    player, up = _read_turn(turn_words, turn.here)
    order = _read_order([*laid, *up, *pile], words.here, len(options["strips"] or ours()) - 1)
    # A turn has two strips, the first turn one: the last turn began or ended with this one.
    turns = (len(laid) + 1) // 2 if up else len(laid) // 2
    state = dealt((player + turns) % 2, order, options)
    for word in laid:
        _replay(state, word)
    _compare(turn_words, turn.here, _turn_line(state).split())
    if table:
        _compare_table(table, _table_rows(state), words.first)
    return state


def _read_options(words: Words) -> Options:
    words.exactly("rat-hot")
    given: Options = {}
    place = words.here
    for word in words.until():
        if word.text == "strips":
            raise word.wrong("the strips belong on lines of their own")
        given[word.text] = True
    try:
        return check_options(given)
    except OptionError as error:
        raise place.wrong(str(error)) from error


def _read_strips(lines: Lines, words: Words) -> tuple[Strips, Words]:
    """The set of strips, and the line after it."""
    strips: dict[str, list[str]] = {}
    places: dict[str, Word] = {}
    while words.first.text == "strips":
        words.exactly("strips")
        while words.more:
            number = str(len(strips))
            places[number] = words.here
            strips[number] = []
            while words.more and words.here.text != "|":
                strips[number].append(words.take("a field").text)
            if words.more:
                words.exactly("|")
        places[""] = words.here
        words = lines.take("the pile")
    try:
        return check_strips(strips, lambda number: f"{number}\0"), words
    except OptionError as error:
        number, _, what = str(error).partition("\0")
        raise places[number].wrong(what) from error


def _read_turn(words: list[Word], end: Word) -> tuple[int, list[Word]]:
    """Who is, or was, to move, and the turned up strips. The rest is compared later."""
    if len(words) < 3:
        raise end.wrong("expected whose turn it is, like 'player 0 to lay 17 23'")
    player = words[1].number(0, 1)
    if words[2].text not in ("to", "was"):
        raise words[2].wrong(f"expected 'to' or 'was', found {words[2].text!r}")
    return player, words[4:] if words[2].text == "to" else []


def _read_order(words: list[Word], end: Word, strips: int) -> list[int]:
    order: list[int] = []
    for word in words:
        strip = Word(word.text.partition("@")[0], word.line, word.column).number(1, strips)
        if strip in order:
            raise word.wrong(f"strip {strip} is already there")
        order.append(strip)
    if missing := [str(strip) for strip in range(1, strips + 1) if strip not in order]:
        raise end.wrong(f"no place given for strip {' '.join(missing)}")
    return order


def _replay(state: State, word: Word) -> None:
    if state["over"][0]:
        raise word.wrong("the game was over before this strip was laid")
    try:
        action = parse_move(state, word.text)
    except IllegalMove as error:
        raise word.wrong(str(error)) from error
    strip = int(word.text.partition("@")[0])
    if reason := refusal(state, strip, decode(action)[1]):
        raise word.wrong(reason)
    dispatch.apply_at(state, 0, action)


def _compare(found: list[Word], end: Word, expected: list[str]) -> None:
    for word, text in zip(found, expected, strict=False):
        if word.text != text:
            raise word.wrong(f"expected {text!r}, found {word.text!r}")
    if len(found) < len(expected):
        raise end.wrong(f"expected {expected[len(found)]!r}, found the end of the line")
    if len(found) > len(expected):
        raise found[len(expected)].wrong("expected the end of the line")


def _compare_table(found: list[Words], expected: list[list[str]], end: Word) -> None:
    for words, row in zip(found, expected, strict=False):
        _compare(words.until(), words.here, row)
    if len(found) < len(expected):
        raise end.wrong(f"expected row {expected[len(found)][0]} of the table")
    if len(found) > len(expected):
        raise found[len(expected)].first.wrong("no strip lies on this row")
