"""What a review says in words, on the terminal and on the page alike."""

from __future__ import annotations

from ..bots.review import Decision, Review, Tally
from ..core.game import Game


def short_name(game: Game, seat: int) -> str:
    """The name of a player where nobody else has it too; else the seat."""
    name = game.players[seat]
    return name if game.players.count(name) == 1 else f"player {seat}"


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


TALLY = ("decisions", "average loss", "inaccuracies", "mistakes", "blunders")


def tally_words(tally: Tally) -> tuple[str, ...]:
    """What stands beneath the words of `TALLY`."""
    counts = (tally.inaccuracies, tally.mistakes, tally.blunders)
    return str(tally.decisions), f"{100 * tally.lost:.1f} %", *map(str, counts)


def ending(found: Review, game: Game) -> str:
    """How the game ended."""
    if found.result is None:
        return "not finished"
    winners = [short_name(game, seat) for seat, share in enumerate(found.result) if share > 0]
    if len(winners) == len(found.result):
        return "a draw"
    return f"{' and '.join(winners)} won"


def thinking(found: Review) -> str:
    """How long the engine thought."""
    budget = found.budget
    spent = f"{budget.ms:,} ms" if budget.ms is not None else f"{budget.iterations:,} iterations"
    return f"{len(found.decisions)} decisions, each from what its player knew, {spent} each"


def mistake_sentence(decision: Decision, game: Game) -> str:
    return (
        f"Move {decision.ply + 1}, {short_name(game, decision.seat)}: {decision.move} left"
        f" {percent(decision.chance)}; {decision.best} gave {percent(decision.best_chance)}."
        f" {decision.why}"
    )
