"""What is on the table of Tabula Rasa, explained."""

from __future__ import annotations

from collections.abc import Iterator

from ...games.tabula_rasa.count import POINTS
from ...games.tabula_rasa.state import CASTLE_POINTS, TREASURE_POINTS
from ...text.cards import card
from ...text.narrator import Narrator, Thing
from .places import place_arguments

NUMBERS = [place for place in POINTS if place.isdigit()]
COLOURS = [place for place in POINTS if not place.isdigit()]


def things(narrator: Narrator) -> list[Thing]:
    players: int = narrator.view["options"]["players"]
    return [*_tiles(narrator, players), *_piles(narrator, players), *_knights(narrator)]


def _knights(narrator: Narrator) -> Iterator[Thing]:
    for colour in COLOURS:
        for number in NUMBERS:
            name = f"{colour}{number}"
            text = narrator.say("about-tabula-knight", place=colour, number=int(number))
            yield Thing((name,), card(narrator, name), text)


def _tiles(narrator: Narrator, players: int) -> Iterator[Thing]:
    how = narrator.say_here("about-tabula-treasure")
    if players == 3:
        how += " " + narrator.say_here("about-tabula-treasure-three")
    treasure = _worth(narrator, narrator.say_here("rules-tabula-treasure"), TREASURE_POINTS)
    yield Thing(("treasure",), treasure, how)
    castle = _worth(narrator, narrator.say_here("rules-tabula-castle"), CASTLE_POINTS)
    yield Thing(("castle",), castle, narrator.say_here("rules-tabula-castle-how"))
    for place, points in POINTS.items():
        title = narrator.say("about-tabula-territory-title", **place_arguments(place))
        text = narrator.say_here("about-tabula-territory")
        yield Thing((place,), _worth(narrator, title, points), text)


def _worth(narrator: Narrator, title: str, points: int) -> str:
    """ "Castle, 5 points" """
    return narrator.series([title, narrator.say("points", points=points)])


def _piles(narrator: Narrator, players: int) -> Iterator[Thing]:
    yield _thing(narrator, "stock", "about-tabula-stock-title", "rules-tabula-turn-end")
    yield _thing(narrator, "removed", "about-tabula-removed-title", "about-tabula-removed")
    if players == 4:
        yield _thing(narrator, "partner", "about-tabula-partner-title", "rules-tabula-teams")


def _thing(narrator: Narrator, name: str, title: str, text: str) -> Thing:
    return Thing((name,), narrator.say_here(title), narrator.say_here(text))
