"""Bots in worker processes: they answer, and survive what happens to workers."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

import tavolino
from tavolino.core.contract import Json
from tavolino.tables import thoughts, workers
from tavolino.tables.application import Tables
from tavolino.tables.errors import Code
from tavolino.tables.thinking import NoThought, Progress, Question, Thought, question
from tavolino.tables.wish import LEVELS, Wish
from tavolino.tables.workers import Workers
from tests.processes import plain_processes
from tests.tables.room import (
    BOT,
    PERSON,
    Room,
    refused,
    sit_down,
)
from tests.tables.troubled import die, die_once, fail, hang_once

pytestmark = pytest.mark.slow


def asked(level: str = "random") -> Question:
    return question(level, tavolino.new("tabula-rasa", seed=1))


async def test_workers_answer_with_legal_moves() -> None:
    pool = Workers()
    try:
        assert await pool.choose(asked()) in asked().view["legal"]
        thought = await pool.analyse(asked("maestro"))
        assert isinstance(thought, Thought)
        assert thought.move in asked().view["legal"]
        assert thought.moves[0].move == thought.move
        assert 0 <= thought.chance <= 1
        assert all(weighed.why for weighed in thought.moves)
        game = tavolino.new("schotten-totten", seed=1, stones=2, colours=2, values=4, hand=2)
        while not game.over:
            game.play(game.legal[0])
        told: list[tuple[int, int]] = []
        review = await pool.review(game.record(), lambda done, of: told.append((done, of)))
        assert len(review["chances"]) == len(game.moves) + 1
        assert told[-1] == (len(review["decisions"]), len(review["decisions"]))
    finally:
        await pool.stop()


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_that_a_table_offers_plays(level: str) -> None:
    assert workers.choose(asked(level)) in asked().view["legal"]
    assert thoughts.bot_of(level, 1).name.startswith(level)


async def test_a_worker_that_dies_is_replaced_and_asked_again(tmp_path: Path) -> None:
    question = asked(str(tmp_path / "died"))
    pool = Workers(choose=die_once)
    try:
        with plain_processes():
            assert await pool.choose(question) in question.view["legal"]
    finally:
        await pool.stop()


async def test_a_worker_that_hangs_is_ended_and_asked_again(tmp_path: Path) -> None:
    mark = tmp_path / "hung"
    question = asked(str(mark))
    pool = Workers(choose=hang_once)
    try:
        with plain_processes():
            await pool.choose(replace(question, level=str(tmp_path)))  # the worker is there then
            pool._longest = 2.0
            answer = asyncio.create_task(pool.choose(question))
            while not (mark.exists() or answer.done()):
                await asyncio.sleep(0.01)
            pool._longest = workers.LONGEST_THOUGHT  # the next one has to start first
            assert await answer in question.view["legal"]
    finally:
        await pool.stop()


async def test_who_never_answers_is_given_up() -> None:
    question = asked()
    pool = Workers(choose=die)
    try:
        with plain_processes(), pytest.raises(NoThought, match="3 times"):
            await pool.choose(question)
    finally:
        await pool.stop()


async def test_what_a_bot_complains_about_does_not_get_into_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    question = asked()
    pool = Workers(choose=fail)
    try:
        with plain_processes(), pytest.raises(NoThought):
            await pool.choose(question)
    finally:
        await pool.stop()
    assert "RuntimeError" in caplog.text
    assert "cards" not in caplog.text


async def test_a_game_against_workers_is_played_to_its_end(quick_room: Room) -> None:
    pool = Workers(2)
    tables = Tables(quick_room.store, pool)
    await tables.start(keep=False)
    try:
        options = {"stones": 2, "colours": 2, "values": 4, "hand": 2}
        wish = Wish("schotten-totten", options, seats=(PERSON, BOT))
        created = await tables.create(wish)
        anna = await sit_down(tables, created, 0, "Anna")
        async with tables.watch(created.table, anna.key) as watch:
            while (sight := await watch.next()) is not None and sight.state != "over":
                if sight.view["legal"]:
                    await anna.play()
        thought = await tables.analyse(created.table, anna.key, 0, 0)
        assert thought.move
    finally:
        await tables.stop()
        await pool.stop()


async def test_a_hint_that_does_not_come_is_told(quick_room: Room) -> None:
    class Silent:
        async def choose(self, question: Question) -> str:
            raise NoThought("silent")

        async def analyse(self, question: Question) -> Thought:
            raise NoThought("silent")

        async def review(self, record: Json, tell: Progress) -> Json:
            raise NoThought("silent")

    tables = Tables(quick_room.store, Silent())
    await tables.start(keep=False)
    try:
        created = await tables.create(Wish("tabula-rasa", seats=(PERSON, BOT), first=0))
        anna = await sit_down(tables, created, 0, "Anna")
        await refused(tables.hint(created.table, anna.key), Code.NO_THOUGHT)
        await anna.play()
        assert (await anna.see()).ply == 2, "the bot is asked again later"
    finally:
        await tables.stop()
