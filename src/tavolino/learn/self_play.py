"""Games of a network against itself, on a batch: what it saw, what it chose, what came of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from ..envs.batch import Batch
from ..envs.network_inputs import TableInputs, empty_inputs
from .network import NO_MOVE, Params, Seen, critic, has_critic, network, shares

NO_RIVAL = -1  # in place of a seat


class Variety(NamedTuple):
    """What the network would not meet if it only played its own moves against itself."""

    rivals: float = 0.0  # the share of games with a seat that follows the evaluation
    explored: float = 0.0  # the share of the network's moves that are drawn evenly instead


NO_VARIETY = Variety()


class Table(NamedTuple):
    """Which seats a variant of a game has."""

    seats: int
    partners: float  # how many of them win together


def table_of(batch: Batch) -> Table:
    teams = batch.rules.teams(batch.rules.blank(batch.options))
    return Table(batch.seats, batch.seats / (len(teams) or batch.seats))


class Decisions(NamedTuple):
    """One entry per decision: first by move, then by game."""

    seen: Seen
    choice: Any  # the place of the move among those described
    chance: Any  # of the choice, as a logarithm
    own: Any  # 1 if the network made it, 0 if a rival did or if it was drawn evenly
    explored: Any  # 1 if it was drawn evenly
    value: Any  # by seat, counted from seat 0
    others: Any  # the last views of the other seats, counted from the seat to move: for the critic
    player: Any
    result: Any  # by seat; 0 unless the game ended with this move
    ended: Any


def as_jax(array: Any) -> jax.Array:
    """An array of a batch. On the CPU it is copied, because the batch goes on to use it; on a GPU
    it is not, and whoever uses it must be done before the batch goes on."""
    return jnp.array(array) if isinstance(array, np.ndarray) else jax.dlpack.from_dlpack(array)


def _seen(inputs: TableInputs) -> Seen:
    facts, rows, moves, references, _, count = inputs
    return Seen(as_jax(facts), as_jax(rows), as_jax(moves), as_jax(references), as_jax(count))


def by_seat(by_turn: Any, player: Any, seats: int) -> Any:
    """Numbers by seat, counted from seat 0, instead of from the seat to move."""
    return jnp.take_along_axis(by_turn, turn_order(by_turn.shape[-1], -player, seats), axis=-1)


def by_turn(by_seat: Any, player: Any, seats: int) -> Any:
    """The other way round."""
    return jnp.take_along_axis(by_seat, turn_order(by_seat.shape[-1], player, seats), axis=-1)


def turn_order(count: int, player: Any, seats: int) -> Any:
    """All `count` seats from `player` on, those that nobody has at the end. With `-player`, where
    each seat is in that order."""
    order = (jnp.arange(count) + player[..., None]) % seats
    return jnp.where(jnp.arange(count) < seats, order, jnp.arange(count))


class Choices(NamedTuple):
    """What was chosen in each game, and what the network made of it; see `Decisions`."""

    action: Any
    seen: Seen
    choice: Any
    chance: Any
    own: Any
    explored: Any
    value: Any
    others: Any
    player: Any
    view: Any  # what the network made of what the seat to move sees


@partial(jax.jit, static_argnames=("table", "explored", "precision"))
def decide(
    params: Params,
    seen: Seen,
    player: Any,
    rival: Any,
    described: Any,
    legal: Any,
    views: Any,
    key: Any,
    table: Table,
    explored: float,
    precision: Any,
) -> Choices:
    """Draw a move for each game, or take the evaluation's favourite where the seat in `rival` is to
    move. `views` has the last view of each seat, `explored` is a share of the drawn moves: see
    `Variety`."""
    opinion = network(params, seen, precision)
    own = player != rival
    choice = jnp.where(own, jax.random.categorical(key, opinion.moves), preferred(seen))
    evenly = own & (jax.random.uniform(jax.random.fold_in(key, 1), own.shape) < explored)
    choice = jnp.where(evenly, drawn_evenly(seen, jax.random.fold_in(key, 2)), choice)
    chances = jax.nn.log_softmax(opinion.moves)
    order = turn_order(views.shape[1], player, table.seats)
    others = jnp.take_along_axis(views, order[:, 1:, None], axis=1)
    expected = shares(critic(params, opinion, others), table.seats, table.partners)
    return Choices(
        action=action_of(choice, described, legal),
        seen=seen._replace(
            facts=seen.facts.astype(precision),
            rows=seen.rows.astype(precision),
            moves=seen.moves.astype(precision),
            references=seen.references.astype(jnp.int8),
            count=seen.count + 0,  # a copy, like the others: the batch writes there again
        ),
        choice=choice,
        chance=jnp.take_along_axis(chances, choice[:, None], axis=1)[:, 0],
        own=(own & ~evenly).astype(jnp.float32),
        explored=evenly.astype(jnp.float32),
        value=by_seat(expected, player, table.seats),
        others=others,
        player=player + 0,
        view=opinion.trunk if views.size else views[:, 0],
    )


@jax.jit
def next_views(views: Any, player: Any, view: Any, ended: Any) -> Any:
    """The last view of each seat after another one; none in games that ended."""
    views = views.at[jnp.arange(len(player)), player].set(view)
    return jnp.where(ended[:, None, None], 0, views)


def no_views(params: Params, games: int, precision: Any) -> jax.Array:
    """What there is before anybody has seen anything; empty if there is no critic."""
    trunk, seats = params["value"].shape
    return jnp.zeros((games, seats, trunk if has_critic(params) else 0), precision)


def preferred(seen: Seen) -> Any:
    """The place of the evaluation's favourite among the moves described."""
    there = jnp.arange(seen.moves.shape[1]) < seen.count[:, None]
    return jnp.where(there, seen.moves[:, :, 0], NO_MOVE).argmax(axis=1)


