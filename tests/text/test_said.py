"""What makes words cheap changes none: texts that are kept, numbers without Babel, lists."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import pytest
from babel import Locale
from babel.numbers import NumberPattern
from fluent.runtime.types import FluentInt

import tavolino
from tavolino.core.contract import SPECTATOR
from tavolino.text import LANGUAGES, PSEUDO
from tavolino.text.language import SMALL, TEXTS, Language, language
from tavolino.text.narrator import Narrator
from tavolino.text.text_cache import Key, TextCache
from tests.text.narration import ALL_LANGUAGES, everything_narrated


def by_fluent_alone(spoken: Language, key: str, given: dict[str, Any]) -> str:
    """A text anew, without anything of ours."""
    pattern = spoken.bundle.get_message(key).value
    assert pattern is not None
    text, problems = spoken.bundle.format_pattern(pattern, given)
    assert problems == []
    return str(text)


@pytest.mark.parametrize("name", ["schotten-totten", "tabula-rasa", "rat-hot"])
def test_words_are_those_of_fluent_alone_to_the_byte(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a game that several onlookers hear in several languages in turns, so that each text could
    be mistaken for another's."""
    rng = random.Random(1)
    game = tavolino.new(name, seed=5)
    for _ in range(8):
        if not game.over:
            game.play(rng.choice(game.legal))
    heard = [(onlooker, code) for onlooker in (0, 1, SPECTATOR) for code in ALL_LANGUAGES]
    kept = [list(everything_narrated(game, *each)) for each in heard * 2]
    monkeypatch.setattr(Language, "say", lambda it, key, **given: by_fluent_alone(it, key, given))
    monkeypatch.setattr(
        Narrator, "say", lambda it, key, **given: by_fluent_alone(it.language, key, given)
    )
    assert kept == [list(everything_narrated(game, *each)) for each in heard] * 2


@pytest.mark.parametrize("code", LANGUAGES)
def test_small_numbers_are_written_as_babel_writes_them(code: str) -> None:
    locale = Locale.parse(code)
    assert [FluentInt(number).format(locale) for number in range(SMALL)] == [
        str(number) for number in range(SMALL)
    ]


def test_small_numbers_need_no_babel(monkeypatch: pytest.MonkeyPatch) -> None:
    TEXTS.cache_clear()
    say = language("de").say
    large = say("player", number=1234)

    def called(*given: object, **named: object) -> str:
        raise AssertionError("Babel was asked")

    monkeypatch.setattr(NumberPattern, "apply", called)
    assert (say("player", number=999), large) == ("Spieler 999", "Spieler 1.234")
    with pytest.raises(AssertionError, match="Babel was asked"):
        say("player", number=1000)


@pytest.mark.parametrize("code", ALL_LANGUAGES)
def test_a_list_is_what_its_messages_make_of_it(code: str) -> None:
    """Only what stands between two entries is asked of the messages, so nothing else may be in
    them."""
    told = Narrator(language(code), {}, ())
    both = told.say("list-next", first="a 1", next="b")
    three = told.say("list-last", first=both, last="{ c }")
    assert told.series(["a 1"]) == told.listing(["a 1"]) == "a 1"
    assert told.series(["a 1", "b"]) == both
    assert told.listing(["a 1", "b", "{ c }"]) == three
    for nothing in (told.series, told.listing):
        with pytest.raises(ValueError, match="not enough values"):
            nothing([])


def test_arguments_in_another_order_say_the_same_and_other_arguments_do_not() -> None:
    say = language("en").say
    given = {"who": "other", "name": "Anna", "what": "Bo"}
    for order in permutations(given):
        assert say("has", **{name: given[name] for name in order}) == "Anna: Bo."
    assert say("has", who="other", name="Bo", what="Anna") == "Bo: Anna."
    assert say("has", who="you", name="Anna", what="Bo") == "You: Bo."
    assert language(PSEUDO).say("has", **given) == "Anna: Bo."
    assert language("it").say("has", who="you", name="Anna", what="Bo") == "Tu: Bo."


def test_a_wrong_argument_is_refused_every_time() -> None:
    for _ in range(2):
        with pytest.raises(TypeError, match="message has takes name, what, who; given: name"):
            language("en").say("has", name="Anna")


def test_kept_texts_take_no_more_memory_however_long_the_names_are() -> None:
    made: list[Key] = []

    def make(key: Key) -> str:
        made.append(key)
        return f"{key[-1]} sits down."

    cache, often = TextCache(make, half=100_000), ("en", "sit", "name", "Anna")
    for number in range(5000):
        assert cache["en", "sit", "name", f"{'x' * (number % 400)}{number}"].endswith(" sits down.")
        assert cache[often] == "Anna sits down."
        assert sum(len(text) for text in (cache | cache._older).values()) < 200_000
    assert made.count(often) == 1  # what is asked for stays
    first = made[0]
    assert cache[first] == f"{first[-1]} sits down."
    assert made.count(first) == 2  # what is not is forgotten
    cache.cache_clear()
    assert (len(cache), cache[often], made.count(often)) == (0, "Anna sits down.", 2)
