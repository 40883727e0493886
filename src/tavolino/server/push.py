"""Web Push: whether this server has it, and HTTP for those who want to be told."""

from __future__ import annotations

import logging
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from fastapi import APIRouter, Depends, Response

from ..core.errors import TavolinoError
from ..store import SqlStore
from ..tables.errors import Code
from ..text.language import ENGLISH
from . import models
from .api_version import PREFIX
from .push_services import PushServices
from .request_parts import AKey, Speech, TheState, TheTable, errors_of, reply, the_language
from .settings import Settings

if TYPE_CHECKING:
    from .web_push import WebPushSender

log = logging.getLogger(__name__)

EXTRA = ("webpush", "httpx")  # what `tavolino[push]` brings
SECRET = "push-key"

api = APIRouter(prefix=PREFIX, dependencies=[Depends(the_language)])

_ERRORS = errors_of(
    Code.UNKNOWN_TABLE, Code.DAMAGED, Code.NOT_SEATED, Code.NOT_POSSIBLE, Code.GAME_OVER
)


async def open_sender(
    settings: Settings, store: SqlStore, services: PushServices
) -> WebPushSender | None:
    """What sends messages; None unless the server is set up for it."""
    if not settings.push_contact:
        return None
    if not all(map(find_spec, EXTRA)):
        log.warning("no notifications are sent: pip install 'tavolino[push]'")
        return None
    from .web_push import WebPushSender, new_private_key

    file = settings.push_key_file
    try:
        key = Path(file).read_text() if file else await store.secret(SECRET, new_private_key())
        return WebPushSender(key, settings.push_contact, services)
    except (OSError, ValueError) as error:
        raise TavolinoError(f"the key for push messages cannot be used: {error}") from error


@api.get("/push", response_model=models.Push, operation_id="getPush", tags=["notifications"])
async def get_push(state: TheState) -> Response:
    """The key with which browsers subscribe; null if this server sends no notifications."""
    sender = state.tables.turn_notices.sender
    return reply({"key": None if sender is None else sender.public_key})


@api.post(
    "/tables/{table}/push",
    response_model=models.Pushed,
    operation_id="subscribeToPush",
    responses=_ERRORS,
    tags=["notifications"],
)
async def subscribe(
    state: TheState, key: AKey, table: TheTable, speech: Speech, body: models.PushSubscription
) -> Response:
    """Tell this browser when it is the turn of the key's seat, even if its page is closed. There is
    one subscription per key; it ends with the match, or when the seat is left."""
    await state.tables.turn_notices.subscribe(
        table, key, body.endpoint, body.p256dh, body.auth, speech or ENGLISH
    )
    return reply({"subscribed": True})


@api.delete(
    "/tables/{table}/push",
    response_model=models.Pushed,
    operation_id="unsubscribeFromPush",
    responses=_ERRORS,
    tags=["notifications"],
)
async def unsubscribe(state: TheState, key: AKey, table: TheTable) -> Response:
    """Do not tell it any more."""
    await state.tables.turn_notices.unsubscribe(table, key)
    return reply({"subscribed": False})
