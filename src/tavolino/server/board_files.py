"""The files of the prebuilt boards that packages bring to the page, and what these boards say."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ..core.errors import TavolinoError
from ..core.presentations import file
from ..text.language import ENGLISH, code_of
from .compressed_files import CompressedFiles
from .page import READ
from .prepared_answers import ASK_AGAIN

if TYPE_CHECKING:
    from fastapi import FastAPI

FOLDER, WORDS = "board", "locales"
NOT_HERE = HTTPException(404, "there is nothing here")


def _files(game: str, name: str = FOLDER) -> CompressedFiles | None:
    """The folder of a package's board, or of its words; None if it has none on disk."""
    folder = file(game, name)
    path = None if folder is None else Path(str(folder))
    return None if path is None or not path.is_dir() else _served(path)


@cache
def _served(folder: Path) -> CompressedFiles:
    return CompressedFiles(folder, ASK_AGAIN)


def add_board_files(app: FastAPI) -> None:
    """Serve them from our own origin, so that the page's content security policy applies to them
    too."""

    @app.api_route("/games/{game}/words/{language}.ftl", methods=READ, include_in_schema=False)
    async def words(game: str, language: str, request: Request) -> Response:
        """The words of a board; in English if the package lacks the language."""
        try:
            code = code_of(language)
        except TavolinoError as error:
            raise NOT_HERE from error
        files = None if _files(game) is None else _files(game, WORDS)
        for each in (code, ENGLISH):
            found = None if files is None else files.find(f"{each}/board.ftl")
            if found is not None:
                return found.response(request.headers)
        raise NOT_HERE

    @app.api_route("/games/{game}/{path:path}", methods=READ, include_in_schema=False)
    async def board_file(game: str, path: str, request: Request) -> Response:
        files = _files(game)
        found = None if files is None else files.find(path)
        if found is None:
            raise NOT_HERE
        return found.response(request.headers)
