"""What is noted of the engine's help."""

from __future__ import annotations

from ...core.contract import Json
from ..errors import Code, Refused
from ..log import Change
from ..note_limits import add_note
from ..table import Holder, Table
from .base import Context, InternalCommand, TableCommand, playing


class OpenAnalysis(TableCommand[None]):
    """A player takes a running game to the analysis board. It counts as a hint."""

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        seat, most = playing(table, holder), context.limits.hints
        if not table.header.hints:
            raise Refused(Code.HINTS_OFF, "refused-no-hints")
        if table.hints >= most:
            raise Refused(Code.BUDGET_SPENT, "refused-hints-used", most=most)
        return add_note(table, "hint", seat, context.now, {"ply": table.ply})


class AskHint(OpenAnalysis):
    """The player to move asks for a hint."""

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        seat = playing(table, holder)
        if table.header.hints and table.round.player != seat:
            raise Refused(Code.NOT_YOUR_TURN, "refused-hint-turn")
        return super().decide(table, holder, context)


class KeepReview(InternalCommand):
    """The review of a game, made once."""

    game: int
    review: Json

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        body = {"round": self.game, "review": self.review}
        return add_note(table, "review", None, context.now, body)


class KeepAnalysis(InternalCommand):
    """What the engine thinks of a moment of a game."""

    game: int
    after: int
    analysis: Json

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        body = {"round": self.game, "after": self.after, "thought": self.analysis}
        return add_note(table, "analysis", None, context.now, body)
