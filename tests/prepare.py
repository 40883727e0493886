"""`python -m tests.prepare`: compile what the tests need, before they run.

One process compiles what entries have in common once for all of them. The processes of the tests
would each do it for the entries that they meet first, several of them the same at the same time.
"""

from __future__ import annotations

import numpy as np

from tavolino.bots.network import Network
from tavolino.bots.network_search import NetworkSearchParameters
from tavolino.bots.network_search import analyse as look_ahead
from tavolino.bots.network_weights import weights_of
from tavolino.bots.search import UNINFORMED, Budget, analyse
from tavolino.cli.prepare import play_a_batch, prepare
from tavolino.core import dispatch, registry
from tavolino.core.game import new
from tavolino.envs.batch import batch
from tests.bots.networks import arbitrary_params
from tests.games.evaluation_kernels import chances_at, preferences_at
from tests.test_every_game import every_nth_move

WITHOUT_EVALUATION = "tabula-rasa"  # is searched also as if it had none


def main() -> None:
    prepare()
    for name in registry.names():
        play_a_batch(name)
        recall_a_batch(name)
        advance_a_batch(name)
        count_moves(name)
        evaluate(name)
        think_with_a_network(name)
    analyse(new(WITHOUT_EVALUATION, seed=1).sampler(), Budget(1), parameters=UNINFORMED)


def recall_a_batch(name: str) -> None:
    games = batch(name, 1, history=True)
    if games.rules.observation is not None:
        games.recall()


def advance_a_batch(name: str) -> None:
    """By all that a batch without a history can do, and single games cannot."""
    games = batch(name, 2)
    games.play_randomly(1)
    if games.rules.observation is not None:
        games.advance()
    games.step(games.sample(legal_logits=np.zeros(games.legal.shape, np.float32)))
    end = new(name, seed=1)
    for worth in (dispatch.outcome_at, dispatch.returns_at):
        worth(end.state, 0, 0)


def count_moves(name: str) -> None:
    game = new(name, seed=1)
    every_nth_move(game.state, *(dispatch.legal_buffer(game.rules) for _ in range(2)))


def evaluate(name: str) -> None:
    game = new(name, seed=1)
    if game.rules.evaluation is None:
        return
    scratch = dispatch.evaluation_scratch(game.rules)
    chances_at(game.state, 0, 0, scratch, np.empty(len(game.names)))
    legal = dispatch.legal_buffer(game.rules)
    n = dispatch.legal_at(game.state, 0, legal)
    preferences_at(game.state, 0, legal, n, 2, scratch, np.empty(len(legal)))


def think_with_a_network(name: str) -> None:
    games = batch(name, 2)
    rules = games.rules
    if rules.network_inputs is None:
        return
    games.network_inputs()
    network = Network(rules, weights_of(arbitrary_params(rules), rules), {})
    for tree in (False, True):
        parameters = NetworkSearchParameters(deals=1, plies=1, tree=tree)
        look_ahead(games[0].sampler(), network, Budget(ms=1), parameters=parameters)


if __name__ == "__main__":
    main()
