"""`tavolino play`: a game or a match in the terminal, around one device or against bots."""

from __future__ import annotations

import json
import re
import secrets
import sys

from ..bots import Bot
from ..bots.players import make, parse_player
from ..core import chance
from ..core.errors import IllegalMove, OptionError
from ..core.game import Game
from ..core.match import Match
from .arguments import Arguments, game_options
from .records import output
from .terminal import announcing_compilation, paint, who

HELP = """\
Type a move, or:
  legal        the moves you can make now
  why MOVE     why a move cannot be made
  hint         the best moves, their chances of winning, and why
  hint 5000    the same, after 5000 milliseconds of thinking
  log          what happened so far
  table        show the table again
  ?            this help
  quit         stop playing

Moves:
"""
LONGEST_LIST = 60


class Quit(Exception):
    """The player stops."""


def run(arguments: Arguments) -> int:
    options = game_options(arguments)
    opponent = None if arguments.against is None else parse_player(arguments.against)
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
    seats = len(match.game.players)
    if arguments.seat >= seats:
        raise OptionError(f"--seat: seats are 0 to {seats - 1}")
    people = set(range(seats)) if arguments.against is None else {arguments.seat}
    bots: dict[int, Bot] = {}
    if opponent is not None:
        bots = {
            seat: make(opponent, (seed + seat) % chance.LARGEST_SEED)
            for seat in range(seats)
            if seat not in people
        }
        match.game.players = [
            opponent.name if seat in bots else f"player {seat}" for seat in range(seats)
        ]
    print(f"{arguments.rules.title}. Type ? for help.")
    try:
        _play_match(match, people, bots)
        finished = 0
    except (Quit, EOFError):
        finished = sum(game.over for game in match.games)
        print(f"\nStopped. Seed {seed} deals these games again.")
    else:
        finished = len(match.games)
    if arguments.out is not None:
        with output(arguments.out) as out:
            for game in match.games[:finished]:
                out.write(json.dumps(game.record(), ensure_ascii=False) + "\n")
    return 0


def _play_match(match: Match, people: set[int], bots: dict[int, Bot]) -> None:
    while True:
        if match.rounds > 1:
            print(f"\nRound {len(match.games)} of {match.rounds}")
        _Sitting(match.game, people, bots).play()
        result = match.game.result
        assert result is not None
        print("\n" + paint(str(match.game.view("open"))))
        print(f"scores: {_by_seat(match.game, result['scores'])}")
        if match.rounds > 1:
            print(f"match points: {_by_seat(match.game, match.points)}")
        if match.over:
            break
        match.next_game()
    if match.rounds > 1 and match.winners is not None:
        names = ", ".join(match.game.players[seat] for seat in match.winners)
        print(f"the match goes to {names}" if names else "the match is a draw")


def _by_seat(game: Game, numbers: list[int]) -> str:
    return ", ".join(f"{name} {n}" for name, n in zip(game.players, numbers, strict=True))


class _Sitting:
    """One game at the terminal: who looks at the screen, and what they have seen."""

    def __init__(self, game: Game, people: set[int], bots: dict[int, Bot]) -> None:
        self.game = game
        self.people = people
        self.bots = bots
        self.log: dict[int, list[str]] = {seat: [] for seat in people}
        self.read: dict[int, int] = dict.fromkeys(people, 0)  # log lines already shown
        self.looking: int | None = None

    def play(self) -> None:
        while (player := self.game.player) is not None:
            if player in self.people:
                self._curtain(player)
                self._news(player)
                self._make_move(player, self._ask(player))
            else:
                with announcing_compilation():
                    move = self.bots[player].choose(self.game.view(player), self.game.sampler())
                self._make_move(player, move)
        for seat in self.people:
            if len(self.people) == 1:
                self._news(seat)

    def _make_move(self, player: int, move: str) -> None:
        for seat, log in self.log.items():
            seen = self.game.seen_move(move, seat)
            log.append(f"{who(self.game, player)}: {seen}")
        if player in self.people:
            self.read[player] = len(self.log[player])
        self.game.play(move)

    def _curtain(self, player: int) -> None:
        """Nobody sees another hand: the screen is cleared before it changes eyes."""
        if self.looking == player or len(self.people) == 1:
            self.looking = player
            return
        if sys.stdout.isatty():
            print("\x1b[2J\x1b[3J\x1b[H", end="")
        else:
            print("\n" * 3 + "-" * 60)
        input(f"Player {player} takes the keyboard, and nobody else looks. Press Enter. ")
        self.looking = player

    def _news(self, player: int) -> None:
        for line in self.log[player][self.read[player] :]:
            print(paint(f"  {line}"))
        self.read[player] = len(self.log[player])
        if not self.game.over:
            print("\n" + paint(str(self.game.view(player))))

    def _ask(self, player: int) -> str:
        """A legal move, after any number of other words."""
        while True:
            words = input(f"player {player}> ").strip()
            command, _, rest = words.partition(" ")
            if command in ("quit", "q", "exit"):
                raise Quit
            if command in ("?", "help"):
                print(HELP + self.game.rules.move_help)
            elif command == "legal":
                self._show_legal()
            elif command == "log":
                print(paint("\n".join(self.log[player]) or "nothing happened yet"))
            elif command == "table":
                print(paint(str(self.game.view(player))))
            elif command == "why":
                print(paint(self.game.why_not(rest) or f"{rest} can be played"))
            elif command == "hint":
                self._show_hint(rest.strip())
            elif words:
                try:
                    self.game.parse(words)
                    return words
                except IllegalMove as error:
                    print(paint(f"{error}"))

    def _show_hint(self, ms: str) -> None:
        if ms and not (re.fullmatch("[0-9]{1,6}", ms) and int(ms)):
            print(f"hint: {ms!r} is not from 1 to 999999 milliseconds; type hint, or hint 5000")
            return
        with announcing_compilation():
            hint = self.game.hint(int(ms)) if ms else self.game.hint()
        print(paint(str(hint)))

    def _show_legal(self) -> None:
        legal = self.game.legal
        print(paint(" · ".join(legal[:LONGEST_LIST])))
        if len(legal) > LONGEST_LIST:
            print(f"and {len(legal) - LONGEST_LIST} more")
