"""What the narrator's tests share: every listener, every language, everything it can say."""

from __future__ import annotations

from collections.abc import Iterator

import tavolino
from tavolino import text
from tavolino.core.contract import OPEN, SPECTATOR, Json, Onlooker
from tests.games.tables import played, table

NAMES = ("Anna", "Bo", "Cleo", "Dan")
ALL_LANGUAGES = (*text.LANGUAGES, text.PSEUDO)


def listeners(game: tavolino.Game) -> list[Onlooker]:
    return [*range(len(game.names)), SPECTATOR, OPEN]


def everything_narrated(game: tavolino.Game, listener: Onlooker, code: str) -> Iterator[str]:
    """All that the narrator says after a move: what happened, the table, what to do, the moves."""
    view = game.view(listener)
    names = NAMES[: len(game.names)]
    for event in game.happened(listener):
        yield text.narrate(view, event, code, names)
    for piece in text.brief(view, "7@3", game.happened(listener), code, names):
        yield piece.text
    if game.over:
        yield text.ending(view, code, names)
    for section in text.describe(view, code, names):
        yield section.heading
        yield from section.lines
    yield text.prompt(view, code, names)
    for move in view.legal[:40]:
        yield text.move_words(view, move, code)


def rare_tables() -> Iterator[tavolino.Game]:
    """Tables after moves that random games seldom come to."""
    mud = "1 . r1 r2 r3 r9 | g1 g2 g3 | mud/0; hand 0 redeploy c1; hand 1 c2"
    yield played(table("ps-games tactics", mud), "redeploy mud@1>x")
    yield played(table("iello tactics", "1 . r1 r2 r3 | g1; hand 0 fog c1"), "fog@1")
    yield played(table("menhir tactics", "hand 0 scout r1; hand 1 g1 g2"), "scout")
    yield played(table("menhir tactics", "hand 0 scout r1"), "scout")
    claims = "1 . r4 r5 r6 | g1 b2"
    yield played(table("iello", claims, "player 0 to claim"), "claim 1")
    for own, other in (
        ("r4 b5 r6", "g3 b4 p5"),
        ("r4 b5 r6", "g4 b6 p5"),
        ("r4 r5 r6", "g1 b2 p4"),
    ):
        line = f"1 . {own} | {other}"
        yield played(table("iello", line, "player 0 to claim"), "claim 1")
    yield played(table("menhir", "1 . r4 b5 r6 | g4 b6 p5", "player 0 to claim"), "claim 1")
    lonely = "1 . r1 r2 r3 |; 2 . y1 y2 | y3"
    yield played(
        table("iello colours=2 values=3 stones=2 hand=1", lonely, "player 0 to claim"), "claim 1"
    )
    four = "1 . r4 y4 g4 b4 | p1 p2 p9 c1 | mud/0"
    yield played(table("iello tactics", four, "player 0 to claim"), "claim 1")
    scout = "hand 0 scout r1; hand 1 g1 g2"
    for edition in ("ps-games", "iello"):
        game = played(table(f"{edition} tactics stones=3 hand=2", scout), "scout")
        yield game.copy()
        while game.view(0).data["step"] == "take":
            yield played(game, "take clan").copy()
        yield played(game, "return r1").copy()
        yield played(game, game.legal[0])
    for lines in (
        "1 . r1 r2 r3 | g7 b7 p7; hand 0 c4; hand 1 c5",
        "hand 0 spy; hand 1 shield",
    ):
        game = table("iello tactics stones=2", lines)
        while not game.over:
            game.play("pass" if "pass" in game.legal else game.legal[-1])
            yield game.copy()


def event_types(events: list[Json]) -> set[str]:
    return {event["type"] for event in events}
