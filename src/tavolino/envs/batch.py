"""Many games of one kind, played at the same time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from threading import RLock
from typing import Any, Literal, overload

import numpy as np
import numpy.typing as npt

from ..core import chance, dispatch, registry
from ..core.checks import as_integer, check_choice, check_integer, check_path, check_seat, quoted
from ..core.contract import Json, NetworkInputs, Observation, Options, Rules
from ..core.errors import IllegalMove, OptionError, TavolinoError
from ..core.game import Game, from_position, load, new
from . import batch_files, kernels
from .batch_files import action_type
from .cpu import Cpu
from .device import Array, Device, Kind
from .network_inputs import (
    TableInputs,
    empty_inputs,
    inputs_of_games,
    network_scratch,
    shapes_of_inputs,
)

Integers = npt.NDArray[np.signedinteger[Any]]
DeviceName = Literal["cpu", "cuda"]
DEVICES = ("cpu", "cuda")

NAMED = 10  # illegal actions that a message names
FIRST_HISTORY = 64  # plies that there is room for at first
MOST_GAMES = 2**31 - 1
MOST_MOVES = 2**31 - 1  # at once


class IllegalActions(IllegalMove):
    """Actions that cannot be played. `games` are the indices of their games, `actions` what was to
    be played there."""

    def __init__(
        self, games: Integers, actions: Integers, played: str = "nothing was played"
    ) -> None:
        some = zip(games[:NAMED], actions[:NAMED], strict=True)
        named = ", ".join(f"{action} in game {game}" for game, action in some)
        more = f" and {len(games) - NAMED:,} more" if len(games) > NAMED else ""
        super().__init__(f"not legal: {named}{more}; {played}")
        self.games = games
        self.actions = actions


class NoSuchGame(TavolinoError, IndexError):
    """A batch has no games with these indices."""


def batch(
    game: str,
    games: int,
    *,
    seed: int = 0,
    device: DeviceName = "cpu",
    threads: int | None = None,
    stream: Any = None,
    history: bool = False,
    **options: Any,
) -> Batch:
    """Deal many games of one kind.

    Game `i` is dealt with the seed `seed + i`, just as `tavolino.new(game, seed=seed + i)` is; when
    it is dealt again, with `seed + i + games`, and so on. Batches that must not have a game in
    common need seeds that are far apart.

    :param device: where the games are played: `cpu`, or `cuda` for a GPU.
    :param threads: how many cores to use; if omitted, all of them where the batch is large enough.
    :param stream: of a GPU: a stream of PyTorch or CuPy, or its number; if omitted, the default
        one.
    :param history: remember all moves, so that games of the batch have records.
    """
    rules = registry.rules(game)
    games = check_integer("games", games, 1, MOST_GAMES)
    seed = chance.check_seed(seed)
    chance.check_seed(seed + games)
    checked = rules.check_options(options)
    on = _device(device, threads, stream)
    made = Batch(
        rules,
        checked,
        on,
        on.empty((games,), rules.state),
        seeds=on.put(np.arange(seed, seed + games, dtype=np.int64)),
        plies=on.put(np.zeros(games, np.int64)),
        stride=games,
        history=on.put(np.full((games, FIRST_HISTORY), kernels.PADDING, action_type(rules)))
        if history
        else None,
    )
    made._deal(on.put(np.ones(games, np.bool_)), 0)
    return made


def load_batch(
    path: str | Path,
    *,
    device: DeviceName = "cpu",
    threads: int | None = None,
    stream: Any = None,
    own: bool = False,
) -> Batch:
    """A batch that `Batch.save` has written, on whatever device. Every table is checked, so files
    may come from anybody; of a file of your `own`, which is loaded much faster, only the checksum
    is. Raises OSError if the file cannot be opened."""
    on = _device(device, threads, stream)
    return _from_host(batch_files.read(check_path(path), check_tables=not own), on)


def batch_of(
    games: Iterable[Game | str | Json],
    *,
    seed: int = 0,
    device: DeviceName = "cpu",
    threads: int | None = None,
    stream: Any = None,
) -> Batch:
    """A batch that plays on from games, position texts or records; all are of one game, with the
    same options. To play one position many times, give `[position] * 1000`.

    Only the tables are kept. The batch has no history, so its games have no records; `plies` begins
    at 0; and `seeds` are not those of the deals: `sample` draws for game `i` as for one that was
    dealt with the seed `seed + i`, and dealt again, it has the seed `seed + i + games`, as in
    `batch`.

    :param device: as in `batch`, like `threads` and `stream`.
    """
    if isinstance(games, str | bytes | Mapping) or not isinstance(games, Iterable):
        raise OptionError(f"games: expected a list of games, found {quoted(games)}")
    seed = chance.check_seed(seed)
    on = _device(device, threads, stream)
    rules: Rules | None = None
    options: Options = {}
    tables = bytearray()
    for count, given in enumerate(games):
        game = _started(count, given)
        its_options = game.rules.check_options(game.rules.options_of(game.state))
        if rules is None:
            rules, options = game.rules, its_options
        if game.rules is not rules:
            raise OptionError(
                f"game {count} is {game.rules.name}, but game 0 is {rules.name}; "
                "all games of a batch are of one kind"
            )
        if its_options != options:
            names = sorted(options.keys() | its_options.keys())
            others = [name for name in names if options.get(name) != its_options.get(name)]
            raise OptionError(
                f"game {count} differs from game 0 in {', '.join(others)}; "
                "all games of a batch have the same options"
            )
        tables += game.state.tobytes()
    if rules is None:
        raise OptionError("games: give at least one")
    states = np.frombuffer(tables, rules.state)
    number = check_integer("games", len(states), 1, MOST_GAMES)
    chance.check_seed(seed + number)
    made = Batch(
        rules,
        options,
        on,
        on.put(states),
        seeds=on.put(np.arange(seed, seed + number, dtype=np.int64)),
        plies=on.put(np.zeros(number, np.int64)),
        stride=number,
    )
    made._note_turns()
    return made


def _started(index: int, given: Any) -> Game:
    """A game, or that of a position text or a record."""
    if isinstance(given, Game):
        return given
    try:
        return from_position(given) if isinstance(given, str) else load(given)
    except TavolinoError as error:
        raise TavolinoError(f"game {index}: {error}") from error


def _device(name: str, threads: int | None, stream: Any) -> Device:
    if check_choice("device", name, DEVICES) == "cpu":
        if stream is not None:
            raise OptionError("stream: only a GPU has streams")
        return Cpu(threads)
    if threads is not None:
        raise OptionError("threads: only the CPU has threads to choose")
    from .cuda import Cuda

    return Cuda(stream)


class Batch:
    """Many games of one kind. Arrays have one row per game; they are the batch's own memory, which
    every step changes: copy what must stay. They are NumPy's, or on a GPU a `DeviceArray`, which
    other libraries take without a copy.

    `states` holds the whole tables, including hidden cards: give players what `observe` returns.

    Threads may use a batch and its copies at the same time. Each call is one step for all others:
    those on the same batch wait for each other.
    """

    player: Array  # the seat to move in each game; of a finished one, the seat that moved last
    over: Array  # which games have ended
    legal: Array  # the legal actions of each game, ascending, then -1
    legal_count: Array  # how many there are
    seeds: Array  # what each game was dealt with
    plies: Array  # how many moves were played since

    def __init__(
        self,
        rules: Rules,
        options: Options,
        device: Device,
        states: Array,
        *,
        seeds: Array,
        plies: Array,
        stride: int,
        history: Array | None = None,
    ) -> None:
        games = len(states)
        self.rules = rules
        self.options = options
        self.states = states
        self.seeds = seeds
        self.plies = plies
        self.player = device.put(np.zeros(games, np.int8))
        self.over = device.put(np.zeros(games, np.bool_))
        self.legal_count = device.put(np.zeros(games, np.int32))
        self.legal = device.put(
            np.full((games, rules.most_legal), kernels.PADDING, action_type(rules))
        )
        self._device = device
        # Kernels run side by side with Python's threads, and tables must not change under them.
        self._lock = RLock()
        self._stride = stride
        self._history = history
        self._most_plies = 0 if history is None else history.shape[1]  # at least as many as played
        # The first action of each game that was refused since the last check, and whether there
        # is one.
        self._refused: tuple[Array, ...] = ()
        if not device.finds_illegal_first:
            self._refused = self._none_refused()

    # -- what can be read ------------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self.states)

    def __repr__(self) -> str:
        return f"<{len(self)} games of {self.rules.name} on {self.device}>"

    @property
    def device(self) -> str:
        """Where the games are played: `cpu` or `cuda`."""
        return self._device.name

    @property
    def seats(self) -> int:
        return self.rules.seats(self.options)

    @property
    def actions(self) -> int:
        """How many actions the game has, legal or not."""
        return self.rules.actions

    def mask(self, out: Array | None = None) -> Array:
        """1 for each legal action of each game."""
        return self._filled(
            out, self.actions, np.dtype(np.int8), kernels.mask_games, self.legal, self.legal_count
        )

    def observe(self, seat: int | None = None, out: Array | None = None) -> Array:
        """What a seat knows of each game, as numbers; if omitted, the seat to move.
        `observation_slices` says which number means what."""
        observation = self._check_observed()
        kind = np.dtype(observation.kind)
        asked = self._check_seat(seat)
        return self._filled(out, observation.size, kind, kernels.observe_games, self.states, asked)

    def recall(self, seat: int | None = None) -> Array:
        """All that a seat has seen of each game, in order: what it knew after the deal, and after
        each move since; if omitted, the seat that was to move each time. This is an information
        state with perfect recall. It needs a batch with `history=True`.

        The array has a row of observations for each game, as many as the longest one has moves, and
        one more; those after the last move of a game are 0. It may be large: take a part of the
        batch first.
        """
        if self._history is None:
            raise TavolinoError("only a batch with history=True remembers what happened")
        observation = self._check_observed()
        with self._lock:
            plies = int(self._device.get(self.plies).max())
            shape = (len(self), plies + 1, observation.size)
            made = self._device.empty(shape, np.dtype(observation.kind))
            self._run(
                kernels.recall_games,
                self._device.empty((len(self),), self.rules.state),
                self._blank,
                self.seeds,
                self.plies,
                self._history,
                self._check_seat(seat),
                made,
                rng=True,
            )
        return made

    @property
    def observation_slices(self) -> dict[str, slice]:
        """Where each part of an observation lies."""
        observation = self.rules.observation
        return {} if observation is None else observation.slices

    def network_inputs(self, out: TableInputs | None = None) -> TableInputs:
        """What a network is given of each game, from the seat to move (`Rules.network_inputs`)."""
        inputs = self.rules.network_inputs
        if inputs is None:
            raise TavolinoError(f"{self.rules.name} has no inputs for networks")
        if out is None:
            made = empty_inputs(inputs, self._device, len(self))
        else:
            made = self._check_inputs(inputs, out)
        read = (self.states, self.over, self.legal, self.legal_count)
        with self._lock:
            arguments, needs = self._network_scratch
            self._run(inputs_of_games, *read, *made, *arguments, **needs)
        return made if out is None else out

    def returns(self) -> Array:
        """What each finished game was worth to each seat; 0 while it is running."""
        made = self._device.empty((len(self), self.seats), np.dtype(np.float64))
        with self._lock:
            self._run(kernels.returns_of_games, self.states, self.seats, made)
        return made

    # -- playing ---------------------------------------------------------------------------------

    def step(self, actions: Any) -> None:
        """Play one action in each game. Games that are over ignore theirs.

        Raises IllegalActions, which names all actions that are not legal; then none is played. On
        a GPU, a game whose action is not legal is left as it is, and `check` tells.
        """
        chosen = self._check_actions(actions)
        with self._lock:
            if self._device.finds_illegal_first:
                self._find_illegal(chosen, actions)
            if self._history is not None:
                self._write_history(chosen)
            self._run(
                kernels.step_games,
                self.states,
                chosen,
                self.plies,
                *self._turns,
                *self._refused,
            )

    def advance(self, actions: Any = None, *, out: Array | None = None) -> Array:
        """Play one action in each game, and return what the seat to move knows then; without
        actions, those that `sample` draws. A game that is over is dealt again instead: its action
        is ignored.

        The same as `step(actions)`, `reset` of the games that were over before it, and
        `observe(out=out)`, but on the CPU in one pass over each game. With `history=True`, and on a
        GPU, it is just these three. Illegal actions are refused as by `step`.
        """
        observation = self._check_observed()
        shape, kind = (len(self), observation.size), np.dtype(observation.kind)
        if self._history is not None or not isinstance(self._device, Cpu):
            with self._lock:
                before = self._device.take(self.over, np.arange(len(self)))
                self.step(self.sample() if actions is None else actions)
                self.reset(before)
                return self.observe(out=out)
        chosen = self._drawn if actions is None else self._check_actions(actions)
        with self._lock:
            if actions is not None:
                self._find_illegal(chosen, actions)
            made = self._room(out, shape, kind)
            self._run(
                kernels.advance_games,
                self.states,
                self._blank,
                self.seeds,
                self._stride,
                self.plies,
                *self._turns,
                chosen,
                actions is None,
                made,
                rng=True,
            )
        return made if out is None else out

    def check(self) -> None:
        """Raise IllegalActions if an action has been refused since the last check. It names the
        first one of each game. On a GPU it waits for all steps; on the CPU `step` has told already.
        """
        if not self._refused:
            return
        with self._lock:
            refused, any_refused = (self._device.get(each) for each in self._refused)
            if not any_refused[0]:
                return
            self._refused = self._none_refused()
        games = np.flatnonzero(refused != kernels.NOTHING_REFUSED)
        raise IllegalActions(games, refused[games], "these games were left as they were")

    def sample(
        self,
        logits: Any = None,
        *,
        legal_logits: Any = None,
        out: Array | None = None,
    ) -> Array:
        """Draw a legal action for each game; -1 where it is over.

        Without logits, each is equally likely. `logits` has one number per action, `legal_logits`
        one per entry of `legal`. What is drawn depends only on the seed of the game and on how many
        moves were played, so that it is the same on every device.

        A move whose logit is -inf is not drawn, unless all are. NaN and +inf at a legal move are
        refused; on a GPU nothing is drawn then, and the action is -1, which is illegal.
        """
        if logits is not None and legal_logits is not None:
            raise OptionError("give logits or legal_logits, not both")
        actions = self._room(out, (len(self),), np.dtype(np.int32))
        drawn_from = (self.seeds, self.plies, self.legal, self.legal_count)
        if logits is None and legal_logits is None:
            with self._lock:
                self._run(kernels.sample_games, *drawn_from, actions, rng=True)
        else:
            by_action = logits is not None
            width = self.actions if by_action else self.legal.shape[1]
            numbers = self._check_logits(logits if by_action else legal_logits, width)
            with self._lock:
                wrong = self._run(
                    kernels.sample_by_logits, *drawn_from, numbers, by_action, actions, rng=True
                )
                if sum(wrong):
                    first = np.flatnonzero((actions == kernels.PADDING) & ~self.over)[0]
                    raise OptionError(
                        f"logits: NaN or +inf at a legal action, first in game {first}"
                    )
        return actions if out is None else out

    def reset(self, chosen: Any = None) -> None:
        """Deal the chosen games again, each with its next seed: a mask, or indices; if omitted, all
        of them."""
        if chosen is None:
            mask = self._device.put(np.ones(len(self), np.bool_))
        else:
            mask = self._check_chosen(chosen)
        self._deal(mask, self._stride)

    def play_randomly(self, moves: int) -> None:
        """Play that many moves in each game, as `sample` draws them; a game that is over is dealt
        again first. The same as `reset(over)` and `step(sample())` that many times, but in one pass
        over each game, and on a GPU in one launch.
        """
        moves = check_integer("moves", moves, 0, MOST_MOVES)
        with self._lock:
            if self._history is None:
                self._device.play(
                    len(self),
                    self.legal,
                    self.states,
                    self._blank,
                    self.seeds,
                    self._stride,
                    self.plies,
                    *self._turns,
                    moves,
                )
                return
            for _ in range(moves):
                self.reset(self.over)
                self.step(self.sample())

    def determinize(self, seat: int | None = None, seed: int = 0) -> Batch:
        """A batch of tables that fit what a seat knows, each equally likely; if omitted, the seat
        to move. It has no history."""
        asked = self._check_seat(seat)
        mix, stream = kernels.mix_and_stream(chance.check_seed(seed))
        made = self[:]
        made._history = None
        made._run(
            kernels.determinize_games,
            made.states,
            asked,
            made.seeds,
            mix,
            stream,
            rng=True,
            scratch=len(dispatch.legal_buffer(self.rules)),
        )
        made._note_turns()
        return made

    # -- single games, and parts -----------------------------------------------------------------

    @overload
    def __getitem__(self, index: int | np.integer[Any]) -> Game: ...

    @overload
    def __getitem__(self, index: slice | Sequence[int] | npt.NDArray[Any]) -> Batch: ...

    def __getitem__(self, index: Any) -> Game | Batch:
        """One game, to look at, to play on and to save; or a batch of copies of some games."""
        number = as_integer(index)
        return self._part(index) if number is None else self._game(number)

    def _part(self, index: Any) -> Batch:
        try:
            rows = np.arange(len(self), dtype=np.int64)[index]
        except (IndexError, TypeError, ValueError) as error:
            raise NoSuchGame(f"these are not indices of the {len(self)} games: {error}") from error
        if rows.ndim != 1:
            raise NoSuchGame(f"the indices of games are a list of numbers, not of {rows.ndim} axes")

        def taken(array: Array) -> Array:
            return self._device.take(array, rows)

        with self._lock:
            part = Batch(
                self.rules,
                self.options,
                self._device.another(),
                taken(self.states),
                seeds=taken(self.seeds),
                plies=taken(self.plies),
                stride=self._stride,
                history=None if self._history is None else taken(self._history),
            )
            for name in ("player", "over", "legal", "legal_count"):
                setattr(part, name, taken(getattr(self, name)))
        return part

    def __iter__(self) -> Iterator[Game]:
        return (self._game(i) for i in range(len(self)))

    def copy(self) -> Batch:
        return self[:]

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> Batch:
        return self[:]

    def _game(self, index: int) -> Game:
        if not -len(self) <= index < len(self):
            raise NoSuchGame(
                f"game {quoted(index)} is not one of the {len(self)} games of this batch"
            )
        row = np.array([index % len(self)])

        def read(array: Array) -> npt.NDArray[Any]:
            return self._device.get(self._device.take(array, row))

        with self._lock:
            if self._history is None:
                return Game(self.rules, self.options, read(self.states), from_deal=False)
            seed = int(read(self.seeds)[0])
            played = read(self._history)[0, : read(self.plies)[0]].tolist()
        game = new(self.rules.name, seed=seed, **self.options)
        for action in played:
            game.play(action)
        return game

    # -- keeping ---------------------------------------------------------------------------------

    def save(self, path: str | Path) -> None:
        """Write all games to a file, for `load_batch`. Raises OSError if it cannot be written."""
        where = check_path(path)
        with self._lock:
            batch_files.write(where, self._on_host())

    def __getstate__(self) -> dict[str, Any]:
        threads = self._device.asked_threads
        # A copy, because pickles are made of it later.
        return {"host": self.copy()._on_host(), "device": self.device, "threads": threads}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        restored = _from_host(kept["host"], _device(kept["device"], kept["threads"], None))
        self.__dict__.update(restored.__dict__)

    def _on_host(self) -> batch_files.Kept:
        get = self._device.get
        return batch_files.Kept(
            rules=self.rules,
            options=self.options,
            stride=self._stride,
            states=get(self.states),
            seeds=get(self.seeds),
            plies=get(self.plies),
            history=None if self._history is None else get(self._history),
        )

    # -- work ------------------------------------------------------------------------------------

    @property
    def _turns(self) -> tuple[Array, ...]:
        return self.player, self.over, self.legal, self.legal_count

    @cached_property
    def _blank(self) -> Array:
        blank = self.rules.blank(self.options)
        blank["player"] = -1
        return self._device.put(blank)

    @cached_property
    def _drawn(self) -> Array:
        """Room for the actions that `advance` draws."""
        return self._device.empty((len(self),), np.dtype(np.int32))

    @cached_property
    def _network_scratch(self) -> tuple[tuple[Array, ...], dict[str, Any]]:
        return network_scratch(self.rules, self._device, len(self))

    def _deal(self, mask: Array, stride: int) -> None:
        with self._lock:
            self._run(
                kernels.deal_games,
                self.states,
                self._blank,
                mask,
                self.seeds,
                stride,
                self.plies,
                *self._turns,
                rng=True,
            )

    def _none_refused(self) -> tuple[Array, ...]:
        nothing = np.full(len(self), kernels.NOTHING_REFUSED, np.int32)
        return self._device.put(nothing), self._device.put(np.zeros(1, np.int32))

    def _note_turns(self) -> None:
        self._run(kernels.note_turns, self.states, *self._turns)

    def _find_illegal(self, actions: Integers, given: Any) -> None:
        """Raise IllegalActions, which names them as they were given."""
        illegal = np.empty(len(self), np.int8)
        if sum(
            self._run(
                kernels.find_illegal, actions, self.over, self.legal, self.legal_count, illegal
            )
        ):
            games = np.flatnonzero(illegal)
            raise IllegalActions(games, np.asarray(given)[games])

    def _filled(
        self, out: Array | None, width: int, kind: Kind, kernel: Callable[..., Any], *read: Any
    ) -> Array:
        """What a kernel writes for each game into a row."""
        shape = (len(self), width)
        made = self._device.empty_rows(shape, kind) if out is None else self._room(out, shape, kind)
        with self._lock:
            self._device.write_rows(kernel, len(self), *read, out=made)
        return made if out is None else out

    def _run(self, kernel: Callable[..., Any], *arguments: Any, **needs: Any) -> list[Any]:
        return self._device.run(kernel, len(self), *arguments, **needs)

    def _write_history(self, actions: Array) -> None:
        assert self._history is not None
        room = self._history.shape[1]
        if self._most_plies >= room:
            self._most_plies = int(self._device.get(self.plies).max())
        if self._most_plies >= room:
            before = self._device.get(self._history)
            more = np.full_like(before, kernels.PADDING)
            self._history = self._device.put(np.concatenate([before, more], axis=1))
        self._most_plies += 1
        self._run(kernels.note_actions, actions, self.plies, self.over, self._history)

    def _check_observed(self) -> Observation:
        if self.rules.observation is None:
            raise TavolinoError(f"{self.rules.name} has no observation")
        return self.rules.observation

    # -- what users give -------------------------------------------------------------------------

    def _check_actions(self, actions: Any) -> Array:
        chosen = self._given("actions", actions)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise OptionError(
                f"actions: expected {len(self)} whole numbers, one per game, found {chosen.dtype} "
                f"of the shape {chosen.shape}"
            )
        return self._device.converted(chosen, np.dtype(np.int32))

    def _check_logits(self, logits: Any, width: int) -> Array:
        numbers = self._given("logits", logits)
        if numbers.shape != (len(self), width) or numbers.dtype not in (np.float32, np.float64):
            raise OptionError(
                f"logits: expected float32 or float64 of the shape {(len(self), width)}, "
                f"found {numbers.dtype} of the shape {numbers.shape}"
            )
        return numbers

    def _check_chosen(self, chosen: Any) -> Array:
        picked = self._given("reset", chosen)
        if picked.dtype == np.bool_:
            if picked.shape != (len(self),):
                raise OptionError(f"reset: expected a mask of {len(self)} games")
            return self._device.converted(picked, np.dtype(np.bool_))
        games = len(self)
        indices = self._device.get(picked)
        if indices.size and (
            indices.dtype.kind not in "iu" or not (-games <= indices.min() <= indices.max() < games)
        ):
            raise OptionError(f"reset: expected a mask, or indices of the {games} games")
        mask = np.zeros(games, np.bool_)
        mask[indices.astype(np.int64)] = True
        return self._device.put(mask)

    def _given(self, name: str, array: Any) -> Array:
        try:
            return self._device.given(array)
        except (TypeError, ValueError, OverflowError, BufferError) as error:
            raise OptionError(f"{name}: {quoted(array)} is not an array: {error}") from error

    def _check_inputs(self, inputs: NetworkInputs, out: TableInputs) -> TableInputs:
        if not isinstance(out, TableInputs):
            raise OptionError(f"out: expected TableInputs, found {type(out).__name__}")
        shapes = shapes_of_inputs(inputs)
        return TableInputs(
            *(
                self._room(given, (len(self), *shape), kind)
                for given, (shape, kind) in zip(out, shapes, strict=True)
            )
        )

    def _check_seat(self, seat: int | None) -> int:
        return kernels.TO_MOVE if seat is None else check_seat("seat", seat, self.seats)

    def _room(self, out: Array | None, shape: tuple[int, ...], kind: Kind) -> Array:
        if out is None:
            return self._device.empty(shape, kind)
        try:
            room = self._device.writable(out)
        except (TypeError, ValueError, BufferError):
            room = None
        if room is None:
            raise OptionError("out: expected an array without gaps that can be written into")
        if room.shape != shape or room.dtype != kind:
            raise OptionError(
                f"out: expected {kind} of the shape {shape}, found {room.dtype} of the shape "
                f"{room.shape}"
            )
        return room


def concatenate(batches: Sequence[Batch]) -> Batch:
    """One batch of copies of the games of several, which have the same game and options, and lie on
    the same device."""
    if not isinstance(batches, Sequence) or not all(isinstance(each, Batch) for each in batches):
        raise OptionError(f"expected a list of batches, found {quoted(batches)}")
    if not batches:
        raise OptionError("there is no batch to put together")
    batches = [each.copy() for each in batches]  # while no other thread plays them
    first = batches[0]
    for other in batches[1:]:
        if (other.rules, other.options) != (first.rules, first.options):
            raise OptionError("batches of different games or options cannot be put together")
        if other.device != first.device:
            raise OptionError("batches on different devices cannot be put together")
    device = first._device

    def joined(name: str) -> Array:
        return device.join([getattr(each, name) for each in batches])

    made = Batch(
        first.rules,
        first.options,
        device,
        joined("states"),
        seeds=joined("seeds"),
        plies=joined("plies"),
        stride=sum(each._stride for each in batches),
        history=_joined_histories(batches),
    )
    made._note_turns()
    return made


def _joined_histories(batches: Sequence[Batch]) -> Array | None:
    device = batches[0]._device
    histories = [device.get(each._history) for each in batches if each._history is not None]
    if len(histories) < len(batches):
        return None
    width = max(history.shape[1] for history in histories)
    return device.put(
        np.concatenate(
            [
                np.pad(
                    history,
                    ((0, 0), (0, width - history.shape[1])),
                    constant_values=kernels.PADDING,
                )
                for history in histories
            ]
        )
    )


def _from_host(kept: batch_files.Kept, device: Device) -> Batch:
    made = Batch(
        kept.rules,
        kept.options,
        device,
        device.put(kept.states),
        seeds=device.put(kept.seeds),
        plies=device.put(kept.plies),
        stride=kept.stride,
        history=None if kept.history is None else device.put(kept.history),
    )
    made._note_turns()
    return made
