"""Why a move cannot be played: asked over HTTP and over a socket, by whoever could play it."""

from __future__ import annotations

from tavolino.core.contract import Json
from tests.server.live_server import LiveServer, seat_all
from tests.tables.test_playing import unproven_claim

SMALL = {"stones": 2, "colours": 2, "values": 4, "hand": 2}


async def test_the_seat_to_move_is_told_and_nothing_is_played(live_server: LiveServer) -> None:
    created = await live_server.create("schotten-totten", SMALL, first=0)
    anna, _ = await seat_all(live_server, created)
    path = f"/tables/{created['table']}"
    before = (await live_server.ask("GET", path, anna)).json()
    legal = before["view"]["legal"][0]
    async with live_server.socket(created["table"], anna, language="it") as socket:
        await socket.next()

        async def why_not(move: str, **more: object) -> Json:
            await socket.send(type="why_not", id="1", move=move, **more)
            answer = await socket.next("answer")
            asked = await live_server.ask(
                "GET", f"{path}/why-not", anna, language="it", move=move, **more
            )
            assert asked.status_code == 200
            assert answer == {"type": "answer", "id": "1"} | asked.json()
            return asked.json()  # type: ignore[no-any-return]

        assert await why_not(legal) == {"legal": True}
        assert await why_not(legal, ply=before["ply"]) == {"legal": True}
        assert await why_not(legal.upper()) == {"legal": True}  # as it may be typed
        for move in ("claim 1", "r9@9", "nonsense"):
            answer = await why_not(move)
            assert answer["legal"] is False
            assert answer["code"] == "illegal_move"
            body = {"id": move, "ply": before["ply"], "move": move}
            played = await live_server.ask("POST", f"{path}/moves", anna, body, language="it")
            assert answer["sentence"] == played.json()["sentence"]
    assert (await live_server.ask("GET", path, anna)).json() == before


async def test_a_claim_that_is_not_proven_is_told_what_beats_it(live_server: LiveServer) -> None:
    game, claim = unproven_claim()
    assert game.player is not None
    body = {"record": game.record()}
    created = (await live_server.ask("POST", "/tables/from-record", body=body)).json()
    key = (await seat_all(live_server, created))[game.player]
    path = f"/tables/{created['table']}/why-not"
    answer = (await live_server.ask("GET", path, key, move=claim, language="de")).json()
    assert (answer["legal"], answer["code"]) == (False, "claim_not_proven")
    assert set(answer["detail"]) == {"stone", "cards", "formation"}
    assert "Stein" in answer["sentence"]
    assert "snapshot" not in answer


async def test_all_others_are_told_what_playing_it_would_tell_them(
    live_server: LiveServer,
) -> None:
    created = await live_server.create("schotten-totten", SMALL, first=0)
    _, eva = await seat_all(live_server, created)
    path = f"/tables/{created['table']}"
    for key, code in (
        (eva, "not_your_turn"),
        (created["spectator"], "not_authorised"),
        (created["owner"], "not_authorised"),
        (None, "not_authorised"),
    ):
        for move in ("r1@1", "claim 1", "nonsense"):
            body = {"id": "1", "ply": 1, "move": move}
            played = await live_server.ask("POST", f"{path}/moves", key, body)
            asked = await live_server.ask("GET", f"{path}/why-not", key, move=move)
            error = played.json()
            error.pop("snapshot", None)  # whoever asks sees the table already
            assert (asked.status_code, asked.json()) == (played.status_code, error)
            assert asked.json()["code"] == code
    async with live_server.socket(created["table"], eva) as socket:
        await socket.send(type="why_not", id="1", move="claim 1")
        error = await socket.next("error")
        assert (error["id"], error["code"]) == ("1", "not_your_turn")


async def test_a_stale_ply_and_a_finished_game_are_errors(live_server: LiveServer) -> None:
    created = await live_server.create("schotten-totten", SMALL, first=0)
    anna, eva = await seat_all(live_server, created)
    path = f"/tables/{created['table']}"
    stale = await live_server.ask("GET", f"{path}/why-not", anna, move="r1@1", ply=0)
    assert (stale.status_code, stale.json()["code"]) == (409, "stale_ply")
    long = await live_server.ask("GET", f"{path}/why-not", anna, move="x" * 200)
    assert (long.status_code, long.json()["code"]) == (422, "wrong_text")
    await live_server.ask("POST", f"{path}/resign", eva)
    over = await live_server.ask("GET", f"{path}/why-not", anna, move="r1@1")
    assert (over.status_code, over.json()["code"]) == (409, "game_over")
