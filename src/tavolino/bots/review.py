"""A game reviewed by the engine: how good each decision was, and which ones cost the game.

Every decision is judged from what its seat knew when it decided, in two looks. The first searches
all moves for the best one, with half of the budget. The second takes that move and the one that was
played, and searches each of them *alone*, with equal shares of the other half and fresh random
numbers. So both are known equally well, even if the first look hardly examined the move that was
played, and the best move is not flattered by having been chosen for its luck. If the move that was
played comes out ahead, it counts as the best one, and nothing was lost.
"""

from __future__ import annotations

import json
import math
import threading
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass, replace
from itertools import islice

from ..core import dispatch
from ..core.contract import WHOLE_WIN, Json
from ..core.game import Game, Sampler, load
from ..core.hint import RatedMove
from ..core.sentence import said, sentence
from .advice import compared, known_reason, worth_naming
from .cpu_cores import usable_cores
from .engine import analyse
from .luck import luck_of
from .parts import Parts, parts_of
from .search import Analysis, Budget
from .sure_wins import keeps_sure_win

FORMAT = "tavolino-review/1"

# What a loss of at least so much chance is called.
VERDICTS = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
PASSED_UP = VERDICTS[-1][1]  # what it is called at least to pass up a sure win
_ENDINGS = {0.0: "loses", 1.0: "wins"}
LOOKS = 3  # at a decision, each with its own random numbers
CONFIDENCE = 1.96  # standard errors on each side that contain 95% of estimates


@dataclass(frozen=True)
class Decision:
    """One decision of a game, judged by what its seat knew then. Chances are chances of winning; a
    shared win counts as its share."""

    ply: int  # the index of the move in the record, from 0
    seat: int
    move: str  # that was played
    chance: float  # with the move that was played
    best: str
    best_chance: float  # with the best move: what the seat could hope for before it moved
    lost: float  # by not playing the best move; never negative
    margin: float  # how far the loss may be off by luck, 19 times in 20, at most
    legal: int  # how many moves there were
    why: str  # one sentence: what the best move is good for
    say: tuple[Json, ...]  # the same as data, for other languages
    candidates: tuple[RatedMove, ...]  # what the first look considered, best first
    passed_up: bool = False  # a sure win

    @property
    def verdict(self) -> str:
        """`blunder`, `mistake`, `inaccuracy`, or empty: less was lost, or no more than luck can
        explain. To pass up a sure win is at least an inaccuracy, however likely the win still is.
        """
        none = PASSED_UP if self.passed_up else ""
        if self.lost <= self.margin:
            return none
        shown = round(self.lost, 2)  # people see whole percents beside the verdict
        return next((name for least, name in VERDICTS if shown >= least), none)

    @property
    def data(self) -> Json:
        candidates = [
            {"move": each.move, "chance": each.chance, "visits": each.visits}
            for each in self.candidates
        ]
        said = {"say": list(self.say), "candidates": candidates, "verdict": self.verdict}
        return {**asdict(self), **said}


@dataclass(frozen=True)
class Tally:
    """How one seat played overall."""

    decisions: int
    lost: float  # per decision, on average
    inaccuracies: int
    mistakes: int
    blunders: int

    @property
    def played_at(self) -> float:
        """How close the seat came to always playing the best move: 1 if nothing was lost."""
        return 1 - self.lost


