"""Games and presentations from other packages: they serve as ours do, and one that cannot be used
is reported in one line and left out, while everything else goes on."""

from __future__ import annotations

import asyncio
import json
import re

import pytest

import tavolino
from tavolino import text
from tavolino.bots.advice import advise
from tavolino.bots.bot_spec import make, parse_bot, registered
from tavolino.bots.levels import LEVELS, at_game, measured
from tavolino.core import presentations, registry
from tavolino.core.errors import IllegalMove, TavolinoError, UnknownGame
from tavolino.core.match import Match
from tavolino.core.picking import Pattern, picks_of
from tavolino.core.sentence import sentence
from tavolino.lessons.lesson import lesson, steps_of
from tavolino.lessons.rulebook import rule_book_of
from tavolino.server.game_list import offered
from tavolino.terminal.app import TavolinoApp
from tavolino.terminal.boards import ANY_GAME, board_of, patterns_of
from tavolino.terminal.local_session import LocalSession
from tavolino.terminal.preferences import Preferences
from tavolino.terminal.rules import rule_lines
from tavolino.terminal.widgets import Board
from tavolino.text import typed_input
from tests.conftest import finished_game
from tests.fake_packages import GAME, GAMES, RULES, FakePackages, fake_packages

__all__ = ["fake_packages"]

OURS = ["rat-hot", "schotten-totten", "tabula-rasa"]


def reported(caplog: pytest.LogCaptureFixture) -> str:
    """What was reported: one line, about one thing."""
    (record,) = caplog.records
    line = record.getMessage()
    assert "\n" not in line
    assert line.startswith("left out tavolino.")
    return line


# -- rules ---------------------------------------------------------------------------------------


def test_a_game_from_elsewhere_is_played_like_ours(fake_packages: FakePackages) -> None:
    fake_packages.install_game()
    assert registry.names() == sorted([*OURS, GAME])
    game = tavolino.new(GAME, seed=1)
    game.play(game.legal[0])
    assert tavolino.load(game.record()) == game


BROKEN_RULES = {
    "does not import": ("raise RuntimeError('no\\nluck')", "RuntimeError: no luck"),
    "is not there": ("", "AttributeError"),
    "breaks the contract": ("RULES = 5", "int is not tavolino.core.contract.Rules"),
    "has another name": (
        "from tavolino.games.rat_hot import RULES",
        "its rules have another name, 'rat-hot'",
    ),
    "has gaps": (
        f"{RULES}\nimport numpy as np\n"
        "RULES = replace(RULES, state=np.dtype([('player', 'i1'), ('over', 'i8')], align=True))",
        "has gaps",
    ),
    "has a record without a player": (
        f"{RULES}\nimport numpy as np\nRULES = replace(RULES, state=np.dtype([('over', 'i1')]))",
        "has no field `player`",
    ),
    "has no record": (
        f"{RULES}\nimport numpy as np\nRULES = replace(RULES, state=np.dtype('i1'))",
        "has no field `player`",
    ),
    "has a record of another game": (
        "from tavolino.games.rat_hot import RULES as OURS\nfrom dataclasses import replace\n"
        "RULES = replace(OURS, name='other-game', kernels=replace(OURS.kernels))",
        "the same record type as another game",
    ),
    "has a game that is worth nothing": (
        f"{RULES}\nRULES = replace(RULES, return_range=(1.0, 1.0))",
        "the return range of other-game is empty: 1.0 to 1.0",
    ),
    "has something else instead of kernels": (
        f"{RULES}\nRULES = replace(RULES, kernels=())",
        "kernels: tuple is not Kernels",
    ),
    "has something else instead of a function": (
        f"{RULES}\nRULES = replace(RULES, parse_move='r4@4')",
        "parse_move: expected a function",
    ),
}


@pytest.mark.parametrize(("program", "problem"), BROKEN_RULES.values(), ids=BROKEN_RULES)
def test_a_game_that_cannot_be_used_is_left_out(
    program: str, problem: str, fake_packages: FakePackages, caplog: pytest.LogCaptureFixture
) -> None:
    fake_packages.install("other", GAMES, {"other_game.py": program})
    assert registry.names() == OURS
    with pytest.raises(UnknownGame, match="cannot be used"):
        registry.rules(GAME)
    assert registry.names() == OURS
    line = reported(caplog)
    assert "'other-game' (other_game:RULES)" in line
    assert problem in line