def drawn_evenly(seen: Seen, key: jax.Array) -> Any:
    """The place of any of the moves described."""
    return (jax.random.uniform(key, seen.count.shape) * seen.count).astype(jnp.int32)


def action_of(choice: Any, described: Any, legal: Any) -> Any:
    """The number of an action, from its place among the moves that are described."""
    place = jnp.take_along_axis(described, choice[:, None], axis=1)
    return jnp.take_along_axis(legal, place, axis=1)[:, 0].astype(jnp.int32)


class SelfPlay:
    """The games of one variant, and room for their inputs. `views` has the last view of each seat;
    if omitted, the games begin."""

    def __init__(
        self,
        batch: Batch,
        precision: Any,
        variety: Variety = NO_VARIETY,
        views: jax.Array | None = None,
    ) -> None:
        assert batch.rules.network_inputs is not None
        self.batch = batch
        self.table = table_of(batch)
        self.precision = precision
        games = jnp.arange(len(batch))
        with_rival = games < variety.rivals * len(batch)
        self._rival = jnp.where(with_rival, games % batch.seats, NO_RIVAL)
        self._explored = variety.explored
        self.views = views
        self._room = empty_inputs(batch.rules.network_inputs, batch._device, len(batch))

    def look(self) -> Seen:
        return _seen(self.batch.network_inputs(self._room))

    @property
    def described(self) -> jax.Array:
        return as_jax(self._room.described)

    def decide(self, params: Params, key: jax.Array) -> Choices:
        batch = self.batch
        if self.views is None:
            self.views = no_views(params, len(batch), self.precision)
        player, legal = as_jax(batch.player).astype(jnp.int32), as_jax(batch.legal)
        choices: Choices = decide(
            params,
            self.look(),
            player,
            self._rival,
            self.described,
            legal,
            self.views,
            key,
            table=self.table,
            explored=self._explored,
            precision=self.precision,
        )
        return choices

    def step(self, actions: Any) -> tuple[jax.Array, jax.Array]:
        """Play one action in each game, and deal those that ended anew. Returns their results, and
        which these are."""
        batch = self.batch
        batch.step(np.asarray(actions) if batch.device == "cpu" else actions)
        returns = batch.returns()  # held until JAX has read it
        result = as_jax(returns).astype(jnp.float32)
        ended = as_jax(batch.over) | False  # a copy
        jax.block_until_ready((result, ended))
        batch.reset(batch.over)
        return result, ended

    def start(
        self, params: Params, moves: int, key: jax.Array
    ) -> Callable[[], tuple[Decisions, jax.Array]]:
        """They are played when the result is asked for, so that one variant needs room at once."""
        return partial(self.play, params, moves, key)

    def play(self, params: Params, moves: int, key: jax.Array) -> tuple[Decisions, jax.Array]:
        """So many moves in each game, and what is expected after the last one."""
        made = []
        for _ in range(moves):
            key, own = jax.random.split(key)
            made.append(self._play_once(self.decide(params, own)))
        last = self.decide(params, key).value
        return jax.tree.map(lambda *each: jnp.stack(each), *made), last

    def _play_once(self, chosen: Choices) -> Decisions:
        result, ended = self.step(chosen.action)
        self.views = next_views(self.views, chosen.player, chosen.view, ended)
        seats = chosen.value.shape[1]
        return Decisions(
            chosen.seen,
            chosen.choice,
            chosen.chance,
            chosen.own,
            chosen.explored,
            chosen.value,
            chosen.others,
            chosen.player,
            jnp.pad(result, ((0, 0), (0, seats - result.shape[1]))),
            ended,
        )
