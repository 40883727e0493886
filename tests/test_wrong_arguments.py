"""Wrong types and values, for every parameter of the public functions: each is refused with an
error of the library's own. And numbers of NumPy are taken wherever Python's are."""

from __future__ import annotations

import inspect
import json
import math
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
import pytest

import tavolino
from tavolino import bots, envs, text
from tavolino.bots.search import Budget
from tavolino.core.errors import TavolinoError
from tavolino.core.game import Game, Sampler
from tavolino.core.match import Match
from tavolino.envs import batch as batches
from tavolino.envs.adapters.aec import GameEnv
from tavolino.envs.adapters.vector import SingleGame, VectorGames
from tavolino.envs.batch import Batch
from tavolino.envs.bots import Bots

GAMES = 4
NAME = "tabula-rasa"

# What somebody may give by mistake. A parameter is tried with all of it that is wrong there.
HUGE = 10**5000  # has too many digits for Python to print
ANYTHING: dict[str, Any] = {
    "none": None,
    "true": True,
    "numpy-true": np.True_,
    "one": 1,
    "minus-two": -2,
    "huge": HUGE,
    "fraction": 1.5,
    "whole-fraction": 1.0,
    "nan": math.nan,
    "infinite": math.inf,
    "complex": 1j,
    "digit": "1",
    "empty-text": "",
    "strange-text": "\ud800\0",
    "bytes": b"1",
    "strange-bytes": b"\xff\0",
    "tuple": (),
    "list": [1],
    "mixed-list": [[1], [2, 3]],
    "texts": ["a", "b", "c"],
    "dict": {"a": 1},
    "set": {1},
    "object": object(),
    "function": len,
    "type": int,
    "generator": (each for each in [1]),
    "range": range(2),
    "numpy-fraction": np.float64(1.5),
    "numpy-text": np.str_("1"),
    "fractions": np.zeros(3),
    "truths": np.zeros(3, np.bool_),
    "numbers": np.zeros(3, np.int64),
    "huge-numbers": [HUGE] * GAMES,
    "array-of-texts": np.array(["a", "b"]),
    "objects": np.array([None, {}], object),
    "rows": np.zeros((2, 2), np.int64),
}
INTEGERS = {"one", "minus-two", "huge"}
TEXTS = {"digit", "empty-text", "strange-text", "numpy-text"}
OPTIONAL = {"none"}
# Lists of indices, as NumPy takes them.
INDICES = {"tuple", "list", "range", "numbers", "none"}


def game() -> Game:
    return tavolino.new(NAME, seed=1, first=0)


def games(**settings: Any) -> Batch:
    return tavolino.batch(NAME, GAMES, seed=1, **settings)


def read_only(shape: tuple[int, ...], kind: Any) -> Any:
    made = np.zeros(shape, kind)
    made.flags.writeable = False
    return made


# Each parameter as a function of it, what of ANYTHING is right there, and more that is wrong.
Case = tuple[Callable[[Any], Any], set[str], list[Any]]
ONE = {"one"}  # a seat, or a number
SEED = {"one", *OPTIONAL}
SOURCE = SEED
PATHS: set[str] = TEXTS - {"strange-text"} | {"bytes"}


def view_of(onlooker: Any) -> Any:
    return game().views()(onlooker)


def _raised(move: Any) -> None:
    """`why_not` and `refusal` return what `play` raises."""
    refusal = game().refusal(move)
    assert game().why_not(move) == str(refusal)
    if refusal is not None:
        raise refusal


PLAYED = game()
PLAYED.play(PLAYED.legal[0])


def played() -> Game:
    return PLAYED.copy()


