"""A game at one moment, for trees: it never changes, it shares its past with other moments, and it
knows what everybody has seen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from ...core import dispatch, registry
from ...core.contract import SPECTATOR, Onlooker, Rules, State
from .seen_lines import move_line, table_line

HIDDEN = -1


class Memory(NamedTuple):
    """What an onlooker has seen.

    - `text`: the first table, and a line for each move since.
    - `moves`: the moves, each with the seat that made it, and the action, or HIDDEN if the onlooker
      could not see all of it.
    """

    text: str
    moves: tuple[tuple[int, int], ...] = ()


class Moment:
    """A table, and how it came about.

    :param known: for a table that was re-dealt: what some onlookers remember. The others have seen
        nothing but this table.
    """

    def __init__(
        self,
        rules: Rules,
        table: State,
        before: Moment | None = None,
        action: int = -1,
        known: Mapping[Onlooker, Memory] | None = None,
    ) -> None:
        self.rules = rules
        self.table = table
        self.before = before
        self.action = action
        self._known = dict(known or {})
        self._actions: list[int] | None = None

    @property
    def player(self) -> int | None:
        """The seat to move; None when the game is over."""
        return None if self.table["over"][0] else int(self.table["player"][0])

    @property
    def actions(self) -> list[int]:
        """The legal actions, ascending."""
        if self._actions is None:
            legal = dispatch.legal_buffer(self.rules)
            self._actions = legal[: dispatch.legal_at(self.table, 0, legal)].tolist()
        return self._actions

    def after(self, action: int) -> Moment:
        """The moment after a legal action."""
        table = dispatch.copied(self.table)
        dispatch.apply_at(table, 0, action)
        return Moment(self.rules, table, self, action)

    def memory(self, onlooker: Onlooker) -> Memory:
        """What an onlooker has seen so far."""
        if onlooker not in self._known:
            self._known[onlooker] = self._remember(onlooker)
        return self._known[onlooker]

    def _remember(self, onlooker: Onlooker) -> Memory:
        if self.before is None:
            return Memory(table_line(self.rules, self.table, onlooker))
        past, table = self.before.memory(onlooker), self.before.table
        line = move_line(self.rules, table, self.action, self.table, onlooker)
        text = self.rules.move_text(table, self.action)
        whole = text == self.rules.seen_move(table, self.action, onlooker)
        move = int(table["player"][0]), self.action if whole else HIDDEN
        return Memory(f"{past.text}\n{line}", (*past.moves, move))

    def information_state(self, seat: int) -> str:
        """What a seat has seen, and what it sees now."""
        return f"seat {seat}\n{self._told(seat)}"

    def public_state(self) -> str:
        """What everybody has seen, and what everybody sees now."""
        return self._told(SPECTATOR)

    def _told(self, onlooker: Onlooker) -> str:
        return f"{self.memory(onlooker).text}\n{table_line(self.rules, self.table, onlooker)}"

    def past(self) -> Iterator[Moment]:
        """The moments before this one, the last one first."""
        moment = self.before
        while moment is not None:
            yield moment
            moment = moment.before

    def __deepcopy__(self, memo: Any) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        line = [self, *self.past()]
        start = line[-1]
        actions = [moment.action for moment in reversed(line[:-1])]
        return _moment, (self.rules.name, start.table.tobytes(), start._known, actions)


def _moment(name: str, table: bytes, known: dict[Onlooker, Memory], actions: list[int]) -> Moment:
    rules = registry.rules(name)
    moment = Moment(rules, dispatch.table(rules, table), known=known)
    for action in actions:
        moment = moment.after(action)
    return moment
