"""Clocks as a terminal shows them."""

from __future__ import annotations

import pytest

from tavolino.terminal.clocks import Clocks, clock_text


@pytest.mark.parametrize(
    ("seconds", "code", "words"),
    [
        (0, "en", "0:00"),
        (9.2, "en", "0:10"),
        (185, "de", "3:05"),
        (3720, "el", "1:02:00"),
        (2 * 86_400 + 4 * 3600 + 5, "en", "2d 4h"),
        (2 * 86_400 + 4 * 3600 + 5, "fr", "2 j 4 h"),
    ],
)
def test_seconds_are_read_as_on_a_clock(seconds: float, code: str, words: str) -> None:
    assert clock_text(seconds, code) == words


def test_one_clock_runs_and_none_goes_below_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    face = Clocks((10.0, 20.0), running=0, seen=100.0)
    monkeypatch.setattr("time.monotonic", lambda: 104.0)
    assert face.words("en") == ["0:06", "0:20"]
    monkeypatch.setattr("time.monotonic", lambda: 200.0)
    assert face.words("en") == ["0:00", "0:20"]
