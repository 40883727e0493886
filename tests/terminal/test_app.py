"""The drawn client: whole games by keys, by mouse and by typing, and no word that is not ours."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import Any, cast

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from tavolino.bots.bot_spec import make, parse_bot
from tavolino.bots.review import Decision, Review
from tavolino.bots.search import Budget
from tavolino.core.contract import Json
from tavolino.core.hint import RatedMove
from tavolino.core.match import Match
from tavolino.presentation.schotten_totten.terminal_board import OURS, THEIRS
from tavolino.presentation.tabula_rasa.terminal_board import LEADS
from tavolino.terminal.app import TavolinoApp
from tavolino.terminal.dialogs import Curtain, LanguageDialog, TextDialog
from tavolino.terminal.local_session import LocalSession
from tavolino.terminal.palette import SIGNS
from tavolino.terminal.preferences import Preferences
from tavolino.terminal.replay import Replay
from tavolino.terminal.replay_screen import ReplayScreen
from tavolino.terminal.table_screen import TableScreen
from tavolino.terminal.widgets import Board, Keys
from tavolino.text import LANGUAGES
from tests.conftest import finished_game

SIZE = (110, 40)


def client(
    game: str, code: str = "en", bots: bool = True, rounds: int = 1, seed: int = 3, **options: Any
) -> tuple[TavolinoApp, LocalSession]:
    match = Match(game, rounds=rounds, seed=seed, first=0, **options)
    seats = range(1, len(match.game.names)) if bots else ()
    session = LocalSession(match, {seat: make(parse_bot("random"), seat) for seat in seats})
    return TavolinoApp(Preferences(code, review_ms=5), "Tavolino", session), session


async def until_asked(pilot: Pilot[str], session: LocalSession) -> None:
    async with asyncio.timeout(120):
        while session.snapshot.thinking is not None:
            await asyncio.sleep(0.005)
    await pilot.pause()


def shows(app: TavolinoApp, kind: type[object]) -> bool:
    return isinstance(app.screen, kind)


def screen_text(app: TavolinoApp) -> str:
    """Everything on the screen, the lines of the table too."""
    screen = app.screen
    texts = [str(each.render()) for each in screen.query(Static)]
    for board in screen.query(Board):
        lines = (board.canvas.line(y) for y in range(board.canvas.height))
        texts += ["".join(segment.text for segment in line) for line in lines]
    texts += [each.placeholder for each in screen.query(Input)]
    return "\n".join(texts)


GAMES = [
    ("schotten-totten", {"stones": 3, "tactics": True, "edition": "ps-games"}),
    ("tabula-rasa", {"players": 3, "hand": 2, "copies": 1}),
    ("rat-hot", {}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_whole_games_by_keys_alone(game: str, options: Json) -> None:
    app, session = client(game, **options)
    async with app.run_test(size=SIZE) as pilot:
        while True:
            await until_asked(pilot, session)
            if session.snapshot.stage == "over":
                break
            await pilot.press("right", "enter")
        await pilot.press("r")
        await pilot.pause()
        assert shows(app, ReplayScreen)
        await pilot.press("end")
        last = session.game.moves
        assert f"Move {len(last)} of {len(last)}." in screen_text(app)


@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_a_move_by_mouse(game: str, options: Json) -> None:
    app, session = client(game, **options)
    async with app.run_test(size=SIZE) as pilot:
        await until_asked(pilot, session)
        board = app.screen.query_one(Board)
        while not session.game.moves:
            target = next(name for name in board.targets if name in board.canvas.spots)
            spot = board.canvas.spots[target]
            await pilot.click(Board, offset=(spot.x + 1, spot.y))
            await pilot.pause()
        await until_asked(pilot, session)
        assert session.game.moves[0][0] == 0


async def test_a_move_and_a_question_can_be_typed() -> None:
    app, session = client("schotten-totten")
    async with app.run_test(size=SIZE) as pilot:
        await until_asked(pilot, session)
        await pilot.press("slash", *"why", "space", *"claim", "space", "4", "enter")
        await pilot.pause()
        assert "Your side of stone 4 has 0 of 3 cards" in screen_text(app)
        move = session.game.legal[0]
        app.screen.query_one(Input).value = move
        await pilot.press("enter")
        await until_asked(pilot, session)
        assert session.game.moves[0] == (0, move)
        await pilot.press("escape", "u")
        await pilot.pause()
        assert session.game.moves == []


async def test_the_curtain_covers_both_hands() -> None:
    app, session = client("tabula-rasa", bots=False)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert shows(app, Curtain)
        table = next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))
        spots = table.query_one(Board).canvas.spots
        assert not [name for name in spots if name.startswith("hand ")]
        await pilot.press("enter")
        await pilot.pause()
        assert shows(app, TableScreen)
        shown = [name for name in app.screen.query_one(Board).canvas.spots if "hand " in name]
        own = session.game.view(0).data["hands"][0]["cards"]
        assert sorted(shown) == sorted({f"hand {card}" for card in own})


async def test_a_hint_that_comes_late_is_not_shown_to_the_next_player(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app, session = client("tabula-rasa", bots=False)
    thought = asyncio.Event()

    async def late(code: str, ms: int | None = None) -> list[RatedMove]:
        await thought.wait()
        return [RatedMove("r1@r", 0.5, why="You hold it.")]

    monkeypatch.setattr(session, "hint", late)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("enter", "h")
        await pilot.pause()
        await session.answer(session.game.legal[0], "en")
        session.changes.notify()
        await pilot.pause()
        await pilot.press("enter")
        thought.set()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert shows(app, TableScreen)
        assert session.snapshot.view["seat"] == 1
        assert "You hold it." not in screen_text(app)


@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_every_word_comes_from_the_languages(game: str, options: Json) -> None:
    """In the pseudo-language nothing can be read, but for names and notation."""
    app, session = client(game, code="qps", **options)
    notation = re.compile(
        r"\bRandom\b|Tavolino|\b[hurngtq/]\b|Enter|[<~]*[RG][>~]*|\b[1-9][rygbpc]\b"
    )
    async with app.run_test(size=SIZE) as pilot:
        await until_asked(pilot, session)
        await pilot.press("right", "enter", "right")
        await pilot.pause()
        plain = notation.sub("", screen_text(app))
        plain = re.sub(r"[▲✶♣≈✿❅]\w\b", "", plain)
        found = re.findall(r"[A-Za-z]{2,}", plain)
        assert not [word for word in found if word not in ("jok", "spy", "shld", "fog", "mud")]


async def test_another_language_changes_every_word_the_log_too() -> None:
    app, session = client("schotten-totten")
    async with app.run_test(size=SIZE) as pilot:
        await until_asked(pilot, session)
        await pilot.press("1", "2")
        await until_asked(pilot, session)
        assert "You lay" in screen_text(app)
        await app.screen.change_language("es")  # type: ignore[attr-defined]
        await pilot.pause()
        shown = screen_text(app)
        assert "Colocas" in shown
        assert not re.search(r"\b(You|lay|lays|card|deck|help)\b", shown)


async def test_digits_reach_every_card_of_a_hand_also_equal_ones() -> None:
    app, session = client("tabula-rasa", seed=56)
    async with app.run_test(size=SIZE) as pilot:
        await until_asked(pilot, session)
        hand = session.snapshot.view["hands"][0]["cards"]
        assert hand[:4] == ["y2", "y2", "y4", "y4"]
        board = app.screen.query_one(Board)
        places = []
        for place, card in enumerate(hand, 1):
            await pilot.press(str(place))
            await pilot.pause()
            screen = app.screen
            assert isinstance(screen, TableScreen)
            (picked,) = screen._picking.picked
            assert picked.split("/")[0] == f"hand {card}"
            places.append(board.canvas.spots[picked].x)
            await pilot.press("escape")
        assert places == sorted(set(places))  # each one is another card, from left to right
        await pilot.press("2", str(hand[1][1]))
        await until_asked(pilot, session)
        assert session.game.moves[0] == (0, f"{hand[1]}@{hand[1][1]}")


async def test_a_strip_that_is_turned_keeps_its_place() -> None:
    app, session = client("rat-hot")
    async with app.run_test(size=SIZE) as pilot:
        await until_asked(pilot, session)
        screen = app.screen
        assert isinstance(screen, TableScreen)
        if not screen._picking.picked:
            await pilot.press("right", "enter")
        cells = [pick for pick in screen._picking.targets if pick.startswith("cell ")]
        for wanted in cells[:: max(1, len(cells) // 6)]:
            screen.post_message(Board.Pointed(wanted))
            await pilot.pause()
            for turn in range(1, 5):
                await pilot.press("r")
                await pilot.pause()
                targets = screen._picking.targets
                assert screen._cursor in targets
                assert (wanted not in targets) or screen._cursor == wanted
                assert turn < 4 or screen._cursor == wanted  # once around


async def test_a_triangle_is_the_sign_of_red_and_of_nothing_else() -> None:
    """Nor does any other sign of a suit stand for a claimed stone, a lead or the cursor."""
    suits = "".join(SIGNS.values())
    assert len({*suits, LEADS, THEIRS, OURS, "▼", "◆", "·"}) == len(suits) + 6
    for game, options in cast(list[tuple[str, Json]], GAMES):
        app, session = client(game, **options)
        async with app.run_test(size=SIZE) as pilot:
            for _ in range(4):
                await until_asked(pilot, session)
                await session.answer(session.game.legal[0], "en")
            await until_asked(pilot, session)
            drawn = screen_text(app)
            for letter, sign in SIGNS.items():
                for at in [place for place, each in enumerate(drawn) if each == sign]:
                    assert drawn[at + 1] == letter


@pytest.mark.parametrize(
    ("code", "question"),
    [
        ("en", "Lay the red 7 at stone 1?"),
        ("el", "Σίγουρα;"),
        ("es", "¿Coloca"),
        ("fr", "\N{NO-BREAK SPACE}?"),
    ],
)
async def test_a_move_is_asked_about_as_the_language_asks(code: str, question: str) -> None:
    app, session = client("schotten-totten", code=code)
    async with app.run_test(size=SIZE) as pilot:
        await until_asked(pilot, session)
        await pilot.press("1", "right")
        await pilot.pause()
        card = session.snapshot.view["hands"][0]["cards"][0]
        colours = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "p": "purple", "c": "cyan"}
        asked = str(app.screen.query_one("#prompt", Static).render())
        assert question.replace("red 7", f"{colours[card[0]]} {card[1]}") in asked


async def test_light_and_dark() -> None:
    app, session = client("rat-hot")
    async with app.run_test(size=SIZE) as pilot:
        await until_asked(pilot, session)
        dark = app.theme
        await pilot.press("t")
        await pilot.pause()
        assert app.theme != dark
        assert app.screen.query_one(Board).canvas.ground == app.preferences.palette.ground


@pytest.mark.slow
async def test_after_the_end_the_game_is_gone_through() -> None:
    app, session = client("tabula-rasa", hand=2, copies=1, colours=3, values=3)
    async with app.run_test(size=SIZE) as pilot:
        while True:
            await until_asked(pilot, session)
            if session.snapshot.stage == "over":
                break
            await pilot.press("right", "enter")
        await pilot.press("r")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        await pilot.press("a")
        async with asyncio.timeout(120):
            while screen._replay.found is None:
                await asyncio.sleep(0.05)
        await pilot.pause()
        assert "decisions" in screen_text(app)
        assert app.screen.query_one(Keys)


async def types(pilot: Pilot[str], line: str) -> None:
    """Type a line on the input line, which keeps the keyboard."""
    await pilot.press("slash")
    pilot.app.screen.query_one(Input).value = line
    await pilot.press("enter")
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


def line_of(app: TavolinoApp, name: str) -> str:
    return str(app.screen.query_one(f"#{name}", Static).render())


async def test_every_word_of_the_help_can_be_typed() -> None:
    app, session = client("schotten-totten")
    async with app.run_test(size=SIZE) as pilot:
        await until_asked(pilot, session)
        for line, answer in (
            ("replay", "The game isn’t over yet."),
            ("analyse", "The game isn’t over yet."),
            ("undo", "That isn’t possible now."),
            ("next", "That isn’t possible now."),
            ("say hello", "That isn’t possible now."),
            ("language xx", "Languages: en, it"),
        ):
            await types(pilot, line)
            assert line_of(app, "answer").startswith(answer)
        for line, words in (
            ("?", "Arrows move, Enter picks"),
            ("rules", "Goal"),
            ("table", "Clan deck: 42 cards."),
        ):
            await types(pilot, line)
            assert shows(app, TextDialog)
            assert words in screen_text(app)
            await pilot.press("escape")
        await types(pilot, "language it")
        assert "Gioca una carta." in line_of(app, "prompt")
        await types(pilot, "")
        assert app.screen.query_one(Board).has_focus
        await types(pilot, "quit")
    assert app.return_value is None


async def test_a_language_is_chosen_from_a_list() -> None:
    app, session = client("schotten-totten")
    async with app.run_test(size=SIZE) as pilot:
        await until_asked(pilot, session)
        await pilot.press("g")
        await pilot.pause()
        assert shows(app, LanguageDialog)
        at = list(LANGUAGES).index("de")
        await pilot.press("home", *["down"] * at, "enter")
        await pilot.pause()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert "Spiele eine Karte." in line_of(app, "prompt")
        await pilot.press("g", "escape")
        await pilot.pause()
        assert "Spiele eine Karte." in line_of(app, "prompt")


async def test_the_mouse_points_at_a_place_and_clicks_on_the_keys() -> None:
    app, session = client("schotten-totten")
    async with app.run_test(size=SIZE) as pilot:
        await until_asked(pilot, session)
        await pilot.press("1")
        await pilot.pause()
        board, keys = app.screen.query_one(Board), app.screen.query_one(Keys)
        place = board.canvas.spots["stone 4"]
        await pilot.hover(Board, offset=(place.x + 1, place.y))
        await pilot.pause()
        assert "at stone 4?" in line_of(app, "prompt")
        labels = str(keys.render())
        await pilot.click(Keys, offset=(labels.index(" help"), 0))
        await pilot.pause()
        assert shows(app, TextDialog)


async def test_keys_that_mean_nothing_now_do_nothing() -> None:
    app, session = client("schotten-totten")
    async with app.run_test(size=SIZE) as pilot:
        await until_asked(pilot, session)
        before = screen_text(app)
        await pilot.press("r", "u", "n", "w")
        await pilot.pause()
        assert screen_text(app) == before
        assert session.game.moves == []


async def test_what_a_table_allows_has_a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rematch and a win on time are offered by tables of a server."""
    app, session = client("schotten-totten")
    done: list[str] = []

    async def do(what: str, code: str) -> None:
        done.append(what)

    async with app.run_test(size=SIZE) as pilot:
        await until_asked(pilot, session)
        allowed = replace(session.snapshot, can=("claim_time", "rematch"))
        monkeypatch.setattr(LocalSession, "snapshot", allowed)
        monkeypatch.setattr(session, "do", do)
        session.changes.notify()
        await pilot.pause()
        keys = str(app.screen.query_one(Keys).render())
        assert " w  Claim the win: time’s up " in keys
        assert " n  rematch " in keys
        await pilot.press("w", "n")
        await app.workers.wait_for_complete()
        assert done == ["claim_time", "rematch"]