VIEW, EVENT = PLAYED.view(1), PLAYED.happened(1)[0]
REFUSAL = PLAYED.refusal("r9@9")
# The functions of the narrator, by what all of them take.
SAYS: dict[str, Callable[..., Any]] = {
    "narrate": lambda view, code, names=None: text.narrate(view, EVENT, code, names),
    "brief": lambda view, code, names=None: text.brief(view, "r1@1", [EVENT], code, names),
    "describe": text.describe,
    "prompt": text.prompt,
    "short_prompt": text.short_prompt,
    "ending": text.ending,
    "move_words": lambda view, code: text.move_words(view, PLAYED.legal[0], code),
    "refuse": lambda view, code, names=None: text.refuse(REFUSAL, view, code, names),  # type: ignore[arg-type]
    "reason": lambda view, code, names=None: text.reason(view, [], code, names),
}

CASES: dict[str, Case] = {
    # -- tavolino
    "new(name)": (tavolino.new, set(), ["whist"]),
    "new(seed)": (lambda x: tavolino.new(NAME, seed=x), SEED, [-1, 2**63]),
    "new(first)": (lambda x: tavolino.new(NAME, first=x), {*ONE, *OPTIONAL}, [-1, 2]),
    "new(names)": (lambda x: tavolino.new(NAME, names=x), OPTIONAL, ["AB", ["A", 1], {"A", "B"}]),
    "new(options)": (lambda x: tavolino.new(NAME, hand=x), ONE, [0, 99]),
    "new(options: truth)": (
        lambda x: tavolino.new("rat-hot", shrunk_groups_score=x),
        {"true", "numpy-true"},
        [],
    ),
    "new(options: choice)": (lambda x: tavolino.new("schotten-totten", edition=x), set(), ["gmt"]),
    "new(options: file)": (
        lambda x: tavolino.new("rat-hot", strips=x),
        OPTIONAL,
        [{}, {"0": "x"}, {0: []}, {"0": [[]]}, {"0": {}}],
    ),
    "from_position(text)": (tavolino.from_position, set(), ["whist", NAME]),
    "load(record)": (tavolino.load, set(), [{}, {**game().record(), "seed": "1"}]),
    "load_file(path)": (tavolino.load_file, PATHS, []),
    "load_file(number)": (lambda x: tavolino.load_file(__file__, x), ONE, [0]),
    "load_games(source)": (lambda x: list(tavolino.load_games(x)), PATHS, [["{}"], {"{}": 1}]),
    "batch(game)": (lambda x: tavolino.batch(x, 2), set(), ["whist"]),
    "batch(games)": (lambda x: tavolino.batch(NAME, x), ONE, [0, 2**31]),
    "batch(seed)": (lambda x: tavolino.batch(NAME, 2, seed=x), ONE, [2**63 - 1]),
    "batch(device)": (lambda x: tavolino.batch(NAME, 2, device=x), set(), ["tpu"]),
    "batch(threads)": (lambda x: tavolino.batch(NAME, 2, threads=x), SEED, [0]),
    "batch(stream)": (lambda x: tavolino.batch(NAME, 2, stream=x), OPTIONAL, []),
    "batch(options)": (lambda x: tavolino.batch(NAME, 2, hand=x), ONE, [0]),
    "batch_of(games)": (
        tavolino.batch_of,
        set(),
        [[], [game(), tavolino.new("rat-hot", seed=1)], [game(), 7], [{}], ["whist"], game()],
    ),
    "batch_of(seed)": (lambda x: tavolino.batch_of([game()], seed=x), ONE, [2**63 - 1]),
    "batch_of(device)": (lambda x: tavolino.batch_of([game()], device=x), set(), ["tpu"]),
    "batch_of(threads)": (lambda x: tavolino.batch_of([game()], threads=x), SEED, [0]),
    "batch_of(stream)": (lambda x: tavolino.batch_of([game()], stream=x), OPTIONAL, []),
    "load_batch(path)": (tavolino.load_batch, PATHS, [__file__]),
    "load_batch(device)": (lambda x: tavolino.load_batch("x", device=x), set(), []),
    "load_batch(threads)": (lambda x: tavolino.load_batch("x", threads=x), SEED, []),
    "load_batch(stream)": (lambda x: tavolino.load_batch("x", stream=x), OPTIONAL, []),
    "Match(name)": (lambda x: Match(x, rounds=1, seed=1), set(), []),
    "Match(rounds)": (lambda x: Match(NAME, rounds=x, seed=1), ONE, [0, 1001]),
    "Match(seed)": (lambda x: Match(NAME, rounds=1, seed=x), ONE, [2**63]),
    "Match(first)": (lambda x: Match(NAME, rounds=1, seed=1, first=x), SEED, [2]),
    "Match(names)": (lambda x: Match(NAME, rounds=1, seed=1, names=x), OPTIONAL, []),
    "Match(options)": (lambda x: Match(NAME, rounds=1, seed=1, hand=x), ONE, [0]),
    # -- a game
    "Game.view(onlooker)": (lambda x: game().view(x), ONE, [-1, 2, "nobody"]),
    "Game.views()(onlooker)": (view_of, ONE, [2]),
    "Game.typed_views()(onlooker)": (lambda x: game().typed_views()(x), ONE, [2]),
    "Game.happened(onlooker)": (lambda x: game().happened(x), ONE, [2]),
    "Game.last_events(onlooker)": (lambda x: played().last_events(x), ONE, [2]),
    "Game.last_move(onlooker)": (lambda x: played().last_move(x), ONE, [2]),
    "Game.svg(onlooker)": (lambda x: game().svg(x), ONE, [2]),
    "Game.parse(move)": (lambda x: game().parse(x), set(), ["r9@9"]),
    "Game.move_text(action)": (lambda x: game().move_text(x), ONE, [99_999]),
    "Game.play(move)": (lambda x: game().play(x), ONE, [99_999, "r9@9"]),
    "Game.why_not(move)": (_raised, set(), ["r9@9"]),
    "Game.refusal(move)": (_raised, set(), []),
    "Game.seen_move(move)": (lambda x: game().seen_move(x, 0), set(), []),
    "Game.seen_move(onlooker)": (lambda x: game().seen_move(game().legal[0], x), ONE, []),
    "Game.determinized(seat)": (lambda x: game().determinized(x), ONE, [2]),
    "Game.determinized(rng)": (lambda x: game().determinized(0, x), SOURCE, [-1]),
    "Game.sampler(seat)": (lambda x: game().sampler(x), SEED, [-1, 7, "0"]),
    "Game.observe(seat)": (lambda x: game().observe(x), SEED, [-1, 2, "0"]),
    "Game.premoves(seat)": (lambda x: game().premoves(x), ONE, [2]),
    "Game.hint(ms)": (lambda x: game().hint(x), ONE, [0]),
    "Game.hint(iterations)": (lambda x: game().hint(iterations=x), SEED, [0]),
    "Sampler.draw(rng)": (
        lambda x: game().sampler().draw(x),
        SOURCE,
        [-1, np.zeros(4), read_only((4,), np.int64), np.zeros(8, np.int64)[::2]],
    ),
    "Sampler.game(rng)": (lambda x: game().sampler().game(x), SOURCE, [-1]),
    # -- a batch
    "Batch.mask(out)": (lambda x: games().mask(x), OPTIONAL, []),
    "Batch.observe(seat)": (lambda x: games().observe(x), SEED, [2]),
    "Batch.observe(out)": (lambda x: games().observe(out=x), OPTIONAL, []),
    "Batch.recall(seat)": (lambda x: games(history=True).recall(x), SEED, [2]),
    "Batch.network_inputs(out)": (lambda x: games().network_inputs(x), OPTIONAL, []),
    "Batch.step(actions)": (lambda x: games().step(x), set(), []),
    "Batch.advance(actions)": (lambda x: games().advance(x), OPTIONAL, []),
    "Batch.advance(out)": (lambda x: games().advance(out=x), OPTIONAL, []),
    "Batch.sample(logits)": (lambda x: games().sample(x), OPTIONAL, []),
    "Batch.sample(legal_logits)": (lambda x: games().sample(legal_logits=x), OPTIONAL, []),
    "Batch.sample(out)": (
        lambda x: games().sample(out=x),
        OPTIONAL,
        [read_only((GAMES,), np.int32), list(np.zeros(GAMES, np.int32))],
    ),
    "Batch.reset(chosen)": (
        lambda x: games().reset(x),
        {*INDICES, "one", "minus-two", "rows"},
        [[GAMES], np.ones(GAMES)],
    ),
    "Batch.play_randomly(moves)": (lambda x: games().play_randomly(x), ONE, [-1]),
    "Batch.determinize(seat)": (lambda x: games().determinize(x), SEED, [2]),
    "Batch.determinize(seed)": (lambda x: games().determinize(seed=x), ONE, [-1, 2**63]),
    "Batch[index]": (
        lambda x: games()[x],
        {*INDICES, "one", "minus-two"} - OPTIONAL,
        [GAMES, [GAMES]],
    ),
    "Batch.save(path)": (lambda x: games().save(x), PATHS, []),
    "concatenate(batches)": (batches.concatenate, set(), [[1], "ab", [games(), 1]]),
    # -- environments
    "aec(game)": (envs.aec, set(), []),
    "aec(options)": (lambda x: envs.aec(NAME, hand=x), ONE, [0]),
    "aec(render_mode)": (lambda x: envs.aec(NAME, render_mode=x), OPTIONAL, ["sound"]),
    "aec(render_view)": (lambda x: envs.aec(NAME, render_view=x), ONE, [2]),
    "aec(illegal_actions)": (lambda x: envs.aec(NAME, illegal_actions=x), set(), []),
    "GameEnv.reset(seed)": (lambda x: envs.aec(NAME).reset(x), SEED, [-1]),
    "GameEnv.observe(agent)": (lambda x: _aec().observe(x), set(), ["player_2"]),
    "GameEnv.observation_space(agent)": (lambda x: _aec().observation_space(x), set(), []),
    "GameEnv.action_space(agent)": (lambda x: _aec().action_space(x), set(), []),
    "vector(game)": (envs.vector, set(), []),
    "vector(num_envs)": (lambda x: envs.vector(NAME, x), ONE, [0]),
    "vector(seat)": (lambda x: envs.vector(NAME, seat=x), ONE, [2, "some"]),
    "vector(bots)": (lambda x: envs.vector(NAME, bots=x), set(), ["maestro", ["random"]]),
    "vector(autoreset_mode)": (lambda x: envs.vector(NAME, autoreset_mode=x), set(), ["never"]),
    "vector(threads)": (lambda x: envs.vector(NAME, threads=x), SEED, [0]),
    "vector(illegal_actions)": (lambda x: envs.vector(NAME, illegal_actions=x), set(), []),
    "vector(render_mode)": (lambda x: envs.vector(NAME, render_mode=x), OPTIONAL, []),
    "vector(render_view)": (lambda x: envs.vector(NAME, render_view=x), ONE, []),
    "vector(options)": (lambda x: envs.vector(NAME, hand=x), ONE, [0]),
    "VectorGames.reset(seed)": (
        lambda x: envs.vector(NAME).reset(seed=x),
        SEED | {"list", "range"},
        [[1, 2], [1.5]],
    ),
    "VectorGames.reset(options)": (
        lambda x: envs.vector(NAME).reset(options=x),
        {"none", "dict"},
        [{"reset_mask": [1]}, {"reset_mask": 1}],
    ),
    "VectorGames.step(actions)": (lambda x: _vector().step(x), set(), []),
    "SingleGame(game)": (SingleGame, set(), []),
    "SingleGame(render_mode)": (lambda x: SingleGame(NAME, render_mode=x), OPTIONAL, []),
    "SingleGame(settings)": (lambda x: SingleGame(NAME, seat=x), ONE, [2]),
    "SingleGame.reset(seed)": (lambda x: SingleGame(NAME).reset(seed=x), SEED, [-1]),
    "SingleGame.step(action)": (lambda x: _single().step(x), INTEGERS - {"huge"}, [[1]]),
    "symmetries(game)": (envs.symmetries, set(), []),
    "symmetries(options)": (lambda x: envs.symmetries(NAME, hand=x), ONE, [0]),
    "information_state(game)": (lambda x: envs.information_state(x, 0), set(), []),
    "information_state(seat)": (lambda x: envs.information_state(game(), x), ONE, [2]),
    "public_state(game)": (envs.public_state, set(), []),
    "Bots(batch)": (Bots, set(), []),
    "Bots(seats)": (lambda x: Bots(games(), x), {"one", "list"}, [2, [0, 1]]),
    "Bots(bots)": (lambda x: Bots(games(), 0, x), set(), []),
    "Bots.play(acting)": (lambda x: _bots().play(x, np.zeros(GAMES, np.int32)), set(), []),
    "Bots.play(actions)": (lambda x: _bots().play(np.zeros(GAMES, np.bool_), x), set(), []),
    "GreedyBot(seed)": (bots.GreedyBot, ONE, [-1]),
    "GreedyBot(skill)": (lambda x: bots.GreedyBot(1, x), ONE, [3]),
    "GreedyBot(temperature)": (
        lambda x: bots.GreedyBot(1, temperature=x),
        {"one", "fraction", "whole-fraction", "numpy-fraction"},
        [-1],
    ),
    "GreedyBot(stream)": (lambda x: bots.GreedyBot(1, stream=x), ONE, [-1, 2**32]),
    "RandomBot(seed)": (bots.RandomBot, ONE, []),
    "RandomBot(stream)": (lambda x: bots.RandomBot(1, x), ONE, [-1, 2**32]),
    # -- the narrator
    **{
        f"{name}(view)": (partial(lambda say, x: say(x, "en"), say), set(), [{"game": 1}])
        for name, say in SAYS.items()
    },
    **{
        f"{name}(code)": (partial(lambda say, x: say(VIEW, x), say), set(), ["tlh"])
        for name, say in SAYS.items()
    },
    **{
        f"{name}(names)": (
            partial(lambda say, x: say(VIEW, "en", x), say),
            {*OPTIONAL, "tuple", "texts"},
            ["AB", [1]],
        )
        for name, say in SAYS.items()
        if name != "move_words"
    },
    "narrate(event)": (lambda x: text.narrate(VIEW, x, "en"), set(), [{}, {"type": "x"}]),
    "brief(move)": (lambda x: text.brief(VIEW, x, [EVENT], "en"), TEXTS, []),
    "brief(happened)": (lambda x: text.brief(VIEW, "", x, "en"), {"tuple"}, [[{}]]),
    "move_words(move)": (lambda x: text.move_words(VIEW, x, "en"), set(), ["hello"]),
    "refuse(error)": (lambda x: text.refuse(x, VIEW, "en"), set(), [ValueError()]),
    "reason(say)": (lambda x: text.reason(VIEW, x, "en"), {"tuple"}, [[{}]]),
    # -- bots
    "bot(text)": (tavolino.bot, set(), ["maestro:ms=0", "random,greedy", "=random", "external:"]),
    "bot(seed)": (lambda x: tavolino.bot("random", seed=x), SEED, [-1, 2**63]),
    "Budget(iterations)": (lambda x: Budget(iterations=x, ms=1), SEED, [0]),
    "Budget(ms)": (lambda x: Budget(ms=x, iterations=1), SEED, [0]),
}


