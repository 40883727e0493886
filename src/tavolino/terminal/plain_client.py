"""The client in plain lines: for screen readers, pipes, and terminals that cannot draw."""

from __future__ import annotations

import asyncio
import os
import re
import threading
from collections.abc import Callable
from dataclasses import dataclass, field

from .. import text
from ..core.contract import Json
from ..core.errors import TavolinoError
from ..core.whole_numbers import whole_number
from ..text import typed_input
from ..text.language import LANGUAGES, PSEUDO, language
from ..text.verbs import DONE, parse_verb
from .boards import draw
from .palette import DAY
from .replay import Replay
from .rules import rule_lines
from .session import NotDone, TableSession

Write = Callable[[str], None]
PICTURE = "picture"  # typed, the table is drawn in letters


class Lines:
    """Typed lines, read in a thread so that nothing else has to wait."""

    def __init__(self, descriptor: int = 0) -> None:
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        self._descriptor = descriptor
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        rest = b""
        while True:
            try:
                found = os.read(self._descriptor, 4096)
            except OSError:  # the terminal was closed
                found = b""
            *lines, rest = (rest + found).split(b"\n")
            for line in lines:
                self._put(line.decode("utf-8", "replace").rstrip("\r"))
            if not found:
                if rest:
                    self._put(rest.decode("utf-8", "replace"))
                self._put(None)
                return

    def _put(self, line: str | None) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._lines.put_nowait, line)

    async def next(self) -> str | None:
        """The next line; None at the end of the input."""
        return await self._lines.get()


