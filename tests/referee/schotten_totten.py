"""An independent referee for records of Schotten-Totten.

It shares nothing with the engine: it was written from the three rule sheets, the settled rules
and the notation alone. It takes one record (format "tavolino-record/1"), sets the table up from
the record's setup, replays the moves on its own naive model of the table, and says where the
record and the rules disagree: who is to move, which moves are legal, how the game ends.

    check(record) -> list of problems, empty when the record is right

Moves are numbered from 1 in the problems. The game is written as a generator that asks a
question (who decides, between which moves) and is sent the answer, so that the code of a turn
reads like the turn in the rules. Claims are proved by trying the possible completions out.

A record names the version of the rules that it was played by; where it names none, the newest
counts. Version 1 let Scout put a second joker back, and after two passes gave away only stones with
two complete sides.
"""

from __future__ import annotations

import json
from collections.abc import Generator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement, product
from typing import Any

COLOURS = "rygbpc"
JOKERS = ("joker-1", "joker-2")
TROOPS = ("joker-1", "joker-2", "spy", "shield")
WEATHER = ("fog", "mud")
TACTICS = (*TROOPS, *WEATHER, "scout", "redeploy", "deserter", "traitor")

VERSIONS = (1, 2)

# ------------------------------------------------------------------------------------------
# The editions and the options


@dataclass(frozen=True)
class Edition:
    """What one rule sheet says, where the three sheets differ."""

    name: str
    hand_with_tactics: int
    one_mixed_deck: bool
    tactic_limit: bool
    claims_first: bool
    one_claim_a_turn: bool
    claims_with_incomplete_side: bool
    sum_decides_every_tie: bool  # else only between two plain sums
    loser_pays: bool
    weather_lies_on_a_side: bool  # fog and mud lie on a player's side and can be named by ruses


EDITIONS = {
    "ps-games": Edition(
        name="ps-games",
        hand_with_tactics=6,
        one_mixed_deck=False,
        tactic_limit=True,
        claims_first=False,
        one_claim_a_turn=True,
        claims_with_incomplete_side=False,
        sum_decides_every_tie=True,
        loser_pays=False,
        weather_lies_on_a_side=True,
    ),
    "menhir": Edition(
        name="menhir",
        hand_with_tactics=6,
        one_mixed_deck=True,
        tactic_limit=False,
        claims_first=True,
        one_claim_a_turn=False,
        claims_with_incomplete_side=True,
        sum_decides_every_tie=False,
        loser_pays=True,
        weather_lies_on_a_side=False,
    ),
    "iello": Edition(
        name="iello",
        hand_with_tactics=7,
        one_mixed_deck=False,
        tactic_limit=True,
        claims_first=False,
        one_claim_a_turn=False,
        claims_with_incomplete_side=False,
        sum_decides_every_tie=True,
        loser_pays=False,
        weather_lies_on_a_side=False,
    ),
}
BASE_HAND = 6
BOX_STONES = 9


@dataclass(frozen=True)
class Rules:
    """One game's version and options: the edition, the variants, the sizes."""

    edition: Edition
    tactics: bool
    expert: bool
    stones: int
    colours: int
    values: int
    hand: int
    version: int = VERSIONS[-1]

    @property
    def claims_first(self) -> bool:
        return self.expert or self.edition.claims_first

    @property
    def clan_cards(self) -> list[str]:
        return [f"{c}{v}" for c in COLOURS[: self.colours] for v in range(1, self.values + 1)]

    @property
    def deck_names(self) -> list[str]:
        if not self.tactics:
            return ["clan"]
        return ["deck"] if self.edition.one_mixed_deck else ["clan", "tactic"]


# ------------------------------------------------------------------------------------------
# Formations

# A formation is (rank, sum): a bigger tuple is a stronger formation.
Formation = tuple[int, int]
SUM, RUN, COLOUR, KIND, COLOUR_RUN = range(5)
RANK_NAMES = ("sum", "run", "colour", "of a kind", "colour run")


def colour_of(card: str) -> str:
    return card[0]


def value_of(card: str) -> int:
    return int(card[1:])


