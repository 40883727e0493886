"""Held against an independent model of who may know what (`tests/referee/knowledge.py`): views show
what an onlooker knows and no more, and `determinize` deals all else anew, evenly.

All draws have fixed seeds, and a place has to vary only where chance would leave it as it is less
than once in a billion times.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from itertools import chain, count, permutations
from math import comb
from typing import Any

import numpy as np
import pytest

import tavolino
from tavolino.core import chance
from tavolino.core.contract import OPEN, Json, Options
from tests.conftest import is_typical, variants
from tests.referee.knowledge import MODELS, NOBODY, Known, Model, Onlooker, Places, known_to
from tests.repeats import repeated

SEED = 23
NEVER = 1e-9
FEWEST, MOST = 12, 60  # tables drawn from one
FAR = 6.5  # standard deviations
ENOUGH = 9.0  # variance, from which on the count of a card at a place is looked at
FEW_CARDS = 5  # of which all orders are tried out
MOST_SEEDS = 40  # some games nearly always end while more cards are unknown

CASES = [each if is_typical(*each) else repeated(*each) for each in variants()]
every_game = pytest.mark.parametrize(("name", "options"), CASES)


# -- what views show, as places ------------------------------------------------------------------


def rat_hot(view: Json) -> tuple[Places, Counter[str]]:
    pile = view["pile"]
    if pile["order"] is None:
        return {}, Counter(f"pile {n}" for n in range(1, len(pile["strips"]) + 1))
    return {f"pile {n}": [str(strip)] for n, strip in enumerate(pile["order"], 1)}, Counter()


def tabula_rasa(view: Json) -> tuple[Places, Counter[str]]:
    shown: Places = {}
    hidden: Counter[str] = Counter()
    piles = {f"hand {seat}": pile for seat, pile in enumerate(view["hands"])}
    for place, pile in (piles | {"removed": view["removed"]}).items():
        shown[place] = pile["cards"]
        hidden[place] += pile["hidden"]
    for n, card in enumerate(view["stock"]["cards"], 1):
        shown[f"stock {n}"] = [card]
    hidden.update(f"stock {n}" for n in range(1, view["stock"]["hidden"] + 1))
    return shown, hidden


def schotten_totten(view: Json) -> tuple[Places, Counter[str]]:
    shown: Places = {}
    hidden: Counter[str] = Counter()
    for seat, hand in enumerate(view["hands"]):
        shown[f"hand {seat}"] = hand["cards"]
        hidden[f"hand {seat}"] += sum(hand["hidden"].values())
    for name, deck in view["decks"].items():
        for n in range(1, deck["count"] + 1):
            if str(n) in deck["known"]:
                shown[f"{name} {n}"] = [deck["known"][str(n)]]
            else:
                hidden[f"{name} {n}"] += 1
    return shown, hidden


SHOWN: dict[str, Callable[[Json], tuple[Places, Counter[str]]]] = {
    "rat-hot": rat_hot,
    "tabula-rasa": tabula_rasa,
    "schotten-totten": schotten_totten,
}


def cards(places: Places) -> dict[str, Counter[str]]:
    """By place; where nothing lies, there is no place."""
    return {place: Counter(lying) for place, lying in places.items() if lying}


def finished_games(name: str, options: Options, seed: int) -> Iterator[tavolino.Game]:
    """A game of moves at random; in Schotten-Totten with tactics, as many as it takes until both
    seats have learnt hidden cards by Scout."""
    scouts: set[int] = set()
    for each in count(seed):
        game, rng = tavolino.new(name, seed=each, **options), random.Random(each)
        while not game.over:
            telling = [move for move in game.legal if move.startswith(("scout", "deserter"))]
            game.play(rng.choice(telling or game.legal))
        new = {player for player, move in game.moves if move == "scout"} - scouts
        scouts |= new
        if new or each == seed:
            yield game
        if not options.get("tactics") or scouts == {0, 1}:
            return


def moments(name: str, options: Options, seed: int = SEED) -> Iterator[tuple[tavolino.Game, Model]]:
    """The tables of a few games before each of their moves and at the end, and the model of it."""
    for finished in finished_games(name, options, seed):
        record = finished.record()
        game, model = tavolino.load({**record, "moves": [], "result": None}), MODELS[name](record)
        yield game, model
        for _, move in finished.moves:
            game.play(move)
            model.play(move)
            yield game, model


def onlookers(model: Model) -> list[Onlooker]:
    return [*range(model.seats), NOBODY]


# -- views ----------------------------------------------------------------------------------------


@every_game
def test_views_show_what_an_onlooker_may_know_and_no_more(name: str, options: Options) -> None:
    for game, model in moments(name, options):
        shown, hidden = SHOWN[name](game.view(OPEN).data)
        assert (cards(shown), +hidden) == (cards(model.places()), Counter())
        if game.over and name == "tabula-rasa":
            continue  # all is shown then, and follows from what lies on the table
        for onlooker in onlookers(model):
            view = game.view(onlooker).data
            shown, hidden = SHOWN[name](view)
            right = known_to(model, onlooker)
            assert cards(shown) == right.known, (onlooker, game.position)
            assert +hidden == sum(right.hidden.values(), Counter()), (onlooker, game.position)
            unseen = view.get("unseen", view.get("pile", {}).get("strips"))
            could_be = sum(right.unknown.values(), Counter()).elements()
            if isinstance(onlooker, int) or name != "schotten-totten":
                assert sorted(map(str, unseen)) == sorted(could_be)
            if name == "schotten-totten":
                check_backs(view, model, onlooker)


def check_backs(view: Json, model: Model, onlooker: Onlooker) -> None:
    """In Schotten-Totten, everybody sees the backs in a hand. The owner is told which of the own
    cards the other knows."""
    right = known_to(model, onlooker)
    for seat, hand in enumerate(view["hands"]):
        backs = {back: places[f"hand {seat}"] for back, places in right.hidden.items()}
        assert +Counter(hand["hidden"]) == +Counter(backs)
        if onlooker == seat:
            seen = known_to(model, 1 - seat).known.get(f"hand {seat}", Counter())
            assert Counter(hand["seen"]) == seen


# -- dealing anew ----------------------------------------------------------------------------------

Dealt = dict[str, list[str]]  # the cards that an onlooker does not know, by place


def dealt_anew(
    game: tavolino.Game, model: Model, onlooker: Onlooker, right: Known, rng: Any
) -> dict[str, Dealt]:
    """What an onlooker does not know of a table that is drawn for them, by back. What they know is
    there, and nothing is missing or too much."""
    drawn = game.determinized(onlooker if isinstance(onlooker, int) else -1, rng)
    shown = SHOWN[game.rules.name](drawn.view(OPEN).data)[0]
    found: dict[str, Dealt] = {back: {} for back in right.hidden}
    for place, lying in shown.items():
        known = right.known.get(place)
        if known:
            assert known <= Counter(lying), (onlooker, place, "stays")
            lying = list((Counter(lying) - known).elements())
        for card in lying:
            found[model.back(card)].setdefault(place, []).append(card)
    for back, places in right.hidden.items():
        assert {place: len(lying) for place, lying in found[back].items()} == places
        assert Counter(chain.from_iterable(found[back].values())) == right.unknown[back]
    return found


class Tally:
    """How often each card came to each place, and how often it should have come there."""

    def __init__(self) -> None:
        self._places: dict[str, int] = {}
        self._cards: dict[str, int] = {}
        self._sums = np.zeros((3, 128, 128))  # seen, expected, variance
        self.as_it_is = np.zeros(3)  # the same for what lies where it really lies

    def add(
        self, tables: list[Dealt], places: Counter[str], unknown: Counter[str], actual: Places
    ) -> None:
        total, draws = unknown.total(), len(tables)
        if total < 2:
            return
        rows = [self._places.setdefault(place, len(self._places)) for place in places]
        columns = [self._cards.setdefault(card, len(self._cards)) for card in unknown]
        count = np.array(list(places.values()))[:, None]
        share = np.array(list(unknown.values()))[None, :] / total
        mean = draws * count * share
        variance = mean * (1 - share) * (total - count) / (total - 1)
        self._sums[1:, np.array(rows)[:, None], columns] += mean, variance
        for table in tables:
            for place, lying in table.items():
                for card in lying:
                    self._sums[0, self._places[place], self._cards[card]] += 1
        for place, here in places.items():
            if here == 1:
                (card,) = (c for c in actual[place] if c in unknown)
                chance_of_it = draws * unknown[card] / total
                stayed = sum(table[place] == [card] for table in tables)
                self.as_it_is += stayed, chance_of_it, chance_of_it

    def check(self) -> None:
        for seen, expected, variance in (self._sums, self.as_it_is):
            far = np.abs(seen - expected) / np.maximum(variance, ENOUGH) ** 0.5
            assert np.max(far) < FAR, (list(self._places), list(self._cards), np.argmax(far))


def likeliest_hand(unknown: Counter[str], cards: int) -> float:
    """At least the chance of the likeliest choice of so many cards, at most two of which are
    alike."""
    total, pairs = unknown.total(), sum(copies > 1 for copies in unknown.values())
    return float(min(1.0, 2.0 ** min(cards, total - cards, pairs) / comb(total, cards)))


def likeliest_places(places: Counter[str], copies: int) -> float:
    """The chance of the likeliest places for one or two cards that are alike."""
    total = places.total()
    if copies == 1:
        return float(max(places.values()) / total)
    one, two = [*places.most_common(2), ("", 0)][:2]
    return float(max(comb(one[1], 2), one[1] * two[1]) / comb(total, 2))


def draws_needed(right: Known) -> int:
    """So many that nothing stays where it is by chance alone, if so many are enough."""
    chances = [0.1]
    for back, places in right.hidden.items():
        unknown = right.unknown[back]
        chances += [likeliest_hand(unknown, count) for count in places.values()]
        chances += [likeliest_places(places, copies) for copies in unknown.values()]
    needed = 1
    while needed < MOST and any(p < 1 and p**needed > NEVER for p in chances if p < 0.7):
        needed += 1
    return max(FEWEST, needed + 1)


@every_game
def test_what_an_onlooker_cannot_know_is_dealt_anew_evenly(name: str, options: Options) -> None:
    rng = chance.generator(SEED, chance.HIDDEN)
    tallies: dict[Onlooker, Tally] = defaultdict(Tally)
    places_varied = cards_varied = 0
    for game, model in moments(name, options):
        for onlooker in onlookers(model):
            right = known_to(model, onlooker)
            drawn = [
                dealt_anew(game, model, onlooker, right, rng) for _ in range(draws_needed(right))
            ]
            for back, places in right.hidden.items():
                tables, unknown = [each[back] for each in drawn], right.unknown[back]
                places_varied += check_places(tables, places, unknown)
                cards_varied += check_cards(tables, places, unknown)
                tallies[onlooker].add(tables, places, unknown, model.places())
    assert places_varied
    assert cards_varied
    for tally in tallies.values():
        tally.check()


def check_places(tables: list[Dealt], places: Counter[str], unknown: Counter[str]) -> int:
    """Every place gets other cards, unless chance would hardly do that. How many did."""
    varied = 0
    for place, lying in places.items():
        if likeliest_hand(unknown, lying) ** (len(tables) - 1) < NEVER:
            assert len({tuple(sorted(table[place])) for table in tables}) > 1, place
            varied += 1
    return varied


def check_cards(tables: list[Dealt], places: Counter[str], unknown: Counter[str]) -> int:
    """And every card comes to other places."""
    where: dict[str, set[str]] = defaultdict(set)
    for table in tables:
        found: dict[str, list[str]] = defaultdict(list)
        for place in places:
            for card in table[place]:
                found[card].append(place)
        for card, lies_at in found.items():
            where[card].add(" ".join(lies_at))
    varied = 0
    for card, copies in unknown.items():
        if likeliest_places(places, copies) ** (len(tables) - 1) < NEVER:
            assert len(where[card]) > 1, card
            varied += 1
    return varied


@every_game
def test_every_deal_of_a_few_cards_comes_equally_often(name: str, options: Options) -> None:
    """Not each place for itself, but all of them together."""
    rng = chance.generator(SEED + 1, chance.HIDDEN)
    tried: Counter[Onlooker] = Counter()
    for seed in range(SEED, SEED + MOST_SEEDS):
        if tried and seed >= SEED + 2:
            break
        for game, model in moments(name, options, seed):
            for onlooker in onlookers(model):
                right = known_to(model, onlooker)
                few = sum(map(Counter.total, right.unknown.values()))
                if not 1 < few <= FEW_CARDS or tried[onlooker] >= 3:
                    continue
                expected = all_deals(right)
                if len(expected) < 2:
                    continue
                tried[onlooker] += 1
                draws = 20 * len(expected)
                seen: Counter[Any] = Counter()
                for _ in range(draws):
                    seen[as_deal(dealt_anew(game, model, onlooker, right, rng))] += 1
                assert seen.keys() <= expected.keys()
                chi_square = sum(
                    (seen[deal] - draws * p) ** 2 / (draws * p) for deal, p in expected.items()
                )
                assert chi_square < len(expected) + FAR * (2 * len(expected)) ** 0.5 + FAR, seen
    assert tried


def all_deals(right: Known) -> dict[Any, float]:
    """The chance of each way to deal what is unknown to where it may lie."""
    found: dict[Any, float] = {(): 1.0}
    for back, places in right.hidden.items():
        orders: Counter[Any] = Counter()
        slots = sorted(places.elements())
        for order in permutations(right.unknown[back].elements()):
            orders[tuple(sorted(zip(slots, order, strict=True)))] += 1
        found = {
            (*deal, *more): p * times / orders.total()
            for deal, p in found.items()
            for more, times in orders.items()
        }
    return {tuple(sorted(deal)): p for deal, p in found.items()}


def as_deal(drawn: dict[str, Dealt]) -> Any:
    tables = chain.from_iterable(table.items() for table in drawn.values())
    return tuple(sorted((place, card) for place, lying in tables for card in lying))


@every_game
def test_what_the_others_know_stays_at_its_place(name: str, options: Options) -> None:
    """A seat that has looked at cards, or put them back, still knows as many of them afterwards,
    at the same places: only which ones is not known."""
    rng = chance.generator(SEED + 2, chance.HIDDEN)
    for game, model in moments(name, options):
        if game.over:
            continue
        for onlooker in onlookers(model):
            drawn = game.determinized(onlooker if isinstance(onlooker, int) else -1, rng)
            for other in onlookers(model):
                right = known_to(model, other)
                shown, hidden = SHOWN[name](drawn.view(other).data)
                assert +hidden == sum(right.hidden.values(), Counter())
                counts = {place: lying.total() for place, lying in cards(shown).items()}
                assert counts == {place: lying.total() for place, lying in right.known.items()}
