"""The names that other libraries know games by: they follow from the names of the games, whoever
brings them."""

from __future__ import annotations

from ...core import registry
from ...core.packages import entries


def names() -> list[str]:
    """The installed games; none of them is loaded."""
    return sorted(entries(registry.ENTRY_POINT))


def camel_case(name: str) -> str:
    """`two-words` as `TwoWords`."""
    return "".join(word.capitalize() for word in name.split("-"))


def snake_case(name: str) -> str:
    """`two-words` as `two_words`."""
    return name.replace("-", "_")
