"""Languages over the wire: snapshots, replays, errors and sockets."""

from __future__ import annotations

import pytest

from tavolino.core.contract import Json
from tavolino.tables import engine_worker
from tavolino.tables.engine import Analysis, EngineRequest, Progress
from tavolino.tables.engine_queue import Job
from tests.server.live_server import LiveServer, open_live_server, play_over_http, seat_all
from tests.tables.harness import QuickEngine
from tests.tables.test_playing import unproven_claim

TINY = {"stones": 2, "colours": 2, "values": 4, "hand": 2}


async def test_a_language_is_asked_for_in_the_address(live_server: LiveServer) -> None:
    created = await live_server.create("tabula-rasa", first=0)
    anna, _ = await seat_all(live_server, created)
    path = f"/tables/{created['table']}"
    plain = (await live_server.ask("GET", path, anna)).json()
    assert "words" not in plain
    assert "said" not in plain["events"][0]
    snapshot = (await live_server.ask("GET", path, anna, language="it-CH")).json()
    assert snapshot["events"][0]["said"] == ["Cominci tu."]
    assert set(snapshot["words"]["moves"]) == set(snapshot["view"]["legal"])
    body = {"id": "1", "ply": snapshot["ply"], "move": snapshot["view"]["legal"][0]}
    answer = (await live_server.ask("POST", f"{path}/moves", anna, body, language="it")).json()
    assert answer["snapshot"]["words"]["prompt"] != snapshot["words"]["prompt"]


@pytest.mark.parametrize("wrong", ["xx", "", "x" * 100])
async def test_a_language_that_there_is_not_is_refused(live_server: LiveServer, wrong: str) -> None:
    created = await live_server.create("tabula-rasa", public=True)
    answer = await live_server.ask("GET", f"/tables/{created['table']}", language=wrong)
    assert answer.json()["code"] == "wrong_text"
    assert "en, it, el, de, fr, es" in answer.json()["sentence"]


async def test_errors_are_said_in_the_language_that_was_asked_for(live_server: LiveServer) -> None:
    answer = await live_server.ask("GET", "/tables/nosuchtable", language="de")
    assert answer.json()["sentence"] == "Diesen Tisch gibt es nicht."
    answer = await live_server.ask("GET", "/nothing", language="el")
    assert answer.json()["sentence"] == "Εδώ δεν υπάρχει τίποτα."
    answer = await live_server.ask("POST", "/tables", body={}, language="fr")
    assert answer.json()["sentence"].startswith("La demande est incompréhensible\u00a0: game")


async def test_a_replay_shows_any_ply_with_its_words(live_server: LiveServer) -> None:
    created = await live_server.create("tabula-rasa")
    await play_over_http(live_server, created)
    path = f"/tables/{created['table']}/replay"
    start = (await live_server.ask("GET", path, created["owner"], after=0, language="en")).json()
    assert start["events"] == []
    for onlooker in ("0", "spectator", "open"):
        moment = await live_server.ask(
            "GET", path, created["owner"], after=1, onlooker=onlooker, language="en"
        )
        (event,) = moment.json()["events"]
        assert event["said"][0].split()[1:2] in (["lay"], ["0"], ["1"])
        assert moment.json()["words"]["table"]
        assert moment.json()["moves"] >= 1


async def test_a_socket_speaks_the_language_of_its_hello_and_changes_it(
    live_server: LiveServer,
) -> None:
    created = await live_server.create("rat-hot", first=0, public=True)
    anna, bo = await seat_all(live_server, created)
    async with live_server.socket(created["table"], bo, language="de") as socket:
        first = await socket.next()
        assert first["events"][0]["said"] == ["Guest 0 beginnt."]
        await socket.send(type="language", id="7", language="es")
        answer = await socket.next("answer")
        assert answer["id"] == "7"
        second = await socket.next()
        assert [event["type"] for event in second["events"]] == [
            event["type"] for event in first["events"]
        ]
        assert second["events"][0]["said"] == ["Empieza Guest 0."]
        await socket.send(type="language", id="8", language="klingon")
        assert "klingon" in (await socket.next("error"))["sentence"]
        await socket.send(type="play", id="9", ply=first["ply"], move="1@12,13E")
        assert (await socket.next("error"))["sentence"] == "Le toca a Guest 0."
        await socket.send(type="language", id="10", language=None)
        await socket.next("answer")
        assert "words" not in await socket.next()
    async with live_server.socket(created["table"], None, language="fr") as spectator:
        assert (await spectator.next())["words"]["moves"] == {}
        await spectator.send(type="language", id="1", language="it")
        await spectator.next("answer")
        assert (await spectator.next())["events"][0]["said"] == ["Comincia Guest 0."]
    async with live_server.socket(created["table"], anna, language="nonsense") as socket:
        assert (await socket.next("error"))["code"] == "wrong_text"