@dataclass
class PlainClient:
    """One person, or one keyboard, at one table. With `pictures` the table is drawn in letters
    before each decision; without, everything is in words."""

    session: TableSession
    code: str
    lines: Lines
    write: Write
    pictures: bool = False
    clear: Callable[[], None] | None = None  # clears the screen when the keyboard changes hands
    ask: Callable[[], None] | None = None  # shows where to type
    bot_lines: bool = True  # bots say a line at the start and at the end
    _asking: bool = False
    # How many entries of a game's log each onlooker has seen.
    _told: dict[tuple[int, int | str], int] = field(default_factory=dict)
    _last_said: dict[str, object] = field(
        default_factory=dict
    )  # what was last said about the table and about offers
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    async def run(self) -> None:
        """Run until the person leaves or the input ends; raises a TavolinoError if the server
        refuses to let them in, or lets them in no more."""
        self.session.changes.listeners.append(self._changed.set)
        await self.session.open()
        try:
            self.write(self._say("welcome-plain"))
            await self._sit()
        finally:
            await self.session.close()

    def _tell(self, line: str) -> None:
        """Write a line; news that arrives while somebody types goes on its own line."""
        if self._asking:
            self.write("")
            self._asking = False
        self.write(line)

    def _say(self, key: str, /, **arguments: str | int) -> str:
        return language(self.code).say(key, **arguments)

    async def _sit(self) -> None:
        typing: asyncio.Task[str | None] | None = None
        changing = asyncio.create_task(self._changed.wait())
        try:
            while True:
                if self.session.snapshot.refused:
                    raise TavolinoError(self.session.snapshot.refused)
                asked = self._news()
                if self.session.snapshot.failed is not None:
                    return
                if typing is None and asked:
                    typing = asyncio.create_task(self.lines.next())
                if asked and self.ask is not None and not self._asking:
                    self.ask()
                    self._asking = True
                waiting = {changing} | ({typing} if typing is not None else set())
                await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                if changing.done():
                    self._changed.clear()
                    changing = asyncio.create_task(self._changed.wait())
                if typing is not None and typing.done():
                    line, typing = typing.result(), None
                    self._asking = False
                    if line is None or not await self._typed(line):
                        return
        finally:
            changing.cancel()
            if typing is not None:
                typing.cancel()

    # -- output ----------------------------------------------------------------------------------

    def _news(self) -> bool:
        """Write what has happened; returns whether this keyboard has to do something, so that its
        next line is read. Lines that come early wait, so a game can be piped in."""
        snapshot = self.session.snapshot
        if snapshot.stage == "curtain":
            if self._is_new(("curtain", snapshot.next_seat)):
                self._draw_curtain(snapshot.next_seat or 0)
            return True
        told = snapshot.log_lines(self.code)
        seat = snapshot.view["seat"]
        onlooker = (snapshot.game, seat)
        # At the end of a game the open table adds only the last move; the log gets shorter if a
        # move was taken back.
        read = self._told.get(onlooker, 0 if isinstance(seat, int) else len(told) - 1)
        for sentences in told[max(0, min(read, len(told))) :]:
            if sentences:
                self._tell("  " + " ".join(sentences))
        self._told[onlooker] = len(told)
        if snapshot.failed is not None:
            for line in (snapshot.prompt(self.code), *snapshot.failed.last_words):
                self._tell(line)
            return False
        if snapshot.stage in ("lost", "waiting", "closed"):
            key = {"lost": "line-lost", "waiting": "waiting-for-players"}.get(snapshot.stage)
            if self._is_new(snapshot.stage):
                self._tell(self._say(key or "table-closed"))
            return snapshot.stage != "lost"
        if self._is_new(snapshot.offers, "offers"):
            for what in snapshot.offers:
                self._tell(self._say("offer-made", offer=what))
        if snapshot.stage == "over":
            if self._is_new(("over", snapshot.game)):
                self._tell_end()
            return True
        if not snapshot.view["legal"]:
            return snapshot.thinking is None
        happened = sum(bool(heard.happened) for heard in snapshot.log)
        if happened <= len(snapshot.names) and self._is_new(snapshot.game, "greeting"):
            self._tell_all(snapshot.greetings(self.code))
        if self._is_new((snapshot.game, happened, snapshot.view["legal"])):
            prompt = snapshot.prompt(self.code)
            if self.pictures:
                self._picture(snapshot.view)
            else:
                hand = typed_input.read("h", snapshot.view, self.code, snapshot.called(self.code))
                assert isinstance(hand, typed_input.Said)
                self._tell(" · ".join(line for line in hand.lines if line != prompt))
            self._tell_clocks()
            self._tell(prompt)
        return True

    def _is_new(self, what: object, slot: str = "table") -> bool:
        if slot in self._last_said and self._last_said[slot] == what:
            return False
        self._last_said[slot] = what
        return True

    def _tell_all(self, lines: list[str]) -> None:
        """What bots say, if anybody wants to hear it."""
        for line in lines if self.bot_lines else []:
            self._tell(f"  {line}")

    def _tell_clocks(self) -> None:
        snapshot = self.session.snapshot
        if snapshot.clocks is not None:
            shown = zip(snapshot.called(self.code), snapshot.clocks.words(self.code), strict=True)
            times = ", ".join(f"{name} {left}" for name, left in shown)
            self._tell(self._say("time-left", times=times))

    def _tell_presence(self) -> None:
        snapshot = self.session.snapshot
        if snapshot.presence is not None:
            self._tell(snapshot.presence.words(snapshot.called(self.code), self.code))

    def _picture(self, view: Json) -> None:
        write_picture(view, self.session.snapshot.called(self.code), self.code, self._tell)

    def _draw_curtain(self, seat: int) -> None:
        """Clear the screen before the next player looks, so that nobody sees another hand."""
        if self.clear is not None:
            self.clear()
        else:
            self._tell("\n" * 3 + "-" * 60)
        name = self.session.snapshot.called(self.code)[seat]
        self._tell(self._say("curtain", name=name))

    def _tell_end(self) -> None:
        snapshot = self.session.snapshot
        self._tell(snapshot.prompt(self.code))
        if snapshot.rounds > 1:
            self._tell(snapshot.match_points(self.code))
        self._tell_all(snapshot.farewells(self.code))
        again = {"next_round": "next", "rematch": "rematch"}
        words = ["replay", "analyse", *(again[what] for what in again if what in snapshot.can)]
        self._tell(self._say("after-the-end", words=", ".join(words)))

    # -- what is typed ---------------------------------------------------------------------------

    async def _typed(self, line: str) -> bool:
        """Answer a line; returns False to leave."""
        try:
            return await self._answer(line)
        except NotDone as refusal:
            self._tell(str(refusal))
            return True

    async def _answer(self, line: str) -> bool:
        snapshot = self.session.snapshot
        parsed = parse_verb(line)
        if snapshot.stage == "curtain":
            if parsed is not None and parsed[0] == "quit":
                return False
            await self.session.do("uncover", self.code)
            return True
        if line.strip() == PICTURE:
            self._picture(snapshot.view)
            return True
        if parsed is None:
            await self._ask(line)
            return True
        verb, rest = parsed
        if verb == "quit":
            return False
        if verb == "hint":
            await self._hint(rest)
        elif verb == "language":
            await self._change_language(rest)
        elif verb == "rules":
            self._tell_rules()
        elif verb in ("replay", "analyse"):
            return await self._look_back(verb)
        elif verb == "clock":
            self._tell_clocks()
        elif verb == "who":
            self._tell_presence()
        elif verb == "say":
            await self.session.say(rest, self.code)
        elif verb == "decline":
            for what in snapshot.offers:
                await self.session.do(f"decline {what}", self.code)
        else:
            await self.session.do(DONE[verb], self.code)
        return True

    async def _ask(self, line: str) -> None:
        answer = await self.session.answer(line, self.code)
        for each in answer or ():
            self._tell(each)
        if line.strip() in ("?", "help"):
            self._tell(self._say("help-entry", command=PICTURE, meaning=self._say("help-picture")))

    async def _hint(self, ms: str) -> None:
        for advice in await self.session.hint(self.code, milliseconds(ms)):
            self._tell(hint_words(advice.move, advice.chance, advice.why, self.code))

    def _tell_rules(self) -> None:
        view = self.session.snapshot.view
        for line in rule_lines(view["game"], view["options"].get("edition"), self.code):
            self._tell(line)

    async def _change_language(self, code: str) -> None:
        if code not in LANGUAGES and code != PSEUDO:
            self._tell(self._say("languages", codes=", ".join(LANGUAGES)))
            return
        self.code = code
        await self.session.speak(code)
        self._last_said.clear()

    # -- after the end ---------------------------------------------------------------------------

    async def _look_back(self, verb: str) -> bool:
        """Step through the finished game, or review it with the engine; returns False to leave."""
        game = await self.session.finished()
        if game is None:
            raise NotDone(self._say("game-still-running"))
        replay = Replay(game, self.session.snapshot.names)
        if verb == "analyse":
            self._tell(self._say("analysing"))
            await replay.analyse(lambda done, total: None)
            for line in replay.summary(self.code):
                self._tell(line)
        ending = step_through(replay, self.code, self.lines, self.write, self.pictures, self.ask)
        return await ending


