"""The web page: what was built from `web/`, or, without it, a page that says what this is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route

from .. import __version__
from .compressed_files import CompressedFiles
from .preloads import MANIFEST, name_preloads
from .prepared_answers import ASK_AGAIN, LONGEST_WISHES, PreparedAnswer

if TYPE_CHECKING:
    from fastapi import FastAPI

STATIC = Path(str(files(__package__).joinpath("static")))
# Where the page can be entered, and the chunk of its code that it will need there.
ADDRESSES = {
    "/": "pictures",
    "/new": "NewTable",
    "/t/{table}": "Table",
    "/t/{table}/text": "Table",
    "/review/{table}": "Review",
    "/learn": "Learn",
    "/learn/{game}": "Learn",
    "/rules/{game}": "Rules",
    "/settings": "Settings",
    "/my-games": "MyGames",
    "/analysis": "Analysis",
}
FOR_EVER = "public, max-age=31536000, immutable"  # the names of built files change with them
READ = ["GET", "HEAD"]


def built_page(static: Path = STATIC) -> Starlette | None:
    """The page by itself, with all that it loads; None where it was not built."""
    if not (static / "index.html").is_file():
        return None

    routes = [Route(address, _page_at(address, static)) for address in ADDRESSES]
    return Starlette(routes=[*_assets(static), *routes])


def _page_at(address: str, static: Path) -> Callable[[Request], Awaitable[Response]]:
    async def page(request: Request) -> Response:
        found = page_of(static)
        if found is None:
            return _plain_answer().response(request.headers)
        return with_preloads(request, static, found.response(request.headers), ADDRESSES[address])

    return page


def with_preloads(request: Request, static: Path, page: Response, *chunks: str) -> Response:
    """The page, with the names of what it will need."""
    accepted = request.headers.get("accept-language", "")[:LONGEST_WISHES]
    return name_preloads(page, _folder(static).find(MANIFEST), chunks, accepted)


def _assets(static: Path) -> list[Mount]:
    folder = static / "assets"
    return [Mount("/assets", CompressedFiles(folder, FOR_EVER))] if folder.is_dir() else []


def not_found_page(request: Request, static: Path = STATIC) -> Response | None:
    """The page, which says that there is nothing at this address; None for programs, which are told
    so in their own way."""
    for_people = (
        request.method in ("GET", "HEAD")
        and "text/html" in request.headers.get("accept", "")
        and not request.url.path.startswith(("/api/", "/assets/"))
    )
    index = page_of(static) if for_people else None
    return None if index is None else index.response(request.headers, 404)


def page_of(static: Path) -> PreparedAnswer | None:
    """The page; None where it was not built."""
    return _folder(static).find("index.html")


@cache
def _folder(static: Path) -> CompressedFiles:
    return CompressedFiles(static, ASK_AGAIN)


def add_page(app: FastAPI, static: Path = STATIC) -> None:
    """Serve the page at every address that it knows, and what belongs to it."""
    app.router.routes.extend(_assets(static))

    for address in ADDRESSES:
        page = _page_at(address, static)
        app.add_api_route(address, page, methods=READ, include_in_schema=False)

    @app.api_route("/{name}", methods=READ, include_in_schema=False)
    async def other_file(name: str, request: Request) -> Response:
        """What browsers look for beside the page: its icon, the manifest, the service worker."""
        found = _folder(static).find(name)
        if found is None:
            raise HTTPException(404, "there is nothing here")
        return found.response(request.headers)


@cache
def _plain_answer() -> PreparedAnswer:
    return PreparedAnswer(plain_page().encode(), "text/html")


def plain_page() -> str:
    """What is shown where the page was not built."""
    # The page that was built needs neither: it is served before the games are read.
    from ..core import registry
    from ..templates import render

    games = [registry.rules(name) for name in registry.names()]
    return render(__package__, "plain_page.html.j2", games=games, version=__version__)
