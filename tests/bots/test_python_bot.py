"""Python classes as bots: found, refused with a sentence, and playing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tavolino
from tavolino.bots.bot_spec import make, parse_bot, parse_bots
from tavolino.bots.python_bot import load_class
from tavolino.core.errors import OptionError

MODULE = """
class Last:
    needs_sampler = False

    def __init__(self, seed, back=1):
        self.seed, self.back = seed, back

    def choose(self, view, sampler):
        return view.legal[-self.back]


class Fussy:
    def __init__(self):
        pass

    def choose(self, view, sampler):
        return ""


class Nothing:
    pass


number = 3
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "their_bots.py").write_text(MODULE)
    (tmp_path / "broken_bots.py").write_text("import nothing_like_it")
    (tmp_path / "wrong_bots.py").write_text("1 / 0")
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    load_class.cache_clear()
    for name in ("their_bots", "broken_bots", "wrong_bots"):
        sys.modules.pop(name, None)


def test_a_class_of_the_current_folder_plays_with_its_parameters() -> None:
    first, second, third = parse_bots("their_bots:Last,me=their_bots:Last,back=2,random")
    assert [each.name for each in (first, second, third)] == ["their_bots:Last", "me", "random"]
    assert second.values == {"back": 2}
    game = tavolino.new("tabula-rasa", seed=1)
    for spec, back in ((first, 1), (second, 2)):
        bot = make(spec, 7)
        assert bot.name == "Last"
        view = game.view(game.player or 0)
        assert bot.choose(view, game.sampler()) == game.legal[-back]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("no_such_module:Bot", "there is no module 'no_such_module'"),
        ("their_bots:Missing", "the module has no class 'Missing'"),
        ("their_bots:Nothing", "expected a class with a method choose"),
        ("their_bots:number", "expected a class with a method choose"),
        ("broken_bots:Bot", "it needs nothing_like_it, which is missing"),
        ("wrong_bots:Bot", "it cannot be imported (ZeroDivisionError"),
        ("their_bots:Last:back", "'back' is not PARAMETER=NUMBER"),
        ("their_bots:Last:back=two", "'back=two' is not PARAMETER=NUMBER"),
        ("their_bots:Last:back=1,back=2", "back is given twice"),
    ],
)
def test_what_is_wrong_with_a_class_is_said(text: str, sentence: str) -> None:
    with pytest.raises(OptionError) as raised:
        parse_bot(text)
    assert sentence in str(raised.value)


def test_a_class_that_takes_no_seed_is_refused_with_how_it_is_called() -> None:
    with pytest.raises(OptionError, match=r"it is called as Fussy\(seed, \*\*parameters\)"):
        make(parse_bot("their_bots:Fussy"), 1)
