"""What the server itself refuses, and which HTTP status goes with each refusal."""

from __future__ import annotations

from enum import StrEnum

from ..core.contract import Json
from ..core.errors import TavolinoError
from ..tables.errors import Code, Refused


class ServerCode(StrEnum):
    """Refusals that are not of the tables' making."""

    NOT_FOUND = "not_found"
    WRONG_METHOD = "wrong_method"
    WRONG_REQUEST = "wrong_request"
    TOO_LARGE = "too_large"
    WRONG_ORIGIN = "wrong_origin"
    INTERNAL = "internal"


class RefusedRequest(TavolinoError):
    """A request that never gets to a table."""

    def __init__(self, code: ServerCode, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


STATUS: dict[Code | ServerCode, int] = {
    Code.UNKNOWN_TABLE: 404,
    Code.NOT_AUTHORISED: 401,
    Code.NOT_SEATED: 403,
    Code.NO_FREE_SEAT: 409,
    Code.TABLE_CLOSED: 409,
    Code.STALE_PLY: 409,
    Code.NOT_YOUR_TURN: 409,
    Code.ILLEGAL_MOVE: 422,
    Code.CLAIM_NOT_PROVEN: 422,
    Code.GAME_OVER: 409,
    Code.GAME_RUNNING: 409,
    Code.NOTHING_TO_UNDO: 409,
    Code.HIDDEN_REVEALED: 409,
    Code.NO_OFFER: 409,
    Code.NOT_POSSIBLE: 409,
    Code.TIME_LEFT: 409,
    Code.WRONG_OPTION: 422,
    Code.WRONG_RECORD: 422,
    Code.WRONG_TEXT: 422,
    Code.UNKNOWN_PLY: 404,
    Code.HINTS_OFF: 409,
    Code.BUDGET_SPENT: 429,
    Code.RATE_LIMITED: 429,
    Code.NO_THOUGHT: 503,
    Code.UNAVAILABLE: 503,
    ServerCode.NOT_FOUND: 404,
    ServerCode.WRONG_METHOD: 405,
    ServerCode.WRONG_REQUEST: 422,
    ServerCode.TOO_LARGE: 413,
    ServerCode.WRONG_ORIGIN: 403,
    ServerCode.INTERNAL: 500,
}


def error_json(error: Refused | RefusedRequest) -> Json:
    """The body of an error: a code for programs, a sentence for people, and the whole table where
    that helps on."""
    sentence = str(error).encode("utf-8", "replace").decode()
    sight = error.sight if isinstance(error, Refused) else None
    body: Json = {"code": error.code.value, "sentence": sentence}
    return body if sight is None else body | {"sight": sight.json()}
