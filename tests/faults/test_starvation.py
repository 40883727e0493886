"""A busy engine does not keep people waiting: while many clients ask for analyses, or play against
the strongest bot, a person's bot answers nearly as if they were alone. The times are printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults import crowd
from tests.faults.engine_load import measure, server
from tests.repeats import REPEATS

CROWD = 28, 100
PLAYERS = 254, 10  # tables, and addresses


@REPEATS  # of what `tests/tables/test_engine_client.py` and `test_engine_queue.py` prove
async def test_a_person_s_bot_answers_while_a_crowd_waits(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with server(tmp_path) as address:
        waits = await measure(address, *CROWD)
    with capsys.disabled():
        print(f"\n{CROWD[0]} tables of bots, {CROWD[1]} analyses: {waits}")
    assert waits.answered < CROWD[1], "the person has waited for all of them"


@REPEATS  # of what `tests/tables/test_engine_queue.py` and `test_waiting_for_bots.py` prove
async def test_a_person_s_bot_answers_while_a_crowd_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with server(tmp_path) as address:
        answers = await crowd.measure(address, *PLAYERS)
    with capsys.disabled():
        print(f"\n{PLAYERS[0]} games against maestro from {PLAYERS[1]} addresses:\n{answers}")
    for waits in answers.waits.values():
        assert {bot: len(each) for bot, each in waits.items()} == dict.fromkeys(
            crowd.BOTS, crowd.MOVES
        )
