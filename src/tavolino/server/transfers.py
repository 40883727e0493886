"""HTTP: carrying something from one device to another. The server sees only a ciphertext."""

from __future__ import annotations

from dataclasses import asdict

from fastapi import APIRouter, Depends, Request, Response

from ..tables.errors import Code
from . import models
from .api_version import PREFIX
from .request_parts import TheKey, TheState, address_of, errors_of, reply, the_language

_BINARY = {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}

api = APIRouter(prefix=PREFIX, dependencies=[Depends(the_language)])


@api.post(
    "/transfers",
    status_code=201,
    response_model=models.Transfer,
    operation_id="leaveTransfer",
    responses=errors_of(),
    openapi_extra={"requestBody": {"content": _BINARY, "required": True}},
    tags=["transfers"],
)
async def leave_transfer(state: TheState, key: TheKey, request: Request) -> Response:
    """Leave a ciphertext for another device. It is kept for one read, within ten minutes."""
    ciphertext = await request.body()
    state.new_transfers.count(address_of(request))
    return reply(asdict(await state.tables.transfers.leave(ciphertext)), 201)


@api.post(
    "/transfers/{transfer}/take",
    operation_id="takeTransfer",
    response_class=Response,
    responses=errors_of(Code.LINK_EXPIRED)
    | {200: {"description": "The ciphertext.", "content": _BINARY}},
    tags=["transfers"],
)
async def take_transfer(state: TheState, key: TheKey, transfer: str) -> Response:
    """Take a ciphertext. The server forgets it at once."""
    ciphertext = await state.tables.transfers.take(transfer)
    return Response(ciphertext, media_type="application/octet-stream")