def _aec() -> GameEnv:
    made = envs.aec(NAME)
    made.reset(1)
    return made


def _vector() -> VectorGames:
    made = envs.vector(NAME, GAMES)
    made.reset(seed=1)
    return made


def _single() -> SingleGame:
    made = SingleGame(NAME)
    made.reset(seed=1)
    return made


def _bots() -> Bots:
    return Bots(games())


def wrong_for(case: str) -> Iterator[tuple[str, Any]]:
    _, right, more = CASES[case]
    yield from ((name, each) for name, each in ANYTHING.items() if name not in right)
    yield from ((f"more-{n}", each) for n, each in enumerate(more))


@pytest.mark.parametrize("case", CASES)
def test_wrong_arguments_are_refused_with_an_error_of_ours(case: str) -> None:
    function, _, _ = CASES[case]
    raw = []
    for name, wrong in wrong_for(case):
        try:
            function(wrong)
        except TavolinoError:
            pass
        except Exception as error:
            raw.append(f"{name}: {type(error).__name__}: {error}"[:200])
        else:
            raw.append(f"{name}: accepted")
    assert not raw, "\n".join(raw)


# Where a whole number is taken, one of NumPy is taken alike.
TAKES_ONE = [case for case, (_, right, _) in CASES.items() if "one" in right]