def formation_of_faces(faces: list[tuple[str, int]], fog: bool) -> Formation:
    """The formation that these faces (colour, value) make."""
    values = sorted(value for _, value in faces)
    total = sum(values)
    if fog:
        return (SUM, total)
    one_colour = len({colour for colour, _ in faces}) == 1
    run = values == list(range(values[0], values[0] + len(values)))
    if one_colour and run:
        return (COLOUR_RUN, total)
    if len(set(values)) == 1:
        return (KIND, total)
    if one_colour:
        return (COLOUR, total)
    if run:
        return (RUN, total)
    return (SUM, total)


def faces_of_wild(card: str, colours: int, values: int) -> list[tuple[str, int]]:
    """Every colour and value that a joker, the spy or the shield may stand for."""
    if card in JOKERS:
        numbers = list(range(1, values + 1))
    elif card == "spy":
        numbers = [min(7, values)]
    else:
        numbers = [n for n in (1, 2, 3) if n <= values]
    return [(colour, number) for colour in COLOURS[:colours] for number in numbers]


@cache
def best_of_alike(
    values: tuple[int, ...],
    one_colour: bool,
    wild: tuple[str, ...],
    fog: bool,
    sizes: tuple[int, int],
) -> Formation:
    """The strongest formation of clan cards with these values and these wild cards.

    Which colours the clan cards have does not matter, only whether they all have the same one:
    so all such sides are looked at once, with the first colours standing for the real ones.
    """
    clan = [(COLOURS[0], value) for value in values]
    if not one_colour:
        clan[0] = (COLOURS[1], values[0])
    choices = [faces_of_wild(card, *sizes) for card in wild]
    return max(formation_of_faces([*clan, *chosen], fog) for chosen in product(*choices))


def best_formation(cards: tuple[str, ...], fog: bool, rules: Rules) -> Formation:
    """What these cards are worth to their owner, wild cards taking their best faces.

    In the edition where equal formations do not compare their sums, those sums read 0.
    """
    clan = [card for card in cards if card not in TROOPS]
    rank, total = best_of_alike(
        tuple(sorted(map(value_of, clan))),
        len(set(map(colour_of, clan))) <= 1,
        tuple(sorted(card for card in cards if card in TROOPS)),
        fog,
        (rules.colours, rules.values),
    )
    if rank != SUM and not rules.edition.sum_decides_every_tie:
        total = 0
    return (rank, total)


@lru_cache(maxsize=1024)
def completions(unseen: tuple[str, ...], count: int) -> list[tuple[str, ...]]:
    """All ways to choose `count` unseen cards, leaving out those that must come to the same.

    Kept are all choices of one single colour; and of the choices with two colours or more, which
    can never be part of a one-coloured side, one for each combination of values.
    """
    if count == 0:
        return [()]
    kept: list[tuple[str, ...]] = []
    for colour in COLOURS:
        kept += combinations([card for card in unseen if colour_of(card) == colour], count)
    with_value = {v: [card for card in unseen if value_of(card) == v] for v in range(1, 10)}
    for values in combinations_with_replacement(range(1, 10), count):
        for cards in product(*(with_value[value] for value in values)):
            if len(set(cards)) == count and len(set(map(colour_of, cards))) > 1:
                kept.append(cards)
                break
    return kept


@lru_cache(maxsize=4096)
def range_of_side(
    cards: tuple[str, ...], need: int, fog: bool, unseen: tuple[str, ...], rules: Rules
) -> tuple[Formation, Formation] | None:
    """The weakest and the strongest formation this side can still become; None when it cannot
    be completed any more. For a complete side both are what lies there."""
    formations = [
        best_formation(cards + added, fog, rules)
        for added in completions(unseen, need - len(cards))
    ]
    return (min(formations), max(formations)) if formations else None


# ------------------------------------------------------------------------------------------
# The table


@dataclass
class Laid:
    """A card on a side of a stone, and when it came to lie there."""

    card: str
    when: int


@dataclass
class Stone:
    """One stone with its two sides. Fog and mud name the player on whose side they lie."""

    owner: int | None = None
    sides: tuple[list[Laid], list[Laid]] = field(default_factory=lambda: ([], []))
    weather: dict[str, int] = field(default_factory=dict)

    @property
    def need(self) -> int:
        return 4 if "mud" in self.weather else 3

    @property
    def fog(self) -> bool:
        return "fog" in self.weather

    def complete(self, player: int) -> bool:
        return len(self.sides[player]) >= self.need

    def cards(self, player: int) -> tuple[str, ...]:
        return tuple(sorted(laid.card for laid in self.sides[player]))

    def youngest(self, player: int) -> int:
        return max(laid.when for laid in self.sides[player])


