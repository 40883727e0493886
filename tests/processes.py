"""Processes that tests start."""

from __future__ import annotations

import os
import random
import select
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Protocol

import pytest

PLAIN = {"TAVOLINO_KERNELS": "interpreted"}
PATIENCE = 180  # seconds, on a very busy machine
NEVER_GIVEN_OUT = range(10_000, 32_768)  # ports that a system gives nobody who asks for any


def free_port() -> int:
    """A port for a server that is not there yet, or not always: nobody gets it by chance
    meanwhile."""
    while True:
        port = random.choice(NEVER_GIVEN_OUT)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


@contextmanager
def plain_processes() -> Iterator[None]:
    """A context in which new processes run the rules as plain Python, so that they start sooner.
    This process must compile nothing meanwhile, since Numba would read the environment again."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in PLAIN.items():
            patch.setenv(name, value)
        yield


class Killable(Protocol):
    def kill(self) -> None: ...

    def wait(self) -> int: ...


def read_terminal(end: int, process: Killable, screen: str) -> str | None:
    """What a program writes next to its terminal; None if it has closed it. `screen` is what it
    wrote before. The test fails if the program hangs."""
    if not select.select([end], [], [], PATIENCE)[0]:
        process.kill()
        process.wait()
        pytest.fail(f"it says nothing more; it had said: {screen[-2000:]}")
    try:
        return os.read(end, 65536).decode(errors="replace")
    except OSError:  # the other end is closed
        return None