@pytest.mark.parametrize("case", TAKES_ONE)
def test_numbers_of_numpy_are_taken_where_those_of_python_are(case: str) -> None:
    function, _, _ = CASES[case]
    for number in (np.int8(1), np.uint8(1), np.int64(1), np.uint64(1)):
        kinds = [_outcome(function, each) for each in (1, number)]
        assert kinds[0] == kinds[1], type(number)


def _outcome(function: Callable[[Any], Any], number: Any) -> Any:
    """The type of what is returned, or the error: some need what is not there, like a file."""
    try:
        return type(function(number))
    except (TavolinoError, OSError) as error:
        return type(error), str(error)


def test_numbers_of_numpy_become_those_of_python() -> None:
    """So that they stand in records, and count as seats in views."""
    one: Any = np.uint8(1)
    given = tavolino.new("tabula-rasa", seed=one, first=one, hand=np.int64(5))
    plain = tavolino.new("tabula-rasa", seed=1, first=1, hand=5)
    assert json.dumps(given.record()) == json.dumps(plain.record())
    assert given.view(one).json() == plain.view(1).json()
    action: Any = np.int32(given.actions[0])
    given.play(action)
    plain.play(plain.actions[0])
    assert given.happened(one) == plain.happened(1)
    assert json.dumps(given.record()) == json.dumps(plain.record())


