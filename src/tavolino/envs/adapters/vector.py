"""Batches as vector environments of Gymnasium: one seat of each game learns, bots play the others.
And a single game of that kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ...core import registry
from ...core.chance import check_seed
from ...core.checks import as_integer, check_choice, check_integer, check_seat, quoted
from ...core.contract import OPEN, Onlooker
from ...core.errors import OptionError
from ...core.game import check_onlooker
from .. import kernels
from ..batch import MOST_GAMES, IllegalActions, batch
from ..bots import Bots
from .extras import needs
from .pictures import METADATA, check_render_mode, render
from .spaces import (
    LOSE,
    RAISE,
    Array,
    action_space,
    check_illegal_actions,
    illegal_reward,
    observation_space,
)

with needs("envs", "an environment of Gymnasium"):
    from gymnasium import Env, register
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

__all__ = ["SingleGame", "VectorGames", "register", "vector"]

ANY = "any"
Flags = npt.NDArray[np.bool_]
Step = tuple[Array, npt.NDArray[np.float64], Flags, Flags, dict[str, Any]]


class VectorGames(VectorEnv[Array, Array, Array]):
    """Many games, as an environment of Gymnasium. `batch` holds them; its tables are whole ones:
    give agents what `reset` and `step` return.

    :param num_envs: how many games.
    :param seat: the seat that learns, or `"any"`: the seed of each deal decides.
    :param bots: who plays the other seats: `"random"`, or `"greedy"` with its parameters, like
        `"greedy:skill=1,temperature=0.5"`; or a list with one per seat.
    :param autoreset_mode: when finished games are dealt again, as Gymnasium defines it.
    :param threads: how many cores to use; if omitted, all of them where there are enough games.
    :param illegal_actions: `"lose"`: an illegal action ends its game and costs one more than the
        worst result. Or `"raise"` IllegalActions, and nothing is played.
    :param render_mode: `human` prints the tables; `ansi` is text, `rgb_array` pixels, `svg`
        pictures.
    :param render_view: who looks at rendered tables: a seat, `"spectator"`, or `"open"`, which
        shows all cards.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seat: int | str = 0,
        bots: str | Sequence[str] = "random",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        illegal_actions: str = LOSE,
        render_mode: str | None = None,
        render_view: Onlooker = OPEN,
        **options: Any,
    ) -> None:
        super().__init__()
        rules = registry.rules(game)
        self.batch = batch(
            game, check_integer("num_envs", num_envs, 1, MOST_GAMES), threads=threads, **options
        )
        num_envs = self.num_envs = len(self.batch)
        self.render_mode = check_render_mode(render_mode)
        self.autoreset_mode = _autoreset_mode(autoreset_mode)
        self.metadata = METADATA | {"autoreset_mode": self.autoreset_mode}
        self.single_observation_space = observation_space(rules)
        self.single_action_space = action_space(rules)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seat = self._check_seat(seat)
        self._kinds = bots
        self._bots = Bots(self.batch, 0, bots)
        self._illegal_actions = check_illegal_actions(illegal_actions)
        self._illegal_reward = illegal_reward(rules)
        self._render_view = check_onlooker(render_view, self.batch.seats)
        self._seeded = False
        self._ended = np.ones(num_envs, np.bool_)  # nothing is dealt yet

    @property
    def seats(self) -> npt.NDArray[np.int8]:
        """The seat that learns, in each game."""
        return self._bots.seats.copy()

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Array, dict[str, Any]]:
        """Deal all games, or with `options={"reset_mask": ...}` some of them. Game `i` of the seed
        `s` is that of `tavolino.new(seed=s + i)`, as in batches; a list has one seed per game. The
        first deal without a seed is drawn, later ones follow from it."""
        seeds = None if seed is None else self._seeds(seed)
        super().reset(seed=as_integer(seed))
        chosen = self._reset_mask(options)
        if seeds is None and not self._seeded:
            seeds = self._seeds(int(self.np_random.integers(1 << 62)))
        if seeds is None:
            self.batch.reset(chosen)
        else:
            self.batch.seeds[chosen] = seeds[chosen]
            self.batch._deal(chosen, 0)
        self._seeded = True
        self._ended[chosen] = False
        self._seat_learners(chosen)
        self._bots.reply()
        return self._observe(), self._info()

    def step(self, actions: npt.ArrayLike) -> Step:
        """Play an action in each game, and let the bots reply. `info["action_mask"]` has a 1 for
        each action that is legal next."""
        played = self.batch._check_actions(actions)
        again = self._ended.copy()
        if again.any() and not (self._seeded and self.autoreset_mode is AutoresetMode.NEXT_STEP):
            raise ResetNeeded(f"reset these games first: {np.flatnonzero(again).tolist()}")
        if self._illegal_actions == RAISE:
            self._refuse_illegal(played, actions, again)
        if again.any():
            self._deal_again(again)
        illegal = self._bots.play(~again, played)
        over = self.batch.over
        rewards = np.where(over, self._returns(), 0.0)
        rewards[illegal] = self._illegal_reward
        self._ended = over | illegal
        ended = self._ended.copy()
        seen, info = self._observe(), self._info()
        if self.autoreset_mode is AutoresetMode.SAME_STEP and ended.any():
            self._deal_again(ended)
            self._bots.reply()
            final = seen
            seen = self._observe()
            info = self._info() | _final(final, info, ended)
        return seen, rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> Flags:
        """Which actions are legal next in each game; none where it is over."""
        masks: Flags = self.batch.mask().view(np.bool_)
        return masks

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        frames = (render(game, self.render_mode, self._render_view) for game in self.batch)
        return tuple(frames)

    def close_extras(self, **kwargs: Any) -> None:
        """There is nothing to close."""

    # -- copies ----------------------------------------------------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        kept = self.__dict__.copy()
        kept["_bots"] = self._bots.seats
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._bots = Bots(self.batch, kept["_bots"], self._kinds)

    # -- work ------------------------------------------------------------------------------------

    def _deal_again(self, chosen: Flags) -> None:
        self.batch.reset(chosen)
        self._ended[chosen] = False
        self._seat_learners(chosen)

    def _seat_learners(self, chosen: Flags) -> None:
        if self._seat is None:
            self._bots.seats[chosen] = self.batch.seeds[chosen] % self.batch.seats
        else:
            self._bots.seats[chosen] = self._seat

    def _observe(self) -> Array:
        """What the learners know. When a game is over, the seat that moved last may be a bot's."""
        seats = self._bots.seats
        seen: Array = self.batch.observe(self._seat or 0)
        if self._seat is not None:
            return seen
        for seat in range(1, self.batch.seats):
            rows = seats == seat
            seen[rows] = self.batch.observe(seat)[rows]
        return seen

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.mask(), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _returns(self) -> npt.NDArray[np.float64]:
        returns = self.batch.returns()
        worth: npt.NDArray[np.float64] = returns[np.arange(self.num_envs), self._bots.seats]
        return worth

    def _refuse_illegal(self, actions: Array, given: npt.ArrayLike, ignored: Flags) -> None:
        games = self.batch
        illegal = np.empty(self.num_envs, np.int8)
        games._run(
            kernels.find_illegal, actions, games.over, games.legal, games.legal_count, illegal
        )
        wrong = np.flatnonzero(illegal.view(np.bool_) & ~ignored)
        if len(wrong):
            raise IllegalActions(wrong, np.asarray(given)[wrong])

    def _reset_mask(self, options: dict[str, Any] | None) -> Flags:
        if options is not None and not isinstance(options, dict):
            raise OptionError(f"options: {quoted(options)} is not a dictionary")
        if not options or "reset_mask" not in options:
            return np.ones(self.num_envs, np.bool_)
        mask: Flags = self.batch._given("reset_mask", options["reset_mask"])
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_ or not mask.any():
            raise OptionError(
                f"reset_mask: expected {self.num_envs} booleans, at least one of them true"
            )
        return mask

    def _seeds(self, seed: Any) -> npt.NDArray[np.int64]:
        listed: Any = seed.tolist() if isinstance(seed, np.ndarray) else seed
        several = isinstance(listed, Sequence) and not isinstance(listed, str | bytes)
        if not several:
            first = check_seed(listed)
            return np.arange(first, check_seed(first + self.num_envs), dtype=np.int64)
        if len(listed) != self.num_envs:
            raise OptionError(f"seed: expected {self.num_envs}, one per game, found {len(listed)}")
        return np.array([check_seed(each) for each in listed], np.int64)

    def _check_seat(self, seat: int | str) -> int | None:
        if isinstance(seat, str):
            check_choice("seat", seat, (ANY,))
            return None
        return check_seat("seat", seat, self.batch.seats)


