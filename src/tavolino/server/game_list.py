"""The games on offer: everything that a client has to know about a game before it shows a table, so
that no client needs to know a game by name."""

from __future__ import annotations

import logging
from dataclasses import asdict
from functools import cache
from typing import Any
from urllib.parse import quote

from ..bots.faces import face
from ..bots.levels import LEVELS, STAND_IN, measured
from ..bots.network_weights import WeightsError
from ..bots.stand_ins import LEARNED, trained_options
from ..core import registry
from ..core.contract import Option, Rules
from ..core.errors import OptionError
from ..core.presentations import appearance, file, in_order, patterns
from ..lessons.lesson import steps_of
from ..lessons.rulebook import rule_book_of
from ..text.bot_lines import bot_lines
from ..text.descriptions import (
    bot_text,
    card_names,
    choice_words,
    excluded_by,
    game_text,
    kind_of,
    option_words,
    seat_colours,
)
from .prepared_answers import PreparedAnswer
from .request_parts import prepared

log = logging.getLogger(__name__)

BOARD = ("board", "board.js")  # of another package


@cache
def offered(
    code: str, unprepared: frozenset[str] = frozenset(), python_bots: tuple[str, ...] = ()
) -> PreparedAnswer:
    """The games in the order in which they are listed, and the bots; prepared once per language,
    and again when another game is ready."""
    games = in_order(registry.names())
    return prepared(
        {
            "games": [
                _game(registry.rules(name), code) | {"ready": name not in unprepared}
                for name in games
            ],
            "bots": _levels(games, code) + [_bot(bot, code) for bot in python_bots],
        }
    )


def _levels(games: list[str], code: str) -> list[dict[str, Any]]:
    """The levels, from weak to strong, without those that have learned no game: another one would
    play for them everywhere."""
    listed = []
    for level in LEVELS.values():
        learned = _learned(level.name, games)
        if learned is not None and not learned["games"]:
            continue
        known = {game: measured(level.name, game) for game in games}
        listed.append(
            _bot(level.name, code)
            | {
                "text": bot_text(level.name, level.text, code),
                "measured": {game: asdict(found) for game, found in known.items() if found},
                "learned": learned,
            }
        )
    return listed


def _bot(name: str, code: str) -> dict[str, Any]:
    return {
        "name": name,
        "text": "",
        "measured": {},
        "learned": None,
        "face": _face(name),
        "lines": bot_lines(name, code),
    }


def _learned(bot: str, games: list[str]) -> dict[str, Any] | None:
    """What a bot with a network has learned; None for all others. Weights that cannot be used are
    reported."""
    if bot not in LEARNED:
        return None
    found = {}
    for game in games:
        try:
            trained = trained_options(bot, registry.rules(game))
        except WeightsError as error:
            log.error("%s", error)
            continue
        if trained is not None:
            found[game] = trained
    return {"games": found, "stand_in": STAND_IN.name}


def _face(bot: str) -> str:
    """Its portrait as an address; empty if it has none, or if the bot cannot be loaded."""
    try:
        drawn = face(bot)
    except OptionError:
        return ""
    return drawn and f"data:image/svg+xml,{quote(drawn)}"


def _game(rules: Rules, code: str) -> dict[str, Any]:
    game = rules.name
    return {
        "name": game,
        "title": rules.title,
        "text": game_text(rules, code),
        "summary": rules.summary,
        "rules": rules.version,
        "surface": appearance(game).surface,
        "edition_surfaces": dict(appearance(game).edition_surfaces),
        "seats": rules.seats(rules.check_options({})),
        "seat_colours": seat_colours(game, code),
        "hidden": appearance(game).hidden,
        "card_names": card_names(game, code),
        "picking": [
            {"move": each.move, "parts": dict(each.parts), "picks": list(each.picks)}
            for each in patterns(game)
        ],
        "lesson": bool(steps_of(game)),
        "rulebook": rule_book_of(game) is not None,
        "board": board_address(game),
        "options": [_option(rules, option, code) for option in rules.options],
    }


def board_address(game: str) -> str | None:
    """Where a package's board for the page is; None if it has none."""
    return None if file(game, *BOARD) is None else f"/games/{game}/{BOARD[-1]}"


def _option(rules: Rules, option: Option, code: str) -> dict[str, Any]:
    kind = kind_of(option)
    return {
        "name": option.name,
        **asdict(option_words(rules, option, code)),
        "help": option.help,
        "kind": kind,
        "in_title": kind in ("choice", "players", "switch"),
        "default": option.default,
        "choices": list(option.choices or ()),
        "choice_labels": {
            choice: asdict(choice_words(rules, option, choice, code))
            for choice in option.choices or ()
        },
        "least": option.least or 0,
        "most": option.most or 0,
        "excluded_by": [
            {"option": other, "value": value} for other, value in excluded_by(rules, option)
        ],
    }
