"""What a page will need next, named beside it in the header `Link`: a browser fetches all of it at
once, and not each part when a script of the page asks for it. On a slow line that is most of the
time until the page can be used."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from starlette.responses import Response

from .prepared_answers import PreparedAnswer, liked

ENGLISH = "en"
MANIFEST = "manifest.build.json"  # of the build: its chunks, and what each of them imports
WORDS = "virtual:words/"
GAMES = "/api/v2/games?language="


def name_preloads(
    response: Response, manifest: PreparedAnswer | None, chunks: Iterable[str], accepted: str
) -> Response:
    """Name these chunks in a response with the page, and what every page needs in the language that
    a browser likes best; `accepted` is its `Accept-Language`."""
    if manifest is not None:
        keys, languages = _named(manifest.body)
        wanted = tuple(keys[name] for name in chunks if name in keys)
        language = preferred_language(accepted, languages)
        response.headers["Link"] = _links(manifest.body, wanted, language)
        if "Accept-Language" not in response.headers.get("Vary", ""):
            response.headers.add_vary_header("Accept-Language")
    return response


def preferred_language(accepted: str, known: Iterable[str]) -> str:
    """The language that a client likes best of those that are known."""
    for tag, weight in sorted(liked(accepted).items(), key=lambda item: -item[1]):
        code = tag.partition("-")[0]
        if weight > 0 and code in known:
            return code
    return ENGLISH


def board_of(game: str) -> str:
    """The chunk of a game's own board."""
    return f"src/games/{game}/Board.svelte"


@lru_cache(maxsize=1)
def _named(manifest: bytes) -> tuple[dict[str, str], list[str]]:
    """The keys of the chunks, by name and by key, and the languages whose words there are."""
    chunks: dict[str, Any] = json.loads(manifest)
    keys = {chunk.get("name"): key for key, chunk in chunks.items()} | {key: key for key in chunks}
    return keys, [key.removeprefix(WORDS) for key in chunks if key.startswith(WORDS)]


@lru_cache(maxsize=256)
def _links(manifest: bytes, wanted: tuple[str, ...], language: str) -> str:
    chunks: dict[str, Any] = json.loads(manifest)
    (entry,) = (key for key, chunk in chunks.items() if chunk.get("isEntry"))
    there = set(_files(chunks, entry))  # the page names them itself
    keys = (f"{WORDS}{language}", *wanted)
    files = [file for key in keys for file in _files(chunks, key)]
    links = [_link(file) for file in dict.fromkeys(files) if file not in there]
    links.append(f"<{GAMES}{language}>; rel=preload; as=fetch; crossorigin")
    return ", ".join(links)


def _files(chunks: dict[str, Any], key: str) -> Iterator[str]:
    """What a chunk consists of, with all that it imports."""
    seen, ahead = set(), [key]
    while ahead:
        chunk = chunks[ahead.pop(0)]
        if chunk["file"] in seen:
            continue
        seen.add(chunk["file"])
        yield chunk["file"]
        yield from chunk.get("css", ())
        ahead += chunk.get("imports", ())


def _link(file: str) -> str:
    how = "preload; as=style" if file.endswith(".css") else "modulepreload"
    return f"</{file}>; rel={how}; crossorigin"
