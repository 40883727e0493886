"""Lessons over HTTP: nothing is kept, everything goes through the rules."""

from __future__ import annotations

from tests.server.live_server import LiveServer


async def test_a_lesson_is_played_step_by_step(live_server: LiveServer) -> None:
    lesson = (await live_server.ask("GET", "/lessons/schotten-totten", language="it")).json()
    assert lesson["steps"][0]["task"].startswith("Due clan")
    path = "/lessons/schotten-totten/colour-run"
    wrong = (await live_server.ask("POST", path, body={"move": "c1@1"}, language="it")).json()
    assert (wrong["right"], len(wrong["events"])) == (False, 1)
    right = (await live_server.ask("POST", path, body={"move": "r6@3"}, language="it")).json()
    assert right["right"]
    assert right["view"]["stones"][2]["sides"][0] == ["r4", "r5", "r6"]
    illegal = (await live_server.ask("POST", path, body={"move": "r9@3"})).json()
    assert illegal["said"][0].startswith("You do not have the red 9.")


async def test_what_is_no_lesson_is_refused(live_server: LiveServer) -> None:
    for method, path in (("GET", "/lessons/chess"), ("POST", "/lessons/rat-hot/nothing")):
        answer = await live_server.ask(method, path, body={"move": "?"}, language="de")
        assert answer.json()["code"] == "unknown_lesson"
        assert answer.json()["sentence"] == "Diese Lektion gibt es nicht."
