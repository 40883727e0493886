"""Bots that are other programs: JSON lines over standard input and output,
as docs/reference/external-bots.md describes.

An external bot gets only the view of its seat. Whatever it does, it cannot hold up the table: a
failure is an `ExternalBotFailure` with the reason, and its whole process group is ended.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from typing import Any

from ..core.errors import OptionError, TavolinoError
from ..core.game import Sampler, View

PROTOCOL = "tavolino-engine/1"
MOVE_TIME = 10.0  # seconds for a move
START_TIME = 30.0  # seconds to start and to answer the greeting
LEAVE_TIME = 0.5  # seconds to exit on its own when the game is over
LONGEST_ANSWER = 65536  # bytes of one line
KEPT_STDERR = 4096  # bytes
KEPT_LINES = 10
SHOWN_ANSWER = 80  # characters of a wrong answer that the reason shows

_running: set[ExternalBot] = set()


class ExternalBotFailure(TavolinoError):
    """An external bot gave no move. The text is the reason; `stderr` is its last output there."""

    def __init__(self, reason: str, stderr: Sequence[str] = ()) -> None:
        super().__init__(reason)
        self.stderr = list(stderr)


class ExternalBot:
    """One run of an external bot for one seat of one game. It starts with the first decision, or
    before it with `greet`; `close` ends it, and the next request starts it again. So it cannot
    remember anything from one game to the next."""

    def __init__(
        self,
        command: Sequence[str],
        seed: int,
        move_time: float = MOVE_TIME,
        start_time: float = START_TIME,
    ) -> None:
        if os.name != "posix":
            raise OptionError("external bots need process groups, which this system does not have")
        self.name = command[0]
        self.cpu_seconds = 0.0  # known after it is closed
        self._command = list(command)
        self._seed = seed
        self._move_time = move_time
        self._start_time = start_time
        self._process: subprocess.Popen[bytes] | None = None
        self._answers = b""
        self._stderr = b""

    def choose(self, view: View, sampler: Sampler | None = None) -> str:
        """The bot's move as it wrote it, which may be illegal; or ExternalBotFailure, and the bot
        has been ended. From the sampler it learns only the version of the rules; without one, that
        is the newest."""
        with self._ended_by_failure():
            if self._process is None:
                rules = view.rules
                self._start(view, rules.version_of(sampler.table) if sampler else rules.version)
            else:
                self._check_silence()
            answer = self._ask({"type": "choose", "view": view.data}, self._move_time, "move")
            move = answer.get("move")
            if not isinstance(move, str):
                raise _wrong_answer(answer, '{"move": "..."}')
            return move

    def greet(self, view: View, version: int) -> None:
        """Start the bot before its first decision, to learn its `name`; or ExternalBotFailure, and
        the bot has been ended. `version` is that of the rules."""
        with self._ended_by_failure():
            if self._process is None:
                self._start(view, version)

    @contextlib.contextmanager
    def _ended_by_failure(self) -> Iterator[None]:
        try:
            yield
        except ExternalBotFailure as failure:
            self.close(leave_time=0.0)
            raise ExternalBotFailure(str(failure), self.last_words) from None

    @property
    def last_words(self) -> list[str]:
        """The last lines that the bot wrote to standard error."""
        lines = self._stderr.decode("utf-8", "replace").splitlines()
        return [line.rstrip() for line in lines if line.strip()][-KEPT_LINES:]

    def close(self, leave_time: float = LEAVE_TIME) -> None:
        """End the bot and everything it started. Its input is closed first, so that it can exit."""
        process = self._process
        if process is None or self not in _running:
            return
        assert process.stdin is not None
        with contextlib.suppress(OSError):
            process.stdin.close()
        if leave_time > 0:
            with contextlib.suppress(ExternalBotFailure):
                self._exchange(b"", time.monotonic() + leave_time, until_end=True)
        self._kill_group()
        self._reap()
        self._drain_stderr()
        for pipe in (process.stdout, process.stderr):
            assert pipe is not None
            pipe.close()
        _running.discard(self)
        self._process = None

    def abort(self) -> None:
        """End it at once, even while another thread waits for it: that thread gets an
        ExternalBotFailure."""
        self._kill_group()

    # -- the conversation --------------------------------------------------------------------

    def _start(self, view: View, version: int) -> None:
        try:
            self._process = subprocess.Popen(
                self._command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            program = self._command[0]
            raise ExternalBotFailure(f"could not be started: {program}: {reason}") from error
        _running.add(self)
        self._answers = self._stderr = b""
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": view.rules.name,
            "rules": version,
            "options": view.data["options"],
            "seat": view.data["seat"],
            "seed": self._seed,
            "move_ms": round(self._move_time * 1000),
        }
        answer = self._ask(hello, self._start_time, "greeting")
        if answer.get("protocol") != PROTOCOL:
            raise _wrong_answer(answer, f'{{"protocol": "{PROTOCOL}"}}')
        if isinstance(answer.get("name"), str) and (name := _shown(_bytes(answer["name"]))):
            self.name = name

    def _check_silence(self) -> None:
        """An external bot must say nothing between its move and the next request."""
        self._exchange(b"", time.monotonic())
        if self._answers:
            raise ExternalBotFailure(f"wrote without being asked: {_shown(self._answers)}")

    def _ask(self, message: dict[str, Any], limit: float, what: str) -> dict[str, Any]:
        """Send a line, get a line."""
        deadline = time.monotonic() + limit
        line = json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n"
        if not self._exchange(line.encode(), deadline):
            raise ExternalBotFailure(f"gave no {what} within {limit:g} s")
        answer, _, rest = self._answers.partition(b"\n")
        if rest:
            raise ExternalBotFailure(f"answered with more than one line: {_shown(self._answers)}")
        self._answers = b""
        return _decoded(answer)

    def _exchange(self, to_send: bytes, deadline: float, until_end: bool = False) -> bool:
        """Write and read until a whole line has come, or with `until_end` until the output ends;
        returns False if the time is up. Nothing here waits for the bot any longer."""
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            selector.register(process.stderr, selectors.EVENT_READ)
            if to_send:
                selector.register(process.stdin, selectors.EVENT_WRITE)
            while until_end or b"\n" not in self._answers:
                ready = selector.select(max(0.0, deadline - time.monotonic()))
                for key, _ in ready:
                    if key.fileobj is process.stdin:
                        to_send = self._send(to_send)
                        if not to_send:
                            selector.unregister(process.stdin)
                    elif key.fileobj is process.stderr:
                        if not self._read_stderr():
                            selector.unregister(process.stderr)
                    elif not self._read_answers():
                        if until_end:
                            return True
                        raise ExternalBotFailure(self._how_it_ended())
                    elif until_end:
                        self._answers = b""
                if not ready or time.monotonic() > deadline:
                    return b"\n" in self._answers
        return True

    def _send(self, data: bytes) -> bytes:
        """Send what can be sent; returns the rest."""
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            return data[os.write(self._process.stdin.fileno(), data) :]
        except BlockingIOError:
            return data
        except OSError as error:
            if error.errno != errno.EPIPE:
                raise
            return b""  # it has closed its input; its output will show whether it has exited

    def _read_answers(self) -> bool:
        assert self._process is not None
        assert self._process.stdout is not None
        data = os.read(self._process.stdout.fileno(), LONGEST_ANSWER)
        self._answers += data
        if len(self._answers) > LONGEST_ANSWER and b"\n" not in self._answers:
            raise ExternalBotFailure(
                f"wrote more than {LONGEST_ANSWER} bytes without ending the line:"
                f" {_shown(self._answers)}"
            )
        return bool(data)

    def _read_stderr(self) -> bool:
        assert self._process is not None
        assert self._process.stderr is not None
        data = os.read(self._process.stderr.fileno(), LONGEST_ANSWER)
        self._stderr = (self._stderr + data)[-KEPT_STDERR:]
        return bool(data)

    def _drain_stderr(self) -> None:
        """Read what an external bot left behind when it ended; no more than a pipe holds."""
        with contextlib.suppress(BlockingIOError):
            for _ in range(16):
                if not self._read_stderr():
                    return

    def _how_it_ended(self) -> str:
        try:
            status = self._reap(LEAVE_TIME)
        except subprocess.TimeoutExpired:
            return "closed its output before it answered"
        if status < 0:
            return f"was killed by signal {-status} before answering"
        return f"exited with status {status} before answering"

    def _reap(self, timeout: float | None = None) -> int:
        """The exit status of the bot, once it has ended; also adds up its CPU time."""
        assert self._process is not None
        if self._process.returncode is None:
            before = _children_seconds()
            self._process.wait(timeout)
            self.cpu_seconds = _children_seconds() - before
        return self._process.returncode

    def _kill_group(self) -> None:
        if (process := self._process) is None:
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):  # all have exited
            os.killpg(process.pid, signal.SIGKILL)


def end_all_external_bots() -> None:
    """End every external bot of this process at once, before the process itself ends."""
    for bot in list(_running):
        bot._kill_group()


def _children_seconds() -> float:
    """CPU time of all child processes that have ended."""
    import resource  # not available on every system, like external bots

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _decoded(line: bytes) -> dict[str, Any]:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise ExternalBotFailure(f"gave an answer that is not JSON: {_shown(line)}") from None
    if not isinstance(answer, dict):
        raise ExternalBotFailure(f"gave an answer that is not a JSON object: {_shown(line)}")
    return answer


def _wrong_answer(answer: dict[str, Any], expected: str) -> ExternalBotFailure:
    found = _shown(_bytes(json.dumps(answer, ensure_ascii=False)))
    return ExternalBotFailure(f"answered {found}, expected {expected}")


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "replace")


def _shown(data: bytes) -> str:
    """The start of what an external bot wrote, fit for a sentence."""
    text = data.decode("utf-8", "replace").strip()
    short = text if len(text) <= SHOWN_ANSWER else text[:SHOWN_ANSWER] + "…"
    return "".join(letter if letter.isprintable() else "�" for letter in short)
