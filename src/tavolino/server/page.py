"""The web page: what was built from `web/`, or, without it, a page that says what this is."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route

from .. import __version__
from .compressed_files import CompressedFiles

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
ASK_AGAIN = "no-cache"  # whether it is still the same
READ = ["GET", "HEAD"]


def built_page(static: Path = STATIC) -> Starlette | None:
    """The page by itself, with all that it loads; None where it was not built."""
    if not (static / "index.html").is_file():
        return None
    files = CompressedFiles(static, ASK_AGAIN)

    async def page(request: Request) -> Response:
        return await files.get_response("index.html", request.scope)

    routes = [Route(address, page) for address in ADDRESSES]
    return Starlette(routes=[*_assets(static), *routes])


def _assets(static: Path) -> list[Mount]:
    folder = static / "assets"
    return [Mount("/assets", CompressedFiles(folder, FOR_EVER))] if folder.is_dir() else []


def not_found_page(request: Request, static: Path = STATIC) -> Response | None:
    """The page, which says that there is nothing at this address; None for programs, which are told
    so in their own way."""
    index = static / "index.html"
    for_people = (
        request.method in ("GET", "HEAD")
        and "text/html" in request.headers.get("accept", "")
        and not request.url.path.startswith(("/api/", "/assets/"))
    )
    if not for_people or not index.is_file():
        return None
    return FileResponse(index, 404, headers={"Cache-Control": ASK_AGAIN})


def add_page(app: FastAPI, static: Path = STATIC) -> None:
    """Serve the page at every address that it knows, and what belongs to it."""
    files = CompressedFiles(static, ASK_AGAIN)
    app.router.routes.extend(_assets(static))

    async def page(request: Request) -> Response:
        if (static / "index.html").is_file():
            return await files.get_response("index.html", request.scope)
        return HTMLResponse(plain_page(), headers={"Cache-Control": ASK_AGAIN})

    for address in ADDRESSES:
        app.add_api_route(address, page, methods=READ, include_in_schema=False)

    @app.api_route("/{name}", methods=READ, include_in_schema=False)
    async def other_file(name: str, request: Request) -> Response:
        """What browsers look for beside the page: its icon, the manifest, the service worker."""
        try:
            return await files.get_response(name, request.scope)
        except (HTTPException, ValueError) as error:  # no such file, or no name for a file
            raise HTTPException(404, "there is nothing here") from error


def plain_page() -> str:
    """What is shown where the page was not built."""
    # The page that was built needs neither: it is served before the games are read.
    from ..core import registry
    from ..templates import render

    games = [registry.rules(name) for name in registry.names()]
    return render(__package__, "plain_page.html.j2", games=games, version=__version__)
