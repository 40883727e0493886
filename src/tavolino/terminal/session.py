"""A session at a table: what the screens know of it, whether the game is local or on a server."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, Protocol

from .. import text
from ..core.contract import Json
from ..core.game import Game
from ..core.hint import RatedMove
from ..text.bot_lines import Outcome, spoken
from ..text.language import language
from ..text.names import called
from .clocks import Clocks
from .presence import Presence

# playing: somebody is to move; curtain: the next player takes the keyboard; waiting: not everybody
# has sat down; lost: the server cannot be reached; over: the game is over; closed: the table is
# closed; failed: a bot cannot continue.
Stage = Literal["playing", "curtain", "waiting", "lost", "over", "closed", "failed"]


@dataclass(frozen=True)
class Failed:
    """Why the bot of a seat cannot continue, and its last output."""

    seat: int
    reason: str
    last_words: tuple[str, ...] = ()


@dataclass(frozen=True)
class LogEntry:
    """Something that happened, as the onlooker may know it: events of the game, or sentences of a
    server about the table."""

    happened: tuple[Json, ...] = ()
    said: tuple[str, ...] = ()


@dataclass(frozen=True)
class TableSnapshot:
    """The table as somebody at this terminal sees it now."""

    view: Json
    names: tuple[str | None, ...]  # None: a person without a name
    log: tuple[LogEntry, ...]
    stage: Stage
    can: tuple[str, ...] = ()  # what can be done besides a move
    thinking: int | None = None  # the seat of a bot that is thinking
    next_seat: int | None = None  # the player who takes the keyboard, at a curtain
    game: int = 0  # number of the game at this table, across matches
    round: int = 1
    rounds: int = 1
    points: tuple[int, ...] = ()
    offers: tuple[str, ...] = ()  # that the others made and this seat can answer
    asked: str | None = None  # the server's prompt, since games there can end in other ways
    clocks: Clocks | None = None
    refused: str = ""  # why the server does not let us in any more
    presence: Presence | None = None  # at a server
    failed: Failed | None = None
    table: str = ""  # its name, which decides what bots say
    bots: Mapping[int, str] = field(default_factory=dict)  # by seat
    winners: tuple[int, ...] = ()  # once the game is over

    def called(self, code: str) -> list[str]:
        """The players' names in a language."""
        return called(self.names, code)

    def prompt(self, code: str) -> str:
        """What to do, or how it ended."""
        if self.failed is not None:
            name = self.called(code)[self.failed.seat]
            return language(code).say("bot-failed", name=name, reason=self.failed.reason)
        if self.asked is not None:
            return self.asked
        return text.prompt(self.view, code, self.called(code))

    def greetings(self, code: str) -> list[str]:
        """What bots say at the start of a game."""
        return self._spoken(None, code)

    def match_points(self, code: str) -> str:
        say = language(code).say
        scores = (
            say("score-entry", who="other", name=name, points=points)
            for name, points in zip(self.called(code), self.points, strict=True)
        )
        return say("match-points", scores=", ".join(scores))

    def farewells(self, code: str) -> list[str]:
        """What bots say at its end; nothing until then."""
        if self.stage != "over":
            return []
        return self._spoken(Outcome(frozenset(self.winners), len(self.names)), code)

    def _spoken(self, outcome: Outcome | None, code: str) -> list[str]:
        names = self.called(code)
        lines = spoken(self.bots, self.table, self.game, outcome, code)
        return [f"{names[seat]}: {line}" for seat, line in lines.items()]

    def log_lines(self, code: str) -> list[list[str]]:
        """The log in a language, the sentences of each event."""
        names = self.called(code)
        return [
            [
                *heard.said,
                *(text.narrate(self.view, event, code, names) for event in heard.happened),
            ]
            for heard in self.log
        ]


class NotDone(Exception):
    """Something could not be done; the text is a sentence in the user's language."""


@dataclass
class ChangeSignal:
    """Calls its listeners when a table has changed."""

    listeners: list[Callable[[], object]] = field(default_factory=list)

    def notify(self) -> None:
        for listener in self.listeners:
            listener()


class TableSession(Protocol):
    """What the screens use. Nothing here waits for a person."""

    changes: ChangeSignal
    commands: frozenset[
        str
    ]  # everything that can be done here at some time: `undo`, `resign`, `say` ...
    leaving: str  # the message that asks whether to leave a game that is being played

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    @property
    def snapshot(self) -> TableSnapshot: ...

    async def speak(self, code: str) -> None:
        """Use this language from now on."""

    async def answer(self, line: str, code: str) -> list[str] | None:
        """Play a move, or answer a question (`text.typed_input`); returns None if a move was
        played."""

    async def hint(self, code: str, ms: int | None = None) -> list[RatedMove]:
        """The best moves, each with its reason in that language, after that many milliseconds of
        thinking if that is up to us; raises `NotDone` if there are no hints."""

    async def do(self, what: str, code: str) -> None:
        """Do one of the snapshot's `can`; raises `NotDone` with the reason."""

    async def say(self, line: str, code: str) -> None:
        """Say something to the others at the table; raises `NotDone` if there is nobody to hear
        it."""

    async def preview(self, move: str) -> list[Json]:
        """The events that a legal move is certain to cause; empty if that is not known."""

    async def finished(self) -> Game | None:
        """The game that has just ended, with everything that was hidden; None while it runs. Raises
        `NotDone` if it cannot be had now."""