def test_a_name_of_ours_cannot_be_taken(
    fake_packages: FakePackages, caplog: pytest.LogCaptureFixture
) -> None:
    taken = {"tavolino.games": {"rat-hot": "other_game:RULES"}}
    fake_packages.install("a-package-that-sorts-before-ours", taken, {"other_game.py": RULES})
    assert registry.names() == OURS
    assert registry.rules("rat-hot").title == "Rat Hot"
    assert "the name 'rat-hot' is taken by tavolino.games.rat_hot:RULES" in reported(caplog)


# -- bots ----------------------------------------------------------------------------------------

BOT = """
class First:
    def __init__(self, seed):
        pass

    def choose(self, view, sampler):
        return view.legal[0]
"""


def test_a_bot_from_elsewhere_is_named_like_ours(fake_packages: FakePackages) -> None:
    fake_packages.install(
        "a", {"tavolino.bots": {"first": "other_bots:First"}}, {"other_bots.py": BOT}
    )
    spec = parse_bot("first")
    assert (spec.name, spec.python_class) == ("first", "other_bots:First")
    game = tavolino.new("rat-hot", seed=1, first=0)
    assert make(spec, 0).choose(game.view(0), game.sampler()) == game.legal[0]


@pytest.mark.parametrize(
    ("name", "owner"),
    [
        ("search", "a bot of ours"),
        ("mimi", "a bot of ours"),
        ("external", "a bot of ours"),
        ("first", "other_bots:First"),
    ],
)
def test_a_bot_cannot_take_a_name(
    name: str, owner: str, fake_packages: FakePackages, caplog: pytest.LogCaptureFixture
) -> None:
    fake_packages.install(
        "a", {"tavolino.bots": {"first": "other_bots:First"}}, {"other_bots.py": BOT}
    )
    fake_packages.install("b", {"tavolino.bots": {name: "more_bots:First"}}, {"more_bots.py": BOT})
    assert registered() == {"first": "other_bots:First"}
    assert f"the name {name!r} is taken by {owner}" in reported(caplog)


def test_the_engine_behind_hints_is_ours(
    fake_packages: FakePackages, caplog: pytest.LogCaptureFixture
) -> None:
    fake_packages.install("a", {"tavolino.engines": {"search": "other_bots:First"}}, {})
    assert registry.engine() is advise
    assert "the name 'search' is taken by tavolino.bots.advice:advise" in reported(caplog)


def test_without_an_engine_there_are_no_hints(
    fake_packages: FakePackages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "entries", lambda group: {})
    with pytest.raises(TavolinoError, match="there is no engine to ask for a hint"):
        registry.engine.__wrapped__()


# -- presentations -------------------------------------------------------------------------------

LOOK = {
    "appearance.py": "from tavolino.core.presentations import Appearance\n"
    "APPEARANCE = Appearance(order=0, surface='planks', seat_colours=('blue', 'red'))",
    "picking.py": "from tavolino.core.picking import Pattern\n"
    "PATTERNS = (Pattern('{card}@{place}', {'card': '[a-z][0-9]', 'place': '.'},"
    " ('card {card}', 'place {place}')),)",
    "levels.py": "from dataclasses import replace\nfrom tavolino.bots import levels\n"
    "from tavolino.bots.levels import Measured\n"
    "LEVELS = {'mimi': replace(levels.LEVELS['mimi'], temperature=0.9)}\n"
    "MEASURED = {'mimi': Measured(1000, 0.1)}",
    "words.py": "from dataclasses import replace\nfrom tavolino.text import any_game\n"
    "WORDS = replace(any_game.words_of('other-game'),"
    " prompt=lambda narrator: narrator.say('other-prompt'))",
    "lesson.py": "import tavolino\nfrom tavolino.lessons.step import Message, Step\n"
    "STEPS = (Step('first', tavolino.new('tabula-rasa', seed=1).position,"
    " Message('other-task'), Message('other-done'), ({'type': 'lay'},)),)",
    "rulebook.toml": "[[chapter]]\nname = 'goal'\nheading = 'rules-heading-goal'\n"
    "[[chapter.block]]\ntext = 'other-rule'\n",
    "terminal_board.py": "from tavolino.terminal.boards import ANY_GAME, TerminalBoard\n"
    "BOARD = TerminalBoard(ANY_GAME.draw, width=lambda view: 70)",
    "locales/en/words.ftl": "other-prompt = Go on.\nother-task = Lay a card.\nother-done = Good.\n"
    "other-rule = There is one rule.\ngame-other-game = From elsewhere.\n"
    "other-game-colour-blue = Sky\n",
    "locales/it/words.ftl": "other-prompt = Avanti.\n",
}


