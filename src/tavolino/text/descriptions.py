"""Descriptions of games, their options and bots, before anything is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..core.contract import Option, Rules
from ..core.errors import OptionError
from ..core.presentations import appearance
from .language import Language, language

Kind = Literal["choice", "players", "switch", "size", "file"]
PLAYERS = "players"  # the option that says how many play


@dataclass(frozen=True)
class Described:
    label: str
    text: str = ""


def game_text(rules: Rules, code: str) -> str:
    """A line about a game; its English summary if it brings no words."""
    return _said(language(code), f"game-{rules.name}", rules.summary)


def bot_text(name: str, english: str, code: str) -> str:
    return _said(language(code), f"bot-{name}", english)


def kind_of(option: Option) -> Kind:
    """How to ask for an option. A number makes the box smaller, unless it is the number of
    players."""
    if isinstance(option.default, bool):
        return "switch"
    if option.choices:
        return "choice"
    if option.name == PLAYERS:
        return "players"
    return "size" if option.file is None else "file"


def option_words(rules: Rules, option: Option, code: str) -> Described:
    """A game's own words for an option, else those that games share, else its English help."""
    spoken, name = language(code), option.name.replace("_", "-")
    own, shared = f"{rules.name}-option-{name}", f"option-{name}"
    if not (spoken.has(own) or spoken.has(shared)):
        return Described(option.name, option.help)
    return Described(
        _said(spoken, own, _said(spoken, shared, "")),
        _said(spoken, f"{own}-text", _said(spoken, f"{shared}-text", "")),
    )


def choice_words(rules: Rules, option: Option, choice: str, code: str) -> Described:
    """One of the choices of an option, like an edition; in words that only this game uses, or in
    some that games share."""
    spoken, shared = language(code), f"{option.name}-{choice}"
    own = f"{rules.name}-{shared}"
    return Described(
        _said(spoken, own, _said(spoken, shared, choice)),
        _said(spoken, f"{own}-text", _said(spoken, f"{shared}-text", "")),
    )


def excluded_by(rules: Rules, option: Option) -> list[tuple[str, str]]:
    """The choices of other options, by name and value, with which a switch cannot be set."""
    if kind_of(option) != "switch":
        return []
    return [
        (other.name, choice)
        for other in rules.options
        for choice in other.choices
        if not _allows(rules, {other.name: choice, option.name: True})
    ]


def _allows(rules: Rules, options: dict[str, object]) -> bool:
    try:
        rules.check_options(options)
    except OptionError:
        return False
    return True


def seat_colours(game: str, code: str) -> list[str]:
    """The names of the seats' colours, by seat; empty if seats have no colours."""
    spoken = language(code)
    return [
        _said(spoken, f"{game}-colour-{name}", _said(spoken, f"colour-{name}", name))
        for name in appearance(game).seat_colours
    ]


def card_names(game: str, code: str) -> dict[str, str]:
    """How sentences name the coloured cards of a game, each with the letter of its suit."""
    looks, say = appearance(game), language(code).say
    return {
        say(key, colour=suit, value=value): suit
        for suit in looks.suits
        for value in range(1, looks.values + 1)
        for key in ("card", "the-card")
    }


def _said(spoken: Language, key: str, otherwise: str) -> str:
    return spoken.say(key) if spoken.has(key) else otherwise
