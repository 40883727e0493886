"""Setting up a position of Schotten-Totten: cards at the stones, in hands, in decks."""

from __future__ import annotations

from ...core.contract import State
from ...core.game import Game
from ...games.schotten_totten.notation import CARD_NAMES
from ...games.schotten_totten.setup import (
    cards_in_play,
    deck_cards,
    deck_names,
    hand_cards,
    owners,
)
from ...games.schotten_totten.state import CLAIMING, DRAWING
from ...tables.set_up import Arrangement, Form, Piece, Setting, SetUp, Zone
from ...text.cards import is_coloured
from ...text.narrator import Narrator
from .cards import card

NOBODY = "."
CONDITIONS = ("fog", "mud")
SIDE = 4  # cards, at a stone with mud
ON_SIDES = {"joker-1", "joker-2", "spy", "shield", *CONDITIONS}
MOST_TACTICS = 10


def form(narrator: Narrator, game: Game) -> Form:
    state = game.state
    names = cards_in_play(state)
    clan = frozenset(name for name in names if is_coloured(name))
    seats = {str(seat): narrator.name(seat) for seat in range(2)}
    zones: list[Zone] = []
    settings = [
        Setting("player", narrator.say("set-up-turn"), seats),
        Setting("step", narrator.say("set-up-st-step"), _steps(narrator, len(deck_names(state)))),
    ]
    for stone in range(1, int(state["stones"][0]) + 1):
        group = f"{narrator.say_here('about-schotten-stone-title')} {stone}"
        zones += [
            Zone(
                f"stone-{stone}-{seat}",
                narrator.name(seat),
                group,
                most=SIDE + len(CONDITIONS),
                takes=frozenset(n for n in names if n in clan or n in ON_SIDES),
            )
            for seat in range(2)
        ]
        owner = {NOBODY: narrator.say("set-up-st-nobody")} | seats
        settings += [
            Setting(f"owner-{stone}", narrator.say("set-up-st-owner"), owner, group),
            Setting(
                f"first-{stone}", narrator.say_here("about-schotten-first-title"), seats, group
            ),
        ]
    zones += [
        Zone(f"hand-{seat}", narrator.say("set-up-hand", name=name)) for seat, name in seats.items()
    ]
    if state["tactics"][0]:
        zones.append(Zone("discards", narrator.say("about-schotten-discards-title")))
        played = {str(count): str(count) for count in range(MOST_TACTICS + 1)}
        settings += [
            Setting(f"tactics-{seat}", narrator.say("set-up-st-tactics", name=name), played)
            for seat, name in seats.items()
        ]
    for deck in deck_names(state):
        takes = {"clan": clan, "tactic": frozenset(names) - clan}.get(deck)
        title = narrator.say("about-schotten-deck-title", deck=deck)
        zones.append(Zone(deck, title, takes=takes, rest=True))
    return Form(
        tuple(Piece(name, card(narrator, name), name) for name in names),
        tuple(zones),
        tuple(settings),
    )


def _steps(narrator: Narrator, decks: int) -> dict[str, str]:
    """Which deck to draw from is asked only if there are two."""
    steps = ("play", "claim", "draw")[: 1 + decks]
    return {step: narrator.say("set-up-st-step-now", step=step) for step in steps}


def arrangement(game: Game) -> Arrangement:
    state = game.state
    zones: dict[str, list[str]] = {}
    settings = {
        "player": str(state["player"][0]),
        "step": {CLAIMING: "claim", DRAWING: "draw"}.get(int(state["phase"][0]), "play"),
    }
    for stone, owner in enumerate(owners(state)):
        for seat in range(2):
            count = int(state["count"][0, stone, seat])
            side = [CARD_NAMES[each] for each in state["side"][0, stone, seat, :count]]
            side += [name for name in CONDITIONS if state[name][0, stone] == seat + 1]
            zones[f"stone-{stone + 1}-{seat}"] = side
        settings[f"owner-{stone + 1}"] = NOBODY if owner is None else str(owner)
        settings[f"first-{stone + 1}"] = str(_first(state, stone))
    for seat in range(2):
        zones[f"hand-{seat}"] = hand_cards(state, seat)
    if state["tactics"][0]:
        discards = state["discard"][0, : state["discard_count"][0]]
        zones["discards"] = [CARD_NAMES[each] for each in discards]
        for seat in range(2):
            settings[f"tactics-{seat}"] = str(state["tactics_played"][0, seat])
    for deck, name in enumerate(deck_names(state)):
        zones[name] = deck_cards(state, deck)
    return Arrangement(zones, settings)


def _first(state: State, stone: int) -> int:
    """The side whose last card was laid earlier."""
    cards = int(state["count"][0, stone].sum())
    last = int(state["order"][0, stone]) >> (cards - 1) & 1 if cards else 1
    return 1 - last


def _order(state: State, stone: int, sides: list[list[str]], first: int) -> str:
    """Which side got each card: as it was laid if there are as many, otherwise one side after the
    other."""
    counts = [int(count) for count in state["count"][0, stone]]
    if [len(side) for side in sides] == counts and _first(state, stone) == first:
        return "".join(str(int(state["order"][0, stone]) >> bit & 1) for bit in range(sum(counts)))
    return str(first) * len(sides[first]) + str(1 - first) * len(sides[1 - first])


def position(game: Game, wanted: Arrangement) -> str:
    state, zones, settings = game.state, wanted.zones, wanted.settings
    lines = [
        game.position.splitlines()[0],
        f"player {settings['player']} to {settings['step']}",
    ]
    jokers = [0, 0]
    for stone in range(1, int(state["stones"][0]) + 1):
        sides = [zones[f"stone-{stone}-{seat}"] for seat in range(2)]
        laid = [[name for name in side if name not in CONDITIONS] for side in sides]
        played = [f"{n}/{seat}" for seat in range(2) for n in sides[seat] if n in CONDITIONS]
        order = _order(state, stone - 1, laid, int(settings[f"first-{stone}"] == "1"))
        cards = " | ".join(" ".join(side) for side in laid)
        lines.append(f"{stone} {settings[f'owner-{stone}']} {cards} | {order} {' '.join(played)}")
        for seat in range(2):
            jokers[seat] += sum(name.startswith("joker") for name in laid[seat])
    lines += [f"hand {seat} {' '.join(zones[f'hand-{seat}'])}" for seat in range(2)]
    lines += [f"{deck} {' '.join(zones[deck])}" for deck in deck_names(state)]
    lines.append(f"discards {' '.join(zones.get('discards', []))}")
    if state["tactics"][0]:
        lines.append(f"tactics played {settings['tactics-0']} {settings['tactics-1']}")
        lines.append(f"jokers played {jokers[0]} {jokers[1]}")
    return "\n".join(lines) + "\n"


SET_UP = SetUp(form, arrangement, position)