def test_a_presentation_from_elsewhere_brings_everything(
    fake_packages: FakePackages, caplog: pytest.LogCaptureFixture
) -> None:
    fake_packages.install_game(LOOK)
    view = tavolino.new(GAME, seed=1).view(0)
    assert text.prompt(view, "en") == "Go on."
    assert text.prompt(view, "it") == "Avanti."
    assert text.prompt(view, "de") == "Go on."  # a language that the package lacks
    assert presentations.in_order(registry.names())[0] == GAME
    assert at_game(LEVELS["mimi"], GAME).temperature == 0.9
    assert at_game(LEVELS["nonna"], GAME) is LEVELS["nonna"]
    found = measured("mimi", GAME)
    assert found is not None
    assert found.seconds == 0.1
    assert lesson(GAME, "fr")[0]["task"] == "Lay a card."
    assert "There is one rule." in rule_lines(GAME, None, "en")
    assert board_of(GAME).width({}) == 70
    assert picks_of(patterns_of(GAME), "r4@4") == ("card r4", "place 4")
    described = json.loads(offered("en").body)["games"][0]
    assert described["name"] == GAME
    assert described["text"] == "From elsewhere."
    assert described["surface"] == "planks"
    assert described["seat_colours"] == ["Sky", "Red"]
    assert described["lesson"]
    assert described["rulebook"]
    assert described["picking"][0]["picks"] == ["card {card}", "place {place}"]
    assert caplog.records == []


def test_cards_of_other_kinds_keep_their_notation(fake_packages: FakePackages) -> None:
    message = "other-why = You hold { $cards }, and not { $card }.\n"
    fake_packages.install_game(LOOK | {"locales/en/why.ftl": message})
    view = tavolino.new(GAME, seed=1).view(0)
    say = {"say": "other-why", "cards": ["r4", "wizard"], "card": "dragon"}
    assert text.reason(view, [say], "en") == "You hold red 4 and wizard, and not dragon."


BROKEN_PARTS = {
    "appearance.py": ("APPEARANCE = 5", "APPEARANCE is not tavolino.core.presentations.Appearance"),
    "picking.py": ("PATTERNS = ('r4',)", "PATTERNS holds something else than"),
    "levels.py": ("LEVELS = {'mimi': 1}\nMEASURED = {}", "LEVELS holds something else than"),
    "words.py": ("import no_such_package", "ModuleNotFoundError: No module named"),
    "lesson.py": ("STEPS = []", "STEPS is not builtins.tuple"),
    "rulebook.toml": ("[[chapter]]", "KeyError"),
    "terminal_board.py": ("", "AttributeError"),
}


@pytest.mark.parametrize("part", BROKEN_PARTS)
def test_a_part_that_cannot_be_used_is_left_out(
    part: str, fake_packages: FakePackages, caplog: pytest.LogCaptureFixture
) -> None:
    content, problem = BROKEN_PARTS[part]
    fake_packages.install_game(LOOK | {part: content})
    described = {game["name"]: game for game in json.loads(offered("en").body)["games"]}[GAME]
    prompt = text.prompt(tavolino.new(GAME, seed=1).view(0), "en")
    at_game(LEVELS["mimi"], GAME)
    assert described["text"] == "From elsewhere."
    assert described["surface"] == ("felt" if part == "appearance.py" else "planks")
    assert bool(described["picking"]) == (part != "picking.py")
    assert described["lesson"] == (part != "lesson.py")
    assert described["rulebook"] == (part != "rulebook.toml")
    assert (prompt == "Go on.") == (part != "words.py")
    assert (board_of(GAME) is ANY_GAME) == (part == "terminal_board.py")
    line = reported(caplog)
    assert problem in line
    assert f"(other_look, {part.removesuffix('.py')})" in line


BROKEN_PRESENTATIONS = {
    "does not import": ({"__init__.py": "raise RuntimeError('no luck')"}, "no luck"),
    "repeats a message": (
        {"locales/en/words.ftl": "other-prompt = Go on.\nyou = thou\n"},
        "the message you is there already, of tavolino",
    ),
    "repeats a message of a game": (
        {"locales/en/words.ftl": "tabula-prompt = Go on.\n"},
        "the message tabula-prompt is there already, of tabula-rasa",
    ),
    "has a message twice": (
        {"locales/en/words.ftl": "other-prompt = Go on.\nother-prompt = Go on!\n"},
        "the message other-prompt is there twice",
    ),
    "cannot be read": (
        {"locales/en/words.ftl": "other-prompt = {\n"},
        "locales/en/words.ftl cannot be read at: other-prompt",
    ),
}


