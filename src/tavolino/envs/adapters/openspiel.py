"""Games for OpenSpiel, each with its options as parameters.

The deal is the only chance node. There are two games of OpenSpiel for each of ours:

- `python_tavolino_NAME`: the deal is one of many that were sampled. Outcome `k` of the chance node
  is the deal of `tavolino.new(seed=seed + k)`; the parameter `deals` says how many there are.
- `python_tavolino_NAME_tiny`: the outcomes are all deals that there are, as likely as they are at
  the table, for algorithms that go through the whole game. If parameters are left out, they are
  those of a tiny table; a large one is refused.

Chance is explicit in both, because OpenSpiel cannot serialise games in Python whose chance is not.

What a game is worth: each seat stakes 1, and the winners divide the stakes, so that games of two
are worth 1 and -1. A game that counts in something else (`Kernels.returns`) is worth that; if it
has two seats and can bring as much as it can cost, it is taken to be zero-sum.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from itertools import islice
from typing import Any
from urllib.parse import quote, unquote

import numpy as np

from ...core import chance, dispatch, registry
from ...core.contract import SPECTATOR, Onlooker, Options, Rules, State
from ...core.errors import OptionError
from ...core.game import new
from .extras import needs
from .identifiers import snake_case
from .moments import Memory, Moment
from .seen_lines import table_line

with needs("openspiel", "tavolino.openspiel"):
    import pyspiel

PREFIX = "python_tavolino_"
TINY = "_tiny"
MOST_DEALS = 1_000_000
MOST_TINY_DEALS = 20_000
MOVES_PER_CARD = 16  # a bound for the length of games: tests see that it is kept
DRAWN = -1
USUAL_DEALS = 10_000

# Parameters besides the options: the seat that begins; and for sampled deals, how many there are,
# and the seed of the first one.
FIRST, DEALS, SEED = "first", "deals", "seed"

# What information states have besides observations.
OWN_SEAT, MOVES = "own seat", "all moves"


class Variant:
    """A game with its options, shared by all states. States are copied often, so it is not."""

    def __init__(self, name: str, tiny: bool, parameters: Mapping[str, Any]) -> None:
        self.name = name
        self.tiny = tiny
        self.rules = registry.rules(name)
        self.options = self.rules.check_options(_options(self.rules, parameters))
        self.parameters = dict(parameters) | _parameters(self.rules, self.options)
        self.seats = self.rules.seats(self.options)
        self.first = parameters[FIRST]
        if self.first not in range(DRAWN, self.seats):
            raise OptionError(
                f"first: {self.first} is not a seat from 0 to {self.seats - 1}, or -1"
            )
        self._seed = parameters.get(SEED, 0)
        self.deals = self._all_deals() if tiny else ()
        weights = [weight for _, weight in self.deals] or self._checked_deals() * [1]
        total = sum(weights)
        self.outcomes = [(deal, weight / total) for deal, weight in enumerate(weights)]

    def deal(self, outcome: int) -> Moment:
        """The table after a deal."""
        if self.tiny:
            return Moment(self.rules, dispatch.table(self.rules, self.deals[outcome][0]))
        first = None if self.first == DRAWN else self.first
        game = new(self.name, seed=self._seed + outcome, first=first, **self.options)
        return Moment(self.rules, game.state)

    def returns(self, table: State) -> list[float]:
        seats = range(self.seats)
        if self.rules.kernels.returns is not None:
            return [float(dispatch.returns_at(table, 0, seat)) for seat in seats]
        shares = [int(dispatch.outcome_at(table, 0, seat)) for seat in seats]
        return [self.seats * share / sum(shares) - 1.0 for share in shares]

    @property
    def return_range(self) -> tuple[float, float]:
        if self.rules.kernels.returns is not None:
            return self.rules.return_range
        teams = self.rules.teams(self.rules.blank(self.options))
        return -1.0, (len(teams) or self.seats) - 1.0

    @cached_property
    def most_moves(self) -> int:
        cards = sum(self.rules.census(new(self.name, seed=0, **self.options).state).values())
        return MOVES_PER_CARD * cards

    def _checked_deals(self) -> int:
        deals: int = self.parameters[DEALS]
        if not 1 <= deals <= MOST_DEALS:
            raise OptionError(f"deals: {deals}: must be from 1 to {MOST_DEALS:,}")
        chance.check_seed(self._seed)
        chance.check_seed(self._seed + deals)
        return deals

    def _all_deals(self) -> tuple[tuple[bytes, int], ...]:
        """All deals as the bytes of tables, each with how often it comes."""
        assert self.rules.deals is not None
        setups = list(islice(self.rules.deals(self.options), MOST_TINY_DEALS + 1))
        if len(setups) > MOST_TINY_DEALS:
            raise OptionError(
                f"{PREFIX}{snake_case(self.name)}{TINY}: there are more than {MOST_TINY_DEALS:,}"
                f" deals; without {TINY} they are sampled"
            )
        tables = Counter(
            self.rules.from_setup(self.options, setup).tobytes()
            for setup in setups
            if self.first in (DRAWN, setup["first"])
        )
        return tuple(tables.items())

    def __deepcopy__(self, memo: Any) -> Variant:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _variant, (self.name, self.tiny, *self.parameters.items())


@cache
def _variant(name: str, tiny: bool, *parameters: tuple[str, Any]) -> Variant:
    """A variant that was pickled: all states of a game share one again."""
    return Variant(name, tiny, dict(parameters))


class TavolinoState(pyspiel.State):  # type: ignore[misc]
    """A game that is being played, or is about to be dealt. It holds the whole table: players are
    told what their information state or their observation says."""

    def __init__(self, game: Any, variant: Variant) -> None:
        super().__init__(game)
        self.variant = variant
        self.moment: Moment | None = None

    # -- what OpenSpiel asks for -----------------------------------------------------------------

    def current_player(self) -> int:
        if self.moment is None:
            return int(pyspiel.PlayerId.CHANCE)
        player = self.moment.player
        return int(pyspiel.PlayerId.TERMINAL) if player is None else player

    def is_terminal(self) -> bool:
        return self.moment is not None and self.moment.player is None

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.moment is None or player != self.moment.player else self.moment.actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.variant.outcomes

    def _apply_action(self, action: int) -> None:
        if self.moment is None:
            self.moment = self.variant.deal(action)
        else:
            self.moment = self.moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.moment is None or player < 0:
            return f"deal {action}"
        return self.variant.rules.move_text(self.moment.table, action)

    def returns(self) -> list[float]:
        if self.moment is None or not self.is_terminal():
            return [0.0] * self.variant.seats
        return self.variant.returns(self.moment.table)

    def __str__(self) -> str:
        """The whole table."""
        if self.moment is None:
            return "nothing is dealt yet"
        return self.variant.rules.position(self.moment.table)

    # -- what players know -----------------------------------------------------------------------

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> TavolinoState:
        """A state that a player cannot tell from this one, each equally likely.

        Where deals are sampled, what the player does not know is re-dealt on the table as it is
        now. Nobody knows how the others would have come there: they are taken to have seen the new
        table and nothing before it. In tiny games the state has a history of its own.
        """
        if self.moment is None:
            return self.clone()  # type: ignore[no-any-return]
        if self.variant.tiny:
            return self._resample_deal(player, probability_sampler)
        table = dispatch.copied(self.moment.table)
        scratch = dispatch.legal_buffer(self.variant.rules)
        rng = chance.generator(int(probability_sampler() * (1 << 52)), chance.HIDDEN)
        dispatch.determinize_at(table, 0, player, rng, scratch)
        made: TavolinoState = self.clone()
        remembered: dict[Onlooker, Memory] = {player: self.moment.memory(player)}
        made.moment = Moment(self.variant.rules, table, known=remembered)
        return made

    def _resample_deal(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> TavolinoState:
        """With another deal, and moves that look the same to the player."""
        assert self.moment is not None
        known = self.moment.information_state(player)
        actions = [moment.action for moment in (self.moment, *self.moment.past())][-2::-1]
        fitting = [
            (number, weight)
            for number, weight in self.variant.outcomes
            if self._leads_to(known, player, number, actions)
        ]
        left = probability_sampler() * sum(weight for _, weight in fitting)
        chosen = fitting[-1][0]
        for number, weight in fitting:
            left -= weight
            if left < 0:
                chosen = number
                break
        made: TavolinoState = self.get_game().new_initial_state()
        for action in (chosen, *actions):
            made.apply_action(action)
        return made

    def _leads_to(self, known: str, player: int, deal: int, actions: list[int]) -> bool:
        """Whether these actions can be played after a deal, and look like that to the player."""
        moment = self.variant.deal(deal)
        for action in actions:
            if action not in moment.actions:
                return False
            moment = moment.after(action)
        return moment.information_state(player) == known


class TavolinoGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its options. Each game has a class of its own."""

    name: str
    tiny: bool
    game_type: Any
    usual: Mapping[str, Any]  # parameters

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        variant = Variant(self.name, self.tiny, {**self.usual, **(parameters or {})})
        least, greatest = variant.return_range
        info = pyspiel.GameInfo(
            num_distinct_actions=variant.rules.actions,
            max_chance_outcomes=len(variant.outcomes),
            num_players=variant.seats,
            min_utility=least,
            max_utility=greatest,
            utility_sum=0.0
            if self.game_type.utility == pyspiel.GameType.Utility.ZERO_SUM
            else None,
            max_game_length=variant.most_moves,
        )
        super().__init__(self.game_type, info, variant.parameters)
        self.variant = variant

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def new_initial_state(self) -> TavolinoState:
        return TavolinoState(self, self.variant)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> Observer | NoObserver:
        """What a player knows, or what everybody does. What a player knows alone is not offered."""
        if params:
            raise ValueError(f"there are no parameters for observations; found {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return NoObserver()
        alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.variant, recall=kind.perfect_recall, public=not alone)