@dataclass(frozen=True)
class Question:
    """A decision: who takes it, and every legal move."""

    player: int
    legal: frozenset[str]


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    winners: list[int]
    reason: str
    scores: list[int]
    stones: list[int | None]


Play = Generator[Question, str, None]


class Table:
    """The whole table, hidden cards included, and the rules of play."""

    def __init__(self, rules: Rules, setup: dict[str, Any]) -> None:
        self.rules = rules
        self.first: int = setup["first"]
        self.hands: list[list[str]] = [list(hand) for hand in setup["hands"]]
        self.decks: dict[str, list[str]] = {k: list(v) for k, v in setup["decks"].items()}
        self.stones = [Stone() for _ in range(rules.stones)]
        self.discards: list[str] = []
        self.tactics_played = [0, 0]
        self.joker_played = [False, False]
        self.clock = 0

    # ---- the course of the game

    def game(self) -> Generator[Question, str, Outcome]:
        """Play the game from the first turn to its end."""
        player = self.first
        other_passed = False
        while True:
            if self.rules.claims_first:
                yield from self.claim_step(player)
                if self.winning_reason(player):
                    return self.outcome()
            move = yield from self.play_step(player)
            if move == "pass" and other_passed:
                if self.rules.version == 1:
                    self.award_complete_stones()
                else:
                    self.award_claimable_stones()
                return self.outcome()
            other_passed = move == "pass"
            if not self.rules.claims_first:
                yield from self.claim_step(player)
                if self.winning_reason(player):
                    return self.outcome()
            yield from self.draw_step(player)
            player = 1 - player

    def claim_step(self, player: int) -> Play:
        """Claim stones, as many as the edition allows, as long as some claim holds."""
        while True:
            claims = {
                f"claim {number}"
                for number in range(1, len(self.stones) + 1)
                if self.claim_verdict(player, number)[0]
            }
            if not claims:
                return
            move = yield Question(player, frozenset(claims | {"done"}))
            if move == "done":
                return
            self.stone(move.split()[1]).owner = player
            if self.winning_reason(player) or self.rules.edition.one_claim_a_turn:
                return

    def play_step(self, player: int) -> Generator[Question, str, str]:
        """Play one card with all its consequences, or pass; tells the move."""
        move = yield Question(player, frozenset(self.plays(player)))
        if move == "pass":
            return move
        self.clock += 1
        if "@" in move and " " not in move:
            card, place = move.split("@")
            self.leave_hand(player, card)
            if card in WEATHER:
                self.stone(place).weather[card] = player
            else:
                self.stone(place).sides[player].append(Laid(card, self.clock))
            return move
        ruse, _, choice = move.partition(" ")
        self.leave_hand(player, ruse)
        self.discards.append(ruse)
        if ruse == "scout":
            yield from self.scout(player)
            return move
        card, _, places = choice.partition("@")
        source, _, target = places.partition(">")
        self.lift(card, self.stone(source), player if ruse == "redeploy" else 1 - player)
        if target == "x":
            self.discards.append(card)
        elif target == "hand":
            self.hands[player].append(card)
        elif card in WEATHER:
            self.stone(target).weather[card] = player
        else:
            self.stone(target).sides[player].append(Laid(card, self.clock))
        return move

    def scout(self, player: int) -> Play:
        """The steps of the scout after it was played."""
        edition = self.rules.edition.name
        hand = self.hands[player]
        if edition == "menhir":
            return
        if edition == "ps-games":
            deck = yield from self.pick_deck(player, "take")
            for _ in range(min(3, len(self.decks[deck]))):
                hand.append(self.decks[deck].pop(0))
        else:
            for _ in range(3):
                if any(self.decks.values()):
                    deck = yield from self.pick_deck(player, "take")
                    hand.append(self.decks[deck].pop(0))
        for _ in range(min(2, len(hand))):
            choices = frozenset(f"return {card}" for card in self.returnable(player))
            move = yield Question(player, choices)
            card = move.split()[1]
            hand.remove(card)
            home = self.decks["tactic" if card in TACTICS else "clan"]
            home.insert(0 if edition == "ps-games" else len(home), card)

    def returnable(self, player: int) -> list[str]:
        """The cards that a scout may put back. Whoever has played a joker and draws the other one
        is obliged to hold it to the end of the game; a hand of nothing else has to give it up."""
        hand = self.hands[player]
        if self.rules.version == 1 or not self.joker_played[player]:
            return hand
        return [card for card in hand if card not in JOKERS] or hand

    def draw_step(self, player: int) -> Play:
        """Draw back up to the hand size while there is a card to draw."""
        while len(self.hands[player]) < self.rules.hand and any(self.decks.values()):
            deck = yield from self.pick_deck(player, "draw")
            self.hands[player].append(self.decks[deck].pop(0))

    def pick_deck(self, player: int, word: str) -> Generator[Question, str, str]:
        """Which deck to draw from: asked only when more than one holds cards."""
        names = [name for name, cards in self.decks.items() if cards]
        if len(names) == 1:
            return names[0]
        move = yield Question(player, frozenset(f"{word} {name}" for name in names))
        return move.split()[1]

    # ---- moving cards

    def stone(self, number: str) -> Stone:
        return self.stones[int(number) - 1]

    def leave_hand(self, player: int, card: str) -> None:
        """A card is played from the hand."""
        self.hands[player].remove(card)
        self.tactics_played[player] += card in TACTICS
        if card in JOKERS:
            self.joker_played[player] = True

    def lift(self, card: str, stone: Stone, side: int) -> None:
        """Take a card away from a stone. Where mud goes, a fourth card goes to the discards."""
        if card not in WEATHER:
            stone.sides[side][:] = [laid for laid in stone.sides[side] if laid.card != card]
            return
        del stone.weather[card]
        for cards in stone.sides:
            if len(cards) > stone.need:
                youngest = max(cards, key=lambda laid: laid.when)
                cards.remove(youngest)
                self.discards.append(youngest.card)

    # ---- what may be played

    def open_stones(self) -> list[tuple[int, Stone]]:
        return [(n, stone) for n, stone in enumerate(self.stones, 1) if stone.owner is None]

    def free_places(self, player: int) -> list[int]:
        """Unclaimed stones with a free space on the player's side."""
        return [n for n, stone in self.open_stones() if not stone.complete(player)]

    def plays(self, player: int) -> set[str]:
        """Every legal move of the play step."""
        hand = self.hands[player]
        free = self.free_places(player)
        clan = {f"{card}@{n}" for card in hand if card not in TACTICS for n in free}
        tactic: set[str] = set()
        played, by_other = self.tactics_played[player], self.tactics_played[1 - player]
        if not self.rules.edition.tactic_limit or played + 1 <= by_other + 1:
            for card in hand:
                if card in TACTICS:
                    tactic |= self.plays_of_tactic(player, card, free)
        if clan:
            return clan | tactic
        return tactic | {"pass"}

    def plays_of_tactic(self, player: int, card: str, free: list[int]) -> set[str]:
        if card in JOKERS and self.joker_played[player]:
            return set()
        if card in TROOPS:
            return {f"{card}@{n}" for n in free}
        if card in WEATHER:
            return {f"{card}@{n}" for n, _ in self.open_stones()}
        if card == "scout":
            playable = self.rules.edition.name == "menhir" or any(self.decks.values())
            return {"scout"} if playable else set()
        if card == "redeploy":
            return self.redeploys(player, free)
        if card == "deserter":
            return self.deserters(1 - player)
        return self.traitors(1 - player, free)

    def redeploys(self, player: int, free: list[int]) -> set[str]:
        moves: set[str] = set()
        for source, stone in self.open_stones():
            for card in stone.cards(player):
                moves |= {f"redeploy {card}@{source}>{n}" for n in free if n != source}
            if self.rules.edition.weather_lies_on_a_side:
                for card in self.weather_of(stone, player):
                    others = [n for n, _ in self.open_stones() if n != source]
                    moves |= {f"redeploy {card}@{source}>{n}" for n in others}
            if self.rules.edition.name != "menhir":
                moves |= {f"redeploy {card}@{source}>x" for card in self.named(stone, player)}
        return moves

    def deserters(self, victim: int) -> set[str]:
        if self.rules.edition.name == "menhir":
            return {
                f"deserter {card}@{n}>hand"
                for n, stone in enumerate(self.stones, 1)
                if stone.owner is not None
                for card in stone.cards(victim)
            }
        return {
            f"deserter {card}@{n}>x"
            for n, stone in self.open_stones()
            for card in self.named(stone, victim)
        }

    def traitors(self, victim: int, free: list[int]) -> set[str]:
        anything = self.rules.edition.name == "menhir"
        return {
            f"traitor {card}@{source}>{target}"
            for source, stone in enumerate(self.stones, 1)
            if stone.owner is None or anything
            for card in stone.cards(victim)
            if card not in TACTICS or anything
            for target in free
        }

    def weather_of(self, stone: Stone, player: int) -> list[str]:
        return [card for card, side in stone.weather.items() if side == player]

    def named(self, stone: Stone, player: int) -> list[str]:
        """The cards on a player's side of a stone that a ruse may name."""
        cards = list(stone.cards(player))
        if self.rules.edition.weather_lies_on_a_side:
            cards += self.weather_of(stone, player)
        return cards

    # ---- claims

    def unseen(self) -> tuple[str, ...]:
        """The clan cards that lie face up nowhere."""
        seen = set(self.discards)
        for stone in self.stones:
            seen.update(stone.cards(0), stone.cards(1))
        return tuple(card for card in self.rules.clan_cards if card not in seen)

    def claim_verdict(self, player: int, number: int) -> tuple[bool, str]:
        """Does a claim of this stone hold, and why (not)?"""
        stone = self.stones[number - 1]
        if stone.owner is not None:
            return False, f"it belongs to player {stone.owner}"
        other = 1 - player
        if not stone.complete(player) and not self.rules.edition.claims_with_incomplete_side:
            return False, "the claimer's side is not complete"
        unseen = self.unseen()
        own = range_of_side(stone.cards(player), stone.need, stone.fog, unseen, self.rules)
        if own is None:
            return False, "the claimer's side can no longer be completed"
        theirs = range_of_side(stone.cards(other), stone.need, stone.fog, unseen, self.rules)
        if theirs is None:
            return True, "the opponent's side can no longer be completed"
        weakest, strongest = own[0], theirs[1]
        if weakest != strongest:
            holds = weakest > strongest
        elif not stone.complete(player):
            holds = False
        elif not stone.complete(other):
            holds = True
        else:
            holds = stone.youngest(player) < stone.youngest(other)
        return holds, (
            f"claimer {stone.cards(player)} at least {RANK_NAMES[weakest[0]]} {weakest[1]}, "
            f"opponent {stone.cards(other)} at most {RANK_NAMES[strongest[0]]} {strongest[1]}, "
            f"{stone.need} cards{', fog' if stone.fog else ''}"
        )

    # ---- the end

    def winning_reason(self, player: int) -> str | None:
        owned = [stone.owner == player for stone in self.stones]
        if any(all(owned[i : i + 3]) for i in range(len(owned) - 2)):
            return "three-in-a-row"
        return "five-stones" if sum(owned) >= 5 else None

    def award_complete_stones(self) -> None:
        """After two passes, by version 1: complete stones go to their winners until somebody has
        won."""
        for _, stone in self.open_stones():
            if stone.complete(0) and stone.complete(1):
                worth = [best_formation(stone.cards(p), stone.fog, self.rules) for p in (0, 1)]
                if worth[0] != worth[1]:
                    stone.owner = 0 if worth[0] > worth[1] else 1
                else:
                    stone.owner = 0 if stone.youngest(0) < stone.youngest(1) else 1
                if self.winning_reason(stone.owner):
                    return

    def award_claimable_stones(self) -> None:
        """After two passes: whatever a player could claim goes to that player until somebody has
        won."""
        for number, stone in self.open_stones():
            able = [player for player in (0, 1) if self.claim_verdict(player, number)[0]]
            assert len(able) < 2, f"both players can prove to win stone {number}"
            if able:
                stone.owner = able[0]
                if self.winning_reason(stone.owner):
                    return

    def outcome(self) -> Outcome:
        owners = [stone.owner for stone in self.stones]
        counts = [owners.count(0), owners.count(1)]
        winner: int | None = None
        reason = "draw"
        for player in (0, 1):
            won = self.winning_reason(player)
            if won:
                winner, reason = player, won
        if winner is None and counts[0] != counts[1]:
            winner, reason = (0 if counts[0] > counts[1] else 1), "more-stones"
        scores = [-counts[1], -counts[0]] if self.rules.edition.loser_pays else list(counts)
        if winner is not None:
            scores[winner] = 5
        return Outcome([] if winner is None else [winner], reason, scores, owners)


