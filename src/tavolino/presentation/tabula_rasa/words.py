"""Tabula Rasa in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...core.contract import Json
from ...text.cards import card, cards, the_card
from ...text.narrator import Brief, Narrator, Section, Words, capital
from .help import things
from .picking import LAY
from .places import place_arguments


def _row(narrator: Narrator, row: int, team: str = "team") -> dict[str, str]:
    """Who a row belongs to: the arguments `who` and `name`. `team` is the message for partners."""
    seats = narrator.view["teams"][row]
    if len(seats) == 1:
        return narrator.person(seats[0])
    first, second = (narrator.name(seat) for seat in seats)
    ours = any(narrator.is_listener(seat) for seat in seats)
    return {
        "who": "team" if ours else "other",
        "name": narrator.say(team, first=first, second=second),
    }


def _row_names(narrator: Narrator, rows: list[int]) -> str:
    """Who some rows belong to, as a list."""
    names = []
    for row in rows:
        owner = _row(narrator, row, "team-entry")
        own = "you" if owner["who"] == "you" else "your-team"
        names.append(owner["name"] if owner["who"] == "other" else narrator.say(own))
    return narrator.listing(names)


# -- what happened -------------------------------------------------------------------------------


def narrate(narrator: Narrator, event: Json) -> str:
    return EVENTS[event["type"]](narrator, event)


def _lay(narrator: Narrator, event: Json) -> str:
    return narrator.say(
        "tabula-lay",
        card=the_card(narrator, event["card"]),
        count=event["knights"],
        **place_arguments(event["place"]),
        **narrator.person(event["player"]),
    )


def _draw(narrator: Narrator, event: Json) -> str:
    return narrator.say(
        "tabula-draw",
        card=the_card(narrator, event["card"]),
        left=event["left"],
        **narrator.person(event["player"]),
    )


def _territory(narrator: Narrator, event: Json) -> str:
    where = place_arguments(event["place"])
    if event["owner"] is not None:
        owner = _row(narrator, event["owner"])
        texts = [narrator.say("tabula-takes", points=event["points"], **where, **owner)]
        texts += [
            narrator.say("tabula-treasure", **_row(narrator, row)) for row in event["treasures"]
        ]
        return " ".join(texts)
    if event["treasures"]:
        rows = _row_names(narrator, event["treasures"])
        return narrator.say("tabula-tie", rows=rows, **where)
    return narrator.say("tabula-tie-of-all" if any(event["knights"]) else "tabula-nobody", **where)


def _castle(narrator: Narrator, event: Json) -> str:
    if event["owner"] is None:
        return narrator.say("tabula-no-castle")
    owner = _row(narrator, event["owner"])
    return narrator.say("tabula-castle", points=event["points"], **owner)


def _end(narrator: Narrator, event: Json) -> str:
    teams: list[list[int]] = narrator.view["teams"]
    points = [event["scores"][seats[0]] for seats in teams]
    best = [row for row, seats in enumerate(teams) if seats[0] in event["winners"]]
    if len(best) == 1:
        text = narrator.say("wins-with-points", points=max(points), **_row(narrator, best[0]))
    else:
        rows = _row_names(narrator, best)
        text = narrator.say("tabula-shared", points=max(points), rows=rows)
    return f"{text} {_scores(narrator, points)}"


def _scores(narrator: Narrator, points: list[int]) -> str:
    return narrator.say("scores", scores=_listed(narrator, points))


def _listed(narrator: Narrator, points: list[int]) -> str:
    return narrator.series(
        narrator.say("score-entry", points=scored, **_row(narrator, row, "team-entry"))
        for row, scored in enumerate(points)
    )


EVENTS: dict[str, Callable[[Narrator, Json], str]] = {
    "lay": _lay,
    "draw": _draw,
    "territory": _territory,
    "castle": _castle,
    "end": _end,
}


def brief(narrator: Narrator, events: list[Json]) -> list[Brief]:
    """Everybody draws after every turn, until the stock is empty."""
    pieces = []
    for event in events:
        if event["type"] == "lay":
            where = place_arguments(event["place"])
            said = narrator.say("tabula-brief-lay", card=card(narrator, event["card"]), **where)
            pieces.append(Brief(said, places=(f"place {event['place']}",)))
        elif event["type"] == "draw" and event["left"] == 0:
            pieces.append(Brief(narrator.say("tabula-brief-stock-empty")))
        elif event["type"] == "end":
            pieces.append(Brief(_end(narrator, event)))
    return pieces


def ending(narrator: Narrator) -> str:
    view = narrator.view
    return _scores(narrator, [view["result"]["scores"][seats[0]] for seats in view["teams"]])


# -- what to do ----------------------------------------------------------------------------------


def prompt(narrator: Narrator) -> str:
    view = narrator.view
    if view["result"] is not None:
        return _end(narrator, view["result"])
    if narrator.is_listener(view["player"]):
        return narrator.say("tabula-prompt")
    return narrator.say("tabula-waiting", name=narrator.name(view["player"]))


def move_words(narrator: Narrator, move: str) -> str:
    parts = LAY.read(move)
    assert parts is not None, move
    card, place = the_card(narrator, parts["card"]), place_arguments(parts["place"])
    return capital(narrator.say("tabula-move-lay", card=card, **place))


# -- the table in words --------------------------------------------------------------------------


def describe(narrator: Narrator) -> list[Section]:
    view, seat = narrator.view, narrator.view["seat"]
    sections = [
        narrator.section("status", "heading-status", _status(narrator)),
        narrator.section("table", "tabula-territories", _territories(narrator)),
    ]
    if isinstance(seat, int):
        held = [card(narrator, name) for name in view["hands"][seat]["cards"]]
        lines = held or [narrator.say("no-cards")]
        sections.append(narrator.section("hand", "heading-hand", lines))
    others = [other for other in range(len(view["hands"])) if other != seat]
    hands = (_hand(narrator, other) for other in others)
    sections.append(narrator.section("hands", "heading-hands", hands))
    sections.append(narrator.section("decks", "heading-decks", _decks(narrator)))
    return sections


def _status(narrator: Narrator) -> Iterator[str]:
    yield prompt(narrator)
    for seats in narrator.view["teams"]:
        for seat in seats:
            partner = [other for other in seats if other != seat]
            if narrator.is_listener(seat) and partner:
                yield narrator.say("tabula-partner", name=narrator.name(partner[0]))
    if narrator.view["result"] is None:
        listed = _listed(narrator, narrator.view["points"])
        yield narrator.say("tabula-if-it-ended-now", scores=listed)


def _territories(narrator: Narrator) -> Iterator[str]:
    for territory in narrator.view["territories"]:
        yield _territory_words(narrator, territory)


def _territory_words(narrator: Narrator, territory: Json) -> str:
    """A territory: what it is worth, and the knights there."""
    where = place_arguments(territory["place"])
    parts = [narrator.say("tabula-territory-title", points=territory["points"], **where)]
    for row, knights in enumerate(territory["knights"]):
        what = narrator.say("nothing")
        if knights:
            listed = cards(narrator, knights)
            what = narrator.say("tabula-knights", count=len(knights), cards=listed)
        parts.append(narrator.say("has", what=what, **_row(narrator, row)))
    return " ".join(parts)


def place(narrator: Narrator, name: str) -> str | None:
    """A territory by its number, or by the letter of its colour."""
    for territory in narrator.view["territories"]:
        if territory["place"] == name:
            return _territory_words(narrator, territory)
    return None


def _hand(narrator: Narrator, seat: int) -> str:
    hand = narrator.view["hands"][seat]
    if hand["hidden"]:
        what = narrator.say("cards", count=hand["hidden"])
    else:
        what = cards(narrator, hand["cards"])
    return narrator.say("has", what=what, **narrator.person(seat))


def _decks(narrator: Narrator) -> Iterator[str]:
    stock, removed = narrator.view["stock"], narrator.view["removed"]
    yield narrator.say("tabula-stock", left=stock["hidden"] + len(stock["cards"]))
    if stock["cards"]:
        yield cards(narrator, stock["cards"])
    if removed["cards"]:
        yield narrator.say("tabula-removed", cards=cards(narrator, removed["cards"]))
    else:
        out = narrator.say("cards", count=removed["hidden"])
        yield narrator.say("tabula-removed", cards=out)


WORDS = Words(
    narrate,
    describe,
    prompt,
    move_words,
    place,
    hand="hand",
    examples="r4@4, r4@r",
    places="t 4, t r",
    move_help=lambda narrator: {
        "r4@4": "help-lay-number",
        "r4@r": "help-lay-colour",
        "r y g b p": "help-five-colours",
    },
    place_help={"t 4": "help-read-territory", "h": "help-hand"},
    brief=brief,
    ending=ending,
    about={"territory": lambda narrator, place: place_arguments(place)},
    things=things,
)
