"""Games that are over: records, replays, analyses, reviews, and new tables that continue from
them."""

from __future__ import annotations

from dataclasses import replace

from ..core.contract import OPEN, SPECTATOR, Json, Onlooker
from ..core.errors import IllegalMove
from . import replays
from .bot_runner import ANALYST
from .client_address import client_address
from .commands.hints import KeepAnalysis, KeepReview
from .engine import Analysis, Engine, request_for
from .engine_queue import Job, Priority
from .engine_quota import EngineQuota
from .errors import Code, Refused, RefusedByRules
from .live_tables import LiveTables
from .lobby import Created, Lobby
from .round import Round
from .table import Holder, Table
from .table_spec import TableSpec


class Archive:
    def __init__(
        self,
        live_tables: LiveTables,
        lobby: Lobby,
        engine: Engine,
        quota: EngineQuota,
    ) -> None:
        self.engine = engine
        self._live_tables = live_tables
        self._lobby = lobby
        self._quota = quota

    async def record(self, table: str, key: str | None, game: int | None = None) -> Json:
        """A finished game as a whole record, for everybody; of a running game, what the holder may
        know. Without a number, the latest game."""
        round, holder = await self._round(table, key, game)
        return round.record() if round.over else round.seen_record(holder.onlooker)

    async def replay(
        self,
        table: str,
        key: str | None,
        game: int | None,
        after: int,
        onlooker: Onlooker | None,
        *,
        whole: bool = False,
    ) -> Json:
        """A game after that many moves, with the move that led there or, with `whole`, all moves up
        to there. A finished game is shown as any onlooker saw it, or open; a running one as the
        holder sees it."""
        current, holder = await self._live_tables.open_with_key(table, key)
        number = _check_game(current, game)
        round = current.rounds[number]
        whose = holder.onlooker if onlooker is None else onlooker
        if whose != holder.onlooker and not round.over:
            raise Refused(Code.GAME_RUNNING, "refused-own-view")
        _check_onlooker(round, whose)
        return replays.replay(current, number, _check_after(round, after), whose, whole=whole)

    async def decision(self, table: str, key: str | None, game: int, after: int) -> Json:
        """A moment of a finished game, shown like a replay, as the seat to move saw it."""
        current, number, round = await self._finished(table, key, game)
        return replays.decision(current, number, _check_after(round, after))

    async def variation(
        self,
        table: str,
        key: str | None,
        game: int | None,
        after: int,
        move: str,
        onlooker: Onlooker,
    ) -> Json:
        """What another move would have led to, after that many moves of a finished game."""
        current, number, round = await self._finished(table, key, game)
        _check_onlooker(round, onlooker)
        then = round.after(_check_after(round, after))
        try:
            return replays.variation(current, number, after, then, move, onlooker)
        except IllegalMove as error:
            raise RefusedByRules(Code.ILLEGAL_MOVE, error) from error

    async def play_on(
        self, table: str, key: str | None, game: int, after: int, spec: TableSpec
    ) -> Created:
        """A new table that continues a finished game after that many of its moves."""
        _, _, round = await self._finished(table, key, game)
        from_here = round.after(_check_after(round, after))
        if from_here.over:
            raise Refused(Code.UNKNOWN_PLY, "refused-ends-there")
        origin = {"table": table, "game": game, "after": after}
        spec = replace(spec, game=from_here.rules.name, options=from_here.options)
        return await self._lobby.create_from(spec, from_here.record(), origin)

    # -- the engine ------------------------------------------------------------------------------

    async def analyse(self, table: str, key: str | None, game: int, after: int) -> Analysis:
        """What a strong bot thinks of a decision in a finished game, knowing what the seat to move
        knew. Each decision is analysed once and kept."""
        current, _, round = await self._finished(table, key, game)
        if _check_after(round, after) == len(round.played) and round.game.over:
            raise Refused(Code.UNKNOWN_PLY, "refused-ends-there")
        kept = current.analyses.get((game, after))
        if kept is not None:
            return Analysis.from_json(kept)
        most = self._live_tables.context().limits.analyses
        if len(current.analyses) >= most:
            raise Refused(Code.BUDGET_SPENT, "refused-analyses-used", most=most)
        with self._quota.request(table):
            request = request_for(ANALYST, round.after(after))
            analysis = await self.engine.analyse(request, _job(Priority.POSITION, table))
        await self._live_tables.do(table, None, KeepAnalysis(game, after, analysis.json()))
        return analysis

    async def review(self, table: str, key: str | None, game: int | None = None) -> Json:
        """The engine's review of a finished game, each decision judged by what its seat knew then.
        It is made once and kept; simultaneous requests wait for the same one."""
        await self._finished(table, key, game)
        live = await self._live_tables.get(table)
        async with live.reviewing:
            current, number, round = await self._finished(table, key, game)
            kept = current.reviews.get(number)
            if kept is not None:
                return kept
            live.reviewed = (0, 0)

            def tell(done: int, of: int) -> None:
                live.reviewed = (done, of)

            with self._quota.request(table):
                job = _job(Priority.REVIEW, table)
                review = await self.engine.review(round.record(), tell, job)
            await self._live_tables.do(table, None, KeepReview(number, review))
        return review

    async def review_progress(self, table: str, key: str | None) -> Json:
        """How far the review at a table has got; `of` is 0 if that is not known."""
        await self._live_tables.open_with_key(table, key)
        live = await self._live_tables.get(table)
        done, of = live.reviewed if live.reviewing.locked() else (0, 0)
        return {"done": done, "of": of}

    # -- which game ------------------------------------------------------------------------------

    async def _round(self, table: str, key: str | None, game: int | None) -> tuple[Round, Holder]:
        current, holder = await self._live_tables.open_with_key(table, key)
        return current.rounds[_check_game(current, game)], holder

    async def _finished(
        self, table: str, key: str | None, game: int | None
    ) -> tuple[Table, int, Round]:
        """A game that is over, its number, and its table."""
        current, _ = await self._live_tables.open_with_key(table, key)
        number = _check_game(current, game)
        round = current.rounds[number]
        if not round.over:
            raise Refused(Code.GAME_RUNNING, "refused-not-finished")
        return current, number, round


def _job(priority: Priority, table: str) -> Job:
    return Job(priority, client_address.get(), table)


def _check_game(table: Table, game: int | None) -> int:
    """The number of a game at a table; None means the latest."""
    last = len(table.rounds) - 1
    if game is None:
        return last
    if isinstance(game, bool) or not 0 <= game <= last:
        raise Refused(Code.UNKNOWN_PLY, "refused-no-game", last=last)
    return game


def _check_after(round: Round, after: int) -> int:
    if isinstance(after, bool) or not isinstance(after, int) or not 0 <= after <= len(round.played):
        raise Refused(
            Code.UNKNOWN_PLY, "refused-no-such-move", after=str(after), moves=len(round.played)
        )
    return after


def _check_onlooker(round: Round, onlooker: Onlooker) -> None:
    if onlooker not in (*range(round.seats), SPECTATOR, OPEN):
        raise Refused(Code.UNKNOWN_PLY, "refused-no-onlooker", onlooker=str(onlooker))
