"""Kuhn poker in words: what happened, what to do, what lies on the table. The sentences are in
`locales/`, one file per language."""

from __future__ import annotations

from tavolino.core.contract import Json
from tavolino.text.narrator import Narrator, Section, Words

from ..notation import MOVES


# --8<-- [start:narrate]
def narrate(narrator: Narrator, event: Json) -> str:
    """What happened: one of the events that `view.py` tells, as a sentence. `person` says who did
    it, to the listener."""
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
    """What is asked of the listener now."""
    view = narrator.view
    if view["result"] is not None:
        return _end(narrator, view["result"])
    if not narrator.is_listener(view["player"]):
        return narrator.say("kuhn-waiting", name=narrator.name(view["player"]))
    return narrator.say("kuhn-prompt", card=_hand(view), bet=str(_is_bet(view)).lower())
    # --8<-- [end:prompt]


def _hand(view: Json) -> str:
    return str(view["hands"][view["seat"]]["cards"][0])


def _is_bet(view: Json) -> bool:
    return "call" in view["legal"]


def move_words(narrator: Narrator, move: str) -> str:
    return narrator.say(f"kuhn-move-{move}")


# --8<-- [start:describe]
def describe(narrator: Narrator) -> list[Section]:
    """The whole table, for those who cannot see it."""
    view = narrator.view
    table = [narrator.say("kuhn-pot", chips=sum(view["chips"]))]
    table += [_said(narrator, ply) for ply in range(len(view["moves"]))]
    for seat, hand in enumerate(view["hands"]):
        if hand["cards"] and not narrator.is_listener(seat):
            shown = {"card": hand["cards"][0], **narrator.person(seat)}
            table.append(narrator.say("kuhn-show", **shown))
    sections = [
        narrator.section("status", "heading-status", [prompt(narrator)]),
        narrator.section("table", "heading-table", table),
    ]
    if isinstance(view["seat"], int):
        own = narrator.say("kuhn-card", card=_hand(view))
        sections.append(narrator.section("hand", "heading-hand", [own]))
    return sections


def _said(narrator: Narrator, ply: int) -> str:
    """A move that was played. Players take turns."""
    view = narrator.view
    seat = (view["first"] + ply) % 2
    return narrator.say(f"kuhn-{view['moves'][ply]}", **narrator.person(seat))
    # --8<-- [end:describe]


WORDS = Words(
    narrate,
    describe,
    prompt,
    move_words,
    place=lambda narrator, name: None,  # there are no places to ask about
    hand="hand",
    examples=", ".join(MOVES),
    places="m",
    move_help=lambda narrator: {move: f"kuhn-move-{move}" for move in MOVES},
    place_help={"h": "help-hand"},
)
