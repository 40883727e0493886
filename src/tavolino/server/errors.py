"""What the server itself refuses, and which HTTP status goes with each refusal."""

from __future__ import annotations

import math
from contextlib import suppress
from enum import StrEnum

from msgspec import Raw

from ..core.contract import Json
from ..core.errors import TavolinoError
from ..tables.errors import Code, Refused, RefusedMove
from ..tables.localise import in_words
from ..tables.snapshot import TableSnapshot
from ..text.language import ENGLISH, LANGUAGES, code_of, language

LONGEST_TAG = 35  # of a language
LONGEST_DETAIL = 500  # characters of what is wrong with a request


class ServerCode(StrEnum):
    """Refusals by the server itself, not by the tables."""

    NOT_FOUND = "not_found"
    WRONG_METHOD = "wrong_method"
    WRONG_REQUEST = "wrong_request"
    TOO_LARGE = "too_large"
    WRONG_ORIGIN = "wrong_origin"
    INTERNAL = "internal"
    OUTDATED_CLIENT = "outdated_client"


class RefusedRequest(TavolinoError):
    """A request that never reaches a table. `detail` says what is wrong with it, for
    programmers."""

    def __init__(self, code: ServerCode, detail: str) -> None:
        super().__init__(detail)
        self.code = code

    def sentence(self, code: str) -> str:
        say = language(code).say
        if self.code is ServerCode.NOT_FOUND:
            return say("refused-not-found")
        if self.code is ServerCode.INTERNAL:
            return say("refused-broken")
        if self.code is ServerCode.OUTDATED_CLIENT:
            return say("refused-outdated")
        detail = str(self)
        if len(detail) > LONGEST_DETAIL:  # it may repeat what was sent
            detail = f"{detail[:LONGEST_DETAIL]}…"
        return say("refused-request", detail=detail)


STATUS: dict[Code | ServerCode, int] = {
    Code.UNKNOWN_TABLE: 404,
    Code.NOT_AUTHORISED: 401,
    Code.NOT_SEATED: 403,
    Code.NO_FREE_SEAT: 409,
    Code.SEAT_TAKEN: 409,
    Code.LINK_EXPIRED: 410,
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
    Code.WRONG_POSITION: 422,
    Code.WRONG_TEXT: 422,
    Code.UNKNOWN_PLY: 404,
    Code.UNKNOWN_LESSON: 404,
    Code.HINTS_OFF: 409,
    Code.BUDGET_SPENT: 429,
    Code.RATE_LIMITED: 429,
    Code.NO_THOUGHT: 503,
    Code.UNAVAILABLE: 503,
    Code.BEING_PREPARED: 503,
    Code.DAMAGED: 503,
    ServerCode.NOT_FOUND: 404,
    ServerCode.WRONG_METHOD: 405,
    ServerCode.WRONG_REQUEST: 422,
    ServerCode.TOO_LARGE: 413,
    ServerCode.WRONG_ORIGIN: 403,
    ServerCode.INTERNAL: 500,
    ServerCode.OUTDATED_CLIENT: 410,
}


def error_json(error: Refused | RefusedRequest, code: str | None) -> Json:
    """The body of an error: a code for programs, a sentence for people in their language, details
    that a page can draw, and the whole table if that helps."""
    sentence = error.sentence(code or ENGLISH).encode("utf-8", "replace").decode()
    body: Json = {"code": error.code.value, "sentence": sentence}
    if isinstance(error, RefusedRequest):
        return body
    if error.detail is not None:
        body["detail"] = error.detail
    if error.snapshot is not None:
        body["snapshot"] = localise(error.snapshot, code)
    return body


def why_not_json(refusal: RefusedMove | None, code: str | None) -> Json:
    """Whether a move can be played and, if not, why. The table is left out: the client has it."""
    if refusal is None:
        return {"legal": True}
    body = error_json(refusal, code)
    body.pop("snapshot", None)
    return {"legal": False} | body


def retry_after(error: Refused | RefusedRequest) -> int:
    """Seconds until it is worth asking again; a minute if that is not known."""
    arguments = {} if isinstance(error, RefusedRequest) else error.arguments
    return math.ceil(float(arguments.get("seconds", 60)))


def localise(snapshot: TableSnapshot, code: str | None) -> Json | Raw:
    """A snapshot as it is sent: with words, if a language was asked for."""
    return Raw(snapshot.json_text()) if code is None else in_words(snapshot.json(), code)


def known_language(wanted: object) -> str | None:
    """The language that a client asks for; None if it asks for none."""
    if wanted is None:
        return None
    if isinstance(wanted, str) and len(wanted) <= LONGEST_TAG:
        with suppress(TavolinoError):
            return code_of(wanted)
    shown = str(wanted)[:LONGEST_TAG]
    raise Refused(
        Code.WRONG_TEXT, "refused-no-language", language=shown, languages=", ".join(LANGUAGES)
    )
