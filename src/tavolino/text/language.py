"""A language: the messages of its Fluent files, said with their arguments.

English is the source: its messages, and the variables in them, are what every language has to have.
`tavolino.text.check` compares them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ..core.errors import TavolinoError
from .pseudo import pseudo

ENGLISH = "en"
_VARIABLE = re.compile(r"\$([a-z-]+)")
PSEUDO = "qps"  # English in disguise: whatever is readable there was never translated
# Each language by its own name.
LANGUAGES = {
    "en": "English",
    "it": "Italiano",
    "el": "Ελληνικά",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
}
LOCALES: Traversable = files(__package__).joinpath("locales")
SUBJECTS = (
    "table",
    "tables",
    "cards",
    "schotten-totten",
    "tabula-rasa",
    "rat-hot",
    "refusals",
    "reasons",
    "analysis",
    "commands",
    "lessons",
    "rules",
    "terminal",
    "page",  # its words for games and opponents are the terminal's too
)
# What the page says for itself.
OF_THE_PAGE = ("review", "board-schotten-totten", "board-tabula-rasa", "board-rat-hot")


@dataclass(frozen=True)
class Language:
    code: str
    bundle: FluentBundle

    def has(self, key: str) -> bool:
        """Whether there is such a message: a game of another package has none of its own."""
        return key in _expected()

    def takes(self, key: str) -> frozenset[str]:
        """The arguments of a message."""
        return _expected()[key]

    def say(self, key: str, /, **arguments: str | int) -> str:
        """A message with its arguments: exactly those that it has, or it is a mistake of ours."""
        return _say(self.code, key, tuple(arguments.items()))


def code_of(wanted: str) -> str:
    """The language for a tag like `de-AT`; a TavolinoError names those that there are."""
    code = wanted.replace("_", "-").split("-")[0].lower()
    if code in LANGUAGES or code == PSEUDO:
        return code
    raise TavolinoError(f"there is no language {wanted!r}; languages: {', '.join(LANGUAGES)}")


def resources(
    code: str, locales: Traversable = LOCALES, subjects: tuple[str, ...] = SUBJECTS
) -> dict[str, ast.Resource]:
    """The Fluent files of a language by their subjects."""
    if code == PSEUDO:
        english = resources(ENGLISH, locales, subjects)
        return {subject: pseudo(parsed) for subject, parsed in english.items()}
    folder = locales.joinpath(code)
    return {
        subject: _parse(folder.joinpath(f"{subject}.ftl").read_text(encoding="utf-8"))
        for subject in subjects
    }


@cache
def _parse(content: str) -> ast.Resource:
    return FluentParser(with_spans=False).parse(content)


@cache
def language(wanted: str) -> Language:
    code = code_of(wanted)
    if code != wanted:
        return language(code)
    # Isolation marks around arguments would be read aloud and shown as boxes in terminals.
    bundle = FluentBundle([ENGLISH if code == PSEUDO else code], use_isolating=False)
    for resource in resources(code).values():
        bundle.add_resource(resource)
    return Language(code, bundle)


# A table says the same things again and again: every label of every legal move, each time.
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
    return declared()


def declared(
    locales: Traversable = LOCALES, subjects: tuple[str, ...] = SUBJECTS
) -> dict[str, frozenset[str]]:
    """The variables of each message: those that English uses, or names in the message's comment
    because another language needs them."""
    return variables_of(messages_of(resources(ENGLISH, locales, subjects)), with_comments=True)


def messages_of(parsed: Mapping[str, ast.Resource]) -> dict[str, ast.Message]:
    return {
        entry.id.name: entry
        for resource in parsed.values()
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


class Mentions(Visitor):
    """The variables and the other messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def variables_of(
    messages: Mapping[str, ast.Message], *, with_comments: bool = False
) -> dict[str, frozenset[str]]:
    """The variables of each message, those of messages that it mentions included."""

    def gather(key: str, above: frozenset[str]) -> frozenset[str]:
        if key not in messages or key in above:
            return frozenset()
        message = messages[key]
        found = Mentions()
        found.visit(message)
        if with_comments and message.comment is not None:
            found.variables.update(_VARIABLE.findall(message.comment.content or ""))
        others = (gather(other, above | {key}) for other in found.messages)
        return frozenset(found.variables).union(*others)

    return {key: gather(key, frozenset()) for key in messages}
