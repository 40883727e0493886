"""A game of another package, of which we have no words: its moves in the notation, and the picture
that it draws of itself."""

from __future__ import annotations

from ..core import registry
from ..core.contract import Json
from .narrator import Narrator, Section, Words

MOST_LEGAL = 5  # examples of moves


def narrate(teller: Narrator, event: Json) -> str:
    about = ", ".join(
        f"{name} {value}" for name, value in event.items() if name not in ("type", "player")
    )
    what = f"{event['type']} {about}".strip()
    player = event.get("player")
    name = teller.name(player) if isinstance(player, int) else teller.say("nothing")
    return teller.say("any-event", name=name, what=what)


def prompt(teller: Narrator) -> str:
    view = teller.view
    if view.get("result") is not None:
        return teller.say("scores", scores=teller.scores(view["result"]["scores"]))
    if teller.is_listener(view["player"]):
        return teller.say("any-prompt", examples=", ".join(view["legal"][:MOST_LEGAL]))
    return teller.say("any-waiting", name=teller.name(view["player"]))


def move_words(teller: Narrator, move: str) -> str:
    return move


def picture(view: Json) -> list[str]:
    """The table as the game draws it."""
    return registry.rules(view["game"]).picture(view).splitlines()


def describe(teller: Narrator) -> list[Section]:
    return [
        teller.section("status", "heading-status", [prompt(teller)]),
        teller.section("table", "heading-table", picture(teller.view)),
    ]


def place(teller: Narrator, name: str) -> str | None:
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
        move_help=lambda teller: {},
        place_help={"m": "help-read-map"},
    )
