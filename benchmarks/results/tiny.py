"""How exploitable the bots are on tiny games, beside perfect play: see `benchmarks.exploitability`.

Each bot at each game has a file, so that a run that was stopped continues where it was.
"""

from __future__ import annotations

import json
import multiprocessing
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from functools import lru_cache, partial
from pathlib import Path

import numpy as np

from tavolino.arena.tournament import take_part
from tavolino.bots import Bot
from tavolino.bots.bot_spec import BotSpec, make, parse_bot
from tavolino.bots.network import Network, network_for
from tavolino.bots.stand_ins import LEARNED
from tavolino.core import dispatch, registry
from tavolino.core.game import Sampler
from tests.bots.best_response import Floats, GameTree

from ..exploitability import GAMES, ROUNDS, choices, measured
from .measure import note_weights
from .pairings import short_digest

PERFECT = "perfect play"


@dataclass(frozen=True)
class Player:
    """A bot, and how many of its seeds make up its strategy: one is enough for a bot that always
    plays the same, and none is needed if its odds are known. Its budget is in iterations or deals;
    the time is only a limit."""

    text: str
    seeds: int

    @property
    def spec(self) -> BotSpec:
        return parse_bot(self.text)


RANDOM = Player("random", 0)
SAMPLED = Player("net:temperature=1", 0)
PLAYERS = (
    RANDOM,
    Player("greedy", 1),
    Player("net", 1),
    SAMPLED,
    Player("virtuoso:deals=8,ms=60000", 8),
    Player("virtuoso:deals=96,ms=60000", 8),
    Player("search:iterations=100", 8),
    Player("search:iterations=1000", 8),
)


@dataclass(frozen=True)
class Found:
    """What a bot is worth on a tiny game. The last four are shares of the win."""

    game: str
    player: str
    weights: str  # the beginning of their digest; empty for a bot without a network
    seeds: int
    deals: int
    lines: int
    sets: int
    against_random: float
    worst_as_first: float
    worst_as_second: float
    exploitability: float


def measure_tiny(
    games: Sequence[str], out: Path, threads: int, players: Sequence[Player] = PLAYERS
) -> None:
    """Measure what is missing in the folder `out`. A bot without a network for a game is left out:
    its stand-in is another bot."""
    missing = list(_missing(games, out, players))
    if not missing:
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(threads, context, take_part) as pool:
        running = {pool.submit(_measure, game, player): path for game, player, path in missing}
        for future in as_completed(running):
            found = future.result()
            _write(running[future], found)
            print(
                f"{found.game}, {found.player}: exploitability {found.exploitability:.4f}",
                file=sys.stderr,
                flush=True,
            )


def _missing(
    games: Sequence[str], out: Path, players: Sequence[Player]
) -> Iterator[tuple[str, Player | None, Path]]:
    for game in games:
        network = _network(game)
        if network is not None:
            note_weights(network.rules.name, network.about, out)
        for player in (None, *players):
            if player is not None and player.spec.kind in LEARNED and network is None:
                print(f"{game}: {player.text} has no weights for this; left out", file=sys.stderr)
                continue
            path = out / "tiny" / game / f"{_name(player, network)}.json"
            if not path.exists():
                yield game, player, path


def _name(player: Player | None, network: Network | None) -> str:
    if player is None:
        return "perfect"
    weights = f"@{_digest(network)}" if player.spec.kind in LEARNED else ""
    return player.text.replace(":", "-").replace(",", "-") + weights


def _digest(network: Network | None) -> str:
    return "" if network is None else short_digest(network.about)


def _network(game: str) -> Network | None:
    tiny = GAMES[game]()
    rules = registry.rules(tiny.name)
    return network_for(rules, rules.options_of(tiny.first_table()))


@lru_cache(maxsize=1)
def _tree(game: str) -> GameTree:
    return GAMES[game]().tree()


def _bot(spec: BotSpec, seed: int) -> Bot:
    return make(spec, seed)


def preferences(network: Network, sampler: Sampler) -> Floats:
    """How likely the network is to choose each legal move."""
    buffer = dispatch.legal_buffer(sampler.rules)
    legal = buffer[: dispatch.legal_at(sampler.table, 0, buffer)].tolist()
    found = network.evaluate(sampler.table)
    count = int(found.counts[0])
    odds = np.exp(found.logits[0, :count] - found.logits[0, :count].max())
    likely = np.zeros(len(legal))
    likely[[legal.index(action) for action in found.actions[0, :count]]] = odds / odds.sum()
    return likely


def _measure(game: str, player: Player | None) -> Found:
    tree, network = _tree(game), _network(game)
    if player is None:
        strategy = tree.equilibrium(ROUNDS)
    elif player == RANDOM:
        strategy = tree.uniform()
    elif player == SAMPLED and network is not None:
        strategy = tree.strategy(partial(preferences, network))
    else:
        strategy = tree.strategy(choices(partial(_bot, player.spec), player.seeds))
    return Found(
        game,
        PERFECT if player is None else player.text,
        _digest(network) if player is not None and player.spec.kind in LEARNED else "",
        0 if player is None else player.seeds,
        len(tree.chance),
        tree.lines,
        tree.sets,
        *measured(tree, strategy),
    )


def _write(path: Path, found: Found) -> None:
    """Whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".part")
    unfinished.write_text(json.dumps(asdict(found), indent=2) + "\n", encoding="utf-8")
    unfinished.replace(path)


def read_tiny(out: Path) -> list[Found]:
    """What was measured, in every folder below `out`."""
    paths = sorted(out.rglob("tiny/*/*.json"))
    return [Found(**json.loads(path.read_text(encoding="utf-8"))) for path in paths]