@dataclass(frozen=True)
class Review:
    """A reviewed game. It shows what everybody did and had, so it must not be shown to the players
    of a game that is still running.

    `chances` has a row for the deal and for each move: each seat's chance of winning, judged by
    what it knew when it last decided, or None if it has not decided yet. The last row of a finished
    game is its result.
    """

    game: str
    title: str
    players: tuple[str, ...]
    moves: int
    seats: tuple[int, ...]  # whose decisions were reviewed
    budget: Budget
    seed: int
    decisions: tuple[Decision, ...]
    chances: tuple[tuple[float | None, ...], ...]
    result: tuple[float, ...] | None  # each seat's share of the win; None if the game is not over
    # Luck and decisions; None if the game is not over, or does not say where chance comes in. What
    # seats lost whose decisions were not reviewed is part of the remainder.
    parts: Parts | None = None

    def line(self, seat: int) -> list[tuple[int, float]]:
        """The chances of one seat as a line to draw, (moves played, chance): before and after each
        of its decisions, and at the end the result."""
        points = []
        for decision in self.of_seat(seat):
            points.append((decision.ply, decision.best_chance))
            points.append((decision.ply + 1, decision.chance))
        if self.result is not None and seat in self.seats:
            points.append((self.moves, self.result[seat]))
        return points

    def of_seat(self, seat: int) -> list[Decision]:
        return [decision for decision in self.decisions if decision.seat == seat]

    def tally(self, seat: int) -> Tally:
        own = self.of_seat(seat)
        counts = Counter(decision.verdict for decision in own)
        return Tally(
            len(own),
            sum(decision.lost for decision in own) / max(1, len(own)),
            *(counts[name] for _, name in reversed(VERDICTS)),
        )

    @property
    def mistakes(self) -> list[Decision]:
        """The decisions with a verdict, worst first."""
        found = [decision for decision in self.decisions if decision.verdict]
        return sorted(found, key=lambda decision: (-decision.lost, decision.ply))

    @property
    def data(self) -> Json:
        """All of it as plain JSON."""
        return {
            "format": FORMAT,
            "game": self.game,
            "title": self.title,
            "players": list(self.players),
            "moves": self.moves,
            "seats": list(self.seats),
            "budget": asdict(self.budget),
            "seed": self.seed,
            "decisions": [decision.data for decision in self.decisions],
            "mistakes": [decision.ply for decision in self.mistakes],
            "tallies": {str(seat): asdict(self.tally(seat)) for seat in self.seats},
            "chances": [list(row) for row in self.chances],
            "result": None if self.result is None else list(self.result),
            "parts": None if self.parts is None else self.parts.data(self.seats),
        }

    def __str__(self) -> str:
        """The result, one line per player, and the mistakes, worst first."""
        lines = [f"{self.title}: {' against '.join(self.players)}, {self.moves} moves"]
        for seat in self.seats:
            tally, share = self.tally(seat), None if self.result is None else self.result[seat]
            ending = "" if share is None else f" {_ENDINGS.get(share, f'wins {share:.0%}')};"
            lines.append(
                f"{self.players[seat]}:{ending} lost {tally.lost:.1%} per decision on average;"
                f" {tally.blunders} blunders, {tally.mistakes} mistakes,"
                f" {tally.inaccuracies} inaccuracies in {tally.decisions} decisions;"
                f" {tally.played_at:.0%} accuracy{self._adding_up(seat)}"
            )
        for decision in self.mistakes:
            lines.append(
                f"move {decision.ply + 1}, {self.players[decision.seat]}: {decision.move}"
                f" ({decision.chance:.0%}) is {_an(decision.verdict)}; better is {decision.best}"
                f" ({decision.best_chance:.0%}). {decision.why}"
            )
        return "\n".join(lines)

    def _adding_up(self, seat: int) -> str:
        if self.parts is None:
            return ""
        points = self.parts.totals(seat).points
        return (
            f": {points.start} at the start, {points.luck:+d} luck, {points.decisions:+d} decisions"
            f" and {points.remainder:+d} remainder make {points.result}"
        )

    def json(self) -> str:
        """The review as one line of JSON, the same bytes for equal reviews."""
        return json.dumps(self.data, ensure_ascii=False, separators=(",", ":"))


def _an(verdict: str) -> str:
    return f"an {verdict}" if verdict[0] in "aeiou" else f"a {verdict}"


