"""The code of a worker process: bots that choose moves, and the engine that explains."""

from __future__ import annotations

import multiprocessing
import os
import pkgutil
import signal
import threading
from dataclasses import replace
from multiprocessing.connection import Connection, wait

from ..bots import advice, bot_spec, engine, review, search
from ..bots.bot import Bot
from ..bots.levels import LEVELS, LONGEST_THOUGHT
from ..core.contract import Json, Options, Rules
from ..core.game import Game, View, load
from .engine import Analysis, EngineRequest
from .engine_queue import BRIEF
from .open_analysis import analyse_open
from .open_table import OpenTable
from .twin_moves import without_twins

HINT = 3000  # iterations with a playout, or as many others as take the same time
REVIEW = 600  # the same, per decision


def bot_of(level: str, seed: int, longest: int = LONGEST_THOUGHT) -> Bot:
    """The bot of a level, which thinks for at most that many milliseconds."""
    if level in LEVELS:
        return LEVELS[level].bot(seed, longest)
    return bot_spec.make(bot_spec.parse_bot(level), seed)


def choose(request: EngineRequest, longest: int = LONGEST_THOUGHT) -> str:
    """The bot's move, after at most that many milliseconds of thinking."""
    sampler = request.sampler
    bot = bot_of(request.level, request.seed, longest)
    return bot.choose(View(sampler.rules, request.view), sampler)


def analyse(request: EngineRequest) -> Analysis:
    """The result depends only on what the seat knows, unless the table lies open."""
    sampler = request.sampler
    rules = sampler.rules
    if isinstance(sampler, OpenTable):
        found = analyse_open(sampler)
    else:
        found = engine.analyse(sampler, _budget(rules, rules.options_of(sampler.table), HINT))
    found = replace(found, moves=without_twins(sampler, found.moves))
    moves = (advice.explained(sampler, found, move) for move in advice.worth_naming(found))
    return Analysis(found.best.move, found.chance, tuple(moves))


def plan_review(record: Json) -> list[int]:
    """The decisions of a game that are worth examining."""
    return review.open_plies(load(record))


def judge(record: Json, ply: int) -> review.Decision:
    """One of them."""
    game = load(record)
    return review.judge_ply(game, ply, _review_budget(game))


def put_together(record: Json, decisions: list[review.Decision]) -> Json:
    """The review, when all decisions have been judged."""
    game = load(record)
    return review.put_together(game, decisions, _review_budget(game)).data


def _review_budget(game: Game) -> search.Budget:
    return _budget(game.rules, game.options, REVIEW)


def _budget(rules: Rules, options: Options, iterations: int) -> search.Budget:
    return search.Budget(search.paced(rules, options, iterations), BRIEF)


# -- the process -----------------------------------------------------------------------------------


def serve(pipe: Connection) -> None:
    """Answer one request after the other, until the pipe is closed."""
    _follow_parent()
    pipe.send(None)  # ready
    while True:
        try:
            function, arguments = pipe.recv()
        except EOFError:
            return
        try:
            answer = (True, pkgutil.resolve_name(function)(*arguments))
        except Exception as error:
            answer = (False, type(error).__name__)
        pipe.send(answer)


def _follow_parent() -> None:
    """A worker leaves signals to its parent (a terminal or a service manager sends them to both),
    and exits when the parent has exited."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def follow() -> None:
        wait([sentinel])
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