@pytest.mark.parametrize(
    ("files", "problem"), BROKEN_PRESENTATIONS.values(), ids=BROKEN_PRESENTATIONS
)
def test_a_presentation_that_cannot_be_used_is_left_out(
    files: dict[str, str],
    problem: str,
    fake_packages: FakePackages,
    caplog: pytest.LogCaptureFixture,
) -> None:
    fake_packages.install_game(LOOK | files)
    view = tavolino.new(GAME, seed=1).view(0)
    assert text.prompt(view, "en").startswith("It’s ")
    assert steps_of(GAME) == ()
    assert rule_book_of(GAME) is None
    assert board_of(GAME) is ANY_GAME
    assert text.prompt(tavolino.new("tabula-rasa", seed=1).view(0), "en") != text.prompt(view, "en")
    assert problem in reported(caplog)


def test_a_module_is_no_presentation(
    fake_packages: FakePackages, caplog: pytest.LogCaptureFixture
) -> None:
    taken = GAMES | {"tavolino.presentations": {GAME: "other_look"}}
    fake_packages.install("other", taken, {"other_game.py": RULES, "other_look.py": "WORDS = 1"})
    assert board_of(GAME) is ANY_GAME
    assert "it is a module, not a package" in reported(caplog)


def test_a_presentation_of_ours_cannot_be_replaced(
    fake_packages: FakePackages, caplog: pytest.LogCaptureFixture
) -> None:
    taken = {"tavolino.presentations": {"rat-hot": "other_look"}}
    fake_packages.install("a-package", taken, {"other_look/__init__.py": ""})
    assert presentations.appearance("rat-hot").surface == "planks"
    assert "the name 'rat-hot' is taken by tavolino.presentation.rat_hot" in reported(caplog)


@pytest.mark.parametrize(
    ("move", "parts", "picks"),
    [
        ("{card}@{stone}", {"card": "r"}, ("hand {card}",)),
        ("{card}", {"card": "r"}, ("hand {stone}",)),
        ("{card}", {"card": "("}, ("hand {card}",)),
        ("{card}", {"card": "r"}, ()),
    ],
)
def test_a_pattern_says_what_is_wrong_with_it(
    move: str, parts: dict[str, str], picks: tuple[str, ...]
) -> None:
    with pytest.raises((ValueError, re.error)):
        Pattern(move, parts, picks)


# -- what serves for any game --------------------------------------------------------------------


async def test_a_game_without_a_presentation_is_played_with_the_cursor_keys(
    fake_packages: FakePackages, caplog: pytest.LogCaptureFixture
) -> None:
    fake_packages.install_game()
    match = Match(GAME, rounds=1, seed=3, first=0, players=2, hand=2, copies=1)
    session = LocalSession(match, {}, {})
    app = TavolinoApp(Preferences("en"), "Other Game", session)
    async with app.run_test(size=(100, 40)) as pilot, asyncio.timeout(120):
        await pilot.press("enter")  # the curtain
        while not match.game.moves:
            await pilot.pause()
            board = app.screen.query_one(Board)
            lines = ["".join(part.text for part in board.canvas.line(y)) for y in range(40)]
            shown = "\n".join(lines)
            legal = session.snapshot.view["legal"]
            assert all(f"  {move} " in shown for move in legal)
            assert str(match.game.view(0)).splitlines()[0] in shown
            await pilot.press("down", "down", "enter")
        assert match.game.moves[0][1] == legal[1]
    assert rule_lines(GAME, None, "en")[0] == "Other Game"
    described = {game["name"]: game for game in json.loads(offered("en").body)["games"]}[GAME]
    assert described["text"] == "A game from elsewhere."
    assert (described["lesson"], described["rulebook"], described["board"]) == (False, False, None)
    assert described["picking"] == []
    assert caplog.records == []


def test_a_game_without_words_says_in_english_why_a_move_is_refused(
    fake_packages: FakePackages,
) -> None:
    fake_packages.install_game()
    view = tavolino.new(GAME, seed=1).view(0)
    refusal = IllegalMove(sentence("other-why", "a dragon does not fly", dragon=1))
    assert text.refuse(refusal, view, "it") == "a dragon does not fly"
    assert text.reason(view, refusal.say, "it") == ""


def test_a_game_without_words_is_read_in_its_notation(fake_packages: FakePackages) -> None:
    fake_packages.install_game()
    view = finished_game(GAME, seed=1, players=2).view(0)
    result = view.data["result"]
    scores = [f"{name} {score}" for name, score in zip(("you", "B"), result["scores"], strict=True)]
    assert text.prompt(view, "en", ["A", "B"]) == f"Score: {', '.join(scores)}."
    assert typed_input.read("s 3", view, "en") == typed_input.Said(
        ["There’s nothing here called “3”. Try: m."]
    )
    assert typed_input.read("help dragon", view, "en") == typed_input.Said(
        ["There are no explanations for this game."]
    )
