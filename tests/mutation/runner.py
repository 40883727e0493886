"""Tries faults in forks of one process that has collected the tests.

A fork gives the function that is changed another code, so that everybody who has imported it gets
the fault. Where a module is changed outside of functions, a new Python imports it so.
"""

from __future__ import annotations

import gc
import marshal
import os
import pickle
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import accumulate
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from .mutants import AT_IMPORT, CHANGED, CODE, MARK, Mutant, with_marks

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src/tavolino"
AT_ONCE = 2
PLUGINS = ("-p", "tests.mutation.at_import", "-p", "no:cacheprovider")
MEMORY = 8 << 30  # a loop that never ends may also fill a list
SURVIVED, NOTICED = 0, 1


@dataclass
class Reached:
    """Which tests reach which lines of which file, and the seconds that each test takes."""

    by_line: dict[str, dict[int, set[str]]]
    seconds: dict[str, float]  # of computing, so that it does not matter what else runs
    failed: list[str]

    def tests(self, mutant: Mutant, most: float) -> list[str]:
        """Those that reach it, the quickest first, as many as take `most` seconds together. What
        runs at import is reached by all tests that reach a function of the module."""
        lines = self.by_line[mutant.module]
        wanted = lines if mutant.function == AT_IMPORT else (mutant.line,)
        found = {test for line in wanted for test in lines.get(line, ())}
        quickest = sorted(found, key=lambda test: (self.seconds[test], test))
        spent = accumulate(self.seconds[test] for test in quickest)
        return [test for test, so_far in zip(quickest, spent, strict=True) if so_far <= most]


