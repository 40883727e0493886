"""Setting up a position of Schotten-Totten: cards at the stones, in hands, in decks."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.contract import OPEN, Json, State
from ...core.game import Game, from_position
from ...games.schotten_totten.notation import CARD_NAMES, CARD_NUMBERS
from ...games.schotten_totten.setup import (
    cards_in_play,
    deck_cards,
    deck_names,
    hand_cards,
    owners,
)
from ...games.schotten_totten.state import CLAIMING, DRAWING, MOST_DISCARDED, SCOUT
from ...tables.set_up import Arrangement, Form, Piece, Setting, SetUp, Zone
from ...text.cards import is_coloured
from ...text.narrator import Narrator
from .cards import card

NOBODY = "."
CONDITIONS = ("fog", "mud")
NONE: frozenset[str] = frozenset()
SIDE, SIDE_WITH_MUD = 3, 4  # cards
ON_SIDES = {"joker-1", "joker-2", "spy", "shield"}
MOST_TACTICS = 10
IN_A_ROW, ANYWHERE = 3, 5  # stones that win


def form(narrator: Narrator, game: Game, wanted: Arrangement) -> Form:
    state = game.state
    names = cards_in_play(state)
    clan = frozenset(name for name in names if is_coloured(name))
    on_sides = clan | ON_SIDES.intersection(names)
    conditions = frozenset(CONDITIONS).intersection(names)
    seats = {str(seat): narrator.name(seat) for seat in range(2)}
    zones: list[Zone] = []
    steps = _steps(game, wanted)
    settings = [
        Setting("player", narrator.say("set-up-turn"), seats),
        Setting(
            "step",
            narrator.say("set-up-st-step"),
            {step: narrator.say("set-up-st-step-now", step=step) for step in steps},
        ),
    ]
    for stone in _stones(state):
        group = f"{narrator.say_here('about-schotten-stone-title')} {stone}"
        room = _room(wanted, stone)
        laid = _laid(wanted, stone)
        zones += [
            Zone(
                f"stone-{stone}-{seat}",
                narrator.name(seat),
                group,
                takes=conditions if len(laid[seat]) >= room else conditions | on_sides,
            )
            for seat in range(2)
        ]
        owner = {NOBODY: narrator.say("set-up-st-nobody")} | seats
        settings.append(Setting(f"owner-{stone}", narrator.say("set-up-st-owner"), owner, group))
        if all(len(side) >= room for side in laid):
            title = narrator.say_here("about-schotten-first-title")
            settings.append(Setting(f"first-{stone}", title, seats, group))
    for seat, name in enumerate(seats.values()):
        least, most = _hand(game, wanted, seat)
        zones.append(
            Zone(
                f"hand-{seat}",
                narrator.say("set-up-hand", name=name),
                most=most,
                least=least,
                takes=None if len(wanted.zones[f"hand-{seat}"]) < most else NONE,
            )
        )
    if state["tactics"][0]:
        discarded = [each for each in wanted.zones["discards"] if not _is_ruse(each)]
        full = len(discarded) >= MOST_DISCARDED
        zones.append(
            Zone(
                "discards",
                narrator.say("about-schotten-discards-title"),
                takes=frozenset(filter(_is_ruse, names)) if full else None,
            )
        )
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
        tuple(
            narrator.say("set-up-st-won", name=name)
            for seat, name in seats.items()
            if _has_won([wanted.settings.get(f"owner-{stone}") == seat for stone in _stones(state)])
        ),
    )


def _stones(state: State) -> range:
    return range(1, int(state["stones"][0]) + 1)


def _laid(wanted: Arrangement, stone: int) -> list[list[str]]:
    """The cards on both sides, without those that lie at the stone itself."""
    sides = (wanted.zones[f"stone-{stone}-{seat}"] for seat in range(2))
    return [[name for name in side if name not in CONDITIONS] for side in sides]


def _room(wanted: Arrangement, stone: int) -> int:
    mud = any("mud" in wanted.zones[f"stone-{stone}-{seat}"] for seat in range(2))
    return SIDE_WITH_MUD if mud else SIDE


def _left(state: State, wanted: Arrangement) -> int:
    """Cards to be drawn."""
    return sum(len(wanted.zones[deck]) for deck in deck_names(state))


def _hand(game: Game, wanted: Arrangement, seat: int) -> tuple[int, int]:
    """The least and the most cards of a hand: it is full while there are cards to draw, but whoever
    has played may have one less, and who draws has."""
    state = game.state
    size = int(state["hand_size"][0])
    step = wanted.settings.get("step") if wanted.settings.get("player") == str(seat) else "play"
    played = step == "draw" or (step == "claim" and not state["claims_first"][0])
    return (size - played if _left(state, wanted) else 0), size - (step == "draw")


def _is_ruse(name: str) -> bool:
    return CARD_NUMBERS[name] >= SCOUT


def _steps(game: Game, wanted: Arrangement) -> list[str]:
    """What the player to move can be asked now: to claim if there is a stone to claim, and for a
    deck if there are two of them."""
    settings = {"player": "0", **wanted.settings, "step": "claim"}
    claiming = game.rules.from_position(position(game, Arrangement(wanted.zones, settings)))
    decks = deck_names(game.state)
    steps = ["play"]
    if claiming["claimable"][0]:
        steps.append("claim")
    if len(decks) > 1 and all(wanted.zones[deck] for deck in decks):
        steps.append("draw")
    return steps


def _has_won(owned: list[bool]) -> bool:
    rows = zip(*(owned[start:] for start in range(IN_A_ROW)), strict=False)
    return sum(owned) >= ANYWHERE or any(map(all, rows))


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
        if (state["count"][0, stone] >= (SIDE_WITH_MUD if state["mud"][0, stone] else SIDE)).all():
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


def _order(state: State, stone: int, sides: list[list[str]], first: int | None) -> str:
    """Which side got each card: as it was laid if there are as many, otherwise one side after the
    other, the one that was completed first before the other."""
    counts = [int(count) for count in state["count"][0, stone]]
    if [len(side) for side in sides] == counts and first in (None, _first(state, stone)):
        return "".join(str(int(state["order"][0, stone]) >> bit & 1) for bit in range(sum(counts)))
    if first is None:
        first = int(len(sides[1]) > len(sides[0]))
    return str(first) * len(sides[first]) + str(1 - first) * len(sides[1 - first])


def position(game: Game, wanted: Arrangement) -> str:
    state, zones, settings = game.state, wanted.zones, wanted.settings
    lines = [
        game.position.splitlines()[0],
        f"player {settings['player']} to {settings['step']}",
    ]
    for stone in _stones(state):
        sides = [zones[f"stone-{stone}-{seat}"] for seat in range(2)]
        laid = _laid(wanted, stone)
        played = [f"{n}/{seat}" for seat in range(2) for n in sides[seat] if n in CONDITIONS]
        complete = all(len(side) >= _room(wanted, stone) for side in laid)
        first = int(settings.get(f"first-{stone}") == "1") if complete else None
        order = _order(state, stone - 1, laid, first)
        cards = " | ".join(" ".join(side) for side in laid)
        owner = settings.get(f"owner-{stone}", NOBODY)
        lines.append(f"{stone} {owner} {cards} | {order} {' '.join(played)}")
    lines += [f"hand {seat} {' '.join(zones[f'hand-{seat}'])}" for seat in range(2)]
    lines += [f"{deck} {' '.join(zones[deck])}" for deck in deck_names(state)]
    lines.append(f"discards {' '.join(zones.get('discards', []))}")
    if state["tactics"][0]:
        tactics = [settings.get(f"tactics-{seat}", "0") for seat in range(2)]
        lines.append(f"tactics played {' '.join(tactics)}")
        lines.append(f"jokers played {' '.join(map(str, _jokers(game, wanted)))}")
    return "\n".join(lines) + "\n"


def _jokers(game: Game, wanted: Arrangement) -> list[int]:
    """How many jokers each has played: as before while they lie where they lay."""

    def lying(zones: Mapping[str, list[str]]) -> list[list[str]]:
        places = [[f"stone-{stone}-{seat}" for stone in _stones(game.state)] for seat in range(2)]
        names = ([name for place in side for name in zones[place]] for side in places)
        return [sorted(name for name in side if name.startswith("joker")) for side in names]

    sides = lying(wanted.zones)
    if sides == lying(arrangement(game).zones):
        return [int(count) for count in game.state["joker_played"][0]]
    return [min(1, len(side)) for side in sides]


def view(game: Game, wanted: Arrangement, held: str) -> Json:
    """Every arrangement is a table that can be read, whatever is missing in hands."""
    return from_position(position(game, wanted)).view(OPEN).data


SET_UP = SetUp(form, arrangement, position, view)
