"""The analysis board over HTTP: positions, lines, the engine, running games, and setting up."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

import tavolino
from tavolino.core.contract import Json
from tavolino.core.hint import RatedMove
from tavolino.server import analysis_board
from tavolino.tables.engine import Analysis, EngineRequest
from tavolino.tables.engine_queue import Job, Priority
from tavolino.text.language import language
from tests.processes import PATIENCE
from tests.server.live_server import (
    LiveServer,
    open_live_server,
    play_over_http,
    seat_all,
)
from tests.tables.harness import QuickEngine

SMALL = {"stones": 2, "colours": 2, "values": 4, "hand": 2}
NAMES = ["Anna", None]


class NotingEngine(QuickEngine):
    """Names every legal move, and keeps for whom it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs: list[Job] = []

    async def analyse(self, request: EngineRequest, job: Job) -> Analysis:
        self.jobs.append(job)
        moves = tuple(RatedMove(move, 0.5) for move in request.view["legal"])
        return Analysis(moves[0].move, 0.5, moves)


class PatientEngine(QuickEngine):
    """Thinks until it is stopped."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.stopped = asyncio.Event(), asyncio.Event()

    async def analyse(self, request: EngineRequest, job: Job) -> Analysis:
        self.begun.set()
        try:
            await asyncio.sleep(600)
        finally:
            self.stopped.set()
        raise AssertionError("nobody stopped it")


async def post(live_server: LiveServer, path: str, body: Json, **query: Any) -> Json:
    answer = await live_server.ask("POST", path, body=body, **query)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def refused(live_server: LiveServer, path: str, body: Json) -> tuple[int, str, str]:
    answer = await live_server.ask("POST", path, body=body)
    return answer.status_code, answer.json()["code"], answer.json()["sentence"]


def a_game(moves: int = 3) -> tavolino.Game:
    game = tavolino.new("schotten-totten", seed=4, first=0, names=["Anna", "Bo"], **SMALL)
    for _ in range(moves):
        game.play(game.legal[0])
    return game


# -- lines -----------------------------------------------------------------------------------------


async def test_a_record_comes_with_its_moves_and_a_position_with_none(
    live_server: LiveServer,
) -> None:
    game = a_game()
    start = await post(live_server, "/analysis", {"record": game.record()})
    assert start["moves"] == [move for _, move in game.moves]
    assert start["names"] == ["Anna", "Bo"]
    assert start["seat"] is None
    line = {"position": start["position"], "moves": start["moves"]}
    moment = await post(live_server, "/analysis/moment", line)
    assert moment["position"] == game.position
    again = await post(live_server, "/analysis", {"position": game.position})
    assert (again["position"], again["moves"], again["names"]) == (game.position, [], [None, None])


async def test_every_game_can_be_dealt_and_looked_at(live_server: LiveServer) -> None:
    for name in ("schotten-totten", "tabula-rasa", "rat-hot"):
        start = await post(live_server, "/analysis", {"game": name})
        moment = await post(live_server, "/analysis/moment", {"position": start["position"]})
        assert moment["game"] == name
        assert list(moment["choices"]) == moment["view"]["legal"] != []


async def test_moves_of_every_side_are_played_from_any_view(live_server: LiveServer) -> None:
    game = a_game(0)
    moves: list[str] = []
    for onlooker in ("open", 0, 1, "open"):
        line = {"position": game.position, "moves": moves, "names": NAMES, "onlooker": onlooker}
        moment = await post(live_server, "/analysis/moment", line, language="de")
        assert moment["view"]["seat"] == onlooker
        assert moment["names"] == ["Anna", "Spieler 2"]
        seen = moment["view"]["player"] == onlooker or onlooker == "open"
        assert bool(moment["view"]["legal"]) == seen
        assert moment["choices"]  # the other side's moves can be tried as well
        moves.append(next(iter(moment["choices"])))
    assert moment["moves"] == moves[:-1]
    assert len(moment["labels"]) == len(moves) - 1
    assert moment["events"][0]["move"] == moves[-2]
    assert moment["events"][0]["said"]


async def test_whoever_looks_is_asked_as_the_player_to_move(live_server: LiveServer) -> None:
    game = a_game(0)
    for onlooker in ("open", 0, 1):
        line = {"position": game.position, "names": NAMES, "onlooker": onlooker}
        moment = await post(live_server, "/analysis/moment", line, language="en")
        assert moment["words"]["prompt"] == "Play a card."
        assert moment["words"]["short_prompt"] == "Play a card."


async def test_what_moves_would_do_and_why_they_cannot_be_played(live_server: LiveServer) -> None:
    start = await post(live_server, "/analysis", {"game": "rat-hot"})
    line = {"position": start["position"]}
    moment = await post(live_server, "/analysis/moment", line)
    tried = moment["view"]["legal"][:3]
    found = await post(live_server, "/analysis/previews", line | {"tried": tried})
    assert list(found["previews"]) == tried
    legal = await post(live_server, "/analysis/why-not", line | {"move": tried[0]})
    assert legal["legal"]
    wrong = await post(live_server, "/analysis/why-not", line | {"move": "1@0,0E"}, language="it")
    assert not wrong["legal"]
    assert wrong["sentence"]


@pytest.mark.parametrize(
    ("body", "code", "says"),
    [
        ({}, "wrong_request", "give one of position, record and game"),
        ({"position": "x", "game": "rat-hot"}, "wrong_request", "give one of"),
        ({"position": ""}, "wrong_position", "expected the name of a game"),
        ({"position": "chess"}, "wrong_position", "A position begins with the name of a game"),
        ({"position": "rat-hot\nplayer 0"}, "wrong_position", "expected the pile"),
        ({"position": "rat-hot " * 2000}, "wrong_position", "at most 10,000 characters"),
        ({"record": {"game": "rat-hot"}}, "wrong_record", "format: expected"),
        ({"game": "rat-hot", "options": {"x": 1}}, "wrong_option", "there is no option 'x'"),
    ],
)
async def test_what_cannot_be_opened_is_refused_with_a_reason(
    live_server: LiveServer, body: Json, code: str, says: str
) -> None:
    status, found, sentence = await refused(live_server, "/analysis", body)
    assert (status, found) == (422, code), sentence
    assert says in sentence


async def test_a_wrong_line_is_refused_with_the_move_that_is_wrong(
    live_server: LiveServer,
) -> None:
    game = a_game(0)
    line: Json = {"position": game.position, "moves": [game.legal[0], "r1@9"]}
    assert (await refused(live_server, "/analysis/moment", line))[:2] == (422, "illegal_move")
    assert "move 2, 'r1@9'" in (await refused(live_server, "/analysis/moment", line))[2]
    line = {"position": game.position, "moves": [game.legal[0]] * 501}
    assert "at most 500 moves" in (await refused(live_server, "/analysis/moment", line))[2]
    line = {"position": game.position, "onlooker": 2}
    assert (await refused(live_server, "/analysis/moment", line))[:2] == (404, "unknown_ply")


# -- the engine ------------------------------------------------------------------------------------


async def test_the_engine_names_the_three_best_moves_after_hints_and_before_bots(
    sqlite_url: str,
) -> None:
    engine = NotingEngine()
    game = a_game(0)
    async with open_live_server(sqlite_url, engine) as live_server:
        found = await post(
            live_server, "/analysis/thought", {"position": game.position}, language="en"
        )
        over = {"position": tavolino.from_position(FINISHED).position}
        assert (await refused(live_server, "/analysis/thought", over))[1] == "game_over"
    assert [move["move"] for move in found["moves"]] == game.legal[:3]
    assert list(found["labels"]) == game.legal[:3]
    assert found["seat"] == game.player
    assert not found["open"]
    (job,) = engine.jobs
    assert job.priority is Priority.POSITION
    assert Priority.HINT < Priority.POSITION < Priority.BOTS
    assert job.client


FINISHED = """
tabula-rasa players=2 colours=2 values=3 copies=1 hand=1
player 0 was last
1  r1    | y1
2  r2    |
3        |
r        |
y  y2    |
hand 0
hand 1
stock
removed  r3 y3
"""


async def test_who_asks_too_often_is_told_when_to_come_back(sqlite_url: str) -> None:
    async with open_live_server(
        sqlite_url, NotingEngine(), engine_requests_burst=2, engine_requests_rate=0.01
    ) as live_server:
        line = {"position": a_game(0).position}
        for _ in range(2):
            await post(live_server, "/analysis/thought", line)
        answer = await live_server.ask("POST", "/analysis/thought", body=line)
        assert (answer.status_code, answer.json()["code"]) == (429, "rate_limited")
        assert int(answer.headers["retry-after"]) > 60


async def test_only_so_many_positions_of_an_address_wait_at_once(sqlite_url: str) -> None:
    engine = PatientEngine()
    async with open_live_server(sqlite_url, engine, engine_requests_per_table=1) as live_server:
        line = {"position": a_game(0).position}
        first = asyncio.create_task(live_server.ask("POST", "/analysis/thought", body=line))
        await engine.begun.wait()
        assert (await refused(live_server, "/analysis/thought", line))[:2] == (429, "rate_limited")
        first.cancel()
        await asyncio.wait_for(engine.stopped.wait(), PATIENCE)


async def test_hanging_up_stops_the_engine(sqlite_url: str) -> None:
    engine = PatientEngine()
    async with open_live_server(sqlite_url, engine) as live_server:
        async with httpx.AsyncClient(base_url=live_server.address, timeout=PATIENCE) as client:
            asking = asyncio.create_task(
                client.post("/api/v2/analysis/thought", json={"position": a_game(0).position})
            )
            await asyncio.wait_for(engine.begun.wait(), PATIENCE)
            asking.cancel()
        await asyncio.wait_for(engine.stopped.wait(), PATIENCE)


# -- games at tables -------------------------------------------------------------------------------


async def test_a_finished_game_opens_whole(live_server: LiveServer) -> None:
    created = await live_server.create("schotten-totten", SMALL)
    await play_over_http(live_server, created)
    key = created["spectator"]
    path = f"/tables/{created['table']}"
    answer = await live_server.ask("POST", f"{path}/analysis", key)
    assert answer.status_code == 200, answer.text
    record = (await live_server.ask("GET", f"{path}/record", key)).json()
    assert answer.json()["moves"] == [entry["move"] for entry in record["moves"]]
    assert answer.json()["seat"] is None
    answer = await live_server.ask("POST", f"{path}/analysis", key, game=3)
    assert answer.json()["code"] == "unknown_ply"


async def test_a_running_game_opens_for_its_players_and_only_with_hints(
    live_server: LiveServer,
) -> None:
    created = await live_server.create("schotten-totten", SMALL, hints=True, first=0)
    keys = await seat_all(live_server, created)
    path = f"/tables/{created['table']}"
    for seat, key in enumerate(keys):  # whoever's turn it is
        answer = await live_server.ask("POST", f"{path}/analysis", key)
        assert answer.status_code == 200, answer.text
        start = answer.json()
        assert (start["seat"], start["moves"]) == (seat, [])
        seen = (await live_server.ask("GET", path, key)).json()
        look = {"position": start["position"], "onlooker": seat}
        moment = await post(live_server, "/analysis/moment", look)
        assert moment["view"] == seen["view"]  # nothing more, nothing less
        asked = [event for event in seen["events"] if event["type"] == "hint"]
        assert asked[-1]["player"] == seat  # and everybody sees it
    for key in (created["spectator"], created["owner"]):
        answer = await live_server.ask("POST", f"{path}/analysis", key)
        assert (answer.status_code, answer.json()["code"]) == (401, "not_authorised")
    answer = await live_server.ask("POST", f"{path}/analysis")
    assert answer.status_code in (401, 404)


async def test_a_running_game_without_hints_does_not_open(live_server: LiveServer) -> None:
    created = await live_server.create("schotten-totten", SMALL, hints=False)
    for key in await seat_all(live_server, created):
        answer = await live_server.ask("POST", f"/tables/{created['table']}/analysis", key)
        assert (answer.status_code, answer.json()["code"]) == (409, "hints_off")


async def test_it_counts_as_a_hint(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url, hints_per_table=1) as live_server:
        created = await live_server.create("schotten-totten", SMALL, hints=True)
        keys = await seat_all(live_server, created)
        path = f"/tables/{created['table']}/analysis"
        assert (await live_server.ask("POST", path, keys[0])).status_code == 200
        assert (await live_server.ask("POST", path, keys[1])).json()["code"] == "budget_spent"


# -- setting up ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("schotten-totten", {"tactics": True}),
        ("schotten-totten", {"edition": "menhir", "tactics": True}),
        ("tabula-rasa", {"players": 4}),
        ("rat-hot", {}),
    ],
)
async def test_pieces_that_stay_where_they_are_make_the_same_position(
    live_server: LiveServer, game: str, options: Json
) -> None:
    played = tavolino.new(game, seed=6, **options)
    for number in range(15):
        played.play(played.legal[(number * 7) % len(played.legal)])
    line = {"position": played.position, "names": NAMES}
    form = await post(live_server, "/analysis/set-up", line, language="el")
    zones = {zone["name"] for zone in form["zones"]}
    assert zones == set(form["arrangement"])
    assert {setting["name"] for setting in form["settings"]} == set(form["chosen"])
    laid = [piece for pieces in form["arrangement"].values() for piece in pieces]
    assert sorted(laid) == sorted(piece["name"] for piece in form["pieces"])
    assert form["missing"] == []
    assert form["view"] == played.view("open").data | {"legal": []}
    body = line | {"arrangement": form["arrangement"], "chosen": form["chosen"]}
    start = await post(live_server, "/analysis/arranged", body)
    assert start["position"] == played.position


async def test_pieces_are_arranged_anew_or_refused_in_plain_words(live_server: LiveServer) -> None:
    game = a_game(0)
    form = await post(live_server, "/analysis/set-up", {"position": game.position})
    lies, chosen = form["arrangement"], form["chosen"]
    lies["stone-1-0"], lies["clan"] = lies["clan"][:2], lies["clan"][2:]
    body = {"position": game.position, "arrangement": lies, "chosen": chosen | {"player": "1"}}
    start = await post(live_server, "/analysis/arranged", body)
    made = tavolino.from_position(start["position"])
    assert made.player == 1
    stone = start["position"].splitlines()[2]
    assert stone.split("|")[0].split()[2:] == lies["stone-1-0"]
    lies["clan"] = lies["clan"][1:]
    code, sentence = (await refused(live_server, "/analysis/arranged", body))[1:]
    assert code == "wrong_position"
    assert sentence.startswith("no place given for")
    body["arrangement"] = lies | {"hand-0": ["r1\nplayer 0 was last"]}
    assert "is not a piece" in (await refused(live_server, "/analysis/arranged", body))[2]


@pytest.mark.parametrize("game", ["schotten-totten", "tabula-rasa", "rat-hot"])
async def test_a_cleared_table_is_bare_and_what_is_missing_is_said_and_drawn(
    live_server: LiveServer, game: str
) -> None:
    played = tavolino.new(game, seed=6)
    for _ in range(8):
        played.play(played.legal[-1])
    line: Json = {"position": played.position, "names": NAMES}
    form = await post(live_server, "/analysis/set-up", line | {"change": "clear"}, language="en")
    piles = {zone["name"] for zone in form["zones"] if zone["rest"] or zone["name"] == "up"}
    assert not [name for name, lies in form["arrangement"].items() if lies and name not in piles]
    assert form["chosen"] == {
        setting["name"]: next(iter(setting["values"])) for setting in form["settings"]
    }
    wanted = sum(zone["least"] for zone in form["zones"])
    assert bool(form["missing"]) == bool(wanted)
    body = line | {"arrangement": form["arrangement"], "chosen": form["chosen"]}
    full = await post(live_server, "/analysis/set-up", body | {"change": "fill"}, language="en")
    assert full["missing"] == []
    body = line | {"arrangement": full["arrangement"], "chosen": full["chosen"]}
    start = await post(live_server, "/analysis/arranged", body)
    made = tavolino.from_position(start["position"])
    assert made.view("open").data | {"legal": []} == full["view"]
    assert made.legal


async def test_empty_hands_are_missing_and_not_taken_silently(live_server: LiveServer) -> None:
    game = tavolino.new("schotten-totten", seed=4)
    form = await post(live_server, "/analysis/set-up", {"position": game.position})
    lies = form["arrangement"]
    lies["clan"] += lies["hand-1"]
    lies["hand-1"] = []
    line = {"position": game.position, "names": NAMES, "arrangement": lies}
    form = await post(live_server, "/analysis/set-up", line, language="en")
    assert form["missing"] == ["Hand of Player 2: 6 missing"]
    assert form["view"]["hands"][1]["cards"] == []


async def test_who_completed_a_side_first_is_asked_only_where_both_are_complete(
    live_server: LiveServer,
) -> None:
    game = tavolino.new("schotten-totten", seed=4)
    form = await post(live_server, "/analysis/set-up", {"position": game.position})
    lies = form["arrangement"]
    for seat, count in enumerate((3, 2)):
        lies[f"stone-4-{seat}"] = [lies["clan"].pop() for _ in range(count)]
    line: Json = {"position": game.position, "arrangement": lies}
    form = await post(live_server, "/analysis/set-up", line)
    assert not [each["name"] for each in form["settings"] if each["name"].startswith("first")]
    (room,) = [zone["takes"] for zone in form["zones"] if zone["name"] == "stone-4-0"]
    assert room == []
    lies["stone-4-1"].append(lies["clan"].pop())
    for first in ("0", "1"):
        asked = line | {"chosen": {"first-4": first}}
        form = await post(live_server, "/analysis/set-up", asked)
        assert form["chosen"]["first-4"] == first
        assert form["view"]["stones"][3]["completed_first"] == int(first)


async def test_strips_are_laid_by_the_moves_of_the_one_that_is_held(
    live_server: LiveServer,
) -> None:
    game = tavolino.new("rat-hot", seed=4)
    line: Json = {"position": game.position}
    form = await post(live_server, "/analysis/set-up", line | {"change": "clear"})
    for number in range(4):
        lies = form["arrangement"]
        held = lies["pile"][5]
        found = await post(
            live_server, "/analysis/set-up", line | {"arrangement": lies, "held": held}
        )
        assert list(found["moves"]) == found["view"]["legal"] != []
        assert {move.partition("@")[0] for move in found["moves"]} == {held}
        lies["pile"].remove(held)
        lies["laid"].append(found["view"]["legal"][-1])
        form = await post(live_server, "/analysis/set-up", line | {"arrangement": lies})
        assert len(form["view"]["laid"]) == number + 2  # with the start strip
        assert len(form["arrangement"]["up"]) == (2 if number % 2 == 0 else 1)
    # The first one carries the others.
    lies = form["arrangement"]
    below = lies["laid"].pop(0)
    lies["pile"].append(below)
    for move in lies["laid"]:
        assert move != below
    answer = await refused(live_server, "/analysis/set-up", line | {"arrangement": lies})
    assert answer[1:] == ("wrong_position", language("en").say("refused-arrangement"))


async def test_a_game_whose_pieces_cannot_be_arranged(
    live_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = {"position": a_game().position}
    form = await post(live_server, "/analysis/set-up", line)
    body = line | {"arrangement": form["arrangement"], "chosen": form["chosen"]}
    monkeypatch.setattr(analysis_board, "set_up_of", lambda game: None)
    sentence = language("en").say("refused-no-set-up")
    for path, asked in (("set-up", line), ("arranged", body)):
        found = await refused(live_server, f"/analysis/{path}", asked)
        assert found[1:] == ("wrong_position", sentence)
