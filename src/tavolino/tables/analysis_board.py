"""The analysis board: moves tried at any table, and what the engine thinks of them.

Nothing is kept: each request brings the position that a line of moves begins with, and the moves.
A running game is opened as one of its players knows it: what that seat cannot know is re-dealt from
what it does know, so neither the position nor anything that follows from it depends on the real
cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..core.contract import OPEN, SPECTATOR, Json, Onlooker
from ..core.errors import IllegalMove, TavolinoError, UnknownGame
from ..core.game import Game, Sampler, from_position, load
from ..core.registry import rules
from ..text.names import bot_name
from .bot_runner import ANALYST
from .client_address import client_address
from .commands.hints import OpenAnalysis
from .engine import Analysis, Engine, request_for
from .engine_queue import Job, Priority
from .engine_quota import EngineQuota
from .errors import Code, Refused, RefusedByRules, RefusedMove
from .live_tables import LiveTables
from .open_table import OpenTable
from .previews import previews
from .table import Table
from .text_input import LONGEST_MOVE, clean

LONGEST_POSITION = 10_000  # characters
LONGEST_LINE = 500  # moves
BEST = 3  # moves that are named


@dataclass(frozen=True)
class Start:
    """What a line begins with, the moves that were played from there, and the players' names.

    `seat` is set if the position is what one seat knows: all that is hidden from it is an example.
    """

    position: str
    moves: tuple[str, ...]
    names: tuple[str, ...]
    seat: int | None = None


@dataclass(frozen=True)
class Line:
    """Moves that are tried from a position."""

    position: str
    moves: Sequence[str]


class AnalysisBoard:
    def __init__(
        self,
        live_tables: LiveTables,
        engine: Engine,
        quota: EngineQuota,
    ) -> None:
        self._live_tables = live_tables
        self._engine = engine
        self._quota = quota

    # -- what to analyse -------------------------------------------------------------------------

    def open_position(self, text: str) -> Start:
        """A position, written as `Game.position` writes it."""
        game = self._position(text)
        return Start(game.position, (), tuple(game.names))

    def open_record(self, record: Json) -> Start:
        """A record, with its moves as the line."""
        name = record.get("game")
        try:
            if isinstance(name, str):
                self._check_game(name)
            game = load(record)
            return _whole(game)
        except TavolinoError as error:
            raise _refused(Code.WRONG_RECORD, error) from error

    def open_game(self, name: str, options: Json) -> Start:
        """A game that has just been dealt."""
        try:
            self._check_game(name)
            known = rules(name)
            dealer = self._live_tables.context().dealer
            game = dealer(known, known.check_options(options), None)
        except TavolinoError as error:
            raise _refused(Code.WRONG_OPTION, error) from error
        return _whole(game)

    async def open_table(self, table: str, key: str | None, number: int | None) -> Start:
        """A game at a table: a finished one whole, a running one as the key's seat knows it, if
        hints are allowed there. Everybody sees that a player asked for it, as for a hint."""
        current, holder = await self._live_tables.open_with_key(table, key)
        if number is not None and not 0 <= number < len(current.rounds):
            raise Refused(Code.UNKNOWN_PLY, "refused-no-game", last=len(current.rounds) - 1)
        round = current.rounds[-1 if number is None else number]
        if round.over:
            return _seated(_whole(round.after(len(round.played))), current)
        await self._live_tables.do(table, key, OpenAnalysis())
        current, holder = await self._live_tables.open_with_key(table, key)
        if holder.seat is None or current.round.over:
            raise Refused(Code.STALE_PLY, "refused-gone-on")
        return _seated(_as_known(current.round.game, holder.seat), current)

    # -- a line ----------------------------------------------------------------------------------

    def table(self, line: Line) -> Game:
        """The table at the end of a line."""
        game = self._position(line.position)
        if len(line.moves) > LONGEST_LINE:
            raise Refused(Code.WRONG_POSITION, "refused-line-long", most=LONGEST_LINE)
        for number, move in enumerate(line.moves, 1):
            try:
                game.play(clean("move", move, LONGEST_MOVE))
            except IllegalMove as error:
                reason = TavolinoError(f"move {number}, {move!r}: {error}")
                raise RefusedByRules(Code.ILLEGAL_MOVE, reason) from error
        return game

    def show(self, line: Line, onlooker: Onlooker) -> tuple[Game, list[Json]]:
        """The table at the end of a line, and its last move as an onlooker sees it."""
        game = self.table(line)
        _check_onlooker(game, onlooker)
        if not game.moves:
            return game, []
        seat, _ = game.moves[-1]
        move = game.last_move(onlooker)
        event = {"type": "move", "player": seat, "move": move, "happened": game.happened(onlooker)}
        return game, [event | {"at": 0, "ply": None}]

    async def think(self, line: Line, *, open_hands: bool = False) -> tuple[Game, Analysis, bool]:
        """What the engine thinks of the decision at the end of a line, with the best few moves:
        knowing what the seat to move knows there or, if the game can be valued like that, with all
        hands open. The last value says which."""
        game = self.table(line)
        if game.over:
            raise Refused(Code.GAME_OVER, "refused-over")
        client = client_address.get()
        place = f"analysis {client}"  # an address is limited here as a table is
        request = request_for(ANALYST, game)
        is_open = open_hands and game.rules.luck is not None
        if is_open:
            table = OpenTable(game.rules, game.state, request.seat)
            request = replace(request, view=game.view(OPEN).data, sampler=table)
        with self._quota.request(place):
            job = Job(Priority.POSITION, client, place)
            found = await self._engine.analyse(request, job)
        return game, Analysis(found.move, found.chance, found.moves[:BEST]), is_open

    async def preview(self, line: Line, moves: Sequence[str]) -> dict[str, list[Json]]:
        """What moves at the end of a line would certainly do."""
        game = self.table(line)
        return {} if game.player is None else await previews(game, game.player, moves)

    def why_not(self, line: Line, move: str) -> RefusedMove | None:
        """Why a move cannot be played at the end of a line; None if it can."""
        game = self.table(line)
        reason = game.refusal(clean("move", move, LONGEST_MOVE))
        if reason is None:
            return None
        return RefusedMove(reason, game.view(SPECTATOR if game.over else game.player or 0).data)

    # -- checks ----------------------------------------------------------------------------------

    def _check_game(self, name: str) -> None:
        self._live_tables.unprepared.check(name)

    def _position(self, text: str) -> Game:
        if len(text) > LONGEST_POSITION:
            raise Refused(Code.WRONG_POSITION, "refused-position-long", most=LONGEST_POSITION)
        words = text.split(maxsplit=1)
        try:
            if words:
                self._check_game(words[0])
            return from_position(text)
        except UnknownGame as error:
            raise Refused(Code.WRONG_POSITION, "refused-no-position") from error
        except TavolinoError as error:
            raise _refused(Code.WRONG_POSITION, error) from error


def _refused(code: Code, error: TavolinoError) -> Refused:
    return error if isinstance(error, Refused) else RefusedByRules(code, error)


def _whole(game: Game) -> Start:
    begun = Game(game.rules, game.options, game.dealt)
    return Start(begun.position, tuple(move for _, move in game.moves), tuple(game.names))


def _as_known(game: Game, seat: int) -> Start:
    """The table as a seat knows it, with an example of everything else."""
    sampler: Sampler = game.sampler(seat)
    return Start(game.rules.position(sampler.table), (), tuple(game.names), seat)


def _seated(start: Start, table: Table) -> Start:
    """Bots are called by their first names, as at the table."""
    bots = {seat.name for seat in table.seats if seat.bot}
    names = [bot_name(name) if name in bots else name for name in start.names]
    return replace(start, names=tuple(names))


def _check_onlooker(game: Game, onlooker: Onlooker) -> None:
    if onlooker not in (*range(len(game.names)), SPECTATOR, OPEN):
        raise Refused(Code.UNKNOWN_PLY, "refused-no-onlooker", onlooker=str(onlooker))
