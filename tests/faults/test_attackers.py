"""Whoever asks for too much from one address, or opens too many connections from several, hardly
slows down a player's moves. The times are printed."""

from __future__ import annotations

import pytest

from tests.faults.attackers import ATTACKS, measure
from tests.repeats import REPEATS


@REPEATS  # of what the tests of limits in `tests/server` prove
@pytest.mark.parametrize("attack", ATTACKS)
async def test_a_player_moves_whoever_else_is_there(
    attack: str, capsys: pytest.CaptureFixture[str]
) -> None:
    times = await measure(attack)
    with capsys.disabled():
        print(f"\n{attack}: {times}")