# ------------------------------------------------------------------------------------------
# Reading the record


def is_number(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(entry, str) for entry in value)


def as_json(value: object) -> str:
    return json.dumps(value, default=repr)


def read_options(options: object, version: object = VERSIONS[-1]) -> tuple[Rules | None, list[str]]:
    """The rules that the record's version and options ask for."""
    if not is_number(version, VERSIONS[0], VERSIONS[-1]):
        known = " and ".join(map(str, VERSIONS))
        return None, [f"rules: version {as_json(version)}; the referee knows {known}"]
    if not isinstance(options, dict):
        return None, [f"options: the record has {as_json(options)}, not an object"]
    problems: list[str] = []
    edition = EDITIONS.get(str(options.get("edition")))
    if edition is None:
        given = as_json(options.get("edition"))
        return None, [f"options: edition is {given}, not one of {', '.join(EDITIONS)}"]
    expert = options.get("expert", False if edition.name == "menhir" else None)
    for name, value in (("tactics", options.get("tactics")), ("expert", expert)):
        if not isinstance(value, bool):
            problems.append(f"options: {name} is {as_json(value)}, not true or false")
    if expert is True and edition.name == "menhir":
        problems.append("options: expert is true, but menhir refuses that option")
    tactics = options.get("tactics") is True
    box = {
        "stones": BOX_STONES,
        "colours": len(COLOURS),
        "values": 9,
        "hand": edition.hand_with_tactics if tactics else BASE_HAND,
    }
    most = {"stones": BOX_STONES, "colours": len(COLOURS), "values": 9, "hand": 32}
    sizes = {name: options.get(name, size) for name, size in box.items()}
    for name, size in sizes.items():
        if not is_number(size, 1, most[name]):
            problems.append(f"options: {name} is {as_json(size)}, not 1 to {most[name]}")
    for name in sorted(set(options) - {"edition", "tactics", "expert", *box}):
        problems.append(f"options: {name!r} is no option of the game")
    if problems:
        return None, problems
    assert isinstance(version, int)
    variant = {"tactics": tactics, "expert": expert is True}
    return Rules(edition=edition, version=version, **variant, **sizes), []


