"""The glyphs that pictures and boards share, generated for the page from the server's pictures.

python web/scripts/glyphs.py          write src/cards/glyphs.gen.ts, and glyphs.gen.ts of games
python web/scripts/glyphs.py --check  fail if one of them does not match what the server draws
"""

from __future__ import annotations

import sys
from pathlib import Path
from textwrap import indent

from tavolino.core import registry
from tavolino.core.drawing import SUITS, Glyph

SRC = Path(__file__).parent.parent / "src"
HEADER = "// Made from the server's pictures by scripts/glyphs.py.\n"
IMPORT = 'import type { Glyph } from "~/cards/glyph";\n\n'


def written(glyph: Glyph) -> str:
    fields = [f'  filled: "{glyph.filled}",'] if glyph.filled else []
    if glyph.drawn:
        fields += [f'  drawn: "{glyph.drawn}",', f"  pen: {glyph.pen},"]
    return "\n".join(["{", *fields, "}"])


def of_suits() -> str:
    lines = [indent(f"{suit.letter}: {written(suit.glyph)},", "  ") for suit in SUITS.values()]
    body = "\n".join(["export const SUIT_GLYPHS: Readonly<Record<string, Glyph>> = {", *lines])
    return f"{HEADER}{IMPORT}{body}\n}};\n"


def of_game(game: str) -> str:
    """The glyphs that its picture uses, by name."""
    drawn = vars(sys.modules[registry.rules(game).svg.__module__])
    glyphs = {name: each for name, each in drawn.items() if isinstance(each, Glyph)}
    lines = [f"export const {name}: Glyph = {written(each)};" for name, each in glyphs.items()]
    return HEADER + IMPORT + "\n\n".join(lines) + "\n"


def made() -> dict[Path, str]:
    """Only games that use such glyphs have the file."""
    of_games = sorted((SRC / "games").glob("*/glyphs.gen.ts"))
    return {SRC / "cards" / "glyphs.gen.ts": of_suits()} | {
        path: of_game(path.parent.name) for path in of_games
    }


def stale() -> list[Path]:
    return [
        path
        for path, text in made().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


def main() -> None:
    if "--check" in sys.argv:
        if found := stale():
            sys.exit(f"{found[0].name} is stale; write it anew: python web/scripts/glyphs.py")
        return
    for path, text in made().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
