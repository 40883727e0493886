"""Who may know what: an independent model of hidden information.

It follows a game on the referee's table and keeps, for every onlooker, which places hold cards that
they know, and which cards the others can be. It shares nothing with the engine: it was written from
the rule sheets and the settled rules.

A *place* is a hand, or one position of a pile in the order of drawing, 1 the next. Where the backs
tell kinds of cards apart, what is unknown is kept by kind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol

from . import rat_hot, schotten_totten, tabula_rasa

NOBODY: Final = "spectator"
Onlooker = int | Literal["spectator"]  # a seat, or `NOBODY`, who looks on
Places = dict[str, list[str]]  # the cards at every place


@dataclass
class Known:
    """What one onlooker knows of the cards that lie face down."""

    known: dict[str, Counter[str]] = field(default_factory=dict)  # by place
    hidden: dict[str, Counter[str]] = field(default_factory=dict)  # by back: how many at a place
    unknown: dict[str, Counter[str]] = field(default_factory=dict)  # by back: which cards

    def add(self, place: str, card: str, back: str, knows: bool) -> None:
        if knows:
            self.known.setdefault(place, Counter())[card] += 1
        else:
            self.hidden.setdefault(back, Counter())[place] += 1
            self.unknown.setdefault(back, Counter())[card] += 1


class Model(Protocol):
    """A game in the eyes of everybody at the table."""

    seats: int

    def play(self, move: str) -> None: ...

    def places(self) -> Places:
        """Where every card lies that does not lie face up."""

    def back(self, card: str) -> str: ...

    def knows(self, onlooker: Onlooker, place: str, card: str) -> bool: ...


def known_to(model: Model, onlooker: Onlooker) -> Known:
    found = Known()
    for place, cards in model.places().items():
        for card in cards:
            found.add(place, card, model.back(card), model.knows(onlooker, place, card))
    return found


def hand(seat: int) -> str:
    return f"hand {seat}"


def in_order(pile: str, cards: list[str]) -> Places:
    return {f"{pile} {draw}": [card] for draw, card in enumerate(cards, 1)}


class RatHot:
    """Nobody has a hand. Everybody knows which strips are still to come, and nobody in which
    order."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.table = rat_hot.read_setup(dict(record))
        self.seats = 2

    def play(self, move: str) -> None:
        self.table.play(move)

    def places(self) -> Places:
        return in_order("pile", list(map(str, self.table.order)))

    def back(self, card: str) -> str:
        return "strip"

    def knows(self, onlooker: Onlooker, place: str, card: str) -> bool:
        return False


class TabulaRasa:
    """A seat knows its own hand, also not that of a partner. Two cards left the game unseen."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.table = tabula_rasa.read_setup(dict(record), tabula_rasa.read_sizes(dict(record)))
        self.removed: list[str] = list(record["setup"]["removed"])
        self.seats = len(self.table.hands)

    def play(self, move: str) -> None:
        self.table.play(move)

    def places(self) -> Places:
        hands = {hand(seat): cards for seat, cards in enumerate(self.table.hands)}
        return hands | {"removed": self.removed} | in_order("stock", self.table.stock)

    def back(self, card: str) -> str:
        return "knight"

    def knows(self, onlooker: Onlooker, place: str, card: str) -> bool:
        return place == hand(onlooker) if isinstance(onlooker, int) else False


class SchottenTotten:
    """A player knows the own hand, the cards that they have put back with Scout, and every card of
    a hand that they have looked at with it. Everybody knows a card that was taken from a stone into
    a hand. That stays so for as long as the card lies face down, wherever it goes."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        rules, problems = schotten_totten.read_options(record["options"], record["rules"])
        assert rules is not None, problems
        self.rules = rules
        self.table = schotten_totten.Table(rules, record["setup"])
        self.seats = 2
        self._known: dict[str, set[Onlooker]] = {}
        self._game: Generator[schotten_totten.Question, str, Any] = self.table.game()
        self._question = next(self._game)

    def play(self, move: str) -> None:
        player, before = self._question.player, self._face_down()
        looked_at = list(self.table.hands[1 - player])
        with suppress(StopIteration):
            self._question = self._game.send(move)
        if move == "scout" and self.rules.edition.name == "menhir":
            for card in looked_at:
                self._known.setdefault(card, set()).add(player)
        if move.startswith("return "):
            self._known[move.split()[1]] = {player}
        now = self._face_down()
        for card in now - before:
            self._known[card] = {0, 1, NOBODY}
        for card in before - now:
            self._known.pop(card, None)

    def _face_down(self) -> set[str]:
        return {card for cards in self.places().values() for card in cards}

    def places(self) -> Places:
        found = {hand(seat): cards for seat, cards in enumerate(self.table.hands)}
        for name, cards in self.table.decks.items():
            found |= in_order(name, cards)
        return found

    def back(self, card: str) -> str:
        if len(self.table.decks) == 1:
            return next(iter(self.table.decks))
        return "tactic" if card in schotten_totten.TACTICS else "clan"

    def knows(self, onlooker: Onlooker, place: str, card: str) -> bool:
        own = isinstance(onlooker, int) and place == hand(onlooker)
        return own or onlooker in self._known.get(card, ())


MODELS: dict[str, type[RatHot] | type[TabulaRasa] | type[SchottenTotten]] = {
    "rat-hot": RatHot,
    "tabula-rasa": TabulaRasa,
    "schotten-totten": SchottenTotten,
}