def compare_cards(what: str, said: list[str], own: list[str]) -> list[str]:
    """Problems unless `said` holds exactly the cards of `own`, each once."""
    problems = []
    for text, cards in (
        ("twice or more", sorted({card for card in said if said.count(card) > 1})),
        ("that do not belong there", sorted(set(said) - set(own))),
    ):
        if cards:
            problems.append(f"setup: {what}: the record has cards {text}: {' '.join(cards)}")
    missing = sorted(set(own) - set(said))
    if missing:
        problems.append(f"setup: {what}: missing in the record: {' '.join(missing)}")
    return problems


def check_setup(setup: object, rules: Rules) -> list[str]:
    """Problems of the setup."""
    if not isinstance(setup, dict):
        return [f"setup: the record has {as_json(setup)}, not an object"]
    problems: list[str] = []
    first, hands, decks = setup.get("first"), setup.get("hands"), setup.get("decks")
    if not is_number(first, 0, 1):
        problems.append(f"setup: first is {as_json(first)}, not 0 or 1")
    if not isinstance(hands, list) or len(hands) != 2 or not all(map(is_texts, hands)):
        return [*problems, "setup: hands is not two lists of cards"]
    if not isinstance(decks, dict) or not all(map(is_texts, decks.values())):
        return [*problems, "setup: decks is not an object of lists of cards"]
    if sorted(decks) != sorted(rules.deck_names):
        said, own = " ".join(sorted(decks)), " ".join(rules.deck_names)
        return [*problems, f"setup: the record has decks {said}; the referee says {own}"]
    for player, hand in enumerate(hands):
        if len(hand) != rules.hand:
            problems.append(
                f"setup: player {player} has {len(hand)} cards; the referee says {rules.hand}"
            )
    dealt = hands[0] + hands[1]
    clan = rules.clan_cards
    if not rules.tactics:
        problems += compare_cards("hands and deck", dealt + decks["clan"], clan)
    elif rules.edition.one_mixed_deck:
        problems += compare_cards("hands and deck", dealt + decks["deck"], [*clan, *TACTICS])
    else:
        problems += compare_cards("hands and clan deck", dealt + decks["clan"], clan)
        problems += compare_cards("tactic deck", decks["tactic"], list(TACTICS))
    return problems


