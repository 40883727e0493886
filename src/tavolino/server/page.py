"""The web page: what was built from `web/`, or, without it, a page that says what this is."""

from __future__ import annotations

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
from .prepared_answers import ASK_AGAIN, PreparedAnswer

if TYPE_CHECKING:
    from fastapi import FastAPI

STATIC = Path(str(files(__package__).joinpath("static")))
# Where the page can be entered; what it shows there is its own affair.
ADDRESSES = (
    "/",
    "/new",
    "/t/{table}",
    "/t/{table}/text",
    "/review/{table}",
    "/learn",
    "/learn/{game}",
    "/rules/{game}",
    "/settings",
    "/my-games",
    "/analysis",
)
FOR_EVER = "public, max-age=31536000, immutable"  # the names of built files change with them
READ = ["GET", "HEAD"]


def built_page(static: Path = STATIC) -> Starlette | None:
    """The page by itself, with all that it loads; None where it was not built."""
    if not (static / "index.html").is_file():
        return None

    async def page(request: Request) -> Response:
        return await _folder(static).get_response("index.html", request.scope)

    routes = [Route(address, page) for address in ADDRESSES]
    return Starlette(routes=[*_assets(static), *routes])


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

    async def page(request: Request) -> Response:
        return (page_of(static) or _plain_answer()).response(request.headers)

    for address in ADDRESSES:
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
