"""A terminal of 80 columns and 24 lines: every game can be seen and played, in every language."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from tavolino.presentation.schotten_totten.terminal_board import SHORT
from tavolino.terminal.app import TavolinoApp
from tavolino.terminal.dialogs import MovesDialog, TextDialog
from tavolino.terminal.local_session import LocalSession
from tavolino.terminal.palette import SIGNS
from tavolino.terminal.preferences import Preferences
from tavolino.terminal.replay_screen import ReplayScreen
from tavolino.terminal.table_screen import TableScreen
from tavolino.terminal.widgets import TableArea
from tavolino.text import LANGUAGES
from tavolino.text.cards import is_coloured
from tests.repeats import repeated, repeated_but
from tests.terminal.test_app import (
    client,
    finished_replay,
    screen_text,
    shows,
    until_asked,
    with_mistakes,
)
from tests.test_cli import face

SIZE = (80, 24)
MOVES = {"tabula-rasa": 8, "schotten-totten": 8, "rat-hot": 4}  # that nobody loses by


def visible(app: TavolinoApp) -> list[str]:
    """The lines of the screen, as somebody sees them."""
    strips = app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip) for strip in strips]


def in_one_line(words: str) -> str:
    return " ".join(words.split())


def see_tabula_rasa(seen: str, lines: list[str], session: LocalSession) -> None:
    shield = re.compile(rf"(?:\b[1-5]|[{''.join(SIGNS.values())}][rygbp])(?= +\(\d\)|  |$)")
    labels = max((shield.findall(line) for line in lines[1:4]), key=len)
    assert labels == ["1", "2", "3", "4", "5", "▲r", "✶y", "♣g", "≈b", "✿p"]
    for card in session.snapshot.view["hands"][0]["cards"]:
        assert face(card) in seen


def see_schotten_totten(seen: str, lines: list[str], session: LocalSession) -> None:
    row = next(line for line in lines if "(1)" in line)
    assert re.findall(r"\(\d\)", row) == [f"({stone})" for stone in range(1, 10)]
    for card in session.snapshot.view["hands"][0]["cards"]:
        assert (face(card) if is_coloured(card) else SHORT[card]) in seen


def see_rat_hot(seen: str, lines: list[str], session: LocalSession) -> None:
    view = session.snapshot.view
    for strip in view["turned_up"]:
        assert f"{strip}:" in seen
    column, row = view["laid"][-1]["cells"][1]  # what the bot has laid
    assert re.search(rf"\b{column}\b", lines[5])
    assert any(line.lstrip().startswith(f"{row} ") for line in lines)


TABLES: dict[str, tuple[str, dict[str, Any], Callable[[str, list[str], LocalSession], None]]] = {
    "tabula-rasa for 2": ("tabula-rasa", {"players": 2}, see_tabula_rasa),
    "tabula-rasa for 3": ("tabula-rasa", {"players": 3}, see_tabula_rasa),
    "tabula-rasa for 4": ("tabula-rasa", {"players": 4}, see_tabula_rasa),
    "schotten-totten": ("schotten-totten", {"tactics": True}, see_schotten_totten),
    "rat-hot": ("rat-hot", {}, see_rat_hot),
}

FEWER = ("tabula-rasa for 2", "tabula-rasa for 3")  # who have more room than four
TRIED = [repeated(table) if table in FEWER else table for table in TABLES]


async def play_a_little(pilot: Pilot[str], session: LocalSession) -> None:
    for _ in range(MOVES[session.game.rules.name]):
        await until_asked(pilot, session)
        moves = session.game.legal
        await session.answer(moves[len(moves) // 2], "en")
    await until_asked(pilot, session)
    await pilot.pause()


@pytest.mark.parametrize("code", repeated_but("el", LANGUAGES))
@pytest.mark.parametrize("table", TRIED)
async def test_table_hand_prompt_and_hint_are_on_the_screen(table: str, code: str) -> None:
    game, options, see = TABLES[table]
    app, session = client(game, code=code, **options)
    async with app.run_test(size=SIZE) as pilot:
        await play_a_little(pilot, session)
        prompt = in_one_line(session.snapshot.prompt(code))
        for answer in ("", "\n".join(["A hint of several lines."] * 6)):
            assert isinstance(app.screen, TableScreen)
            app.screen._say_answer(answer)
            await pilot.pause()
            lines = visible(app)
            seen = "\n".join(lines)
            see(seen, lines, session)
            below = in_one_line(" ".join(lines[-11:]))
            assert prompt[:100] in below
            assert below.count("A hint of several lines.") == answer.count("A hint")
            assert app.screen.query_one(Input).placeholder in seen
            area = app.screen.query_one(TableArea)
            assert area.max_scroll_x == 0  # nothing to the side is out of snapshot


@pytest.mark.parametrize("table", TRIED)
async def test_moves_log_and_rules_are_a_key_away(table: str) -> None:
    game, options, _ = TABLES[table]
    app, session = client(game, **options)
    async with app.run_test(size=SIZE) as pilot:
        await play_a_little(pilot, session)
        await pilot.press("m")
        await pilot.pause()
        assert shows(app, MovesDialog)
        legal, played = list(session.game.legal), len(session.game.moves)
        assert app.screen.query_one(OptionList).option_count == len(legal)
        await pilot.press("end")
        await pilot.pause()
        assert legal[-1] in "\n".join(visible(app))
        await pilot.press("enter")
        await until_asked(pilot, session)
        assert session.game.moves[played] == (0, legal[-1])
        for key, sentence in (("l", session.snapshot.log_lines("en")[-1][0]), ("b", "Goal")):
            await pilot.press(key)
            await pilot.pause()
            assert shows(app, TextDialog)
            assert sentence in screen_text(app)
            await pilot.press("escape")
            await pilot.pause()
        assert shows(app, TableScreen)


async def test_without_a_log_beside_it_the_table_shows_what_happened_last() -> None:
    app, session = client("tabula-rasa")
    async with app.run_test(size=SIZE) as pilot:
        await play_a_little(pilot, session)
        assert not app.screen.query_one("#log").display
        last = in_one_line(" ".join(session.snapshot.log_lines("en")[-1]))
        assert last[:100] in in_one_line(" ".join(visible(app)))
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert app.screen.query_one("#log").display
        assert not app.screen.query_one("#latest", Static).display


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_a_finished_game_fits_too(players: int) -> None:
    app, session = client("tabula-rasa", players=players, hand=2, copies=1)
    async with app.run_test(size=SIZE) as pilot:
        await until_asked(pilot, session)
        while not session.game.over:
            await session.answer(session.game.legal[0], "en")
            await until_asked(pilot, session)
        await pilot.press("r")
        await pilot.pause()
        assert shows(app, ReplayScreen)
        await pilot.press("right", "right")
        await pilot.pause()
        area = app.screen.query_one(TableArea)
        assert (area.max_scroll_x, area.max_scroll_y) == (0, 0)
        assert "Move 2 of" in "\n".join(visible(app))


@pytest.mark.parametrize("code", repeated_but("el", LANGUAGES))
async def test_the_sentence_about_a_mistake_is_shown_whole(code: str) -> None:
    replay = with_mistakes(finished_replay(), 1)
    assert replay.found is not None
    (decision,) = replay.found.decisions
    why = (
        "One card of five fits, your side is not lost yet, and better ones stay in your hand. " * 2
    )
    replay.found = dataclasses.replace(
        replay.found, decisions=(dataclasses.replace(decision, why=why.strip()),)
    )
    app = TavolinoApp(Preferences(code), "Tavolino", replay=replay)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("m")
        await pilot.pause()
        caption = in_one_line(" ".join(replay.caption(code)))
        assert len(caption) > 250
        assert caption in in_one_line(" ".join(visible(app)))
        area = app.screen.query_one(TableArea)
        assert (area.max_scroll_x, area.max_scroll_y) == (0, 0)


async def test_a_digit_that_picks_nothing_says_so() -> None:
    app, session = client("tabula-rasa")
    async with app.run_test(size=SIZE) as pilot:
        await until_asked(pilot, session)
        await pilot.press("9")
        await pilot.pause()
        assert "There’s nothing to pick at 9 now." in screen_text(app)
        await pilot.press("1")
        await pilot.pause()
        assert "nothing to pick" not in screen_text(app)
