"""What the application refuses, and why."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from ..core.contract import Json
from ..core.errors import IllegalMove, TavolinoError
from ..text import refuse
from ..text.language import ENGLISH, language
from ..text.names import called

if TYPE_CHECKING:
    from .snapshot import TableSnapshot


class Code(StrEnum):
    """Why something was refused, for programs; the sentence of the refusal is for people."""

    # who asks, and for what
    UNKNOWN_TABLE = "unknown_table"
    NOT_AUTHORISED = "not_authorised"
    NOT_SEATED = "not_seated"
    NO_FREE_SEAT = "no_free_seat"
    SEAT_TAKEN = "seat_taken"
    LINK_EXPIRED = "link_expired"
    TABLE_CLOSED = "table_closed"
    # moves
    STALE_PLY = "stale_ply"
    NOT_YOUR_TURN = "not_your_turn"
    ILLEGAL_MOVE = "illegal_move"
    CLAIM_NOT_PROVEN = "claim_not_proven"
    GAME_OVER = "game_over"
    GAME_RUNNING = "game_running"
    # undo, offers, clocks
    NOTHING_TO_UNDO = "nothing_to_undo"
    HIDDEN_REVEALED = "hidden_revealed"
    NO_OFFER = "no_offer"
    NOT_POSSIBLE = "not_possible"
    TIME_LEFT = "time_left"
    # what was sent
    WRONG_OPTION = "wrong_option"
    WRONG_RECORD = "wrong_record"
    WRONG_POSITION = "wrong_position"
    WRONG_TEXT = "wrong_text"
    UNKNOWN_PLY = "unknown_ply"
    UNKNOWN_LESSON = "unknown_lesson"
    # limits
    HINTS_OFF = "hints_off"
    BUDGET_SPENT = "budget_spent"
    RATE_LIMITED = "rate_limited"
    # the server itself
    NO_THOUGHT = "no_thought"
    UNAVAILABLE = "unavailable"
    BEING_PREPARED = "being_prepared"
    DAMAGED = "damaged"


class Refused(TavolinoError):
    """Something that cannot be done now; nothing has changed.

    `code` tells programs why; `key` and `arguments` are a message of the Fluent files, for people
    in any language (`sentence`; `str` is English). `detail` is what a page can draw. With
    `shows_table` (a stale, illegal or untimely move) the whole table helps the client: the
    presenter adds it as `snapshot`.
    """

    def __init__(
        self,
        code: Code,
        key: str,
        /,
        *,
        shows_table: bool = False,
        **arguments: str | int,
    ) -> None:
        super().__init__(code, key)
        self.code = code
        self.key = key
        self.arguments = arguments
        self.shows_table = shows_table
        self.snapshot: TableSnapshot | None = None
        self.detail: Json | None = None

    def sentence(self, code: str) -> str:
        return language(code).say(self.key, **self.arguments)

    def __str__(self) -> str:
        return self.sentence(ENGLISH)


class RefusedByRules(Refused):
    """Options or a record that the rules refuse."""

    def __init__(self, code: Code, reason: TavolinoError) -> None:
        super().__init__(code, "")
        self.reason = reason

    def sentence(self, code: str) -> str:
        return str(self.reason)


class NotYourTurn(Refused):
    """Somebody else is to move: the sentence has their name."""

    def __init__(self, names: list[str | None], player: int) -> None:
        super().__init__(Code.NOT_YOUR_TURN, "refused-turn", shows_table=True)
        self._names = names
        self._player = player

    def sentence(self, code: str) -> str:
        return language(code).say(self.key, name=called(self._names, code)[self._player])


class RefusedMove(Refused):
    """An illegal move, refused to the player to move. For a claim that is not proven, `detail` is
    the counter-example."""

    def __init__(self, reason: IllegalMove, view: Json) -> None:
        detail = reason.counter_example
        code = Code.ILLEGAL_MOVE if detail is None else Code.CLAIM_NOT_PROVEN
        super().__init__(code, "", shows_table=True)
        self.reason = reason
        self._view = view  # of the player
        self.detail = detail

    def sentence(self, code: str) -> str:
        return refuse(self.reason, self._view, code)
