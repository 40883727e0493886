"""A small table of values that nobody sends by mistake, in place of everything that a request can
bring: each of them is answered, and what it left behind can still be shown."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Sequence
from typing import Any

import httpx
import pytest

import tavolino
from tavolino.core import registry
from tavolino.core.contract import Json
from tavolino.rasterizer import FONTS
from tavolino.server.preview_pictures import rasterized
from tests.server.live_server import LiveServer, play_over_http, seat_all

DIGITS = "9" * 5_000  # more than Python turns into a number
LONG = "x" * 3_000  # more than Fluent puts into a message
DEEP: Any = []
for _ in range(200):
    DEEP = [DEEP]
VALUES: tuple[Any, ...] = (LONG, DIGITS, "²", "\ud800", "a\ufffe", 10**400)
MORE_VALUES: tuple[Any, ...] = (
    *("", " ", "-1", "1e999", "nan", "٣", "x=²", f"x={DIGITS}", f"-{DIGITS}", "\0", "a\ud800"),
    *("a\uffff", "\ufdd0", "\u202e", "\ue000", "\u3164"),
    *(None, DEEP, True, -1, 2**31, 2**63, 1.5, [], {}, {LONG: LONG}),
)
repeats = pytest.mark.repeats

# Method, path, and the body or (for GET) the query of a request that is fine.
Request = tuple[str, str, Json]


def replaced(data: Any, values: Sequence[Any]) -> Iterator[Any]:
    """The data with each of its parts replaced by each of the values, and with odd names. Of a
    list, the first part stands for all."""
    items: list[tuple[Any, Any]]
    items = list(data.items()) if isinstance(data, dict) else list(enumerate(data))[:1]
    for at, part in items:
        inner = replaced(part, values) if isinstance(part, dict | list) else ()
        for value in (*values, *inner):
            changed = copy.copy(data)
            changed[at] = value
            yield changed
    if isinstance(data, dict):
        for name in (LONG, "\ud800"):
            yield data | {name: 1}


async def send(live_server: LiveServer, request: Request, key: str | None = None) -> httpx.Response:
    method, path, given = request
    headers = {} if key is None else {"Authorization": f"Bearer {key}"}
    if method == "GET":
        texts = {
            name: value if isinstance(value, str) else json.dumps(value)
            for name, value in given.items()
        }
        query: Any = {
            name.encode("utf-8", "surrogatepass"): text.encode("utf-8", "surrogatepass")
            for name, text in texts.items()
        }
        return await live_server.http.get(f"/api/v2{path}", headers=headers, params=query)
    body = json.dumps(given)  # lone surrogates as escapes
    headers["Content-Type"] = "application/json"
    return await live_server.http.request(method, f"/api/v2{path}", headers=headers, content=body)


async def fuzz(
    live_server: LiveServer, requests: list[Request], values: Sequence[Any], key: str | None = None
) -> None:
    for method, path, given in requests:
        for changed in replaced(given, values):
            answer = await send(live_server, (method, path, changed), key)
            assert answer.status_code < 500, (path, str(changed)[-300:], answer.text[:300])
            assert len(answer.text) < 50_000, "what was wrong is not sent back whole"


def analysis(game: str) -> list[Request]:
    example = tavolino.new(game, seed=1)
    move, names = example.legal[0], ["Anna"] * len(example.names)
    line = {"position": example.position, "moves": [move], "names": names}
    example.play(move)
    record = example.record()
    return [
        ("POST", "/analysis?language=en", {"game": game, "options": example.options}),
        ("POST", "/analysis?language=en", {"record": record}),
        ("POST", "/tables/from-record?language=en", {"record": record}),
        ("POST", "/analysis/moment?language=en", line | {"onlooker": "open"}),
        ("POST", "/analysis/why-not?language=en", line | {"move": "x"}),
        ("POST", "/analysis/previews?language=en", line | {"tried": ["x"]}),
        ("POST", "/analysis/set-up?language=en", line),
        ("GET", f"/rules/{game}", {"options": "{}", "edition": "x"}),
        ("GET", f"/help/{game}", {"options": "{}"}),
        ("GET", f"/help/{game}", {"options": json.dumps({next(iter(example.options)): DIGITS})}),
    ]


@pytest.mark.parametrize(
    ("game", "values"),
    [
        ("tabula-rasa", VALUES),
        pytest.param("tabula-rasa", MORE_VALUES, marks=repeats),
        *(
            pytest.param(game, (*VALUES, *MORE_VALUES), marks=repeats)
            for game in ("schotten-totten", "rat-hot")
        ),
    ],
    ids=lambda given: given if isinstance(given, str) else f"{len(given)} values",
)
async def test_no_value_breaks_the_analysis_board(
    live_server: LiveServer, game: str, values: Sequence[Any]
) -> None:
    await fuzz(live_server, analysis(game), values)


@pytest.mark.parametrize("game", ["tabula-rasa", "schotten-totten", "rat-hot"])
async def test_no_value_breaks_the_arranging_of_pieces(live_server: LiveServer, game: str) -> None:
    line = {"position": tavolino.new(game, seed=1).position, "moves": []}
    found = (await live_server.ask("POST", "/analysis/set-up", body=line)).json()
    arranged = line | {"arrangement": found["arrangement"], "chosen": found["chosen"]}
    for path in ("arranged", "set-up"):
        await fuzz(live_server, [("POST", f"/analysis/{path}", arranged)], [DIGITS, "²"])


@pytest.mark.parametrize(
    "values", [VALUES, pytest.param(MORE_VALUES, marks=repeats)], ids=["few", "more"]
)
async def test_no_value_breaks_a_table(live_server: LiveServer, values: Sequence[Any]) -> None:
    playing = await live_server.create("tabula-rasa", public=True)
    key, _ = await seat_all(live_server, playing)
    over = await live_server.create("tabula-rasa", {"values": 2})
    await play_over_http(live_server, over)
    table, finished = f"/tables/{playing['table']}", f"/tables/{over['table']}"
    seats = [{"key": "k" * 22, "name": "Anna", "open": False}, {"bot": "mimi"}]
    clock = {"kind": "fischer", "minutes": 5, "increment": 5, "days": 0}
    new: Json = {"seats": seats, "rounds": 1, "first": 0, "clock": clock, "public": False}
    moment = {"after": 1, "game": 0, "onlooker": "0", "language": "en"}
    game = "tabula-rasa"
    await fuzz(
        live_server,
        [
            ("POST", "/tables?language=en", new | {"game": game, "options": {"players": 2}}),
            ("GET", "/tables", {"game": game, "after": "x", "limit": 1}),
            ("GET", table, {"ply": 0, "note": 0, "language": "en"}),
            ("POST", f"{table}/sit?language=en", {"name": "Anna", "holding": ["x"]}),
            ("POST", f"{table}/join?language=en", {"name": "Anna", "key": "k" * 22}),
            ("POST", f"{table}/chat?language=en", {"text": "x", "name": "x", "id": "x"}),
            ("POST", f"{table}/moves?language=en", {"id": "x", "ply": 1, "move": "x"}),
            ("POST", f"{table}/undo?language=en", {"id": "x", "ply": 1}),
            ("GET", f"{table}/why-not", {"move": "x", "ply": 1, "language": "en"}),
        ],
        values,
        key,
    )
    await fuzz(
        live_server,
        [
            ("GET", f"{finished}/replay", moment),
            ("GET", f"{finished}/picture", moment),
            ("GET", f"{finished}/variation", moment | {"move": "x"}),
            ("POST", f"{finished}/games/0/play-on?language=en", new | {"after": 1}),
        ],
        values,
        over["owner"],
    )
    for path in (f"{table}?language=en", f"{finished}?language=en"):
        assert (await live_server.ask("GET", path, key)).status_code in (200, 401)
    assert (await live_server.http.get("/health")).status_code == 200


# -- one by one ------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ["²", DIGITS])
@pytest.mark.parametrize(
    ("game", "line", "changed"),
    [
        ("tabula-rasa", 1, "tabula-rasa players="),
        ("schotten-totten", 1, "schotten-totten iello stones="),
        ("schotten-totten", 1, "schotten-totten iello rules="),
        ("rat-hot", 1, "rat-hot "),
        *((game, 2, "player ") for game in ("tabula-rasa", "schotten-totten", "rat-hot")),
    ],
)
async def test_numbers_in_positions(
    live_server: LiveServer, game: str, line: int, changed: str, number: str
) -> None:
    lines = tavolino.new(game, seed=1).position.split("\n")
    lines[line - 1] = f"{changed}{number} to play"
    answer = await live_server.ask("POST", "/analysis", body={"position": "\n".join(lines)})
    assert (answer.status_code, answer.json()["code"]) == (422, "wrong_position")
    assert f"line {line}, column " in answer.json()["sentence"]


@pytest.mark.parametrize("onlooker", ["²", DIGITS, "-1", "٣", "\ufffe"])
async def test_an_onlooker_that_is_none(live_server: LiveServer, onlooker: str) -> None:
    created = await live_server.create("tabula-rasa", {"values": 2})
    await play_over_http(live_server, created)
    path = f"/tables/{created['table']}/replay"
    answer = await live_server.ask("GET", path, created["owner"], after=1, onlooker=onlooker)
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_ply")


@pytest.mark.parametrize("name", ["\ud800", "Anna\udcff"])
async def test_a_record_with_half_a_character_is_refused(
    live_server: LiveServer, name: str
) -> None:
    record = tavolino.new("tabula-rasa", seed=1).record() | {"players": [name, "Bo"]}
    for path in ("/analysis", "/tables/from-record"):
        answer = await send(live_server, ("POST", path, {"record": record}))
        assert (answer.status_code, answer.json()["code"]) == (422, "wrong_record")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("x" * 3_000, "x" * 40),
        ("Anna\ufffe", "Anna"),
        ("An\x07na\u202e", "Anna"),
        ("\u3164", None),
        ("", None),
        ("Γιώργος", "Γιώργος"),
    ],
)
async def test_names_of_a_record_are_tidied_not_refused(
    live_server: LiveServer, name: str, shown: str | None
) -> None:
    """Whatever was a record stays one, and what the board gives for its names it takes again."""
    example = tavolino.new("tabula-rasa", seed=1, names=[name, "Bo"])
    answer = await live_server.ask("POST", "/analysis", body={"record": example.record()})
    assert (answer.status_code, answer.json()["names"]) == (200, [shown, "Bo"])
    line = {name: answer.json()[name] for name in ("position", "moves", "names")}
    seen = await live_server.ask("POST", "/analysis/moment", body=line, language="en")
    assert seen.status_code == 200, seen.text
    created = await live_server.ask(
        "POST", "/tables/from-record", body={"record": example.record()}
    )
    assert created.status_code == 201


async def test_a_picture_shows_a_name_that_xml_cannot_say() -> None:
    """Names that were stored before such characters were refused."""
    view = tavolino.new("tabula-rasa", seed=1).view("spectator").data
    svg = registry.rules("tabula-rasa").svg(view | {"names": ["A\ufffe\uffff\0", "B"]})
    assert (await rasterized(svg, FONTS)).startswith(b"\x89PNG")