# ------------------------------------------------------------------------------------------
# Checking


def check_legal(said: object, question: Question, table: Table) -> list[str]:
    """Problems of one move's list of legal moves."""
    if not isinstance(said, list) or not is_texts(said):
        return [f"the record's legal is {as_json(said)}, not a list of texts"]
    problems = []
    twice = sorted({move for move in said if said.count(move) > 1})
    if twice:
        problems.append(f"the record lists legal moves more than once: {', '.join(twice)}")
    parts = []
    too_many, too_few = sorted(set(said) - question.legal), sorted(question.legal - set(said))
    if too_many:
        parts.append(f"the record calls legal, the referee does not: {', '.join(too_many)}")
    if too_few:
        parts.append(f"the referee calls legal, the record does not: {', '.join(too_few)}")
    for move in too_many + too_few:
        word, _, number = move.partition(" ")
        if word == "claim" and number.isdecimal() and 1 <= int(number) <= len(table.stones):
            verdict = table.claim_verdict(question.player, int(number))[1]
            parts.append(f"the referee on {move}: {verdict}")
    if parts:
        problems.append("; ".join(parts))
    return problems


def check_result(said: object, own: Outcome) -> list[str]:
    """Problems of the result."""
    if not isinstance(said, dict):
        return [f"result: the record has {as_json(said)}, not an object"]
    return [
        f"result: the record says {name} {as_json(said.get(name))}; "
        f"the referee says {as_json(value)}"
        for name, value in vars(own).items()
        if name not in said or as_json(said[name]) != as_json(value)
    ]


