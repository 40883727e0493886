"""Kuhn poker in words: what happened, what to do, what lies on the table. The sentences are in
`locales/`, one file per language."""

from __future__ import annotations

from tavolino.core.contract import Json
from tavolino.text.narrator import Narrator, Section, Words

from ..notation import MOVES


# --8<-- [start:narrate]
def narrate(narrator: Narrator, event: Json) -> str:
    """What happened: one of the events from `view.py`, as a sentence. `person` says who did it, to
    the listener."""
    if event["type"] == "end":
        return _end(narrator, event)
    if event["type"] == "show":
        return narrator.say("kuhn-show", card=event["card"], **narrator.person(event["player"]))
    return narrator.say(f"kuhn-{event['type']}", **narrator.person(event["player"]))


def _end(narrator: Narrator, end: Json) -> str:
    (winner,) = end["winners"]
    return narrator.say("kuhn-end", chips=end["scores"][winner], **narrator.person(winner))
    # --8<-- [end:narrate]


# --8<-- [start:prompt]
def prompt(narrator: Narrator) -> str:
    """What the listener has to do now."""
    view = narrator.view
    if view["result"] is not None:
        return _end(narrator, view["result"])
    if not narrator.is_listener(view["player"]):
        return narrator.say("kuhn-waiting", name=narrator.name(view["player"]))
    (card,) = view["hands"][view["seat"]]["cards"]
    return narrator.say("kuhn-prompt", card=card, bet="yes" if "bet" in view["moves"] else "no")
    # --8<-- [end:prompt]


def move_words(narrator: Narrator, move: str) -> str:
    return narrator.say(f"kuhn-move-{move}")


# --8<-- [start:describe]
def describe(narrator: Narrator) -> list[Section]:
    """The whole table, for people who cannot see it. People ask for these sections by name: `h`
    reads the hands, `d` the deck."""
    view = narrator.view
    played = (_move(narrator, ply) for ply in range(len(view["moves"])))
    hands = (_hand(narrator, seat) for seat in range(len(view["hands"])))
    return [
        narrator.section("status", "heading-status", [prompt(narrator)]),
        narrator.section("table", "heading-table", [_pot(narrator), *played]),
        narrator.section("hands", "heading-hands", hands),
        narrator.section("decks", "heading-decks", [_cards(narrator, view["deck"])]),
    ]
    # --8<-- [end:describe]


def _pot(narrator: Narrator) -> str:
    return narrator.say("kuhn-pot", chips=sum(narrator.view["chips"]))


def _move(narrator: Narrator, ply: int) -> str:
    """A move that was played. Players take turns."""
    view = narrator.view
    seat = (view["first"] + ply) % len(view["hands"])
    return narrator.say(f"kuhn-{view['moves'][ply]}", **narrator.person(seat))


def _hand(narrator: Narrator, seat: int) -> str:
    what = _cards(narrator, narrator.view["hands"][seat])
    return narrator.say("has", what=what, **narrator.person(seat))


def _cards(narrator: Narrator, pile: Json) -> str:
    """The cards that the listener sees, or how many there are."""
    if pile["cards"]:
        return narrator.listing(narrator.say("kuhn-card", card=card) for card in pile["cards"])
    return narrator.say("cards", count=pile["hidden"])


WORDS = Words(
    narrate,
    describe,
    prompt,
    move_words,
    place=lambda narrator, name: None,  # there are no places to ask about
    hand="hands",
    examples=", ".join(MOVES),
    places="m",
    move_help=lambda narrator: {move: f"kuhn-move-{move}" for move in MOVES},
    place_help={"h": "help-hand"},
)
