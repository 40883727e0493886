"""Previews of links (Open Graph): tags in the page of a table or a review, and their pictures.

They show what anybody may see who has no key. For all other addresses they show the game that the
link names, or none: the same, whether or not there is a table. Addresses come from the setting
`public_url`; without it they are those under which whoever asks has reached the page, since chats
show no picture with a relative address.
"""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse

from ..core import registry
from ..tables import keys
from ..tables.errors import Refused
from ..tables.link_previews import LinkPreview
from ..tables.localise import names_of, pictured
from ..templates import render
from ..text.descriptions import game_text
from ..text.language import LANGUAGES, language
from .page import page_of, with_preloads
from .preloads import board_of, preferred_language
from .prepared_answers import ASK_AGAIN, best_encoding
from .preview_pictures import HEIGHT, WIDTH, game_svg, short_name, site_svg, table_svg
from .request_parts import address_of

if TYPE_CHECKING:
    from fastapi import FastAPI

    from .state import ServerState

READ = ["GET", "HEAD"]
A_MINUTE = "public, max-age=60"
# Those who show previews may show the pictures on their own pages.
PICTURE_HEADERS = {
    "Cache-Control": A_MINUTE,
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Vary": "Accept-Language",
}

_HOST = re.compile(r"(?:[\w.-]{1,253}|\[[\da-fA-F:.]+\])(?::\d{1,5})?", re.ASCII)

Find = Callable[[str], Awaitable[LinkPreview | None]]


def add_link_previews(app: FastAPI, static: Path) -> None:
    """The page of a table and of a review, with tags; and the pictures that they name."""

    async def table_page(request: Request, table: str) -> Response:
        find = _state(request).tables.link_previews.of_table
        return await _page(request, static, table, "t", "tables", find)

    async def review_page(request: Request, table: str) -> Response:
        find = _state(request).tables.link_previews.of_review
        return await _page(request, static, table, "review", "reviews", find)

    async def table_picture(request: Request, table: str) -> Response:
        return await _picture(request, table, _state(request).tables.link_previews.of_table)

    async def review_picture(request: Request, table: str) -> Response:
        return await _picture(request, table, _state(request).tables.link_previews.of_review)

    pages = (
        ("/t/{table}", table_page),
        ("/t/{table}/text", table_page),
        ("/review/{table}", review_page),
    )
    pictures = (
        ("/previews/tables/{table}.png", table_picture),
        ("/previews/reviews/{table}.png", review_picture),
        ("/previews/games/{game}.png", _game_picture),
        ("/previews/tavolino.png", _site_picture),
    )
    built = (static / "index.html").is_file()
    for path, answer in (*(pages if built else ()), *pictures):
        app.add_api_route(path, answer, methods=READ, include_in_schema=False)


def _state(request: Request) -> ServerState:
    state: ServerState = request.app.state.server
    return state


# -- tags ------------------------------------------------------------------------------------------


async def _page(
    request: Request, static: Path, table: str, place: str, pictures: str, find: Find
) -> Response:
    state, code = _state(request), _language(request)
    found = await _find(state, request, table, find)
    game = request.query_params.get("game", "") if found is None else found.game
    if found is None:
        title, description, picture = _of_game(state, game, code)
    else:
        title, description = _of_table(found, code)
        picture = f"{pictures}/{table}"
    root = state.settings.public_url or _reached(request)
    tags = render(
        __package__,
        "link_preview.html.j2",
        title=title,
        description=description,
        address=root and f"{root}/{place}/{table}",
        picture=f"{root}/previews/{picture}.png",
        width=WIDTH,
        height=HEIGHT,
    )
    page = page_of(static)
    assert page is not None, "without the page, these addresses are not served here"
    tagged = _compressed(request, page.body.decode().replace("</head>", f"{tags}</head>", 1))
    chunk = "Table" if place == "t" else "Review"
    return with_preloads(request, static, tagged, chunk, board_of(game))


def _reached(request: Request) -> str:
    """Where a client says that it has reached this server; empty if that is no proper address."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if _HOST.fullmatch(host) else ""


def _compressed(request: Request, page: str) -> Response:
    """A page, compressed for those who take it so, and sent only if it has changed."""
    body = page.encode()
    headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding, Accept-Language"}
    if best_encoding(request.headers.get("accept-encoding", ""), ("gzip",)):
        body = gzip.compress(body, mtime=0)
        headers["Content-Encoding"] = "gzip"
    headers["ETag"] = f'"{sha256(body).hexdigest()[:32]}"'
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return NotModifiedResponse(Headers(headers))
    return Response(body, media_type="text/html", headers=headers)


async def _find(state: ServerState, request: Request, table: str, find: Find) -> LinkPreview | None:
    """What a table shows to anybody. Somebody who asks too often gets the page without it."""
    if not keys.is_table_id(table):
        return None
    try:
        state.previews.count(address_of(request))
    except Refused:
        return None
    return await find(table)


def _of_table(found: LinkPreview, code: str) -> tuple[str, str]:
    say = language(code).say
    title = registry.rules(found.game).title
    called = names_of(found.seats, code)
    names = ", ".join(called)
    if found.state == "waiting":
        named = [name for name, seat in zip(called, found.seats, strict=True) if seat["name"]]
        if not named:
            return title, say("preview-free")
        return title, say("preview-waiting", names=", ".join(named))
    if found.state == "playing":
        return title, say("preview-playing", names=names)
    return title, say("preview-over", names=names)


def _of_game(state: ServerState, game: str, code: str) -> tuple[str, str, str]:
    if not _is_ready(state, game):
        return "Tavolino", language(code).say("preview-site"), "tavolino"
    rules = registry.rules(game)
    return rules.title, game_text(rules, code), f"games/{game}"


def _is_ready(state: ServerState, game: str) -> bool:
    return game in registry.names() and game not in state.tables.live.unprepared.names


def _language(request: Request) -> str:
    return preferred_language(request.headers.get("accept-language", ""), LANGUAGES)


# -- pictures --------------------------------------------------------------------------------------


async def _picture(request: Request, table: str, find: Find) -> Response:
    """What a table shows to anybody; for all other addresses, the same picture."""
    state = _state(request)
    state.previews.count(address_of(request))
    found = await find(table) if keys.is_table_id(table) else None
    if found is None:
        return await _png(state, site_svg)
    names = [short_name(name) for name in names_of(found.seats, _language(request))]
    view = pictured(found.view, found.outcome, names)
    return await _png(state, lambda: table_svg(found.game, view, names))


async def _game_picture(request: Request, game: str) -> Response:
    state = _state(request)
    state.previews.count(address_of(request))
    if not _is_ready(state, game):
        return await _png(state, site_svg)
    return await _png(state, lambda: game_svg(game))


async def _site_picture(request: Request) -> Response:
    state = _state(request)
    state.previews.count(address_of(request))
    return await _png(state, site_svg)


async def _png(state: ServerState, drawn: Callable[[], str]) -> Response:
    svg = await asyncio.to_thread(drawn)
    picture = await state.preview_pictures.png(svg)
    return Response(picture, media_type="image/png", headers=PICTURE_HEADERS)
