"""The types of the API for the page, from the server's own description.

python web/scripts/api.py          write src/lib/api/types.gen.ts, and games/GAME/types.gen.ts of
each game that describes its views and events python web/scripts/api.py --check  fail if they do not
match the server's description
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tavolino.server.app import openapi

SOURCES = Path(__file__).parent.parent / "src"
API, GAMES = SOURCES / "lib" / "api", SOURCES / "games"
NAME = "types.gen.ts"
HEADER = "// Made from the OpenAPI description of the server by scripts/api.py.\n"

_DECLARED = re.compile(r"^export type (\w+)", re.MULTILINE)


def types() -> dict[Path, str]:
    """What each file has to contain. The shared file knows no game: there, a view is that of any
    game."""
    description = openapi()
    schemas = description["components"]["schemas"]
    games = {name: each["x-game"] for name, each in schemas.items() if "x-game" in each}
    for name in ("GameView", "GameEvent"):
        schemas[name] = schemas.pop(f"Other{name}")
    files = {API / NAME: HEADER}
    for declaration in re.split(r"\n\n(?=/\*\*|export )", _generated(description)):
        declared = _DECLARED.search(declaration)
        game = games.get(declared[1]) if declared else None
        folder = API if game is None else GAMES / game
        if folder.is_dir():  # the page has no board for games of other packages
            before = files.get(folder / NAME, HEADER) + ("\n" if declared else "")
            files[folder / NAME] = before + declaration.rstrip("\n") + "\n"
    return files


def _generated(description: dict[str, Any]) -> str:
    with tempfile.TemporaryDirectory() as folder:
        given = Path(folder) / "openapi.json"
        given.write_text(json.dumps(description), encoding="utf-8")
        command = [sys.executable, str(SOURCES.parent / "build.py"), "--npm", "exec", "--offline"]
        command += ["--", "openapi-ts", "--input", str(given), "--output", f"{folder}/out"]
        command += ["--plugins", "@hey-api/typescript", "--silent"]
        subprocess.run(command, check=True, stdout=sys.stderr)
        return (Path(folder) / "out" / NAME).read_text(encoding="utf-8")


def main() -> None:
    made = types()
    if "--check" not in sys.argv:
        for path, text in made.items():
            path.write_text(text, encoding="utf-8")
        return
    for path, text in made.items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path} is stale; write it anew: python web/scripts/api.py")


if __name__ == "__main__":
    main()
