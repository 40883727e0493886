"""A busy engine does not keep people waiting: while many clients ask for analyses, a person's bot
answers as if they were alone. The times are printed; `make faults` uses the full load."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.faults.engine_load import measure, server

CROWD = (28, 100) if os.environ.get("TAVOLINO_KILLS") else (4, 60)
LONGEST = 60.0  # seconds; on a machine of one's own it is less than one


@pytest.mark.slow
async def test_a_person_s_bot_answers_while_a_crowd_waits(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with server(tmp_path) as address:
        waits = await measure(address, *CROWD)
    with capsys.disabled():
        print(f"\n{CROWD[0]} tables of bots, {CROWD[1]} analyses: {waits}")
    assert waits.answered < CROWD[1], "the person has waited for all of them"
    assert max(waits.crowded) < LONGEST