async def test_a_socket_previews_moves(live_server: LiveServer) -> None:
    created = await live_server.create("rat-hot", first=0)
    anna, _ = await seat_all(live_server, created)
    async with live_server.socket(created["table"], anna) as socket:
        legal = (await socket.next())["view"]["legal"]
        await socket.send(type="preview", id="1", moves=legal[:20])
        previews = (await socket.next("answer"))["previews"]
        assert list(previews) == legal[:20]
        assert all(events[0]["type"] == "lay" for events in previews.values())
        for wrong in (None, "1@12,13E", [1], ["?"] * 501):
            await socket.send(type="preview", id="2", moves=wrong)
            assert (await socket.next("error"))["code"] == "wrong_request"


async def test_a_socket_reads_commands(live_server: LiveServer) -> None:
    created = await live_server.create("schotten-totten", first=0)
    anna, bo = await seat_all(live_server, created)
    async with live_server.socket(created["table"], anna, language="it") as socket:
        move = (await socket.next())["view"]["legal"][0]

        async def typed(line: str) -> Json:
            await socket.send(type="command", id=line, line=line)
            return await socket.next("answer")

        assert (await typed(move.upper()))["move"] == move
        assert (await typed("h"))["said"]
        assert "r9@1" not in (await typed("why claim 4"))["said"]
        assert (await typed("?"))["said"][0].endswith(":")
        await socket.send(type="command", id="long", line="?" * 201)
        assert (await socket.next("error"))["code"] == "wrong_request"
    async with live_server.socket(created["table"], bo, language="it") as socket:
        await socket.send(type="command", id="1", line=move)
        assert (await socket.next("answer"))["said"] == ["Non è il tuo turno."]


async def test_a_claim_that_is_not_proven_comes_with_what_beats_it(live_server: LiveServer) -> None:
    game, claim = unproven_claim()
    created = (
        await live_server.ask("POST", "/tables/from-record", body={"record": game.record()})
    ).json()
    persons = await seat_all(live_server, created)
    assert game.player is not None
    key, path = persons[game.player], f"/tables/{created['table']}"
    ply = (await live_server.ask("GET", path, key)).json()["ply"]
    body = {"id": "1", "ply": ply, "move": claim}
    error = (await live_server.ask("POST", f"{path}/moves", key, body, language="de")).json()
    assert error["code"] == "claim_not_proven"
    assert set(error["detail"]) == {"stone", "cards", "formation"}
    assert "Stein" in error["sentence"]
    assert error["snapshot"]["words"]["prompt"]


class ThinkingEngine(QuickEngine):
    """What the workers do, done here."""

    async def analyse(self, request: EngineRequest, job: Job) -> Analysis:
        return engine_worker.analyse(request)

    async def review(self, record: Json, tell: Progress, job: Job) -> Json:
        plies = engine_worker.plan_review(record)
        judged = [engine_worker.judge(record, ply) for ply in plies]
        return engine_worker.put_together(record, judged)


async def test_hints_analyses_and_reviews_are_explained_in_a_language(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url, ThinkingEngine()) as live_server:
        spec = {"seats": [{"bot": "random"}, {}], "first": 1}
        created = await live_server.create("schotten-totten", TINY, **spec)
        (key,) = await seat_all(live_server, created)
        path = f"/tables/{created['table']}"

        async def thought(what: str, language: str | None) -> Json:
            query = {} if language is None else {"language": language}
            answer = await live_server.ask("POST", f"{path}/{what}", key, **query)
            assert answer.status_code == 200, answer.text
            found: Json = answer.json()
            return found

        hint = await thought("hint", "de")
        assert hint["moves"][0]["move"] == hint["move"]
        assert "Karte" in hint["moves"][0]["why"] or "Stein" in hint["moves"][0]["why"]
        english = await thought("hint", None)
        assert english["moves"][0]["why"]
        assert "Karte" not in str(english)
        while (seen := (await live_server.ask("GET", path, key)).json())["state"] != "over":
            if seen["view"]["legal"]:
                body = {"id": f"{seen['ply']}", "ply": seen["ply"]}
                move = seen["view"]["legal"][0]
                await live_server.ask("POST", f"{path}/moves", key, body | {"move": move})
        plain, german = await thought("games/0/review", None), await thought("games/0/review", "de")
        assert len(plain["decisions"]) == len(german["decisions"]) > 0
        for said, told in zip(plain["decisions"], german["decisions"], strict=True):
            assert said["ply"] == told["ply"]
            assert ("best_words" in told) == bool(told["verdict"])
            assert said["why"] != told["why"] or not said["why"]
        ply = plain["decisions"][0]["ply"]
        there = await thought(f"games/0/analysis/{ply}", "de")
        assert (
            there["moves"][0]["why"]
            != (await thought(f"games/0/analysis/{ply}", None))["moves"][0]["why"]
        )


async def test_a_stream_speaks_a_language(live_server: LiveServer) -> None:
    created = await live_server.create("rat-hot", first=0, public=True)
    path = f"/api/v2/tables/{created['table']}/stream?language=it"
    async with live_server.http.stream("GET", path) as stream:
        async for line in stream.aiter_lines():
            assert '"prompt":"Qualcuno deve ancora sedersi."' in line
            break