async def step_through(
    replay: Replay,
    code: str,
    lines: Lines,
    write: Write,
    pictures: bool,
    ask: Callable[[], None] | None = None,
) -> bool:
    """A finished game, move by move; returns False if the input has ended."""
    say = language(code).say
    write(say("replay-help"))
    while True:
        show_step(replay, code, write, pictures)
        if ask is not None:
            ask()
        line_typed = await lines.next()
        if line_typed is None:
            return False
        word = line_typed.strip().lower()
        if word in ("q", "quit"):
            return True
        if word in ("", "n"):
            replay.go(replay.ply + 1)
        elif word == "b":
            replay.go(replay.ply - 1)
        elif word == "table":
            for section in text.describe(replay.view, code, replay.called(code)):
                for line in (say("heading-line", heading=section.heading), *section.lines):
                    write(line)
        elif (ply := whole_number(word)) is not None:
            replay.go(ply)
        else:
            write(say("replay-help"))


def show_step(replay: Replay, code: str, write: Write, pictures: bool) -> None:
    """What the last move did, and the table after it."""
    for line in replay.caption(code):
        write(line)
    if pictures:
        write_picture(replay.view, replay.called(code), code, write)


def write_picture(view: Json, names: list[str], code: str, write: Write) -> None:
    """The table drawn with letters and symbols, without colours."""
    canvas = draw(view, names, code, DAY)
    for y in range(canvas.height):
        write("".join(segment.text for segment in canvas.line(y)).rstrip())


def milliseconds(word: str) -> int | None:
    """How long to think, if it was given."""
    return int(word) if re.fullmatch("[1-9][0-9]{0,5}", word) else None


def hint_words(move: str, chance: float, why: str, code: str) -> str:
    return language(code).say("hint-line", move=move, chance=round(100 * chance), reason=why)
