"""Rat Hot in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from ...core.contract import Json
from ...text.narrator import Arguments, Brief, Narrator, Section, Words
from .appearance import APPEARANCE
from .help import things
from .picking import LAY

COLOURS = APPEARANCE.seat_colours
_FACES = {"R": "red-rat", "G": "green-rat", ".": "empty"}
_FIELD = re.compile(r"(?P<column>[0-9]{1,2}),(?P<row>[0-9]{1,2})")


def _field(narrator: Narrator, face: str) -> str:
    return narrator.say("field", face=_FACES.get(face, face))


def fields_in_words(narrator: Narrator, faces: Iterable[str]) -> str:
    """The fields one after the other: their order matters, so there is no "and"."""
    return narrator.series(_field(narrator, face) for face in faces)


def spices(narrator: Narrator, faces: Iterable[str]) -> str:
    """What some fields show, in any order."""
    return narrator.listing(_field(narrator, face) for face in faces)


def _strip(narrator: Narrator, strip: int) -> str:
    fields = fields_in_words(narrator, narrator.view["strips"][str(strip)])
    return narrator.say("rat-hot-strip", strip=strip, fields=fields)


def _strips(narrator: Narrator, strips: Iterable[int]) -> str:
    return narrator.listing(_strip(narrator, strip) for strip in strips)


def _laid(move: str) -> Arguments:
    """The arguments `strip`, `column`, `row` and `direction` of a move."""
    parts = LAY.read(move)
    assert parts is not None, move
    numbers = {name: int(parts[name]) for name in ("strip", "column", "row")}
    return {**numbers, "direction": parts["turn"]}


# -- what happened -------------------------------------------------------------------------------


def narrate(narrator: Narrator, event: Json) -> str:
    return EVENTS[event["type"]](narrator, event)


def _lay(narrator: Narrator, event: Json) -> str:
    text = narrator.say(
        "rat-hot-lay",
        fields=fields_in_words(narrator, event["fields"]),
        **_laid(f"{event['strip']}@{event['place']}"),
        **narrator.person(event["player"]),
    )
    if not event["covers"]:
        return text
    covered = fields_in_words(narrator, event["covers"])
    return f"{text} {narrator.say('rat-hot-covers', height=event['height'], fields=covered)}"


def _score(narrator: Narrator, event: Json) -> str:
    return narrator.say(
        "rat-hot-score" if event["type"] == "score" else "rat-hot-final-score",
        points=event["points"],
        spice=_field(narrator, event["spice"]),
        count=len(event["cells"]),
        **narrator.person(event["player"]),
    )


def _rats(narrator: Narrator, event: Json) -> str:
    return narrator.say("rat-hot-rats", colour=COLOURS[event["player"]], count=event["count"])


def _turn_up(narrator: Narrator, event: Json) -> str:
    return narrator.say(
        "rat-hot-turn-up",
        strips=_strips(narrator, event["strips"]),
        **narrator.person(event["player"]),
    )


def _final(narrator: Narrator, event: Json) -> str:
    return narrator.say("rat-hot-final", scores=narrator.scores(event["points"]))


def _end(narrator: Narrator, event: Json) -> str:
    if not event["winners"]:
        text = narrator.say("draw")
    elif event["reason"] == "rats":
        loser = 1 - event["winners"][0]
        text = narrator.say("rat-hot-too-many-rats", **narrator.person(loser))
    else:
        points = max(event["scores"])
        text = narrator.say(
            "wins-with-points", points=points, **narrator.person(event["winners"][0])
        )
    return f"{text} {narrator.say('scores', scores=narrator.scores(event['scores']))}"


EVENTS: dict[str, Callable[[Narrator, Json], str]] = {
    "lay": _lay,
    "score": _score,
    "rats": _rats,
    "turn-up": _turn_up,
    "final-group": _score,
    "final": _final,
    "end": _end,
}


def brief(narrator: Narrator, events: list[Json]) -> list[Brief]:
    """The strip, which a board can draw, and what it scored; what is turned up lies open anyway."""
    if not events:
        return []
    player = events[0]["player"]
    pieces = [_brief_lay(narrator, event) for event in events if event["type"] == "lay"]
    for seat in (player, 1 - player):
        scored = [e for e in events if e["type"] == "score" and e["player"] == seat]
        if scored:
            points = sum(event["points"] for event in scored)
            places = tuple(_cells(cell for event in scored for cell in event["cells"]))
            if seat == player:
                said = narrator.say("rat-hot-brief-score", points=points)
            else:
                person = narrator.person(seat)
                said = narrator.say("rat-hot-brief-score-other", points=points, **person)
            pieces.append(Brief(said, places=places))
    for event in events:
        if event["type"] == "rats":
            pieces.append(_brief_rats(narrator, event))
        elif event["type"] in ("final", "end"):
            pieces.append(Brief(narrate(narrator, event)))
    return pieces


def _brief_lay(narrator: Narrator, event: Json) -> Brief:
    fields = event["fields"]
    said = narrator.say(
        "rat-hot-strip", strip=event["strip"], fields=fields_in_words(narrator, event["fields"])
    )
    return Brief(said, " ".join(fields), tuple(_cells(event["cells"])))


def _brief_rats(narrator: Narrator, event: Json) -> Brief:
    colour, count = COLOURS[event["player"]], event["count"]
    said = narrator.say("rat-hot-brief-rats", colour=colour, count=count)
    return Brief(said, f"{'RG'[event['player']]} {count}")


def _cells(cells: Iterable[list[int]]) -> Iterator[str]:
    return (f"cell {column},{row}" for column, row in cells)


def ending(narrator: Narrator) -> str:
    result = narrator.view["result"]
    if result["reason"] == "rats":
        return narrator.say("rat-hot-too-many-rats", **narrator.person(1 - result["winners"][0]))
    return narrator.say("scores", scores=narrator.scores(result["scores"]))


# -- what to do ----------------------------------------------------------------------------------


def prompt(narrator: Narrator) -> str:
    view = narrator.view
    if view["result"] is not None:
        return _end(narrator, view["result"])
    strips = _strips(narrator, view["turned_up"])
    if not narrator.is_listener(view["player"]):
        return narrator.say("rat-hot-waiting", strips=strips, name=narrator.name(view["player"]))
    one = len(view["turned_up"]) == 1
    return narrator.say("rat-hot-prompt" if one else "rat-hot-prompt-two", strips=strips)


def short_prompt(narrator: Narrator) -> str:
    """The strips are drawn beside the board, so they are not spelt out."""
    view = narrator.view
    if view["result"] is not None:
        return prompt(narrator)
    count = len(view["turned_up"])
    if not narrator.is_listener(view["player"]):
        return narrator.say(
            "rat-hot-short-waiting", count=count, name=narrator.name(view["player"])
        )
    return narrator.say("rat-hot-short-prompt", count=count)


def move_words(narrator: Narrator, move: str) -> str:
    return narrator.say("rat-hot-move-lay", **_laid(move))


# -- the table in words --------------------------------------------------------------------------


def describe(narrator: Narrator) -> list[Section]:
    return [
        narrator.section("status", "heading-status", _status(narrator)),
        narrator.section("points", "heading-points", _points(narrator)),
        narrator.section("table", "heading-table", _rows(narrator)),
        narrator.section("decks", "heading-decks", [_pile(narrator)]),
    ]


def _status(narrator: Narrator) -> Iterator[str]:
    seat = narrator.view["seat"]
    yield prompt(narrator)
    if seat in (0, 1):
        yield narrator.say("rat-hot-colour", colour=COLOURS[seat])


def _points(narrator: Narrator) -> Iterator[str]:
    yield narrator.say("scores", scores=narrator.scores(narrator.view["points"]))
    for colour, count in zip(COLOURS, narrator.view["rats"], strict=True):
        yield narrator.say("rat-hot-rats", colour=colour, count=count)


def _rows(narrator: Narrator) -> Iterator[str]:
    """Each row from north to south."""
    table = narrator.view["table"]
    for row in range(table["row"], table["row"] + len(table["fields"])):
        yield _row(narrator, row)


def _row(narrator: Narrator, row: int) -> str:
    """The fields of a row from west to east; bare cells break it up."""
    table = narrator.view["table"]
    faces, heights = (table[layer][row - table["row"]] for layer in ("fields", "heights"))
    runs: list[tuple[int, list[str]]] = []
    bare = True
    for column, (face, height) in enumerate(zip(faces, heights, strict=True), table["column"]):
        if face is not None:
            if bare:
                runs.append((column, []))
            field = _field(narrator, face)
            if height > 1:
                field = narrator.say("rat-hot-high-field", field=field, height=height)
            runs[-1][1].append(field)
        bare = face is None
    text, *others = (
        narrator.say("rat-hot-run", column=column, fields=narrator.series(fields))
        for column, fields in runs
    )
    for other in others:
        text = narrator.say("rat-hot-next-run", first=text, next=other)
    return narrator.say("rat-hot-row", row=row, runs=text)


def place(narrator: Narrator, name: str) -> str | None:
    """A row by its number, or a field by column and row."""
    table = narrator.view["table"]
    if found := _FIELD.fullmatch(name):
        column, row = int(found["column"]), int(found["row"])
        across, down = column - table["column"], row - table["row"]
        if not (0 <= down < len(table["fields"]) and 0 <= across < len(table["fields"][0])):
            return narrator.say("rat-hot-nothing-here", column=column, row=row)
        face, height = table["fields"][down][across], table["heights"][down][across]
        if face is None:
            return narrator.say("rat-hot-nothing-here", column=column, row=row)
        field = _field(narrator, face)
        return narrator.say(
            "rat-hot-field-here", column=column, row=row, field=field, height=height
        )
    rows = range(table["row"], table["row"] + len(table["fields"]))
    return _row(narrator, int(name)) if name in map(str, rows) else None


def _pile(narrator: Narrator) -> str:
    return narrator.say("rat-hot-pile", count=len(narrator.view["pile"]["strips"]))


WORDS = Words(
    narrate,
    describe,
    prompt,
    move_words,
    place,
    hand="status",
    examples="17@12,13E",
    places="r 12, s 12,13",
    move_help=lambda narrator: {"17@12,13E": "help-lay-strip"},
    place_help={
        "r 12": "help-read-row",
        "s 12,13": "help-read-field",
        "m": "help-read-map",
        "h": "help-strips",
        "d": "help-pile",
    },
    brief=brief,
    ending=ending,
    short_prompt=short_prompt,
    about={"faces": lambda narrator, faces: {"spices": spices(narrator, faces)}},
    things=things,
)
