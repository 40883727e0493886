"""Tabula Rasa in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..core.contract import Json
from .cards import card, cards, the_card
from .narrator import Narrator, Section, Words


def place_arguments(place: str) -> dict[str, str | int]:
    """The arguments `place` and `number` of a territory."""
    if place.isdigit():
        return {"place": "number", "number": int(place)}
    return {"place": place, "number": 0}


def _row(teller: Narrator, row: int, team: str = "team") -> dict[str, str]:
    """Who a row belongs to: the arguments `who` and `name`. `team` is the message for partners."""
    seats = teller.view["teams"][row]
    if len(seats) == 1:
        return teller.person(seats[0])
    first, second = (teller.name(seat) for seat in seats)
    ours = any(teller.is_listener(seat) for seat in seats)
    return {
        "who": "team" if ours else "other",
        "name": teller.say(team, first=first, second=second),
    }


def _row_names(teller: Narrator, rows: list[int]) -> str:
    """Who some rows belong to, as a list."""
    names = []
    for row in rows:
        owner = _row(teller, row, "team-entry")
        own = "you" if owner["who"] == "you" else "your-team"
        names.append(owner["name"] if owner["who"] == "other" else teller.say(own))
    return teller.listing(names)


# -- what happened -------------------------------------------------------------------------------


def narrate(teller: Narrator, event: Json) -> str:
    return EVENTS[event["type"]](teller, event)


def _lay(teller: Narrator, event: Json) -> str:
    return teller.say(
        "tabula-lay",
        card=the_card(teller, event["card"]),
        count=event["knights"],
        **place_arguments(event["place"]),
        **teller.person(event["player"]),
    )


def _draw(teller: Narrator, event: Json) -> str:
    return teller.say(
        "tabula-draw",
        card=the_card(teller, event["card"]),
        left=event["left"],
        **teller.person(event["player"]),
    )


def _territory(teller: Narrator, event: Json) -> str:
    where = place_arguments(event["place"])
    if event["owner"] is not None:
        owner = _row(teller, event["owner"])
        texts = [teller.say("tabula-takes", points=event["points"], **where, **owner)]
        texts += [teller.say("tabula-treasure", **_row(teller, row)) for row in event["treasures"]]
        return " ".join(texts)
    if event["treasures"]:
        rows = _row_names(teller, event["treasures"])
        return teller.say("tabula-tie", rows=rows, **where)
    return teller.say("tabula-tie-of-all" if any(event["knights"]) else "tabula-nobody", **where)


def _castle(teller: Narrator, event: Json) -> str:
    if event["owner"] is None:
        return teller.say("tabula-no-castle")
    owner = _row(teller, event["owner"])
    return teller.say("tabula-castle", points=event["points"], **owner)


def _end(teller: Narrator, event: Json) -> str:
    teams: list[list[int]] = teller.view["teams"]
    points = [event["scores"][seats[0]] for seats in teams]
    best = [row for row, seats in enumerate(teams) if seats[0] in event["winners"]]
    if len(best) == 1:
        text = teller.say("wins-with-points", points=max(points), **_row(teller, best[0]))
    else:
        rows = _row_names(teller, best)
        text = teller.say("tabula-shared", points=max(points), rows=rows)
    return f"{text} {_scores(teller, points)}"


def _scores(teller: Narrator, points: list[int]) -> str:
    listed = (
        teller.say("score-entry", points=scored, **_row(teller, row, "team-entry"))
        for row, scored in enumerate(points)
    )
    return teller.say("scores", scores=teller.series(listed))


EVENTS: dict[str, Callable[[Narrator, Json], str]] = {
    "lay": _lay,
    "draw": _draw,
    "territory": _territory,
    "castle": _castle,
    "end": _end,
}


# -- what to do ----------------------------------------------------------------------------------


def prompt(teller: Narrator) -> str:
    view = teller.view
    if view["result"] is not None:
        return _end(teller, view["result"])
    if teller.is_listener(view["player"]):
        return teller.say("tabula-prompt")
    return teller.say("tabula-waiting", name=teller.name(view["player"]))


def move_words(teller: Narrator, move: str) -> str:
    name, _, place = move.partition("@")
    return teller.say("tabula-move-lay", card=the_card(teller, name), **place_arguments(place))


# -- the table in words --------------------------------------------------------------------------


def describe(teller: Narrator) -> list[Section]:
    view, seat = teller.view, teller.view["seat"]
    sections = [
        teller.section("status", "heading-status", _status(teller)),
        teller.section("table", "tabula-territories", _territories(teller)),
    ]
    if isinstance(seat, int):
        held = [card(teller, name) for name in view["hands"][seat]["cards"]]
        lines = held or [teller.say("no-cards")]
        sections.append(teller.section("hand", "heading-hand", lines))
    others = [other for other in range(len(view["hands"])) if other != seat]
    hands = (_hand(teller, other) for other in others)
    sections.append(teller.section("hands", "heading-hands", hands))
    sections.append(teller.section("decks", "heading-decks", _decks(teller)))
    return sections


def _status(teller: Narrator) -> Iterator[str]:
    yield prompt(teller)
    for seats in teller.view["teams"]:
        for seat in seats:
            partner = [other for other in seats if other != seat]
            if teller.is_listener(seat) and partner:
                yield teller.say("tabula-partner", name=teller.name(partner[0]))


def _territories(teller: Narrator) -> Iterator[str]:
    for territory in teller.view["territories"]:
        yield _territory_words(teller, territory)


def _territory_words(teller: Narrator, territory: Json) -> str:
    """A territory: what it is worth, and the knights there."""
    where = place_arguments(territory["place"])
    parts = [teller.say("tabula-territory-title", points=territory["points"], **where)]
    for row, knights in enumerate(territory["knights"]):
        what = teller.say("nothing")
        if knights:
            listed = cards(teller, knights)
            what = teller.say("tabula-knights", count=len(knights), cards=listed)
        parts.append(teller.say("has", what=what, **_row(teller, row)))
    return " ".join(parts)


def place(teller: Narrator, name: str) -> str | None:
    """A territory by its number, or by the letter of its colour."""
    for territory in teller.view["territories"]:
        if territory["place"] == name:
            return _territory_words(teller, territory)
    return None


def _hand(teller: Narrator, seat: int) -> str:
    hand = teller.view["hands"][seat]
    if hand["hidden"]:
        what = teller.say("cards", count=hand["hidden"])
    else:
        what = cards(teller, hand["cards"])
    return teller.say("has", what=what, **teller.person(seat))


def _decks(teller: Narrator) -> Iterator[str]:
    stock, removed = teller.view["stock"], teller.view["removed"]
    yield teller.say("tabula-stock", left=stock["hidden"] + len(stock["cards"]))
    if stock["cards"]:
        yield cards(teller, stock["cards"])
    if removed["cards"]:
        yield teller.say("tabula-removed", cards=cards(teller, removed["cards"]))
    else:
        out = teller.say("cards", count=removed["hidden"])
        yield teller.say("tabula-removed", cards=out)


WORDS = Words(
    narrate,
    describe,
    prompt,
    move_words,
    place,
    hand="hand",
    examples="r4@4, r4@r",
    places="t 4, t r",
    move_help=lambda teller: {"r4@4": "help-lay-number", "r4@r": "help-lay-colour"},
    place_help={"t 4": "help-read-territory", "h": "help-hand"},
)
