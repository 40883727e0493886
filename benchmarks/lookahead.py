"""What looking ahead with a network is worth per decision, for many settings at once.

    python -m benchmarks.lookahead schotten-totten --positions 100
    python -m benchmarks.lookahead tabula-rasa --option players=3 --plies 12

Positions come from games of the bare policy. At each of them the likeliest moves are played on many
deals, and what the network expects after every further move is noted. Then each setting chooses a
move by some of the deals, and all others judge it. The gain is how much more often the game is won
with the choice than with the move that the network likes best, in percentage points per decision.
docs/research/learning.md has the figures.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tavolino.bots.bot_spec import make, parse_bot
from tavolino.bots.cpu_cores import usable_cores
from tavolino.bots.network import Evaluated, network_for
from tavolino.bots.network_deals import Deals, play_on
from tavolino.bots.network_search import (
    DEALS_PER_ROUND,
    LEAST_PRIOR,
    PRIOR_SLOPE,
    USUAL,
    Candidates,
)
from tavolino.core import registry
from tavolino.core.contract import Options, State
from tavolino.core.game import Sampler, new

DEALS_AT_ONCE = 8
LATEST_MOVE = 46  # after which a position is taken, at most
NOBODY = -1  # is to move: the game is over
DEALS = 64  # by which settings choose, where not told otherwise
DRAWS = 20  # how often each setting chooses at a position, by other deals

Numbers = npt.NDArray[np.float64]


class Noted(NamedTuple):
    """What was seen at a position, by deal, candidate and move played after it."""

    priors: Numbers  # of the candidates, in falling order
    expected: Numbers  # by the network, for the seat that decides
    player: npt.NDArray[np.int64]


def main() -> None:
    arguments = _arguments()
    options = dict(map(_option, arguments.option))
    look = partial(
        look_ahead,
        game=arguments.game,
        options=options,
        plies=arguments.plies,
        deals=arguments.deals,
        candidates=arguments.candidates,
    )
    with ProcessPoolExecutor(arguments.threads, get_context("spawn")) as pool:
        seeds = range(arguments.seed, arguments.seed + 4 * arguments.positions)
        found = (each for each in pool.map(look, seeds) if each is not None)
        noted = list(islice(found, arguments.positions))
        pool.shutdown(cancel_futures=True)
    _print(arguments.game, options, noted)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.lookahead",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--deals", type=int, default=512, help="of each position")
    parser.add_argument("--plies", type=int, default=10, help="moves that are played ahead")
    parser.add_argument("--candidates", type=int, default=24, help="moves that are tried")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--threads", type=int, default=usable_cores())
    arguments = parser.parse_args()
    if arguments.deals < 2 * DEALS or arguments.positions < 2:
        parser.error(f"it takes at least 2 positions, and {2 * DEALS} deals of each")
    return arguments


def _option(text: str) -> tuple[str, str | int | bool]:
    name, _, value = text.partition("=")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.isdigit() else value


def look_ahead(
    seed: int, *, game: str, options: Options, plies: int, deals: int, candidates: int
) -> Noted | None:
    """Play to a position and note what lies ahead; None if there is nothing to decide by then."""
    sampler = _position(seed, game, options)
    if sampler is None:
        return None
    network = network_for(sampler.rules, sampler.rules.options_of(sampler.table))
    if network is None:
        raise SystemExit(f"there are no weights for {game} with {options}")
    found = network.evaluate(sampler.table)
    logits = found.logits[0, : found.counts[0]]
    order = np.argsort(-logits, kind="stable")[:candidates]
    if len(order) < 2:
        return None
    actions = found.actions[0, order].astype(np.int64)
    odds = np.exp(logits - logits.max())
    tables = Deals(sampler, network, DEALS_AT_ONCE * len(actions))
    steps = [
        (expected.reshape(-1, len(actions)), player.reshape(-1, len(actions)))
        for first in range(0, deals, DEALS_AT_ONCE)
        for expected, player in _played(tables, actions, first, seed, plies)
    ]
    rounds = len(steps) // (plies + 1)
    shape = (rounds, plies + 1, DEALS_AT_ONCE, len(actions))
    expected, player = (
        np.stack(part).reshape(shape).transpose(0, 2, 3, 1).reshape(-1, len(actions), plies + 1)
        for part in zip(*steps, strict=True)
    )
    return Noted((odds / odds.sum())[order], expected, player)


def _position(seed: int, game: str, options: Options) -> Sampler | None:
    table = new(game, seed=seed, **options)
    bot = make(parse_bot("net"), seed=seed)
    moves = int(np.random.default_rng(seed).integers(LATEST_MOVE))
    while (player := table.player) is not None:
        view = table.view(player)
        if moves <= 0 and len(view.legal) > 1:
            return table.sampler()
        table.play(bot.choose(view, table.sampler()))
        moves -= 1
    return None


def _played(
    deals: Deals, actions: npt.NDArray[np.int64], first: int, seed: int, plies: int
) -> Iterator[tuple[Numbers, npt.NDArray[np.int64]]]:
    """After each move: what the seat can expect on each table, and who is to move."""
    tables, rngs = deals.deal(actions, first, DEALS_AT_ONCE, seed)
    for ply in range(plies + 1):
        found = deals.evaluator.evaluate(tables)
        yield _now(found, tables, deals.seat)
        if ply < plies:
            play_on(tables, rngs, found, USUAL.temperature)


def _now(found: Evaluated, tables: State, seat: int) -> tuple[Numbers, npt.NDArray[np.int64]]:
    player = np.where(found.counts > 0, tables["player"], NOBODY)
    return found.values[:, seat].copy(), player


def last_view(noted: Noted, ply: int) -> Numbers:
    """What whoever is to move expects."""
    return noted.expected[:, :, ply]


def all_views(noted: Noted, ply: int) -> Numbers:
    """The mean of what is expected at the last decisions of all seats."""
    total, views = np.zeros(noted.expected.shape[:2]), np.zeros(noted.expected.shape[:2])
    for seat in range(int(noted.player.max()) + 1):
        seen = np.full(total.shape, np.nan)
        for earlier in range(ply + 1):
            here = noted.player[:, :, earlier] == seat
            seen = np.where(here, noted.expected[:, :, earlier], seen)
        total += np.nan_to_num(seen)
        views += np.isfinite(seen)
    over = noted.player[:, :, ply] == NOBODY
    return np.where(over, noted.expected[:, :, ply], total / np.maximum(views, 1))


def gain_of(
    all_noted: list[Noted],
    expect: Callable[[Noted], Numbers],
    deals: int,
    candidates: int | None,
    least_odds: float,
) -> tuple[float, float]:
    """The mean gain of a setting in percentage points, and its margin."""
    gains = []
    for number, noted in enumerate(all_noted):
        draw = np.random.default_rng(number)
        expected, judge = expect(noted), all_views(noted, noted.expected.shape[2] - 1)
        likely = noted.priors >= least_odds * noted.priors[0]
        tried = np.flatnonzero(likely)[:candidates]
        opinion = np.log(np.maximum(noted.priors[tried], LEAST_PRIOR))
        here = []
        for _ in range(DRAWS):
            order = draw.permutation(len(judge))
            chosen_by, judged_by = order[:deals], order[deals:]
            standing = expected[chosen_by][:, tried].mean(0)
            standing += USUAL.prior_deals * PRIOR_SLOPE * opinion / deals
            verdict = judge[judged_by].mean(0)
            here.append(verdict[tried[standing.argmax()]] - verdict[0])
        gains.append(np.mean(here))
    return _mean(gains)


def race_of(
    all_noted: list[Noted], deals: int, candidates: int, dropping: float
) -> tuple[tuple[float, float], float]:
    """The mean gain of a search that drops moves on the way, as the bot does, its margin, and how
    many short games a decision takes."""
    gains, played = [], []
    for number, noted in enumerate(all_noted):
        draw = np.random.default_rng(number)
        expected = all_views(noted, noted.expected.shape[2] - 1)
        priors = noted.priors[:candidates].tolist()
        here = []
        for _ in range(DRAWS):
            order = draw.permutation(len(expected))
            race = Candidates(list(range(len(priors))), priors, USUAL.prior_deals)
            for first in range(0, deals, DEALS_PER_ROUND):
                race.note(
                    expected[order[first : min(first + DEALS_PER_ROUND, deals)]][:, race.left]
                )
                race.drop(dropping)
                if len(race.left) == 1:
                    break
            verdict = expected[order[deals:]].mean(0)
            here.append(verdict[race.ranked()[0]] - verdict[0])
            played.append(sum(map(len, race.results)))
        gains.append(np.mean(here))
    return _mean(gains), float(np.mean(played))


def _mean(gains: list[float]) -> tuple[float, float]:
    """The mean of the gains of all positions in percentage points, and its margin."""
    margin = 1.96 * np.std(gains, ddof=1) / len(gains) ** 0.5
    return 100 * float(np.mean(gains)), 100 * float(margin)


def _print(game: str, options: Options, noted: list[Noted]) -> None:
    plies = noted[0].expected.shape[2] - 1
    print(f"{game} {options}: {len(noted)} positions")
    print(f"\nmoves ahead, {DEALS} deals, 8 candidates: the last view, and the mean of all views")
    for ply in range(plies + 1):
        last, views = (
            gain_of(noted, partial(expect, ply=ply), DEALS, 8, 0.0)
            for expect in (last_view, all_views)
        )
        print(f"{ply:3}  {last[0]:5.2f} ± {last[1]:4.2f}  {views[0]:5.2f} ± {views[1]:4.2f}")
    at_end = partial(all_views, ply=plies)
    print("\ndeals, up to 8 candidates")
    for deals in (16, 32, 64, 128, 256):
        if 2 * deals <= len(noted[0].expected):
            print(f"{deals:3}  {_told(gain_of(noted, at_end, deals, 8, 0.0))}")
    print("\nshort games per decision, if moves that fall behind are dropped")
    for most in (4, 5, 8):
        for deals in (64, 128, 256):
            if 2 * deals > len(noted[0].expected):
                continue
            for dropping in (2.0, 2.5, 3.0):
                gain, games = race_of(noted, deals, most, dropping)
                print(
                    f"{most} candidates, {deals:3} deals, dropped {dropping} errors behind: "
                    f"{games:4.0f} games, {_told(gain)}"
                )
    print(f"\ncandidates on {DEALS} deals: by how likely they must be, beside the likeliest move")
    for candidates in (4, 8, 16, None):
        cells = [
            f"{odds:g}: {_told(gain_of(noted, at_end, DEALS, candidates, odds))}"
            for odds in (1e-2, 1e-4, 1e-7, 0.0)
        ]
        print(f"{candidates or 'all':>3}  {'   '.join(cells)}")


def _told(gain: tuple[float, float]) -> str:
    return f"{gain[0]:5.2f} ± {gain[1]:4.2f}"


if __name__ == "__main__":
    main()
