"""Fluent files: which ones there are, and what is in them.

English is the source: every language must have its messages, with their variables.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ENGLISH = "en"
LOCALES: Traversable = files(__package__).joinpath("locales")
# What only the page says.
OF_THE_PAGE = ("analysis-board", "board", "review", "sharing")
_VARIABLE = re.compile(r"\$([a-z-]+)")


def read_locale(folder: Traversable, code: str) -> dict[str, ast.Resource]:
    """The Fluent files of a language, by subject; empty if the folder lacks the language."""
    locale = folder.joinpath(code)
    if not locale.is_dir():
        return {}
    found = sorted(locale.iterdir(), key=lambda file: file.name)
    return {
        file.name.removesuffix(".ftl"): _parse(file.read_text(encoding="utf-8"))
        for file in found
        if file.name.endswith(".ftl")
    }


@cache
def _parse(content: str) -> ast.Resource:
    return FluentParser(with_spans=False).parse(content)


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
    """The variables of each message, including those of messages that it mentions; `with_comments`,
    also those that its comment names because another language needs them."""

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
