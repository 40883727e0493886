"""A language: the messages of its Fluent files, ours and those of the games, said with their
arguments."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from ..core.errors import TavolinoError
from .fluent_files import ENGLISH as ENGLISH  # re-exported: callers import it from here
from .fluent_files import LOCALES, OF_THE_PAGE, messages_of, read_locale, variables_of
from .packages import package_locales
from .pseudo import pseudo

PSEUDO = (
    "qps"  # English in disguise: whatever looks normal there does not come from the Fluent files
)
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
        error."""
        return _say(self.code, key, tuple(arguments.items()))

    def say_in(self, key: str, edition: str | None) -> str:
        """A message that takes nothing, or the edition alone."""
        takes = self.takes(key)
        return self.say(key, **({"edition": edition or "other"} if "edition" in takes else {}))


def code_of(wanted: str) -> str:
    """The language for a tag like `de-AT`; the error names the available ones."""
    code = wanted.replace("_", "-").split("-")[0].lower()
    if code in LANGUAGES or code == PSEUDO:
        return code
    raise TavolinoError(f"there is no language {wanted!r}; languages: {', '.join(LANGUAGES)}")


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


# Cached, because a table says the same things again and again: every label of every legal move.
@lru_cache(maxsize=50_000)
def _say(code: str, key: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
    given: dict[str, FluentType | str | int] = dict(arguments)
    expected = _expected()[key]
    if given.keys() != expected:
        listed = ", ".join(sorted(expected)) or "nothing"
        raise TypeError(f"message {key} takes {listed}; given: {', '.join(given)}")
    bundle = language(code).bundle
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"message {key} has no text"
    text, problems = bundle.format_pattern(pattern, given)
    if problems:
        raise ValueError(f"message {key} in {code}: {problems[0]}")
    return str(text)


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
