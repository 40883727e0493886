"""Socket messages: how they are read, what is said of wrong ones, and how they are described."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

from tavolino.core import registry
from tavolino.server import messages
from tavolino.server.app import openapi
from tavolino.server.commands import ROUTES
from tavolino.server.messages import WrongMessage, read_hello, read_request
from tavolino.server.reference import reference_page
from tavolino.tables.commands.playing import Resign
from tests.server.live_server import LiveServer, seat_all

TYPES = (
    "one of ping, pong, visibility, play, why_not, preview, premoves, undo, sit, chat, offer,"
    " decline, resign, resign_game, claim_time, next_round, language, command"
)
WRONG: list[tuple[object, str]] = [
    ([], "a message is a JSON object, as text"),
    ("play", "a message is a JSON object, as text"),
    ({}, f"type: expected {TYPES}"),
    ({"type": "hello"}, f"type: expected {TYPES}"),
    ({"type": 5}, f"type: expected {TYPES}"),
    ({"type": "play", "id": "1", "ply": 1}, "move: expected text"),
    ({"type": "play", "id": 1, "ply": 1, "move": "r1@1"}, "id: expected text"),
    ({"type": "play", "id": "1", "ply": True, "move": "r1@1"}, "ply: expected a whole number"),
    ({"type": "undo", "id": "1", "ply": 1.5}, "ply: expected a whole number"),
    ({"type": "sit", "holding": "a"}, "holding: expected a list of strings"),
    ({"type": "sit", "holding": [5]}, "holding: expected a list of strings"),
    ({"type": "sit", "holding": ["a"] * 17}, "holding: at most 16"),
    ({"type": "preview", "moves": None}, "moves: expected a list of strings"),
    ({"type": "preview", "moves": ["a"] * 501}, "moves: at most 500"),
    ({"type": "command", "line": "a" * 201}, "line: at most 200 characters"),
    ({"type": "chat", "text": None}, "text: expected text"),
    ({"type": "offer"}, "what: expected text"),
]


@pytest.mark.parametrize(("message", "reason"), WRONG)
def test_a_wrong_message_is_told_what_is_wrong_with_it(message: object, reason: str) -> None:
    with pytest.raises(WrongMessage) as wrong:
        read_request(json.dumps(message))
    assert str(wrong.value) == reason


@pytest.mark.parametrize("text", [None, "", "nul", "NaN", "[" * 5000, '"\\ud800"', "{}}"])
def test_what_is_no_json_is_no_message(text: str | None) -> None:
    with pytest.raises(WrongMessage, match=r"JSON object|type: expected"):
        read_request(text)


def test_an_error_names_the_request_that_it_belongs_to() -> None:
    for given, kept in (("a", "a"), ("a" * 65, None), (5, None)):
        with pytest.raises(WrongMessage) as wrong:
            read_request(json.dumps({"type": "play", "id": given}))
        assert messages.id_of(wrong.value) == kept


def test_a_hello_comes_first() -> None:
    hello = read_hello('{"type": "hello", "key": "a", "since": [1, 2], "more": 5}')
    assert (hello.key, hello.since, hello.language) == ("a", (1, 2), None)
    for text, reason in (
        ('{"type": "ping"}', "say hello first"),
        ("{}", "say hello first"),
        ("[]", "JSON object"),
        ('{"type": "hello", "key": 5}', "key: expected text"),
        ('{"type": "hello", "since": [1]}', r"since: expected a cursor, \[ply, note\]"),
    ):
        with pytest.raises(WrongMessage, match=reason):
            read_hello(text)


def test_unknown_fields_are_ignored() -> None:
    assert read_request('{"type": "resign", "id": "1", "soon": 5}') == Resign(id="1")


# -- the description -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def description() -> dict[str, Any]:
    return openapi()


def validator(description: dict[str, Any], name: str) -> Draft202012Validator:
    return Draft202012Validator(
        {"$ref": f"#/components/schemas/{name}", "components": description["components"]}
    )


def test_every_message_is_described(description: dict[str, Any]) -> None:
    (socket,) = description["x-sockets"].values()
    assert socket["sent"] == {"$ref": "#/components/schemas/SocketRequest"}
    schemas = description["components"]["schemas"]
    sent = schemas["SocketRequest"]["discriminator"]["mapping"]
    assert list(sent) == ["hello", *messages.TYPES]
    received = schemas["SocketMessage"]["discriminator"]["mapping"]
    for name in {*sent.values(), *received.values()}:
        assert schemas[name.rpartition("/")[2]]["description"]


def test_every_command_stands_in_the_reference() -> None:
    page = (Path(__file__).parents[2] / "docs/reference/api.md").read_text(encoding="utf-8")
    paths = {f"/api/v2/tables/{{table}}/{route.path}`" for route in ROUTES}
    assert {path for path in paths if path not in page} == set()
    assert {kind for kind in messages.TYPES if f"`{kind}`" not in page} == set()


def test_what_is_read_is_what_is_described(description: dict[str, Any]) -> None:
    valid = validator(description, "SocketRequest").is_valid
    for message, _ in WRONG:
        assert not valid(message) or message == {"type": "hello"}
    for kind in get_args(messages.Request):
        fields = {"id": "1", "ply": 1, "move": "r1@1", "text": "a", "what": "draw", "line": "?"}
        message = {"type": kind.__struct_config__.tag, "hidden": True} | fields
        assert valid(message)
        assert isinstance(read_request(json.dumps(message)), kind)


async def test_what_is_sent_is_what_is_described(
    live_server: LiveServer, description: dict[str, Any]
) -> None:
    told = validator(description, "SocketMessage")
    for game in registry.names():
        created = await live_server.create(game, first=0)
        anna = (await seat_all(live_server, created))[0]
        async with live_server.socket(created["table"], anna, language="en") as socket:
            first = await socket.next()
            legal = first["view"]["legal"]
            await socket.send(type="preview", id="1", moves=legal[:5])
            await socket.next("answer")
            await socket.send(type="why_not", id="2", move="?")
            await socket.next("answer")
            await socket.send(type="play", id="3", ply=first["ply"], move="?")
            await socket.next("error")
            await socket.send(type="play", id="4", ply=first["ply"], move=legal[0])
            await socket.next("answer")
            while (await socket.next())["ply"] == first["ply"]:
                pass
            await socket.send(type="premoves", id="5")
            await socket.next("answer")
            await socket.send(type="ping")
            await socket.next("pong")
            assert {message["type"] for message in socket.messages} == {
                "snapshot",
                "presence",
                "answer",
                "error",
                "pong",
            }
            for message in socket.messages:
                told.validate(message)
    told.validate(json.loads(msgspec.json.encode(messages.GoingDown(1.5))))
    wrong = first | {"view": first["view"] | {"player": "nobody"}}
    assert not told.is_valid(wrong), "a view of a game that describes its own is checked"


async def test_the_reference_page_shows_messages_and_games(live_server: LiveServer) -> None:
    page = (await live_server.http.get("/docs")).text
    assert "/api/v2/tables/{table}/socket" in page
    for name in ("SocketWhyNot", "SocketGoingDown", "GameView", "GameEvent"):
        assert f'id="{name}"' in page
        assert f'href="#{name}"' in page


def test_what_the_reference_page_quotes_is_never_markup() -> None:
    description = copy.deepcopy(openapi())
    for part in (
        description["info"],
        description["paths"]["/api/v2/games"]["get"],
        description["paths"]["/api/v2/games"]["get"]["responses"]["200"],
        next(iter(description["x-sockets"].values())),
        description["components"]["schemas"]["SocketPing"],
    ):
        part["description"] = "<i>a & b"
    page = reference_page(description)
    assert "<i>" not in page
    # A message of the sockets is described in both directions and as a shape.
    assert page.count("&lt;i&gt;a &amp; b") == 7