class Observer:
    """An observation as OpenSpiel asks for it: numbers with names, and text.

    Without recall: what `Batch.observe` writes, and the view of the seat. With recall the text is
    the information state. The numbers then also say who the player is, and list all moves: who made
    them, counted from the player on, from 1; and the action, from 1, or 0 if the player could not
    see all of it. The order in which the player has drawn what it still holds is in the text only.
    """

    def __init__(self, variant: Variant, *, recall: bool, public: bool) -> None:
        self._variant = variant
        self._recall = recall
        self._public = public
        observation = variant.rules.observation
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if public or observation is None:
            return
        self._numbers = np.zeros(observation.size, observation.kind)
        shapes = {part.name: part.shape for part in observation.parts}
        if recall:
            shapes |= {OWN_SEAT: (variant.seats,), MOVES: (2, variant.most_moves)}
        self.tensor = np.zeros(sum(map(math.prod, shapes.values())), np.float32)
        start = 0
        for part, shape in shapes.items():
            self.dict[part] = self.tensor[start : start + math.prod(shape)].reshape(shape)
            start += math.prod(shape)

    def set_from(self, state: TavolinoState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        moment = state.moment
        if moment is None:
            return
        self._numbers.fill(0)
        dispatch.observe_at(moment.table, 0, player, self._numbers)
        self.tensor[: len(self._numbers)] = self._numbers
        if self._recall:
            self.dict[OWN_SEAT][player] = 1
            self._write_moves(moment, player)

    def _write_moves(self, moment: Moment, player: int) -> None:
        for ply, (mover, action) in enumerate(moment.memory(player).moves):
            self.dict[MOVES][:, ply] = 1 + (mover - player) % self._variant.seats, 1 + action

    def string_from(self, state: TavolinoState, player: int) -> str:
        moment = state.moment
        if moment is None:
            return ""
        if self._recall:
            return moment.public_state() if self._public else moment.information_state(player)
        return table_line(moment.rules, moment.table, SPECTATOR if self._public else player)


class NoObserver:
    """An observation that is not offered."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: TavolinoState, player: int) -> None:
        """There is nothing to write."""

    def string_from(self, state: TavolinoState, player: int) -> None:
        return None


# -- registering ---------------------------------------------------------------------------------


def load(text: str) -> Any:
    """One of our games, as OpenSpiel writes it."""
    register_games()
    return pyspiel.load_game(text)


@cache
def register_games() -> None:
    """Make the installed games known to OpenSpiel."""
    for name in registry.names():
        rules = registry.rules(name)
        _register(rules, tiny=False, defaults={})
        if rules.deals is not None and rules.tiny_variants:
            _register(rules, tiny=True, defaults=rules.tiny_variants[0])


def _register(rules: Rules, *, tiny: bool, defaults: Options) -> None:
    options = rules.check_options(defaults)
    known = _parameters(rules, options)
    known |= {FIRST: DRAWN} if tiny else {FIRST: DRAWN, DEALS: USUAL_DEALS, SEED: 0}
    utilities = pyspiel.GameType.Utility
    seats = {rules.seats(rules.check_options(each)) for each in (defaults, *rules.variants)}
    if tiny:
        seats = {rules.seats(options)}
    with_tensor = rules.observation is not None
    game_type = pyspiel.GameType(
        short_name=f"{PREFIX}{snake_case(rules.name)}{TINY if tiny else ''}",
        long_name=f"{rules.title}{' (tiny)' if tiny else ''}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.ZERO_SUM if _is_zero_sum(rules, max(seats)) else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=with_tensor,
        provides_observation_string=True,
        provides_observation_tensor=with_tensor,
        parameter_specification=known,
    )
    settings = {"name": rules.name, "tiny": tiny, "game_type": game_type, "usual": known}
    # A class: OpenSpiel keeps it until after the interpreter has ended, when functions would crash.
    pyspiel.register_game(game_type, type(game_type.short_name, (TavolinoGame,), settings))


def _is_zero_sum(rules: Rules, seats: int) -> bool:
    if rules.kernels.returns is None:
        return True
    least, greatest = rules.return_range
    return seats == 2 and least == -greatest


def _parameters(rules: Rules, options: Options) -> dict[str, Any]:
    """The options as parameters of OpenSpiel. They have to be numbers or text, without the signs
    that the name of a game is made of: an object is JSON, and quoted as in addresses."""
    return {
        each.name: quote(json.dumps(options[each.name])) if each.file else options[each.name]
        for each in rules.options
    }


def _options(rules: Rules, parameters: Mapping[str, Any]) -> Options:
    """And back."""
    return {
        each.name: _unquoted(parameters[each.name]) if each.file else parameters[each.name]
        for each in rules.options
    }


def _unquoted(text: str) -> Any:
    try:
        return json.loads(unquote(text))
    except ValueError:
        return text
