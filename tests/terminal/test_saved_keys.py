"""Sitting down from a terminal: with a secret of its own, which the same command finds again."""

from __future__ import annotations

import asyncio
import errno
import json
import stat
import sys
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tavolino.core.errors import TavolinoError
from tavolino.tables import keys
from tavolino.tables.log import Change, Note
from tavolino.terminal.saved_keys import MOST, SavedKeys
from tavolino.terminal.server_session import ServerSession
from tavolino.terminal.table_link import Link, parse_link
from tests.server.live_server import LiveServer, open_live_server


@pytest.fixture
async def live_server(tmp_path: Path) -> AsyncIterator[LiveServer]:
    async with open_live_server(f"sqlite:///{tmp_path}/tables.db") as opened:
        yield opened


async def a_link(live_server: LiveServer) -> str:
    created = await live_server.create("tabula-rasa", seats=[{}, {"bot": "mimi"}], first=0)
    return f"{live_server.address}{created['links']['invitations'][0]}"


async def test_the_same_link_finds_the_same_seat(
    live_server: LiveServer, data_folder: Path
) -> None:
    text = await a_link(live_server)
    link = parse_link(text)
    hands = []
    for _ in range(2):
        session = ServerSession(link, "Anna", "en")
        await session.open()
        hands.append(session.snapshot.view["hands"][0]["cards"])
        assert session.snapshot.names[0] == "Anna"
        await session.close()
    assert hands[0]
    assert hands[0] == hands[1]
    file = data_folder / "tavolino" / "seats.json"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert {each.name for each in file.parent.iterdir()} == {"seats.json", "seats.lock"}
    (secret,) = json.loads(file.read_text()).values()
    assert link.key is not None
    assert link.key not in file.read_text()
    seen = await live_server.ask("GET", f"/tables/{link.table}", secret)
    assert seen.json()["seat"] == 0
    spent = await live_server.ask("GET", f"/tables/{link.table}", link.key)
    assert spent.json()["code"] == "seat_taken"


async def test_two_terminals_of_a_user_may_open_a_new_link_at_once(
    live_server: LiveServer, tmp_path: Path
) -> None:
    link = parse_link(await a_link(live_server))
    file = tmp_path / "seats.json"
    sessions = [ServerSession(link, "Anna", "en", SavedKeys(file)) for _ in range(3)]
    await asyncio.gather(*(session.open() for session in sessions))
    hands = [session.snapshot.view["hands"][0]["cards"] for session in sessions]
    assert hands[0]
    assert hands == [hands[0]] * 3
    await asyncio.gather(*(session.close() for session in sessions))


async def test_the_second_guest_is_told(live_server: LiveServer, tmp_path: Path) -> None:
    link = parse_link(await a_link(live_server))
    first = ServerSession(link, "Anna", "en")
    await first.open()
    other = ServerSession(link, "Eva", "it", SavedKeys(tmp_path / "other.json"))
    with pytest.raises(TavolinoError, match="posto è occupato"):
        await other.open()
    await first.close()


async def test_another_device_goes_on(live_server: LiveServer, tmp_path: Path) -> None:
    text = await a_link(live_server)
    first = ServerSession(parse_link(text), "Anna", "en")
    await first.open()
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tavolino", "join", text, "--other-device"),
        stdout=asyncio.subprocess.PIPE,
    )
    said, _ = await program.communicate()
    assert program.returncode == 0
    device, command = (line.strip() for line in said.decode().splitlines()[1:])
    assert command == f"tavolino join '{device}'"
    kept = SavedKeys(tmp_path / "other.json")
    for _ in range(2):
        other = ServerSession(parse_link(device), "Somebody", "en", kept)
        await other.open()
        assert other.snapshot.view["hands"][0]["cards"] == first.snapshot.view["hands"][0]["cards"]
        assert other.snapshot.names[0] == "Anna"
        await other.close()
    stranger = ServerSession(parse_link(device), "Eva", "en", SavedKeys(tmp_path / "third.json"))
    with pytest.raises(TavolinoError, match="has been used"):
        await stranger.open()
    await first.close()


async def test_a_key_from_before_is_exchanged(live_server: LiveServer) -> None:
    created = await live_server.create("tabula-rasa", seats=[{}, {"bot": "mimi"}], first=0)
    old = "old-key-that-stood-in-the-link"
    notes = (
        Note(0, "key", 0, {"digest": keys.digest(old)}, 1.0),
        Note(1, "sit", 0, {"name": "Anna"}, 1.0),
    )
    await live_server.state.store.append(Change(created["table"], notes=notes))
    link = Link(live_server.address, created["table"], old)
    for _ in range(2):
        session = ServerSession(link, "Other", "en")
        await session.open()
        assert session.snapshot.view["hands"][0]["cards"]
        assert session.snapshot.names[0] == "Anna"
        await session.close()
        gone = await live_server.ask("GET", f"/tables/{created['table']}", old)
        assert gone.json()["code"] == "seat_taken"


async def test_who_only_looks_on_makes_no_secret(
    live_server: LiveServer, data_folder: Path
) -> None:
    created = await live_server.create("tabula-rasa", first=0)
    link = parse_link(f"{live_server.address}{created['links']['spectator']}")
    session = ServerSession(link, "Zoe", "en")
    await session.open()
    assert session.snapshot.view["seat"] == "spectator"
    await session.close()
    assert not data_folder.exists()


def test_a_file_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    link = Link("http://host", "abc", "KEY")
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    with pytest.raises(TavolinoError, match=r"broken\.json cannot be read"):
        SavedKeys(broken).find(link)
    with pytest.raises(TavolinoError, match="cannot be saved"):
        SavedKeys(broken / "seats.json").make(link)
    (tmp_path / "folder").mkdir()
    with pytest.raises(TavolinoError, match=r"folder cannot be read"):
        SavedKeys(tmp_path / "folder").find(link)


def test_a_secret_that_cannot_be_saved_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(TavolinoError, match=r"cannot be saved in .*: No space left on device"):
        SavedKeys(tmp_path / "seats.json").make(Link("http://host", "abc", "KEY"))
    assert [each.name for each in tmp_path.iterdir()] == ["seats.lock"]


def test_the_oldest_secrets_are_forgotten(tmp_path: Path) -> None:
    kept = SavedKeys(tmp_path / "seats.json")
    links = [Link("http://host", f"table{number}", "KEY") for number in range(MOST + 1)]
    made = [kept.make(link) for link in links]
    assert kept.find(links[0]) is None
    assert [kept.find(link) for link in links[1:]] == made[1:]


def test_terminals_that_sit_down_at_once_lose_no_key_and_agree_on_one(tmp_path: Path) -> None:
    file = tmp_path / "seats.json"
    links = [Link("http://host", "abc", f"KEY{number % 10}") for number in range(40)]
    together = threading.Barrier(8)

    def sit(some: list[Link]) -> list[str]:
        together.wait()
        return [SavedKeys(file).make(link) for link in some]

    with ThreadPoolExecutor(8) as pool:
        made = pool.map(sit, [links[start::8] for start in range(8)])
    secrets = {link.key: set[str]() for link in links}
    for start, own in enumerate(made):
        for link, secret in zip(links[start::8], own, strict=True):
            secrets[link.key].add(secret)
    for link in links:
        assert secrets[link.key] == {SavedKeys(file).find(link)}
