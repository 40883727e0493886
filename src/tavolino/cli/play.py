"""`tavolino play`: a game or a match in the terminal, between people at one keyboard or against
bots."""

from __future__ import annotations

import json
import secrets
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from ..bots import Bot
from ..bots.bot_spec import BotSpec, make, parse_bot
from ..bots.stand_ins import stand_in
from ..core import chance, registry
from ..core.contract import Options, Rules
from ..core.errors import OptionError
from ..core.match import Match
from ..core.presentations import in_order
from ..text.language import language
from ..text.names import bot_name
from .arguments import Arguments, game_options
from .client import can_draw, own_name, prompt, show, wanted_language, write
from .records import check_new, output
from .terminal import announcing_compilation

if TYPE_CHECKING:
    from ..terminal.saved_games import SavedGame, SavedGames

DEFAULT_OPPONENT = "carla"


def run(arguments: Arguments) -> int:
    if arguments.resume is None and arguments.rules is None and not _asked(arguments):
        return 0
    check_new("--out", arguments.out)
    played = _begun(arguments) if arguments.resume is None else _resumed(arguments)
    from ..terminal.local_session import LocalSession
    from ..terminal.saved_games import SavedGames

    match, saved_games = played.match, SavedGames()
    bots = _bots(played)
    session = LocalSession(match, bots, played.names, played.table)
    session.changes.listeners.append(lambda: _save(saved_games, played))
    show(session, match.rules.title, arguments)
    failed = session.snapshot.failed is not None
    code = wanted_language(arguments)
    if not match.over and not failed:
        print(language(code).say("stopped", seed=str(played.seed)))
    if saved_games.is_saved(played.table):
        print(language(code).say("game-saved", command="tavolino play --resume"))
    if arguments.out is not None:
        with output(arguments.out) as out:
            for game in match.games:
                if game.over:
                    out.write(json.dumps(game.record(), ensure_ascii=False) + "\n")
    return 1 if failed else 0


def _begun(arguments: Arguments) -> SavedGame:
    """A new game, with nothing played yet."""
    from ..terminal.saved_games import SavedGame

    options = game_options(arguments)
    code = wanted_language(arguments)
    opponent = None
    if arguments.against is not None:
        opponent = who_plays(parse_bot(arguments.against), arguments.rules, options, code)
    seed = secrets.randbits(48) if arguments.seed is None else arguments.seed
    with announcing_compilation():
        match = Match(
            arguments.rules.name,
            rounds=arguments.rounds,
            seed=seed,
            first=arguments.first,
            **options,
        )
        _ = match.game.legal
    seats = len(match.game.names)
    if arguments.seat >= seats:
        raise OptionError(f"--seat: seats are 0 to {seats - 1}")
    people = range(seats) if opponent is None else [arguments.seat]
    names = _names(list(people), arguments.name)
    match.game.names = [
        names.get(seat, f"player {seat}") if opponent is None or seat in people else opponent.name
        for seat in range(seats)
    ]
    against = None if opponent is None else opponent.text
    return SavedGame(match, seed, against, arguments.seat, names, secrets.token_hex(6))


def _resumed(arguments: Arguments) -> SavedGame:
    """A game that was left, as it was then."""
    from ..terminal.saved_games import SavedGames

    given = (arguments.rules, arguments.seed, arguments.first, arguments.against, arguments.name)
    if any(each is not None for each in given) or arguments.rounds != 1 or arguments.seat:
        raise OptionError("--resume continues a game as it was; leave out the game and its options")
    with announcing_compilation():
        return SavedGames().read(arguments.resume)


def _bots(played: SavedGame) -> dict[int, Bot]:
    if played.against is None:
        return {}
    spec = parse_bot(played.against)
    return {
        seat: make(spec, (played.seed + seat) % chance.LARGEST_SEED)
        for seat in range(len(played.match.game.names))
        if seat != played.seat
    }


def _save(saved_games: SavedGames, played: SavedGame) -> None:
    """A full disk must not end a game; what is saved in the end is said."""
    with suppress(OSError):
        saved_games.save(played)


def who_plays(asked: BotSpec, rules: Rules, options: Options, code: str) -> BotSpec:
    """The bot that was asked for, or the one that plays instead of it, which is said."""
    other = stand_in(asked.kind, rules, options)
    if other is None:
        return asked
    named = {"bot": bot_name(asked.name), "other": bot_name(other)}
    print(language(code).say("bot-stands-in", **named), file=sys.stderr)
    return parse_bot(other)


def _names(people: list[int], given: list[str] | None) -> dict[int, str]:
    """The names of the people at this keyboard, by seat. Without `--name`, somebody who plays alone
    gets the name of the user account; several people are told apart by their seats."""
    if given is None:
        return {people[0]: own_name()} if len(people) == 1 else {}
    if len(given) > len(people):
        raise OptionError(f"--name: {len(given)} names for {len(people)} players at this keyboard")
    if not all(name.strip() for name in given):
        raise OptionError("--name: a name must not be blank")
    return dict(zip(people, given, strict=False))


def _asked(arguments: Arguments) -> bool:
    """Ask what to play, and put the answers into the arguments; returns False if the user quits
    instead."""
    games = in_order(registry.names())
    if not sys.stdin.isatty():
        raise OptionError(
            f"no terminal to ask in; name a game: {', '.join(games)};"
            f" for example tavolino play {games[0]} --against nonna"
        )
    from ..terminal.start_questions import HERE, Start, ask_in_lines

    start = Start(wanted_language(arguments), games[0], arguments.against or DEFAULT_OPPONENT)
    if can_draw(arguments):
        from ..terminal.preferences import Preferences
        from ..terminal.start_screen import StartApp

        preferences = Preferences(start.code, arguments.light)
        sat_down = StartApp(start, preferences).run()
        arguments.light = preferences.light
    else:
        sat_down = ask_in_lines(start, _read_line, write)
    if not sat_down:
        return False
    arguments.rules = start.rules
    arguments.language = start.code
    arguments.against = None if start.against == HERE else start.against
    seat = start.own_seat()
    if seat is not None:
        arguments.seat = seat
    for name, value in start.options.items():
        setattr(arguments, f"option_{name}", value)
    return True


def _read_line() -> str | None:
    """The next typed line; None at the end of the input."""
    prompt()
    return sys.stdin.readline() or None
