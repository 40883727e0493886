"""The web page: what was built from `web/`, or, without it, a page that says what this is."""

from __future__ import annotations

import html
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


_PLAIN = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tavolino</title>
<style>
:root {{ color-scheme: light dark; --ink: #2b2522; --paper: #faf6ef; --edge: #d9cdbb;
  --link: #0072b2; }}
@media (prefers-color-scheme: dark) {{ :root {{ --ink: #efe7dc; --paper: #221d1a; --edge: #4a413a;
  --link: #56b4e9; }} }}
body {{ margin: 0; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.55 system-ui, sans-serif; }}
main {{ max-width: 38rem; margin: 0 auto; padding: 3rem 1.25rem; }}
h1 {{ font: 600 2.4rem/1.1 Georgia, serif; margin: 0 0 .5rem; }}
dl {{ border: solid var(--edge); border-width: 1px 0; padding: .5rem 0; }}
dt {{ font-weight: 600; margin-top: .5rem; }} dd {{ margin: 0 0 .5rem; }}
a {{ color: var(--link); }} code {{ font-size: .95em; }}
footer {{ opacity: .75; font-size: .9rem; }}
</style>
</head>
<body>
<main>
<h1>Tavolino</h1>
<p>A small table for small-box games. This server is running and its tables are open to programs;
the web page is not part of this installation.</p>
<dl>{games}</dl>
<p><a href="/docs">The API</a> says how a program sets up a table, sits down and plays. In a
terminal, <code>tavolino play {first}</code> deals a game right away.</p>
<footer>Version {version}. Not affiliated with the publishers of the games.</footer>
</main>
</body>
</html>
"""


def plain_page() -> str:
    from ..core import registry  # a page that was built comes before the games are read

    rules = [registry.rules(name) for name in registry.names()]
    games = "".join(
        f"<dt>{html.escape(each.title)}</dt><dd>{html.escape(each.summary)}</dd>" for each in rules
    )
    return _PLAIN.format(games=games, first=rules[0].name, version=html.escape(__version__))
