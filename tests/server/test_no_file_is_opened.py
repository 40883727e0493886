"""Nothing that comes over HTTP makes the server open a file: every option of every game, one of
another package included, through every door that takes options, a record or a position."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tavolino
from tavolino.core import registry
from tavolino.core.contract import Json, Option
from tests import games_with_files
from tests.fake_packages import FakePackages, fake_packages
from tests.opened_files import watching
from tests.server.live_server import LiveServer

__all__ = ["fake_packages"]

# What a request can bring that becomes options, and the operations that take it.
BROUGHT = {"options", "record", "position"}
OPTIONS = {"createTable", "openAnalysis", "readRules", "readHelp"}
RECORDS = {"createTableFromRecord", "openAnalysis"}
LINES: dict[str, Json] = {
    "showAnalysis": {},
    "thinkAnalysis": {},
    "previewAnalysis": {"tried": ["r1@1"]},
    "whyNotAnalysis": {"move": "r1@1"},
    "readSetUp": {},
    "arrangePosition": {"arrangement": {}},
}


def doors(description: Json) -> Iterator[str]:
    """The operations that take options, a record or a position."""
    types = description["components"]["schemas"]
    for path in description["paths"].values():
        for operation in path.values():
            names = {each["name"] for each in operation.get("parameters", ())}
            content = operation.get("requestBody", {}).get("content", {})
            schema = str(content.get("application/json", {}).get("schema", ""))
            for name, kind in types.items():
                if f"/{name}'" in schema:
                    names |= kind.get("properties", {}).keys()
            if names & BROUGHT:
                yield operation["operationId"]


def values(names: list[str]) -> Iterator[Any]:
    """What could be taken for the name of a file, and what could hold one."""
    name = names[0]
    yield from (*names, [name], {"0": name}, {name: [name, name, name]})


def requests(example: tavolino.Game, option: Option, value: Any) -> Iterator[tuple[str, str, Json]]:
    """(method, path, body or query) of every door."""
    game, record = example.rules.name, example.record()
    options = {option.name: value}
    yield "POST", "/tables", {"game": game, "options": options}
    yield "POST", "/analysis", {"game": game, "options": options}
    yield "GET", f"/rules/{game}", {"options": json.dumps(options)}
    yield "GET", f"/help/{game}", {"options": json.dumps(options)}
    for changed in (
        record | {"options": record["options"] | options},
        record | {"setup": record["setup"] | options},
    ):
        yield "POST", "/tables/from-record", {"record": changed}
        yield "POST", "/analysis", {"record": changed}
    if not isinstance(value, str):
        return
    first, rest = example.position.split("\n", 1)
    for position in (
        f"{first} {option.name}={value}\n{rest}",
        f"{game} {option.name} {value}\n{rest}",
        f"{first}\n{option.name} {value}\n{rest}",
    ):
        yield "POST", "/analysis", {"position": position}
        yield "POST", "/analysis/moment", {"position": position, "moves": []}


async def test_no_option_makes_the_server_open_a_file(
    fake_packages: FakePackages, live_server: LiveServer, tmp_path: Path
) -> None:
    games_with_files.install(fake_packages)
    description = (await live_server.http.get("/openapi.json")).json()
    assert set(doors(description)) == OPTIONS | RECORDS | LINES.keys(), "a door without a test"
    pipe, secret = tmp_path / "pipe", tmp_path / "secret.toml"
    os.mkfifo(pipe)
    secret.write_text('0 = "r1 . g1"\n1 = "r1 . g1"\n')
    names = [str(pipe), str(secret), "/dev/zero", "/proc/self/fd/6"]
    answers = 0
    with watching(*names) as opened:
        for example in [tavolino.new(game, seed=1) for game in registry.names()]:
            for option in example.rules.options:
                for value in values(names):
                    for method, path, given in requests(example, option, value):
                        if method == "GET":
                            answer = await live_server.ask(method, path, **given)
                        else:
                            answer = await live_server.ask(method, path, body=given)
                        assert answer.status_code < 500, (path, given, answer.text)
                        answers += 1
                        if path == "/tables" and isinstance(value, str):
                            assert answer.status_code == 422, (given, answer.text)
                            assert answer.json()["code"] == "wrong_option"
    assert not opened
    assert answers > 500


async def test_no_line_makes_the_server_open_a_file(
    fake_packages: FakePackages, live_server: LiveServer, tmp_path: Path
) -> None:
    games_with_files.install(fake_packages)
    paths = (await live_server.http.get("/openapi.json")).json()["paths"]
    name = str(tmp_path / "pipe")
    os.mkfifo(name)
    with watching(name) as opened:
        for path, methods in paths.items():
            found = methods.get("post", {}).get("operationId")
            if found not in LINES:
                continue
            for game in registry.names():
                first, rest = tavolino.new(game, seed=1).position.split("\n", 1)
                for words in (name, f"strips {name}", f"deck={name}", f"strips\nstrips {name}"):
                    body = {"position": f"{first} {words}\n{rest}", "moves": []} | LINES[found]
                    answer = await live_server.ask("POST", path.removeprefix("/api/v2"), body=body)
                    assert answer.status_code == 422, (path, body, answer.text)
    assert not opened
