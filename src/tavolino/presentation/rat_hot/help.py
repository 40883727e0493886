"""What is on the table of Rat Hot, explained."""

from __future__ import annotations

from collections.abc import Iterator

from ...text.narrator import Narrator, Thing
from .appearance import APPEARANCE

SPICES = 4  # of each colour
STRIP = (
    "rules-rat-hot-laying",
    "rules-rat-hot-laying-table",
    "rules-rat-hot-laying-top",
    "rules-rat-hot-laying-stays",
)


def things(narrator: Narrator) -> list[Thing]:
    rats = narrator.say_here("rules-rat-hot-rats", "rules-rat-hot-rats-when")
    pile = narrator.say_here("about-rat-hot-pile-title")
    return [
        *(_field(narrator, f"{colour}-rat", rats) for colour in APPEARANCE.seat_colours),
        Thing(
            ("strip",), narrator.say_here("about-rat-hot-strip-title"), narrator.say_here(*STRIP)
        ),
        *_spices(narrator),
        _field(narrator, "empty", narrator.say_here("about-rat-hot-empty")),
        Thing(("pile",), pile, narrator.say_here("rules-rat-hot-turn")),
    ]


def _field(narrator: Narrator, face: str, text: str) -> Thing:
    return Thing((face,), narrator.say("field", face=face), text)


def _spices(narrator: Narrator) -> Iterator[Thing]:
    for colour in APPEARANCE.seat_colours:
        text = narrator.say("about-rat-hot-spice", colour=colour)
        if narrator.view["options"]["shrunk_groups_score"]:
            text += " " + narrator.say_here("about-rat-hot-shrunk")
        for number in range(1, SPICES + 1):
            yield _field(narrator, f"{colour[0]}{number}", text)