@dataclass(eq=False)  # pytest keeps plugins in sets
class Tests:
    """The tests that pytest has collected. As a plugin it takes the place of its loop."""

    work: Callable[[Tests], None]
    wanted: Callable[[pytest.Item], bool]
    items: dict[str, pytest.Item] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)
    ends_with_failure: bool = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise SystemExit("The tests could not be collected.")
        self.items = {item.nodeid: item for item in session.items if self.wanted(item)}
        self.work(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            if self.ends_with_failure:
                os._exit(NOTICED)
            self.failed.append(f"{report.nodeid}\n{report.longreprtext}")

    def run(self, names: Iterable[str], before: Callable[[str], object] = len) -> None:
        items = [self.items[name] for name in names]
        for item, following in zip(items, [*items[1:], None], strict=True):
            before(item.nodeid)
            began = time.process_time()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            self.seconds[item.nodeid] = time.process_time() - began

    def measure(self, modules: list[str]) -> Reached:
        """Run all of them, in a fork: nothing of that stays in this process."""
        with tempfile.TemporaryDirectory() as folder:
            found = Path(folder, "reached")
            child = _fork(lambda: self._measure(modules, found), folder)
            os.waitpid(child, 0)
            if not found.exists():
                raise SystemExit("The tests could not be run.")
            reached: Reached = pickle.loads(found.read_bytes())
            return reached

    def _measure(self, modules: list[str], found: Path) -> None:
        lines: dict[str, dict[int, set[str]]] = {module: {} for module in modules}
        running = [""]
        functions = _functions()
        for module, reached in lines.items():
            file = SOURCES / module
            code = with_marks(file, file.read_text(encoding="utf-8"))
            own_codes = {each.co_qualname: each for each in _codes(code)}
            for (path, name), each in functions.items():
                if path == str(file) and name in own_codes:
                    _replace(each, own_codes[name], partial(_note, reached, running))

        def begins(name: str) -> None:
            running[0] = name

        self.run(self.items, begins)
        found.write_bytes(pickle.dumps(Reached(lines, self.seconds, self.failed)))

    def try_code(self, functions: list[FunctionType], code: CodeType, names: list[str]) -> None:
        """What a fork does: give functions another code and run tests until one fails."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        self.ends_with_failure = True
        _replace(functions, code, None)
        self.run(names, lambda name: signal.alarm(int(patience([name], self.seconds))))


def patience(names: Iterable[str], seconds: dict[str, float]) -> float:
    """The seconds after which tests hang that take so many of computing."""
    return 60 + 20 * sum(seconds[name] for name in names)


@dataclass
class Attempt:
    mutant: Mutant
    folder: str
    until: float


def survivors(
    tests: Tests,
    reached: Reached,
    tried: list[Mutant],
    most: float,
    report: Callable[[Mutant, bool], None],
) -> list[Mutant]:
    """Those that no test notices."""
    tests.seconds = reached.seconds
    functions = _functions()
    gc.freeze()  # what is not looked at is not copied into forks
    running: dict[int, Attempt] = {}
    found = []

    def finished(mutant: Mutant, noticed: bool) -> None:
        report(mutant, noticed)
        if not noticed:
            found.append(mutant)

    for mutant in tried:
        names = reached.tests(mutant, most)
        if not names:
            finished(mutant, False)
            continue
        while len(running) >= AT_ONCE:
            finished(*_next(running))
        folder = tempfile.mkdtemp(prefix="tavolino-mutant-")
        child = _start(tests, functions, mutant, names, folder)
        until = time.monotonic() + patience(names, reached.seconds)
        running[child] = Attempt(mutant, folder, until)
    while running:
        finished(*_next(running))
    gc.unfreeze()
    return found


def _start(
    tests: Tests,
    functions: dict[tuple[str, str], list[FunctionType]],
    mutant: Mutant,
    names: list[str],
    folder: str,
) -> int:
    file = SOURCES / mutant.module
    code = mutant.compiled(file, file.read_text(encoding="utf-8"))
    changed = functions.get((str(file), mutant.function))
    if changed is None:  # it runs at import, or has gone into something else
        return _start_python(file, code, names, folder)
    own_code = _code_of(code, mutant.function)
    return _fork(lambda: tests.try_code(changed, own_code, names), folder)


def _start_python(file: Path, code: CodeType, names: list[str], folder: str) -> int:
    Path(folder, "code").write_bytes(marshal.dumps(code))
    process = subprocess.Popen(
        [sys.executable, "-m", "pytest", *PLUGINS, "-x", f"--basetemp={folder}/tests", *names],
        env={**os.environ, CHANGED: str(file), CODE: f"{folder}/code"},
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    process.returncode = 0  # it is waited for here, not by its object
    return process.pid


def _fork(work: Callable[[], None], folder: str) -> int:
    """A process that does some work, says nothing, and never comes back from here."""
    child = os.fork()
    if child:
        return child
    status = NOTICED
    try:
        os.setsid()
        silence = os.open(os.devnull, os.O_RDWR)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        os.environ["PYTEST_DEBUG_TEMPROOT"] = folder  # where pytest makes folders for tests
        work()
        status = SURVIVED
    finally:
        os._exit(status)


def _next(running: dict[int, Attempt]) -> tuple[Mutant, bool]:
    """Wait until one of them has ended. One that hangs was noticed."""
    while True:
        for child, attempt in running.items():
            ended, status = os.waitpid(child, os.WNOHANG)
            if not ended and time.monotonic() > attempt.until:
                os.killpg(child, signal.SIGKILL)
                ended, status = os.waitpid(child, 0)
            if ended:
                shutil.rmtree(attempt.folder, ignore_errors=True)
                del running[child]
                return attempt.mutant, status != 0
        time.sleep(0.01)


def _functions() -> dict[tuple[str, str], list[FunctionType]]:
    """All functions of ours, by their file and qualified name."""
    found: dict[tuple[str, str], list[FunctionType]] = {}
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename.startswith(str(SOURCES)):
            key = each.__code__.co_filename, each.__code__.co_qualname
            found.setdefault(key, []).append(each)
    return found


def _replace(functions: list[FunctionType], code: CodeType, mark: Any) -> None:
    for function in functions:
        function.__code__ = code
        if mark is not None:
            function.__globals__[MARK] = mark


def _note(reached: dict[int, set[str]], running: list[str], line: int) -> None:
    reached.setdefault(line, set()).add(running[0])


def _code_of(module: CodeType, function: str) -> CodeType:
    return next(code for code in _codes(module) if code.co_qualname == function)


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _codes(each)