def check(record: dict[str, Any], finished: bool = True) -> list[str]:
    """Replay a record and list everything that is wrong with it.

    With `finished` false the game may still be running and the result may be missing.
    """
    problems: list[str] = []
    if record.get("format") != "tavolino-record/1":
        problems.append(f"format: the record says {as_json(record.get('format'))}")
    if record.get("game") != "schotten-totten":
        return [*problems, f"game: the record says {as_json(record.get('game'))}"]
    if "players" in record and (not is_texts(record["players"]) or len(record["players"]) != 2):
        problems.append(f"players: the record says {as_json(record['players'])}, not two names")
    rules, wrong = read_options(record.get("options"), record.get("rules", VERSIONS[-1]))
    if rules is None:
        return problems + wrong
    wrong = check_setup(record.get("setup"), rules)
    moves = record.get("moves")
    if not isinstance(moves, list):
        wrong.append("moves: the record has no list of moves")
        moves = []
    if wrong:
        return problems + wrong
    return problems + replay(Table(rules, record["setup"]), moves, record.get("result"), finished)


def replay(table: Table, moves: list[Any], result: object, finished: bool) -> list[str]:
    """Problems of the moves and of the result."""
    problems: list[str] = []
    game = table.game()
    question = next(game)
    for number, entry in enumerate(moves, 1):
        if not isinstance(entry, dict):
            return [*problems, f"move {number}: the record has {as_json(entry)}, not an object"]
        player, move = entry.get("player"), entry.get("move")
        where = f"move {number} ({move})"
        if not is_number(player, 0, 1) or player != question.player:
            said = f"{where}: the record says player {as_json(player)}"
            return [*problems, f"{said}; the referee says player {question.player}"]
        if "legal" in entry:
            wrong = check_legal(entry["legal"], question, table)
            problems += [f"{where}: {text}" for text in wrong]
        if not isinstance(move, str) or move not in question.legal:
            legal = ", ".join(sorted(question.legal))
            return [*problems, f"{where}: not legal; the referee says legal are: {legal}"]
        try:
            question = game.send(move)
        except StopIteration as end:
            if number < len(moves):
                problems.append(
                    f"move {number + 1}: the record goes on to {len(moves)} moves; "
                    f"the referee says the game ended at move {number} ({move})"
                )
            if finished or result is not None:
                problems += check_result(result, end.value)
            return problems
    still = f"the referee says player {question.player} is to move after move {len(moves)}"
    if finished or result is not None:
        problems.append(f"end: the record stops with result {as_json(result)}; {still}")
    return problems
