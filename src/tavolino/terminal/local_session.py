"""A local game or match: against bots, or between people at one keyboard with a curtain."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any, TypeVar

from .. import text
from ..bots.bot import Bot
from ..bots.external_bot import ExternalBot, ExternalBotFailure
from ..core import chance
from ..core.contract import OPEN, Json, Onlooker
from ..core.errors import IllegalMove
from ..core.game import Game
from ..core.hint import RatedMove
from ..core.match import Match
from ..core.printable import printable
from ..tables.reveals_information import without_revealing
from ..text import typed_input
from ..text.language import language
from ..text.names import bot_name
from ..text.verbs import verbs_for
from .session import ChangeSignal, Failed, LogEntry, NotDone, Stage, TableSnapshot

Result = TypeVar("Result")

HINT_MS = 1000


class LocalSession:
    commands = frozenset({"undo", "next_round"})
    leaving = "leave-local"

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Bot],
        names: Mapping[int, str] | None = None,
        table: str | None = None,
    ) -> None:
        """The match may have begun. `table` is its name, which decides what bots say."""
        self.match = match
        self.table = table or secrets.token_hex(6)
        self.changes = ChangeSignal()
        self._bots = bots
        self._people = [seat for seat in range(len(match.game.names)) if seat not in bots]
        given = names or {}
        self._names = [
            bot_name(bots[seat].name) if seat in bots else given.get(seat)
            for seat in range(len(match.game.names))
        ]
        self._external_bots = {
            seat: bot for seat, bot in bots.items() if isinstance(bot, ExternalBot)
        }
        self._failed: Failed | None = None
        self._asking: asyncio.Task[Any] | None = None  # a bot that is thinking, in a thread
        self._heard: dict[int, list[LogEntry]] = {seat: [] for seat in self._people}
        self._looking: int | None = self._people[0] if len(self._people) == 1 else None
        # The tables before the players' own moves, and the length of the log then.
        self._before: list[tuple[Game, int]] = []
        self._going: asyncio.Task[None] | None = None
        self._recall()

    def _recall(self) -> None:
        """The log of the game so far, and the tables to which its moves can be taken back."""
        if not self.game.moves:  # perhaps it did not begin with a deal
            return
        before, *after = self.game.steps()
        for (player, _), table in zip(self.game.moves, after, strict=True):
            if len(self._people) == 1 and player == self._people[0]:
                before.seed = self.game.seed
                self._before.append((before, len(self._heard[player])))
            self._hear(table)
            before = table

    def _hear(self, game: Game) -> None:
        for seat, log in self._heard.items():
            log.append(LogEntry(tuple(game.happened(seat))))

    @property
    def game(self) -> Game:
        return self.match.game

    async def open(self) -> None:
        self._go_on()

    async def close(self) -> None:
        if self._going is not None:
            self._going.cancel()
            with suppress(asyncio.CancelledError):
                await self._going
        # A thread may wait for an external bot, and leaving would have to wait for the thread.
        while self._external_bots and self._asking is not None and not self._asking.done():
            for external_bot in self._external_bots.values():
                external_bot.abort()
            await asyncio.wait([self._asking], timeout=0.1)
        for external_bot in self._external_bots.values():
            await asyncio.to_thread(external_bot.close)

    # -- what is seen ----------------------------------------------------------------------------

    @property
    def snapshot(self) -> TableSnapshot:
        game = self.game
        covered = not game.over and self._looking is None
        onlooker: Onlooker = "spectator" if covered else OPEN
        if self._looking is not None:
            onlooker = self._looking
        heard = self._heard[self._people[0] if self._looking is None else self._looking]
        view = game.view(onlooker).data
        if game.player != self._looking or self._failed is not None:
            view = view | {"legal": []}
        return TableSnapshot(
            view=view,
            names=tuple(self._names),
            log=() if covered else tuple(heard),
            stage=self._stage(covered),
            can=self._can(),
            thinking=None if self._failed else self._to_think,
            next_seat=game.player if covered else None,
            game=len(self.match.games),
            round=len(self.match.games),
            rounds=self.match.rounds,
            points=tuple(self.match.points),
            failed=self._failed,
            table=self.table,
            bots={seat: bot.name for seat, bot in self._bots.items()},
            winners=tuple(game.result["winners"]) if game.result else (),
        )

    def _stage(self, covered: bool) -> Stage:
        if self._failed is not None:
            return "failed"
        return "over" if self.game.over else "curtain" if covered else "playing"

    @property
    def _to_think(self) -> int | None:
        """The bot that is to move."""
        player = self.game.player
        return player if player in self._bots else None

    def _can(self) -> tuple[str, ...]:
        game = self.game
        if self._failed is not None:
            return ()
        can: list[str] = []
        if game.over and not self.match.over:
            can.append("next_round")
        if game.player is not None and game.player == self._looking:
            can.append("hint")
        if self._before and self._to_think is None and not game.over:
            can.append("undo")
        return tuple(can)

    # -- what is done ----------------------------------------------------------------------------

    async def speak(self, code: str) -> None:
        """Nothing to do: everything is put into words whenever it is shown."""

    async def answer(self, line: str, code: str) -> list[str] | None:
        snapshot = self.snapshot
        refuses = self.game.refusal if snapshot.view["legal"] else None
        names = snapshot.called(code)
        answer = typed_input.read(
            line,
            snapshot.view,
            code,
            names,
            snapshot.log_lines(code),
            refuses,
            verbs_for(self.commands),
        )
        if isinstance(answer, typed_input.Said):
            return answer.lines
        if len(self._people) == 1:
            self._before.append((self.game.copy(), len(self._heard[self._people[0]])))
        self._apply(answer.move)
        self._go_on()
        return None

    async def do(self, what: str, code: str) -> None:
        if what not in (*self._can(), "uncover"):
            raise NotDone(language(code).say("not-possible-now"))
        if what == "uncover":
            self._looking = self.game.player
        elif what == "undo":
            game, heard = self._before.pop()
            self.match.games[-1] = game
            del self._heard[self._people[0]][heard:]
        elif what == "next_round":
            # They remember nothing from one game to the next.
            for external_bot in self._external_bots.values():
                await asyncio.to_thread(external_bot.close)
            self.match.next_game()
            self._before.clear()
            for log in self._heard.values():
                log.clear()
            if len(self._people) > 1:
                self._looking = None
        self._go_on()

    async def hint(self, code: str, ms: int | None = None) -> list[RatedMove]:
        snapshot = self.snapshot
        if not snapshot.view["legal"]:
            raise NotDone(language(code).say("not-your-turn"))
        found = await asyncio.to_thread(self.game.copy().hint, ms or HINT_MS)
        names = snapshot.called(code)
        return [
            replace(each, why=text.reason(snapshot.view, each.say, code, names))
            if each.say
            else each
            for each in found.suggestions
        ]

    async def say(self, line: str, code: str) -> None:
        raise NotDone(language(code).say("not-possible-now"))

    async def preview(self, move: str) -> list[Json]:
        seat = self.game.player
        if seat is None or seat != self._looking:
            return []
        # On a re-dealt table, so that nothing hidden from the seat is revealed.
        game = self.game.determinized(seat, chance.generator(0, chance.HIDDEN))
        game.play(move)
        return without_revealing(game.rules, game.happened(seat))

    async def finished(self) -> Game | None:
        return self.game if self.game.over else None

    # -- the game --------------------------------------------------------------------------------

    def _apply(self, move: str) -> None:
        self.game.play(move)
        self._hear(self.game)
        if len(self._people) > 1 and self.game.player != self._looking:
            self._looking = None

    def _go_on(self) -> None:
        if self._going is None or self._going.done():
            self._going = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        """Let bots move; they think in a thread, so that the screen does not freeze."""
        try:
            for seat, external_bot in self._external_bots.items():
                with self._blaming(seat):
                    await self._ask(external_bot.greet, self.game.view(seat), self.game.version)
                    self._names[seat] = self.game.names[seat] = external_bot.name
            game = self.game
            while (player := game.player) is not None and player in self._bots:
                self.changes.notify()
                bot, view, sampler = self._bots[player], game.view(player), game.sampler()
                with self._blaming(player):
                    self._apply(await self._ask(bot.choose, view, sampler))
        except _Over:
            pass
        self.changes.notify()

    async def _ask(self, bot: Callable[..., Result], *arguments: object) -> Result:
        asking = self._asking = asyncio.create_task(asyncio.to_thread(bot, *arguments))
        asking.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(asking)

    @contextmanager
    def _blaming(self, seat: int) -> Iterator[None]:
        """A context in which an error is the fault of a seat's bot and ends the game."""
        try:
            yield
        except ExternalBotFailure as failure:
            words = tuple(printable(line) for line in failure.stderr)
            self._failed = Failed(seat, str(failure), words)
            raise _Over from failure
        except IllegalMove as error:
            self._failed = Failed(seat, f"illegal move: {printable(str(error))}")
            raise _Over from error


class _Over(Exception):
    """A bot has failed, and nothing more is played."""