def review(
    game: Game | Json,
    budget: Budget,
    *,
    seat: int | None = None,
    seed: int = 0,
    cores: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a game or a record, finished or not.

    `budget` is for each decision; moves without an alternative are not decisions. With `seat`, only
    that seat's decisions are reviewed. Several are searched in parallel, on `cores` cores (by
    default all); with a budget of iterations, the result depends only on the game and the seed.
    `progress` is called with the number of decisions that are done and their total, from the
    calling thread.
    """
    if not isinstance(game, Game):
        game = load(game)
    steps = list(game.steps())
    looks_at = _open_plies(game, steps, seat)
    judged: list[Decision] = []
    stop = threading.Event()
    with ThreadPoolExecutor(cores or usable_cores()) as pool:
        try:
            looks = [
                pool.submit(_judge_step, steps[ply], ply, game.moves[ply][1], budget, seed, stop)
                for ply in looks_at
            ]
            for done, look in enumerate(as_completed(looks), 1):
                judged.append(look.result())
                if progress is not None:
                    progress(done, len(looks))
        except BaseException:
            stop.set()
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return put_together(game, judged, budget, seat=seat, seed=seed)


def open_plies(game: Game, seat: int | None = None) -> list[int]:
    """The decisions of a game, or of one seat in it: moves that had an alternative."""
    return _open_plies(game, list(game.steps()), seat)


def judge_ply(game: Game, ply: int, budget: Budget, *, seed: int = 0) -> Decision:
    """One decision of a game, as `review` judges it."""
    table = next(islice(game.steps(), ply, None))
    return _judge_step(table, ply, game.moves[ply][1], budget, seed, None)


def put_together(
    game: Game,
    decisions: Iterable[Decision],
    budget: Budget,
    *,
    seat: int | None = None,
    seed: int = 0,
) -> Review:
    """The review of a game whose decisions have been judged, in whatever order."""
    by_ply = tuple(sorted(decisions, key=lambda decision: decision.ply))
    result = _result(game)
    seats, moves = len(game.names), len(game.moves)
    return Review(
        game=game.rules.name,
        title=game.rules.title,
        players=tuple(game.names),
        moves=moves,
        seats=_chosen_seats(game, seat),
        budget=budget,
        seed=seed,
        decisions=by_ply,
        chances=_chances(by_ply, seats, moves, result),
        result=result,
        parts=None if result is None else _parts(game, by_ply),
    )


def _parts(game: Game, decisions: tuple[Decision, ...]) -> Parts | None:
    luck = luck_of(game)
    if luck is None:
        return None
    return parts_of(luck, {each.ply: (each.seat, each.lost) for each in decisions})


def _chosen_seats(game: Game, seat: int | None) -> tuple[int, ...]:
    return tuple(range(len(game.names))) if seat is None else (game._seat(seat),)


def _open_plies(game: Game, steps: list[Game], seat: int | None) -> list[int]:
    chosen = _chosen_seats(game, seat)
    return [
        ply
        for ply, (player, _) in enumerate(game.moves)
        if player in chosen and len(steps[ply].actions) > 1
    ]


def _judge_step(
    table: Game, ply: int, move: str, budget: Budget, seed: int, stop: threading.Event | None
) -> Decision:
    decision = judge(table.sampler(), table.parse(move), budget, seed=seed, ply=ply, stop=stop)
    assert decision.move == move
    return decision


def judge(
    sampler: Sampler,
    action: int,
    budget: Budget,
    *,
    seed: int = 0,
    ply: int = 0,
    stop: threading.Event | None = None,
) -> Decision:
    """What the sampler's seat gained or lost by playing `action`, judged by what it knew."""
    first_budget, second_budget = _halves(budget)

    def look(number: int, share: Budget, only: int | None = None) -> Analysis:
        decision = ply * LOOKS + number
        return analyse(sampler, share, seed=seed, decision=decision, only=only, stop=stop)

    found = look(0, first_budget)
    if found.best.action == action:
        best = played = look(1, second_budget, action).best
    else:
        share, _ = _halves(second_budget)
        best = look(1, share, found.best.action).best
        played = look(2, share, action).best
        if best.sure and keeps_sure_win(sampler, action):
            played = replace(played, chance=best.chance)
            best = played
        elif (played.sure, played.chance) >= (best.sure, best.chance):
            best = played
    passed_up = best.sure and not played.sure
    why = _reason(sampler, best, played, found.moves)
    return Decision(
        ply=ply,
        seat=sampler.seat,
        move=played.move,
        chance=played.chance,
        best=best.move,
        best_chance=best.chance,
        lost=best.chance - played.chance,
        margin=0.0 if best is played else _margin(best, played),
        legal=int(dispatch.legal_at(sampler.table, 0, dispatch.legal_buffer(sampler.rules))),
        why=str(why),
        say=said(why),
        candidates=worth_naming(found),
        passed_up=passed_up,
    )


def _halves(budget: Budget) -> tuple[Budget, Budget]:
    def half(of: int | None, more: int) -> int | None:
        return None if of is None else max(1, (of + more) // 2)

    first = replace(budget, iterations=half(budget.iterations, 1), ms=half(budget.ms, 1))
    return first, replace(budget, iterations=half(budget.iterations, 0), ms=half(budget.ms, 0))


def _margin(one: RatedMove, other: RatedMove) -> float:
    """Where a search does not know its error: a result from 0 to 1 with mean p has a variance of at
    most p (1 - p). Two wins and two losses are added to each (Agresti and Coull); otherwise a few
    visits that agree would look like certainty."""
    variance = 0.0
    for each in (one, other):
        if each.error is not None:
            variance += each.error**2
            continue
        visits = each.visits + 4
        mean = (each.chance * each.visits + 2) / visits
        variance += mean * (1 - mean) / visits
    return CONFIDENCE * math.sqrt(variance)


def _reason(
    sampler: Sampler, best: RatedMove, played: RatedMove, found: tuple[RatedMove, ...]
) -> str:
    if best.sure and not played.sure:
        english = "A sure win was passed up: this move ends the game, whatever is still hidden."
        return sentence("why-sure-win-passed-up", english)
    known = known_reason(sampler, best)
    if known:
        return known
    looked = f"Examined {best.visits:,} times"
    rivals = [move for move in found if move.action != best.action]
    other = rivals[0] if best is played and rivals else played
    if other is best:
        english = f"{looked}, and nothing else is worth a look."
    else:
        english = f"{looked}; {compared(best.chance - other.chance)} {other.move}."
    return sentence("why-looked-into", english, visits=best.visits)


def _result(last: Game) -> tuple[float, ...] | None:
    if not last.over:
        return None
    state = last.state
    return tuple(dispatch.outcome_at(state, 0, seat) / WHOLE_WIN for seat in range(len(last.names)))


def _chances(
    decisions: tuple[Decision, ...], seats: int, moves: int, result: tuple[float, ...] | None
) -> tuple[tuple[float | None, ...], ...]:
    rows: list[tuple[float | None, ...]] = []
    now: list[float | None] = [None] * seats
    by_ply = {decision.ply: decision for decision in decisions}
    for ply in range(moves + 1):
        if ply in by_ply:
            now[by_ply[ply].seat] = by_ply[ply].best_chance
        rows.append(tuple(now))
        if ply in by_ply:
            now[by_ply[ply].seat] = by_ply[ply].chance
    if result is not None:
        rows[-1] = result
    return tuple(rows)