def finished_replay(**options: Any) -> Replay:
    game = finished_game("tabula-rasa", 5, hand=2, copies=1, colours=3, values=3, **options)
    return Replay(game, ["Anna", None])


def with_mistakes(replay: Replay, *plies: int) -> Replay:
    """The same game, reviewed: these moves were blunders, and there was nothing else to decide."""
    game = replay.game
    decisions = tuple(
        Decision(
            ply=ply,
            seat=game.moves[ply][0],
            move=game.moves[ply][1],
            chance=0.2,
            best="r1@r",
            best_chance=0.7,
            lost=0.5,
            margin=0.1,
            legal=3,
            why="You hold it.",
            say=(),
            candidates=(),
        )
        for ply in plies
    )
    replay.found = Review(
        game="tabula-rasa",
        title="Tabula Rasa",
        players=("Anna", "Bo"),
        moves=len(game.moves),
        seats=(0, 1),
        budget=Budget(ms=1),
        seed=0,
        decisions=decisions,
        chances=((None, 0.5), *((0.0, 1.0) for _ in game.moves)),
        result=None,
    )
    return replay


async def test_a_recorded_game_is_gone_through_by_keys_and_mouse() -> None:
    replay = with_mistakes(finished_replay(), 1, 3)
    app = TavolinoApp(Preferences("en"), "Tavolino", replay=replay)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert "The deal." in screen_text(app)
        assert "Move 2, Player 2, a blunder: " in screen_text(app)
        for keys, ply in (
            (["right", "right"], 2),
            (["left"], 1),
            (["m"], 2),
            (["m"], 4),
            (["m"], 2),
            (["end"], replay.last),
            (["right"], replay.last),
            (["home"], 0),
        ):
            await pilot.press(*keys)
            assert replay.ply == ply
        slider = app.screen.query_one("#slider", Static)
        await pilot.click(slider, offset=(slider.size.width // 2, slider.size.height - 1))
        assert 0 < replay.ply < replay.last
        await pilot.click(Board, offset=(2, 2))
        await pilot.press("l")
        await pilot.pause()
        assert shows(app, TextDialog)
        assert "This game wasn’t played to the end" in screen_text(app)
        await pilot.press("escape", "q")
    assert not app.is_running


async def test_without_a_review_there_is_no_mistake_to_go_to() -> None:
    replay = finished_replay()
    app = TavolinoApp(Preferences("en"), "Tavolino", replay=replay)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("right", "m")
        assert replay.ply == 1


def test_a_chart_has_a_bar_for_every_chance_that_is_known() -> None:
    replay = finished_replay()
    assert replay.chart(0, 10) == ""
    with_mistakes(replay, 1)
    width = replay.last + 1
    assert replay.chart(0, width) == " " + "▁" * replay.last
    assert replay.chart(1, width) == "▅" + "█" * replay.last