# Parameters that anything may be given for: what is done depends on whether it counts as true.
FLAGS = {"history", "legal", "mask_in_observation", "own"}
PUBLIC: dict[str, Any] = {
    **{name: getattr(tavolino, name) for name in tavolino.__all__},
    **{name: getattr(envs, name) for name in envs.__all__},
    **{name: getattr(text, name) for name in text.__all__},
    "GreedyBot": bots.GreedyBot,
    "RandomBot": bots.RandomBot,
    "Sampler": Sampler,
    "Bots": Bots,
    "SingleGame": SingleGame,
    "concatenate": batches.concatenate,
}
# Made by the library, not by its users.
NOT_CALLED = {"Game", "View", "Batch", "Bot", "Hint", "Sampler", "Brief", "Section"}
METHODS = (Game, Sampler, Match, Batch, Bots)


def parameters() -> Iterator[str]:
    """`function(parameter)` for all that is public."""
    for name, each in PUBLIC.items():
        is_error = isinstance(each, type) and issubclass(each, Exception)
        if callable(each) and not is_error and name not in NOT_CALLED:
            yield from (f"{name}({parameter})" for parameter in inspect.signature(each).parameters)
    for kind in METHODS:
        for name, method in vars(kind).items():
            if inspect.isfunction(method) and not name.startswith("_"):
                _, *taken = inspect.signature(method).parameters
                yield from (f"{kind.__name__}.{name}({parameter})" for parameter in taken)


def test_every_parameter_of_the_public_functions_is_tried() -> None:
    missing = {
        each
        for each in parameters()
        if each not in CASES and each.partition("(")[2].rstrip(")") not in FLAGS
    }
    assert not missing
