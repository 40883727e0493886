"""What keeps a server from starting is told in one sentence, with status 1."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tavolino.core.errors import TavolinoError
from tavolino.server.app import open_state
from tavolino.server.run import bind
from tavolino.server.settings import Settings
from tavolino.store import SqlStore, StoreError
from tavolino.tables.log import StoreGone
from tests.forks import run_command
from tests.processes import PATIENCE, PLAIN
from tests.server.serve_command import COMMAND
from tests.tables.harness import QuickEngine

pytestmark = pytest.mark.slow

PAGE = 4096  # bytes of a page of SQLite's


def start(url: str, *words: str, file_blocks: int | None = None) -> str:
    """The sentence. With `file_blocks`, no file gets larger than so many half kilobytes: to SQLite
    a file that cannot grow is a disk that is full. (And to coverage, which is left out then.)"""
    arguments = ["serve", "--port", "0", "--database", url, *words]
    script = f'ulimit -f {file_blocks} && unset COVERAGE_PROCESS_CONFIG && exec "$@"'
    if file_blocks:
        done = subprocess.run(
            ["sh", "-c", script, "sh", *COMMAND, *arguments],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            env=os.environ | PLAIN,
        )
    else:
        done = run_command(*arguments, environment=os.environ | PLAIN)
    assert done.returncode == 1, done.stderr
    assert done.stdout == ""
    sentence, end, rest = done.stderr.partition("\n")
    assert (end, rest) == ("\n", "")
    assert sentence.startswith("tavolino: ")
    return sentence


async def make_database(file: Path) -> None:
    store = await SqlStore.open(f"sqlite:///{file}")
    await store.close()


def read_only(data: bytearray) -> None:
    """Written by a newer SQLite, so this one may only read it. (Root may write any file.)"""
    data[18] = 3


def damaged(data: bytearray) -> None:
    data[PAGE:] = bytes(range(256)) * ((len(data) - PAGE) // 256)


def cut_off(data: bytearray) -> None:
    del data[2 * PAGE :]


def other_file(data: bytearray) -> None:
    data[:] = b"Dear diary, today we played Rat Hot again. " * 200


@pytest.mark.parametrize(
    ("harm", "reason"),
    [
        (read_only, "readonly"),
        (damaged, "malformed"),
        (cut_off, "malformed"),
        (other_file, "not a database"),
    ],
)
def test_a_database_that_is_not_in_order(
    tmp_path: Path, harm: Callable[[bytearray], None], reason: str
) -> None:
    file = tmp_path / "tables.db"
    asyncio.run(make_database(file))
    data = bytearray(file.read_bytes())
    harm(data)
    file.write_bytes(data)
    sentence = start(f"sqlite:///{file}")
    assert "tables.db cannot be opened" in sentence
    assert reason in sentence


def test_a_full_disk(tmp_path: Path) -> None:
    assert "cannot be opened" in start(f"sqlite:///{tmp_path / 'tables.db'}", file_blocks=16)


def test_a_folder_where_the_file_should_be(tmp_path: Path) -> None:
    assert "unable to open" in start(f"sqlite:///{tmp_path}")


@pytest.mark.parametrize(
    "url",
    [
        "mysql://somewhere/tables",
        "not a url",
        "sqlite:////proc/no/tables.db",
        "postgresql://anna:secret@127.0.0.1:1/tables",
    ],
)
def test_a_database_that_cannot_be(url: str) -> None:
    assert "secret" not in start(url)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        sentence = start(f"sqlite:///{tmp_path / 'tables.db'}", "--port", f"{port}")
    assert f"cannot listen on 127.0.0.1:{port}" in sentence


def test_a_host_that_nobody_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    def resolve(*name: object, **kind: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    with pytest.raises(TavolinoError, match=r"^cannot listen on elsewhere: Name or service"):
        bind(Settings(host="elsewhere"))


async def test_a_database_that_goes_away_while_a_server_starts(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def start_up(store: SqlStore, now: float) -> None:
        raise StoreGone("the disk was pulled out")

    monkeypatch.setattr(SqlStore, "start_up", start_up)
    with pytest.raises(StoreError, match="cannot be used: the disk was pulled out"):
        async with open_state(Settings(database_url=sqlite_url), QuickEngine()):
            pass
