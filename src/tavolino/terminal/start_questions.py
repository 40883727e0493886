"""The questions before the first game: what to play, and against whom."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..bots.levels import LEVELS
from ..bots.stand_ins import stand_in
from ..core import registry
from ..core.contract import Option, Rules
from ..core.errors import OptionError
from ..core.presentations import in_order
from ..core.whole_numbers import whole_number
from ..text.descriptions import (
    bot_text,
    choice_words,
    game_text,
    kind_of,
    option_words,
    seat_colours,
)
from ..text.language import LANGUAGES, language
from ..text.names import bot_name

HERE = "here"  # everybody plays at this keyboard
DRAWN = "drawn"
YES, NO = "yes", "no"
ASKED = ("choice", "players", "switch")  # the kinds of options that are asked for


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
        """A line about the current answer; for No, about Yes."""
        return self.choices[self.place].about or self.choices[-1].about

    @property
    def place(self) -> int:
        """The index of the current answer among the choices."""
        return [choice.value for choice in self.choices].index(self.chosen)


@dataclass
class Start:
    """The answers so far. Every question has a default, so the player can sit down at once."""

    code: str
    game: str
    against: str
    options: dict[str, Any] = field(default_factory=dict)
    seat: str = "0"  # or drawn; asked only if seats have colours

    @property
    def rules(self) -> Rules:
        return registry.rules(self.game)

    def say(self, key: str, /, **arguments: str | int) -> str:
        return language(self.code).say(key, **arguments)

    def questions(self) -> list[Question]:
        """The questions in order; later ones depend on earlier answers."""
        spoken = tuple(Choice(code, name) for code, name in self._languages.items())
        games = tuple(self._named_game(name) for name in in_order(registry.names()))
        return [
            Question("language", self.say("start-language"), spoken, self.code),
            Question("game", self.say("new-game"), games, self.game),
            *(self._about(option) for option in self.rules.options if self._is_asked(option)),
            Question("against", self.say("new-against"), self._opponents(), self.against),
            *self._colour(),
        ]

    @property
    def _languages(self) -> dict[str, str]:
        """The available languages, and the pseudo-language if it was asked for by its code."""
        return LANGUAGES | ({} if self.code in LANGUAGES else {self.code: self.code})

    def answer(self, name: str, value: str) -> None:
        """Answer a question with one of its choices."""
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
        rules = registry.rules(name)
        return Choice(name, rules.title, game_text(rules, self.code))

    def _colour(self) -> list[Question]:
        """Asked only if somebody plays against a bot: choosing a colour is choosing a seat. People
        at one keyboard have all colours."""
        colours = seat_colours(self.game, self.code)
        if not colours or self.against == HERE:
            return []
        named = [(str(seat), colour) for seat, colour in enumerate(colours)]
        choices = (*(Choice(*each) for each in named), Choice(DRAWN, self.say("colour-drawn")))
        return [Question("colour", self.say("new-colour"), choices, self.seat)]

    def own_seat(self) -> int | None:
        """The seat of the chosen colour, drawn if necessary; None if no colour was asked for."""
        if not self._colour():
            return None
        colours = seat_colours(self.game, self.code)
        return secrets.randbelow(len(colours)) if self.seat == DRAWN else int(self.seat)

    def _opponents(self) -> tuple[Choice, ...]:
        here = Choice(HERE, self.say("against-here"), self.say("against-here-text"))
        bots = [
            Choice(name, bot_name(name), self._bot_text(name, level.text))
            for name, level in LEVELS.items()
        ]  # from weak to strong
        named = () if self.against in (*LEVELS, HERE) else (Choice(self.against, self.against),)
        return (*bots, *named, here)

    def _bot_text(self, bot: str, english: str) -> str:
        """A line about a bot, or that another one plays instead."""
        other = stand_in(bot, self.rules, self.rules.check_options(self.options))
        if other is None:
            return bot_text(bot, english, self.code)
        return self.say("bot-stands-in", bot=bot_name(bot), other=bot_name(other))

    # -- options ---------------------------------------------------------------------------------

    def _is_asked(self, option: Option) -> bool:
        """Whether there is something to choose: a switch that other answers exclude is not
        asked."""
        kind = kind_of(option)
        return kind in ASKED and (kind != "switch" or self._can(option.name))

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
        words = option_words(self.rules, option, self.code)
        asked, now = words.label, self.options.get(option.name, option.default)
        if kind_of(option) == "switch":
            yes = Choice(YES, self.say("start-yes"), words.text)
            return Question(
                option.name, asked, (Choice(NO, self.say("start-no")), yes), YES if now else NO
            )
        if option.choices:
            described = {
                name: choice_words(self.rules, option, name, self.code) for name in option.choices
            }
            choices = tuple(Choice(name, each.label, each.text) for name, each in described.items())
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
    number = whole_number(value)
    return value if number is None else number


def ask_in_lines(
    start: Start, read: Callable[[], str | None], write: Callable[[str], None]
) -> bool:
    """Ask everything in plain lines, with numbered choices; returns False if the user quits."""
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
        number = whole_number(word)
        if number is not None and 1 <= number <= most:
            return question.choices[number - 1].value
        write(start.say("start-not-there", word=word, most=most))
    return None
