"""Rat Hot in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from ..core.contract import Json
from .narrator import Narrator, Section, Words

COLOURS = ("red", "green")  # of seat 0 and of seat 1
_FACES = {"R": "red-rat", "G": "green-rat", ".": "empty"}
_FIELD = re.compile(r"(?P<column>[0-9]{1,2}),(?P<row>[0-9]{1,2})")
_PLACE = re.compile(r"(?P<column>\d+),(?P<row>\d+)(?P<direction>[NESW])")


def _field(teller: Narrator, face: str) -> str:
    return teller.say("field", face=_FACES.get(face, face))


def _fields(teller: Narrator, faces: Iterable[str]) -> str:
    """The fields one after the other: their order matters, so there is no "and"."""
    return teller.series(_field(teller, face) for face in faces)


def spices(teller: Narrator, faces: Iterable[str]) -> str:
    """What some fields show, in any order."""
    return teller.listing(_field(teller, face) for face in faces)


def _strip(teller: Narrator, strip: int) -> str:
    fields = _fields(teller, teller.view["strips"][str(strip)])
    return teller.say("rat-hot-strip", strip=strip, fields=fields)


def _strips(teller: Narrator, strips: Iterable[int]) -> str:
    return teller.listing(_strip(teller, strip) for strip in strips)


def _place(place: str) -> dict[str, str | int]:
    """The arguments `column`, `row` and `direction`."""
    found = _PLACE.fullmatch(place)
    assert found is not None, place
    return {
        "column": int(found["column"]),
        "row": int(found["row"]),
        "direction": found["direction"],
    }


# -- what happened -------------------------------------------------------------------------------


def narrate(teller: Narrator, event: Json) -> str:
    return EVENTS[event["type"]](teller, event)


def _lay(teller: Narrator, event: Json) -> str:
    text = teller.say(
        "rat-hot-lay",
        strip=event["strip"],
        fields=_fields(teller, event["fields"]),
        **_place(event["place"]),
        **teller.person(event["player"]),
    )
    if not event["covers"]:
        return text
    covered = _fields(teller, event["covers"])
    return f"{text} {teller.say('rat-hot-covers', height=event['height'], fields=covered)}"


def _score(teller: Narrator, event: Json) -> str:
    return teller.say(
        "rat-hot-score" if event["type"] == "score" else "rat-hot-final-score",
        points=event["points"],
        spice=_field(teller, event["spice"]),
        count=len(event["cells"]),
        **teller.person(event["player"]),
    )


def _rats(teller: Narrator, event: Json) -> str:
    return teller.say("rat-hot-rats", colour=COLOURS[event["player"]], count=event["count"])


def _turn_up(teller: Narrator, event: Json) -> str:
    return teller.say(
        "rat-hot-turn-up",
        strips=_strips(teller, event["strips"]),
        **teller.person(event["player"]),
    )


def _final(teller: Narrator, event: Json) -> str:
    return teller.say("rat-hot-final", scores=teller.scores(event["points"]))


def _end(teller: Narrator, event: Json) -> str:
    if not event["winners"]:
        text = teller.say("draw")
    elif event["reason"] == "rats":
        loser = 1 - event["winners"][0]
        text = teller.say("rat-hot-too-many-rats", **teller.person(loser))
    else:
        points = max(event["scores"])
        text = teller.say("wins-with-points", points=points, **teller.person(event["winners"][0]))
    return f"{text} {teller.say('scores', scores=teller.scores(event['scores']))}"


EVENTS: dict[str, Callable[[Narrator, Json], str]] = {
    "lay": _lay,
    "score": _score,
    "rats": _rats,
    "turn-up": _turn_up,
    "final-group": _score,
    "final": _final,
    "end": _end,
}


# -- what to do ----------------------------------------------------------------------------------


def prompt(teller: Narrator) -> str:
    view = teller.view
    if view["result"] is not None:
        return _end(teller, view["result"])
    strips = _strips(teller, view["turned_up"])
    if not teller.is_listener(view["player"]):
        return teller.say("rat-hot-waiting", strips=strips, name=teller.name(view["player"]))
    one = len(view["turned_up"]) == 1
    return teller.say("rat-hot-prompt" if one else "rat-hot-prompt-two", strips=strips)


def move_words(teller: Narrator, move: str) -> str:
    strip, _, place = move.partition("@")
    return teller.say("rat-hot-move-lay", strip=int(strip), **_place(place))


# -- the table in words --------------------------------------------------------------------------


def describe(teller: Narrator) -> list[Section]:
    return [
        teller.section("status", "heading-status", _status(teller)),
        teller.section("points", "heading-points", _points(teller)),
        teller.section("table", "heading-table", _rows(teller)),
        teller.section("decks", "heading-decks", [_pile(teller)]),
    ]


def _status(teller: Narrator) -> Iterator[str]:
    seat = teller.view["seat"]
    yield prompt(teller)
    if seat in (0, 1):
        yield teller.say("rat-hot-colour", colour=COLOURS[seat])


def _points(teller: Narrator) -> Iterator[str]:
    yield teller.say("scores", scores=teller.scores(teller.view["points"]))
    for colour, count in zip(COLOURS, teller.view["rats"], strict=True):
        yield teller.say("rat-hot-rats", colour=colour, count=count)


def _rows(teller: Narrator) -> Iterator[str]:
    """Each row from north to south."""
    table = teller.view["table"]
    for row in range(table["row"], table["row"] + len(table["fields"])):
        yield _row(teller, row)


def _row(teller: Narrator, row: int) -> str:
    """The fields of a row from west to east; bare cells break it up."""
    table = teller.view["table"]
    faces, heights = (table[layer][row - table["row"]] for layer in ("fields", "heights"))
    runs: list[tuple[int, list[str]]] = []
    bare = True
    for column, (face, height) in enumerate(zip(faces, heights, strict=True), table["column"]):
        if face is not None:
            if bare:
                runs.append((column, []))
            field = _field(teller, face)
            if height > 1:
                field = teller.say("rat-hot-high-field", field=field, height=height)
            runs[-1][1].append(field)
        bare = face is None
    text, *others = (
        teller.say("rat-hot-run", column=column, fields=teller.series(fields))
        for column, fields in runs
    )
    for other in others:
        text = teller.say("rat-hot-next-run", first=text, next=other)
    return teller.say("rat-hot-row", row=row, runs=text)


def place(teller: Narrator, name: str) -> str | None:
    """A row by its number, or a field by column and row."""
    table = teller.view["table"]
    if found := _FIELD.fullmatch(name):
        column, row = int(found["column"]), int(found["row"])
        across, down = column - table["column"], row - table["row"]
        if not (0 <= down < len(table["fields"]) and 0 <= across < len(table["fields"][0])):
            return teller.say("rat-hot-nothing-here", column=column, row=row)
        face, height = table["fields"][down][across], table["heights"][down][across]
        if face is None:
            return teller.say("rat-hot-nothing-here", column=column, row=row)
        field = _field(teller, face)
        return teller.say("rat-hot-field-here", column=column, row=row, field=field, height=height)
    rows = range(table["row"], table["row"] + len(table["fields"]))
    return _row(teller, int(name)) if name in map(str, rows) else None


def _pile(teller: Narrator) -> str:
    return teller.say("rat-hot-pile", count=len(teller.view["pile"]["strips"]))


WORDS = Words(
    narrate,
    describe,
    prompt,
    move_words,
    place,
    hand="status",
    examples="17@12,13E",
    places="r 12, s 12,13",
    move_help=lambda teller: {"17@12,13E": "help-lay-strip"},
    place_help={
        "r 12": "help-read-row",
        "s 12,13": "help-read-field",
        "m": "help-read-map",
        "h": "help-strips",
        "d": "help-pile",
    },
)
