"""Words for a game that has none: its moves in the notation, and the picture that it draws."""

from __future__ import annotations

from ..core import registry
from ..core.contract import Json
from .narrator import Narrator, Section, Words

MOST_LEGAL = 5  # examples of moves


def narrate(narrator: Narrator, event: Json) -> str:
    about = ", ".join(
        f"{name} {value}" for name, value in event.items() if name not in ("type", "player")
    )
    what = f"{event['type']} {about}".strip()
    player = event.get("player")
    name = narrator.name(player) if isinstance(player, int) else narrator.say("nothing")
    return narrator.say("any-event", name=name, what=what)


def prompt(narrator: Narrator) -> str:
    view = narrator.view
    if view.get("result") is not None:
        return narrator.say("scores", scores=narrator.scores(view["result"]["scores"]))
    if narrator.is_listener(view["player"]):
        return narrator.say("any-prompt", examples=", ".join(view["legal"][:MOST_LEGAL]))
    return narrator.say("any-waiting", name=narrator.name(view["player"]))


def move_words(narrator: Narrator, move: str) -> str:
    return move


def picture(view: Json) -> list[str]:
    """The table as the game draws it."""
    return registry.rules(view["game"]).picture(view).splitlines()


def describe(narrator: Narrator) -> list[Section]:
    return [
        narrator.section("status", "heading-status", [prompt(narrator)]),
        narrator.section("table", "heading-table", picture(narrator.view)),
    ]


def place(narrator: Narrator, name: str) -> str | None:
    return None


def words_of(game: str) -> Words:
    examples = registry.rules(game).move_help.split("  ")[0].strip()
    return Words(
        narrate,
        describe,
        prompt,
        move_words,
        place,
        hand="table",
        examples=examples,
        places="m",
        move_help=lambda narrator: {},
        place_help={"m": "help-read-map"},
    )
