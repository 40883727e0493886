"""Games as environments of PettingZoo, in which agents move one after the other (AEC)."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core import dispatch, registry
from ...core.chance import check_seed
from ...core.checks import check_choice
from ...core.contract import OPEN, Onlooker, Options, Rules
from ...core.errors import IllegalMove, TavolinoError
from ...core.game import Game, check_onlooker, new
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

with needs("envs", "an environment of PettingZoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv, register

__all__ = ["GameEnv", "aec", "register"]


def aec(
    game: str,
    *,
    render_mode: str | None = None,
    render_view: Onlooker = OPEN,
    illegal_actions: str = LOSE,
    mask_in_observation: bool = False,
    **options: Any,
) -> GameEnv:
    """A game as an environment of PettingZoo. Agents are called `player_0`, `player_1` and so on.

    An agent observes what its seat knows, as `Batch.observe` writes it; legal actions are the ones
    in `info["action_mask"]`. When the game is over, each agent is rewarded with what it was worth
    to its seat. `reset(seed=...)` deals what `tavolino.new(game, seed=...)` deals.

    :param render_mode: `human` prints the table; `ansi` is text, `rgb_array` pixels, `svg` a
        picture.
    :param render_view: who looks at the rendered table: a seat, `"spectator"`, or `"open"`, which
        shows all cards.
    :param illegal_actions: `"lose"`: an illegal action ends the game, as is usual in PettingZoo; it
        costs one more than the worst result, and the others get 0. Or `"raise"` an IllegalMove.
    :param mask_in_observation: observe a dictionary with `observation` and `action_mask`, as many
        programs expect it.
    """
    rules = registry.rules(game)
    checked = rules.check_options(options)
    return GameEnv(
        rules,
        checked,
        render_mode=check_render_mode(render_mode),
        render_view=check_onlooker(render_view, rules.seats(checked)),
        illegal_actions=check_illegal_actions(illegal_actions),
        mask_in_observation=mask_in_observation,
    )


class GameEnv(AECEnv):  # type: ignore[misc]
    """One game. `game` is the whole table: give agents what `observe` returns."""

    def __init__(
        self,
        rules: Rules,
        options: Options,
        *,
        render_mode: str | None,
        render_view: Onlooker,
        illegal_actions: str,
        mask_in_observation: bool,
    ) -> None:
        super().__init__()
        name = f"tavolino_{rules.name.replace('-', '_')}_v0"
        self.metadata = METADATA | {"name": name, "is_parallelizable": False}
        self.render_mode = render_mode
        self.options = options
        self.possible_agents = [f"player_{seat}" for seat in range(rules.seats(options))]
        self.agents: list[str] = []
        self.observation_spaces = {
            each: _with_mask(rules) if mask_in_observation else observation_space(rules)
            for each in self.possible_agents
        }
        self.action_spaces = {each: action_space(rules) for each in self.possible_agents}
        self._name = rules.name
        self._render_view = render_view
        self._illegal_actions = illegal_actions
        self._mask_in_observation = mask_in_observation
        self._seeds = np.random.default_rng()
        self._game: Game | None = None

    @property
    def game(self) -> Game:
        if self._game is None:
            raise TavolinoError("nothing is dealt yet: call reset first")
        return self._game

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[self._agent(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[self._agent(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. Without a seed, the next of a series is used, which the last seed
        determines. There are no `options`; what is given is ignored."""
        if seed is not None:
            seed = check_seed(seed)
            self._seeds = np.random.default_rng(seed)
        dealt = int(self._seeds.integers(1 << 62)) if seed is None else seed
        self._game = new(self._name, seed=dealt, **self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(agent) for agent in self.agents}
        self.agent_selection = self._mover()
        self._skip_agent_selection = None

    def observe(self, agent: str) -> Array | dict[str, Array]:
        """What the seat of an agent knows, whoever is to move."""
        if self._mask_in_observation:
            return {"observation": self._known(agent), "action_mask": self._mask(agent)}
        return self._known(agent)

    def _known(self, agent: str) -> Array:
        return self.game.observe(self._seat(agent))

    def step(self, action: int | None) -> None:
        game, agent = self.game, self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        try:
            game.play(action)  # type: ignore[arg-type]
        except IllegalMove:
            if self._illegal_actions == RAISE:
                raise
            self._end({agent: illegal_reward(self.game.rules)})
        else:
            if self.game.over:
                self._end({each: self._worth(each) for each in self.agents})
        self.infos = {each: self._info(each) for each in self.agents}
        if not self.terminations[agent]:
            self.agent_selection = self._mover()
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return render(self.game, self.render_mode, self._render_view)

    def close(self) -> None:
        """There is nothing to close."""

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = dict.fromkeys(self.agents, 0.0) | rewards
        self.terminations = dict.fromkeys(self.agents, True)

    def _mover(self) -> str:
        seat = self.game.player
        assert seat is not None
        return self.possible_agents[seat]

    def _agent(self, agent: str) -> str:
        return check_choice("agent", agent, self.possible_agents)

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(self._agent(agent))

    def _worth(self, agent: str) -> float:
        return float(dispatch.returns_at(self.game.state, 0, self._seat(agent)))

    def _info(self, agent: str) -> dict[str, Any]:
        return {"action_mask": self._mask(agent)}

    def _mask(self, agent: str) -> Array:
        """Nobody but the player to move is told what is legal."""
        mask = np.zeros(self.game.rules.actions, np.int8)
        if self._seat(agent) == self.game.player:
            mask[self.game.actions] = 1
        return mask


def _with_mask(rules: Rules) -> spaces.Dict:
    masks = spaces.Box(0, 1, (rules.actions,), np.int8)
    return spaces.Dict({"observation": observation_space(rules), "action_mask": masks})
