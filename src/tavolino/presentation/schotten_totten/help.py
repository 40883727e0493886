"""What is on the table of Schotten-Totten, explained by edition."""

from __future__ import annotations

from collections.abc import Iterator

from ...text.narrator import Narrator, Thing
from .appearance import APPEARANCE
from .cards import card

CLAN_CARDS = tuple(
    f"{suit}{value}" for suit in APPEARANCE.suits for value in range(1, APPEARANCE.values + 1)
)
# What a tactic card does, by edition where it differs.
TACTICS = {
    "joker-1": "rules-schotten-joker",
    "joker-2": "rules-schotten-joker",
    "spy": "rules-schotten-spy",
    "shield": "rules-schotten-shield",
    "fog": "rules-schotten-fog",
    "mud": "rules-schotten-mud",
    "scout": "rules-schotten-scout-iello",
    "redeploy": "rules-schotten-redeploy",
    "deserter": "rules-schotten-deserter",
    "traitor": "rules-schotten-traitor",
}
OTHERWISE = {
    "ps-games": {"scout": "rules-schotten-scout-ps-games"},
    "menhir": {
        "scout": "rules-schotten-scout-menhir",
        "redeploy": "rules-schotten-redeploy-menhir",
        "deserter": "rules-schotten-deserter-menhir",
        "traitor": "rules-schotten-traitor-menhir",
    },
}
FORMATIONS = {
    "colour-run": ("rules-schotten-colour-run", "rules-schotten-colour-run-text"),
    "kind": ("rules-schotten-kind", "rules-schotten-kind-text"),
    "colour": ("rules-schotten-colour", "rules-schotten-colour-text"),
    "run": ("rules-schotten-run", "rules-schotten-run-text"),
    "sum": ("rules-schotten-sum", "rules-schotten-sum-text"),
}


def things(narrator: Narrator) -> list[Thing]:
    tactics: bool = narrator.view["options"]["tactics"]
    return [
        *(_tactics(narrator) if tactics else ()),
        *_stones(narrator),
        *_piles(narrator, tactics),
        *(
            Thing((name,), narrator.say_here(title), narrator.say_here(text))
            for name, (title, text) in FORMATIONS.items()
        ),
    ]


def _tactics(narrator: Narrator) -> Iterator[Thing]:
    rules = TACTICS | OTHERWISE.get(narrator.edition or "", {})
    for name, text in rules.items():
        yield Thing((name,), card(narrator, name), narrator.say_here(text))


def _stones(narrator: Narrator) -> Iterator[Thing]:
    menhir = narrator.edition == "menhir"
    own = "rules-schotten-claim-own-incomplete" if menhir else "rules-schotten-claim-own-complete"
    closed = "rules-schotten-claim-closed-menhir" if menhir else "rules-schotten-claim-closed"
    tie = "rules-schotten-tie-first" if menhir else "rules-schotten-tie-sum"
    yield _thing(narrator, CLAN_CARDS, "about-schotten-clan-title", "about-schotten-clan")
    yield _thing(
        narrator,
        ("stone",),
        "about-schotten-stone-title",
        "rules-schotten-claim-complete",
        own,
        "rules-schotten-end",
    )
    yield _thing(narrator, ("claimed",), "about-schotten-claimed-title", closed)
    yield _thing(narrator, ("first",), "about-schotten-first-title", tie)


def _piles(narrator: Narrator, tactics: bool) -> Iterator[Thing]:
    empty = "rules-schotten-turn-empty-tactics" if tactics else "rules-schotten-turn-empty"
    drawing = narrator.say_here("rules-schotten-turn-draw", empty)
    if tactics and narrator.edition != "menhir":
        yield Thing(("clan-deck",), _deck(narrator, "clan"), drawing)
        text = narrator.say_here("rules-schotten-tactics-second-deck")
        yield Thing(("tactic-deck",), _deck(narrator, "tactic"), text)
    else:
        yield Thing(("deck", "clan-deck"), _deck(narrator, "deck"), drawing)
    if tactics:
        yield _thing(
            narrator,
            ("discards",),
            "about-schotten-discards-title",
            "rules-schotten-tactics-discards",
        )


def _deck(narrator: Narrator, deck: str) -> str:
    return narrator.say("about-schotten-deck-title", deck=deck)


def _thing(narrator: Narrator, names: tuple[str, ...], title: str, *texts: str) -> Thing:
    return Thing(names, narrator.say_here(title), narrator.say_here(*texts))