def _autoreset_mode(given: AutoresetMode | str) -> AutoresetMode:
    if isinstance(given, AutoresetMode):
        return given
    return AutoresetMode(
        check_choice("autoreset_mode", given, [each.value for each in AutoresetMode])
    )


# How it is called beside `tavolino.envs.aec`.
vector = VectorGames


def _final(seen: Array, info: dict[str, Any], ended: Flags) -> dict[str, Any]:
    """The end of games that are already dealt again, in the form that Gymnasium gives it."""
    last = np.full(len(ended), None, object)
    for game in np.flatnonzero(ended):
        last[game] = seen[game]
    masks = np.where(ended[:, None], info["action_mask"], 0).astype(np.int8)
    return {
        "final_obs": last,
        "_final_obs": ended.copy(),
        "final_info": {"action_mask": masks, "_action_mask": ended.copy()},
        "_final_info": ended.copy(),
    }


class SingleGame(Env[Array, np.int64]):
    """One game as an environment of Gymnasium; the parameters are those of `VectorGames`. It is
    there for programs that know no vector environments: those are many times faster."""

    metadata = METADATA

    def __init__(self, game: str, *, render_mode: str | None = None, **settings: Any) -> None:
        disabled = AutoresetMode.DISABLED
        self.games = VectorGames(
            game, 1, autoreset_mode=disabled, threads=1, render_mode=render_mode, **settings
        )
        self.render_mode = self.games.render_mode
        self.observation_space = self.games.single_observation_space
        self.action_space = self.games.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        seed = None if seed is None else check_seed(seed)
        super().reset(seed=seed)
        seen, info = self.games.reset(seed=self._next_seed() if seed is None else seed)
        return seen[0], _alone(info)

    def _next_seed(self) -> int:
        """Drawn, not counted: several environments often have neighbouring seeds."""
        return int(self.np_random.integers(1 << 62))

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        seen, rewards, terminated, _, info = self.games.step([action])
        return seen[0], float(rewards[0]), bool(terminated[0]), False, _alone(info)

    def action_masks(self) -> Flags:
        """Which actions are legal next, as `MaskablePPO` of Stable-Baselines3 asks for it; none
        when the game is over."""
        masks: Flags = self.games.action_masks()[0]
        return masks

    def render(self) -> Any:
        frames = self.games.render()
        return None if frames is None else frames[0]


def _alone(info: dict[str, Any]) -> dict[str, Any]:
    return {"action_mask": info["action_mask"][0]}
