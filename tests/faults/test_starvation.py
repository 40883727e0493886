"""A busy engine does not keep people waiting: while many clients ask for analyses, a person's bot
answers as if they were alone. The times are printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.engine_load import measure, server
from tests.repeats import REPEATS

CROWD = 28, 100


@REPEATS  # of what `tests/tables/test_engine_client.py` and `test_engine_queue.py` prove
async def test_a_person_s_bot_answers_while_a_crowd_waits(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with server(tmp_path) as address:
        waits = await measure(address, *CROWD)
    with capsys.disabled():
        print(f"\n{CROWD[0]} tables of bots, {CROWD[1]} analyses: {waits}")
    assert waits.answered < CROWD[1], "the person has waited for all of them"
