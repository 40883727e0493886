"""`tavolino replay`: step through a recorded game."""

from __future__ import annotations

import sys

from ..core.contract import OPEN, Onlooker
from ..core.errors import OptionError
from ..core.game import Game
from .arguments import Arguments
from .records import read_game
from .terminal import announcing_compilation, paint, who

HELP = "Enter: next move · b: back · a number: go to that move · q: stop"


def run(arguments: Arguments) -> int:
    with announcing_compilation():
        game, _ = read_game(arguments.file, arguments.game)
    onlooker: Onlooker = OPEN if arguments.seat is None else arguments.seat
    if arguments.seat is not None and arguments.seat >= len(game.players):
        raise OptionError(f"--seat: seats are 0 to {len(game.players) - 1}")
    steps = list(game.steps())
    if not sys.stdin.isatty():
        for ply in range(len(steps)):
            _show(steps, game, ply, onlooker)
        return 0
    print(HELP)
    ply = 0
    while True:
        _show(steps, game, ply, onlooker)
        try:
            word = input(f"{ply}/{len(steps) - 1}> ").strip().lower()
        except EOFError:
            return 0
        if word in ("q", "quit"):
            return 0
        if word in ("", "n"):
            ply = min(ply + 1, len(steps) - 1)
        elif word == "b":
            ply = max(ply - 1, 0)
        elif word.isascii() and word.isdigit() and int(word) < len(steps):
            ply = int(word)
        else:
            print(f"{HELP} (0 to {len(steps) - 1})")


def _show(steps: list[Game], game: Game, ply: int, onlooker: Onlooker) -> None:
    if ply == 0:
        print(f"\n{game.rules.title}: the deal\n")
    else:
        player, move = game.moves[ply - 1]
        seen = steps[ply - 1].seen_move(move, onlooker)
        print(f"\nmove {ply}: {who(game, player)}: {paint(seen)}\n")
    print(paint(str(steps[ply].view(onlooker))))
