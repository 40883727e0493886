"""The narrator: a language, a listener, and the players' names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..core.contract import Json
from .language import TEXTS, Language


@dataclass(frozen=True)
class Section:
    """A part of the table in words. `name` stays the same in every language."""

    name: str
    heading: str
    lines: list[str]


@dataclass(frozen=True)
class Thing:
    """Something on the table that players can ask about.

    - `names`: in the notation, or a word of the game's own; the page's board marks its parts with
      them.
    - `title`, `text`: what it is called, and what it is and does.
    """

    names: tuple[str, ...]
    title: str
    text: str


@dataclass(frozen=True)
class Brief:
    """A piece of a log line: what was done, in as few words as possible and without the player's
    name. A board may draw the `thing`, which is in the game's notation, in place of the text.
    `places` are where it happened, named as in picking patterns."""

    text: str
    thing: str | None = None
    places: tuple[str, ...] = ()


@dataclass(frozen=True)
class Narrator:
    """Turns messages into sentences for one listener: a language, the listener's view, and the
    players' names."""

    language: Language
    view: Json
    names: tuple[str, ...]

    def say(self, key: str, /, **arguments: str | int) -> str:
        # `language.say`, without another call: a snapshot has a hundred messages.
        return TEXTS[self.language.code, key, *arguments, *arguments.values()]

    @property
    def edition(self) -> str | None:
        edition: str | None = self.view.get("options", {}).get("edition")
        return edition

    def say_here(self, *keys: str) -> str:
        """Messages that take nothing, or the edition alone, one after the other."""
        return " ".join(self.language.say_in(key, self.edition) for key in keys)

    # -- people ----------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        return self.names[seat] if self.names else self.say("player", number=seat + 1)

    def is_listener(self, seat: int) -> bool:
        return bool(seat == self.view["seat"])

    def person(self, seat: int) -> dict[str, str]:
        """The arguments `who` and `name` for a player."""
        return {"who": "you" if self.is_listener(seat) else "other", "name": self.name(seat)}

    # -- lists: what stands between two entries is said once, not the lists ---------------------

    def series(self, entries: Iterable[str]) -> str:
        """ "a, b, c"; there must be something to list."""
        first, *others = entries
        return self.say("list-next", first="", next="").join([first, *others])

    def listing(self, entries: Iterable[str]) -> str:
        """ "a, b and c"; there must be something to list."""
        *front, last = entries
        if not front:
            return last
        return self.series(front) + self.say("list-last", first="", last="") + last

    def scores(self, points: Sequence[int]) -> str:
        """ "you 5, Anna 2", one entry per seat."""
        return self.series(
            self.say("score-entry", points=scored, **self.person(seat))
            for seat, scored in enumerate(points)
        )

    def section(self, name: str, heading: str, lines: Iterable[str]) -> Section:
        return Section(name, self.say(heading), list(lines))


def capital(text: str) -> str:
    """What may begin with a card, with a capital letter."""
    return text[:1].upper() + text[1:]


def nothing_to_explain(narrator: Narrator) -> list[Thing]:
    return []


Arguments = dict[str, str | int]
About = Callable[[Narrator, Any], Arguments]


@dataclass(frozen=True)
class Words:
    """What a game's narrator can say, and what can be typed there.

    - `narrate(narrator, event)`: an event in a sentence.
    - `describe(narrator)`: the whole table, section by section.
    - `prompt(narrator)`: what the listener has to do now.
    - `short_prompt(narrator)`: the same for somebody who sees the board, without what is drawn
      there; without it, the prompt.
    - `move_words(narrator, move)`: what a legal move is called.
    - `place(narrator, name)`: what lies at one place, by its name in the notation; None if there is
      no such place.
    - `hand`: the name of the section that `h` reads.
    - `examples`, `places`: examples of moves, and of places to read, separated by commas.
    - `move_help(narrator)`, `place_help`: the same for the help, each with the name of the message
      that says what it does.
    - `things(narrator)`: what can be asked about with the options of the view; nothing else of the
      view is used.
    - `about`: functions that turn the data of the rules' messages into arguments.
    - `brief(narrator, events)`: the events of a move as pieces of a log line; without it, the line
      is the move in the notation.
    - `ending(narrator)`: how a finished game was won, without saying by whom; without it, the
      scores.
    """

    narrate: Callable[[Narrator, Json], str]
    describe: Callable[[Narrator], list[Section]]
    prompt: Callable[[Narrator], str]
    move_words: Callable[[Narrator, str], str]
    place: Callable[[Narrator, str], str | None]
    hand: str
    examples: str
    places: str
    move_help: Callable[[Narrator], dict[str, str]]
    place_help: dict[str, str]
    about: dict[str, About] = field(default_factory=dict)
    things: Callable[[Narrator], list[Thing]] = nothing_to_explain
    brief: Callable[[Narrator, list[Json]], list[Brief]] | None = None
    ending: Callable[[Narrator], str] | None = None
    short_prompt: Callable[[Narrator], str] | None = None

    @property
    def place_letters(self) -> set[str]:
        """What stands before the name of a place to be read: the `s` of `s 4`."""
        examples = (example.partition(" ") for example in self.places.split(", "))
        return {letter for letter, blank, _ in examples if blank}
