"""A language: the messages of its Fluent files, ours and those of the games, said with their
arguments."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

from ..core.checks import quoted
from ..core.errors import TavolinoError
from .fluent_files import ENGLISH as ENGLISH  # re-exported: callers import it from here
from .fluent_files import LOCALES, OF_THE_PAGE, messages_of, read_locale, variables_of
from .packages import package_locales
from .pseudo import pseudo
from .text_cache import Key, TextCache

PSEUDO = (
    "qps"  # English in disguise: whatever looks normal there does not come from the Fluent files
)
# Characters: Fluent raises an error from 2,500 on. What we list ourselves is shorter.
LONGEST_ARGUMENT = 2_000
# Each language by its own name.
LANGUAGES = {
    "en": "English",
    "it": "Italiano",
    "el": "Ελληνικά",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
}


@dataclass(frozen=True)
class Language:
    code: str
    bundle: FluentBundle

    def has(self, key: str) -> bool:
        """Whether there is such a message: a game of another package may lack it."""
        return key in _expected()

    def takes(self, key: str) -> frozenset[str]:
        """The arguments of a message."""
        return _expected()[key]

    def say(self, key: str, /, **arguments: str | int) -> str:
        """A message with its arguments; passing others than the message has is a programming
        error. What somebody sent may be quoted in it, however long that is."""
        return TEXTS[self.code, key, *arguments, *arguments.values()]

    def say_in(self, key: str, edition: str | None) -> str:
        """A message that takes nothing, or the edition alone."""
        takes = self.takes(key)
        return self.say(key, **({"edition": edition or "other"} if "edition" in takes else {}))


def code_of(wanted: str) -> str:
    """The language for a tag like `de-AT`; the error names the available ones."""
    code = wanted.replace("_", "-").split("-")[0].lower() if isinstance(wanted, str) else ""
    if code in LANGUAGES or code == PSEUDO:
        return code
    known = ", ".join(LANGUAGES)
    raise TavolinoError(f"there is no language {quoted(wanted)}; languages: {known}")


@cache
def language(wanted: str) -> Language:
    code = code_of(wanted)
    if code != wanted:
        return language(code)
    # Without isolation marks around arguments: they would be read aloud, and shown as boxes in
    # terminals.
    bundle = FluentBundle([ENGLISH if code == PSEUDO else code], use_isolating=False)
    for resource in _resources(code):
        bundle.add_resource(resource)  # the first message of a name counts
    return Language(code, bundle)


def _resources(code: str) -> Iterator[ast.Resource]:
    """Everything that Python says in a language. What a package lacks stays in English."""
    yield from _of(LOCALES, code)
    for folder in package_locales().values():
        yield from _of(folder, code)
        yield from _of(folder, ENGLISH)


def _of(folder: Traversable, code: str) -> Iterator[ast.Resource]:
    parsed = read_locale(folder, ENGLISH if code == PSEUDO else code)
    for subject, resource in parsed.items():
        if subject not in OF_THE_PAGE:
            yield pseudo(resource) if code == PSEUDO else resource


def _text(wanted: Key) -> str:
    """The language, the message, the names of its arguments, and the arguments: what is said."""
    code, key, *arguments = wanted
    code, key, half = str(code), str(key), len(arguments) // 2
    given = dict(zip(map(str, arguments[:half]), arguments[half:], strict=True))
    expected = _expected()[key]
    if given.keys() != expected:
        listed = ", ".join(sorted(expected)) or "nothing"
        raise TypeError(f"message {key} takes {listed}; given: {', '.join(given)}")
    bundle = language(code).bundle
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"message {key} has no text"
    problems: list[Exception] = []
    said = {
        name: _number(each) if isinstance(each, int) else _shortened(each)
        for name, each in given.items()
    }
    # As `FluentBundle.format_pattern` does it, which would make other numbers of ours.
    text = pattern(
        ResolverEnvironment(context=bundle, errors=problems, current=CurrentEnvironment(args=said))
    )
    if problems:
        raise ValueError(f"message {key} in {code}: {problems[0]}")
    return str(text)


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_ARGUMENT else text[: LONGEST_ARGUMENT - 1] + "…"


# A table says the same things again and again: every label of every legal move.
TEXTS = TextCache(_text, half=16_000_000)

SMALL = 1000  # smaller whole numbers have no separators, so they look alike in all our languages


class SmallNumber(FluentInt):
    """A number that is written without Babel, which needs longer for it than all else takes."""

    def format(self, locale: Locale) -> str:
        return int.__repr__(self)


class NegativeNumber(FluentInt):
    """A number with a minus sign, where Babel writes a hyphen."""

    def format(self, locale: Locale) -> str:
        return super().format(locale).replace("-", "−")


def _number(number: int) -> FluentInt:
    if number < 0:
        return NegativeNumber(number)
    return _small_number(number) if number < SMALL else FluentInt(number)


@cache
def _small_number(number: int) -> SmallNumber:
    return SmallNumber(number)


@cache
def _expected() -> dict[str, frozenset[str]]:
    """The arguments of each message: the variables that English uses, or names in the message's
    comment because another language needs them."""
    messages: dict[str, ast.Message] = {}
    for folder in (LOCALES, *package_locales().values()):
        messages |= messages_of(
            {
                subject: resource
                for subject, resource in read_locale(folder, ENGLISH).items()
                if subject not in OF_THE_PAGE
            }
        )
    return variables_of(messages, with_comments=True)
