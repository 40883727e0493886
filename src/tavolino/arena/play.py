"""One game between two players, measured; a player that fails loses it."""

from __future__ import annotations

import time
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass, field
from typing import Any

from ..bots.bot import Bot
from ..bots.bot_spec import make
from ..bots.external_bot import ExternalBot, ExternalBotFailure
from ..bots.luck import luck_of
from ..core import dispatch
from ..core.contract import WHOLE_WIN, Json
from ..core.errors import IllegalMove
from ..core.game import Game, new
from .settings import Settings, bot_seed, sides

Key = tuple[str, str, int, bool]
LUCK_DIGITS = 6  # as many as are the same on every machine


@dataclass
class Effort:
    """What a player spent on the decisions of a game. The times are 0 if they are not known."""

    decisions: int = 0
    cpu: float = 0.0  # seconds; for an external bot, those of its whole run
    wall: float = 0.0  # seconds
    longest: float = 0.0  # seconds of the longest decision
    each: list[float] = field(default_factory=list)  # CPU seconds of each decision

    def rounded(self) -> Effort:
        """Rounded to the microsecond, so that a file gives back what was written."""
        return Effort(
            self.decisions,
            round(self.cpu, 6),
            round(self.wall, 6),
            round(self.longest, 6),
            [round(seconds, 6) for seconds in self.each],
        )


@dataclass(frozen=True)
class Failure:
    """Why a player lost a game that the rules had not ended."""

    player: str
    seat: int
    move: int  # the number of the missing move, from 1
    reason: str
    stderr: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Played:
    """One game of a tournament. `points`, `luck` and `efforts` follow `pairing`; `seats` and
    `shares` follow the seats."""

    pairing: list[str]
    deal: int
    swapped: bool
    seed: int
    seats: list[str]
    first: int
    points: list[float]
    shares: list[float] | None  # of the win, by the rules; None if a player failed
    moves: int
    efforts: list[Effort]
    end: str
    failure: Failure | None = None
    luck: list[float] | None = None  # in points; None if the game does not say what luck is
    record: Json | None = None

    @property
    def key(self) -> Key:
        """Identifies a game within a run."""
        return (self.pairing[0], self.pairing[1], self.deal, self.swapped)

    def json(self) -> Json:
        """What the tournament's file holds: the same whenever and wherever the game is played. The
        record and the times go to other files."""
        data = asdict(self)
        del data["record"], data["efforts"]
        return {**data, "decisions": [effort.decisions for effort in self.efforts]}

    @classmethod
    def from_json(cls, data: Json) -> Played:
        """Raises TypeError or KeyError if a field is missing or unknown."""
        fields = dict(data)
        failure = fields.pop("failure")
        # Earlier versions wrote the times into the same line.
        efforts = fields.pop("efforts", None)
        if efforts is None:
            efforts = [{"decisions": decisions} for decisions in fields.pop("decisions")]
        return cls(
            **fields,
            efforts=[Effort(**effort) for effort in efforts],
            failure=None if failure is None else Failure(**failure),
        )


def play(settings: Settings, pairing: tuple[int, int], deal: int, swapped: bool) -> Played:
    """Play one game. A player that raises an exception, answers with an illegal move or, as an
    external bot, fails in any other way loses it, and the reason is recorded."""
    specs = [settings.bots[place] for place in pairing]
    side_of = sides(settings.seats, deal, swapped, settings.alone)
    seats = [specs[side].name for side in side_of]
    game = new(settings.game, seed=settings.seed + deal, names=seats, **settings.options)
    first = game.player
    assert first is not None
    efforts = [Effort(), Effort()]
    with ExitStack() as stack:
        bots: list[Bot] = []
        for seat, side in enumerate(side_of):
            seed = bot_seed(settings, pairing, deal, swapped, seat)
            bot = make(specs[side], seed, settings.move_ms / 1000)
            if isinstance(bot, ExternalBot):
                stack.enter_context(closing(bot))
            bots.append(bot)
        failure = _play_out(game, bots, [efforts[side] for side in side_of])
    for bot, side in zip(bots, side_of, strict=True):
        if isinstance(bot, ExternalBot):
            efforts[side].cpu += bot.cpu_seconds
    shares = _shares(game) if failure is None else None
    result = game.result
    return Played(
        pairing=[spec.name for spec in specs],
        deal=deal,
        swapped=swapped,
        seed=settings.seed + deal,
        seats=seats,
        first=first,
        points=_points(side_of, shares, failure),
        shares=shares,
        moves=len(game.moves),
        efforts=[effort.rounded() for effort in efforts],
        end="failure" if result is None else result["reason"],
        failure=failure,
        luck=_luck(game, side_of),
        record=game.record() if settings.records else None,
    )


def _play_out(game: Game, bots: list[Bot], efforts: list[Effort]) -> Failure | None:
    while (seat := game.player) is not None:
        try:
            game.play(_decide(game, seat, bots[seat], efforts[seat]))
        except Exception as error:
            stderr = error.stderr if isinstance(error, ExternalBotFailure) else []
            name = game.names[seat]
            return Failure(name, seat, len(game.moves) + 1, _reason(error), stderr)
    return None


def _decide(game: Game, seat: int, bot: Bot, effort: Effort) -> str:
    view, sampler = game.view(seat), game.sampler(seat)
    cpu, wall = time.process_time(), time.perf_counter()
    try:
        move: Any = bot.choose(view, sampler)
    finally:
        spent = time.perf_counter() - wall
        effort.decisions += 1
        effort.each.append(time.process_time() - cpu)
        effort.cpu += effort.each[-1]
        effort.wall += spent
        effort.longest = max(effort.longest, spent)
    if not isinstance(move, str):
        raise IllegalMove(f"{move!r} is not the text of a move")
    return move


def _reason(error: Exception) -> str:
    if isinstance(error, ExternalBotFailure):
        return str(error)
    if isinstance(error, IllegalMove):
        return f"illegal move: {error}"
    return f"{type(error).__name__}: {error}"


def _shares(game: Game) -> list[float]:
    return [dispatch.outcome_at(game.state, 0, seat) / WHOLE_WIN for seat in range(len(game.names))]


def _points(side_of: list[int], shares: list[float] | None, failure: Failure | None) -> list[float]:
    """How the two players share the point that a game is worth. Partners each have the whole share
    of their side, so shares are taken in proportion."""
    if failure is not None:
        winner = 1 - side_of[failure.seat]
        return [float(side == winner) for side in range(2)]
    assert shares is not None
    second = sum(share for share, side in zip(shares, side_of, strict=True) if side)
    point = second / sum(shares)
    return [1.0 - point, point]


def _luck(game: Game, side_of: list[int]) -> list[float] | None:
    """How much of the point the cards gave to each player, up to a failure as well."""
    found = luck_of(game)
    if found is None:
        return None
    second = sum(found.total(seat) for seat, side in enumerate(side_of) if side)
    point = round(second / sum(found.start), LUCK_DIGITS)
    return [0.0 - point, 0.0 + point]
