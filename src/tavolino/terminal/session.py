"""A session at a table: what the screens know of it, be the game here or at a server."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, Protocol

from .. import text
from ..core.contract import Json
from ..core.game import Game
from ..core.hint import RatedMove
from ..text.language import language
from ..text.names import called
from .clocks import Clocks

# playing: somebody is to move; curtain: the next one takes the keyboard; waiting: not everybody is
# there; lost: the server cannot be reached; over: the game is; closed: nothing can happen any more;
# failed: a bot cannot go on.
Stage = Literal["playing", "curtain", "waiting", "lost", "over", "closed", "failed"]


@dataclass(frozen=True)
class Failed:
    """Why the bot of a seat cannot go on, and its last words."""

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
    thinking: int | None = None  # the seat of a bot that thinks
    next_seat: int | None = None  # who takes the keyboard, at a curtain
    game: int = 0  # counts the games at this table, whatever match they belong to
    round: int = 1
    rounds: int = 1
    points: tuple[int, ...] = ()
    offers: tuple[str, ...] = ()  # that the others made and this seat can answer
    asked: str | None = None  # what to do, as a server says it: games there can end otherwise
    clocks: Clocks | None = None
    failed: Failed | None = None

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
    """Something could not be done; its text is a sentence in the language of whoever asked."""


@dataclass
class ChangeSignal:
    """Calls its listeners when a table has changed."""

    listeners: list[Callable[[], object]] = field(default_factory=list)

    def notify(self) -> None:
        for listener in self.listeners:
            listener()


class TableSession(Protocol):
    """What the screens ask for. Nothing in here waits for a person."""

    changes: ChangeSignal
    commands: frozenset[str]  # what can ever be done here: `undo`, `resign`, `say` ...

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    @property
    def snapshot(self) -> TableSnapshot: ...

    async def speak(self, code: str) -> None:
        """Whoever looks wants to read this language from now on."""

    async def answer(self, line: str, code: str) -> list[str] | None:
        """Play a move, or answer a question (`text.typed_input`); None when it was played."""

    async def hint(self, code: str, ms: int | None = None) -> list[RatedMove]:
        """The best moves, each with its reason in that language, after so many milliseconds of
        thinking where that is ours to say;
        `NotDone` where no hint is to be had."""

    async def do(self, what: str, code: str) -> None:
        """One of the snapshot's `can`; `NotDone` with the reason."""

    async def say(self, line: str, code: str) -> None:
        """Say something to the others at the table; `NotDone` where nobody can hear it."""

    async def preview(self, move: str) -> list[Json]:
        """What is certain to happen with a legal move; nothing where it is not known."""

    async def finished(self) -> Game | None:
        """The game that has just ended, with everything that was hidden."""
