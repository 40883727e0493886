"""The names of players, or of their seats in the listener's language."""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache

from ..core.contract import Json
from ..core.printable import printable
from .language import language


def own_names(players: Sequence[str]) -> list[str | None]:
    """The names in a record; None for a player without one. A game without names calls its players
    `player 0`, `player 1` ..., which does not count as a name."""
    return [None if name == f"player {seat}" else name for seat, name in enumerate(players)]


def bot_name(bot: str) -> str:
    """Bots have first names; they stay as they are in every language."""
    return bot.capitalize()


def seated(seats: Iterable[Json]) -> list[str | None]:
    """Who sits at the seats of a server's table; None where nobody does."""
    return [bot_name(seat["name"]) if seat["bot"] else seat["name"] for seat in seats]


def apart(names: Sequence[str]) -> list[str]:
    """Names made distinct: of two Mimis, the first is Mimi 1 and the second Mimi 2. The page does
    the same (`web/src/lib/names.ts`)."""
    return list(_apart(tuple(names)))


@lru_cache(maxsize=1000)  # tables have the same names from move to move
def _apart(names: tuple[str, ...]) -> list[str]:
    looks = [_look(name) for name in names]
    taken = {look for look in looks if looks.count(look) == 1}
    found: list[str] = []
    for name, look in zip(names, looks, strict=True):
        if look not in taken:
            numbered = (f"{name} {number}" for number in itertools.count(1))
            name = next(each for each in numbered if _look(each) not in taken)
            taken.add(_look(name))
        found.append(name)
    return found


def _look(name: str) -> str:
    """The same for names that look alike: whatever their case, wide or narrow, and with invisible
    characters."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(sign for sign in folded if unicodedata.category(sign) not in ("Cf", "Mn"))


def called(names: Sequence[str | None], code: str, key: str = "player") -> list[str]:
    """A printable name for everybody. `key` is the message for players without one; people count
    from 1."""
    say = language(code).say
    return apart(
        [
            say(key, number=seat + 1) if name is None else printable(name)
            for seat, name in enumerate(names)
        ]
    )
