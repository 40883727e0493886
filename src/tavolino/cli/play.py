"""`tavolino play`: a game or a match in the terminal, between people at one keyboard or against
bots."""

from __future__ import annotations

import json
import secrets
import sys

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
from .records import check_writable, output
from .terminal import announcing_compilation

DEFAULT_OPPONENT = "carla"


def run(arguments: Arguments) -> int:
    if arguments.rules is None and not _asked(arguments):
        return 0
    check_writable("--out", arguments.out)
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
    bots: dict[int, Bot] = {}
    if opponent is not None:
        bots = {
            seat: make(opponent, (seed + seat) % chance.LARGEST_SEED)
            for seat in range(seats)
            if seat != arguments.seat
        }
    names = _names([seat for seat in range(seats) if seat not in bots], arguments.name)
    match.game.names = [
        opponent.name if opponent and seat in bots else names.get(seat, f"player {seat}")
        for seat in range(seats)
    ]
    from ..terminal.local_session import LocalSession

    session = LocalSession(match, bots, names)
    show(session, arguments.rules.title, arguments)
    failed = session.snapshot.failed is not None
    if not match.over and not failed:
        print(language(code).say("stopped", seed=str(seed)))
    if arguments.out is not None:
        with output(arguments.out) as out:
            for game in match.games:
                if game.over:
                    out.write(json.dumps(game.record(), ensure_ascii=False) + "\n")
    return 1 if failed else 0


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
        raise OptionError("--name: a name needs at least one letter")
    return dict(zip(people, given, strict=False))


def _asked(arguments: Arguments) -> bool:
    """Ask what to play, and put the answers into the arguments; returns False if the user quits
    instead."""
    games = in_order(registry.names())
    if not sys.stdin.isatty():
        raise OptionError(
            f"there is no terminal to ask at; name a game: {', '.join(games)};"
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
