"""What to play: the questions before the first game, whoever asks them."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..bots.levels import LEVELS
from ..core import registry
from ..core.contract import Option, Rules
from ..core.errors import OptionError
from ..text import rat_hot
from ..text.language import LANGUAGES, language

HERE = "here"  # nobody but those at this keyboard
DRAWN = "drawn"
# Games in which a seat has a colour, so that whoever chooses a colour chooses a seat.
COLOURS = {"rat-hot": rat_hot.COLOURS}
YES, NO = "yes", "no"
# The options that are asked for, and the messages that ask. The others make a box smaller.
ASKED = {
    "edition": "new-edition",
    "players": "option-players",
    "tactics": "option-tactics",
    "expert": "option-expert",
    "shrunk_groups_score": "option-shrunk-groups",
}


@dataclass(frozen=True)
class Choice:
    value: str
    label: str
    about: str = ""


@dataclass(frozen=True)
class Question:
    name: str
    asked: str
    choices: tuple[Choice, ...]
    chosen: str

    @property
    def about(self) -> str:
        """What is to be said of the answer that stands; where that is No, of the Yes."""
        return self.choices[self.place].about or self.choices[-1].about

    @property
    def place(self) -> int:
        """Of the answer that stands, among the choices."""
        return [choice.value for choice in self.choices].index(self.chosen)


@dataclass
class Start:
    """The answers so far. All of them have one from the beginning, so one can sit down at once."""

    code: str
    game: str
    against: str
    options: dict[str, Any] = field(default_factory=dict)
    seat: str = "0"  # or drawn; where seats have colours

    @property
    def rules(self) -> Rules:
        return registry.rules(self.game)

    def say(self, key: str, /, **arguments: str | int) -> str:
        return language(self.code).say(key, **arguments)

    def questions(self) -> list[Question]:
        """In the order in which they are asked; what is asked depends on the answers before."""
        spoken = tuple(Choice(code, name) for code, name in self._languages.items())
        games = tuple(self._named_game(name) for name in registry.names())
        return [
            Question("language", self.say("start-language"), spoken, self.code),
            Question("game", self.say("new-game"), games, self.game),
            *(self._about(option) for option in self.rules.options if self._is_asked(option)),
            Question("against", self.say("new-against"), self._opponents(), self.against),
            *self._colour(),
        ]

    @property
    def _languages(self) -> dict[str, str]:
        """Those that there are, and the pseudo-language where it was asked for by its code."""
        return LANGUAGES | ({} if self.code in LANGUAGES else {self.code: self.code})

    def answer(self, name: str, value: str) -> None:
        """One of the choices of the question of that name."""
        if name == "language":
            self.code = value
        elif name == "game":
            self.game, self.options = value, {}
        elif name == "against":
            self.against = value
        elif name == "colour":
            self.seat = value
        else:
            self.options[name] = _read(value)
            self._forget_impossible()

    def _named_game(self, name: str) -> Choice:
        key, words = f"game-{name}", language(self.code)
        return Choice(name, registry.rules(name).title, words.say(key) if words.has(key) else "")

    def _colour(self) -> list[Question]:
        """Asked of whoever plays against a bot; those at one keyboard have all colours."""
        colours = COLOURS.get(self.game, ())
        if not colours or self.against == HERE:
            return []
        named = [(str(seat), self.say(f"colour-{name}")) for seat, name in enumerate(colours)]
        choices = (*(Choice(*each) for each in named), Choice(DRAWN, self.say("colour-drawn")))
        return [Question("colour", self.say("new-colour"), choices, self.seat)]

    def own_seat(self) -> int | None:
        """The seat of the chosen colour, drawn if need be; None where no colour was asked for."""
        if not self._colour():
            return None
        return secrets.randbelow(len(COLOURS[self.game])) if self.seat == DRAWN else int(self.seat)

    def _opponents(self) -> tuple[Choice, ...]:
        here = Choice(HERE, self.say("against-here"), self.say("against-here-text"))
        bots = [
            Choice(name, name.capitalize(), self.say(f"bot-{name}")) for name in LEVELS
        ]  # from weak to strong
        named = () if self.against in (*LEVELS, HERE) else (Choice(self.against, self.against),)
        return (*bots, *named, here)

    # -- options ---------------------------------------------------------------------------------

    def _is_asked(self, option: Option) -> bool:
        """Whether there is something to choose: a switch that the others rule out is none."""
        if option.name not in ASKED:
            return False
        return not isinstance(option.default, bool) or self._can(option.name)

    def _can(self, name: str) -> bool:
        try:
            self.rules.check_options(self.options | {name: True})
        except OptionError:
            return False
        return True

    def _forget_impossible(self) -> None:
        for name in [name for name, value in self.options.items() if value is True]:
            if not self._can(name):
                del self.options[name]

    def _about(self, option: Option) -> Question:
        asked, now = self.say(ASKED[option.name]), self.options.get(option.name, option.default)
        if isinstance(option.default, bool):
            about = self.say(f"{ASKED[option.name]}-text")
            switch = (Choice(NO, self.say("start-no")), Choice(YES, self.say("start-yes"), about))
            return Question(option.name, asked, switch, YES if now else NO)
        if option.choices:
            choices = tuple(
                Choice(name, self.say(f"edition-{name}"), self.say(f"edition-{name}-text"))
                for name in option.choices
            )
        else:
            choices = tuple(
                Choice(str(count), self.say("players-count", count=count))
                for count in range(option.least, option.most + 1)
            )
        return Question(option.name, asked, choices, str(now))


def _read(value: str) -> bool | int | str:
    """A choice as the value of an option."""
    if value in (YES, NO):
        return value == YES
    return int(value) if value.isdigit() else value


def ask_in_lines(
    start: Start, read: Callable[[], str | None], write: Callable[[str], None]
) -> bool:
    """Ask everything in plain lines, with numbered choices; False when somebody left instead."""
    asked: list[str] = []
    while True:
        question = next((each for each in start.questions() if each.name not in asked), None)
        if question is None:
            return True
        write(question.asked)
        for number, choice in enumerate(question.choices, 1):
            about = f": {choice.about}" if choice.about else ""
            write(f"{number}. {choice.label}{about}")
        chosen = _read_choice(start, question, read, write)
        if chosen is None:
            return False
        start.answer(question.name, chosen)
        asked.append(question.name)


def _read_choice(
    start: Start, question: Question, read: Callable[[], str | None], write: Callable[[str], None]
) -> str | None:
    most = len(question.choices)
    write(start.say("start-ask", default=question.place + 1))
    while (line := read()) is not None:
        word = line.strip()
        if not word:
            return question.chosen
        if word.lower() in ("q", "quit"):
            return None
        if word.isascii() and word.isdigit() and 1 <= int(word) <= most:
            return question.choices[int(word) - 1].value
        write(start.say("start-not-there", word=word, most=most))
    return None
