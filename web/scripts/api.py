"""The types of the API for the page, from the server's own description.

python web/scripts/api.py          write src/lib/api/types.gen.ts
python web/scripts/api.py --check  fail where it is not what the server says
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tavolino.server.app import openapi

WEB = Path(__file__).parent.parent
TYPES = WEB / "src" / "lib" / "api" / "types.gen.ts"
HEADER = "// Made from the OpenAPI description of the server by scripts/api.py.\n"


def types() -> str:
    with tempfile.TemporaryDirectory() as folder:
        description = Path(folder) / "openapi.json"
        description.write_text(json.dumps(openapi()), encoding="utf-8")
        command = [sys.executable, str(WEB / "build.py"), "--npm", "exec", "--offline", "--"]
        command += ["openapi-ts", "--input", str(description), "--output", f"{folder}/out"]
        command += ["--plugins", "@hey-api/typescript", "--silent"]
        subprocess.run(command, check=True, stdout=sys.stderr)
        made = (Path(folder) / "out" / "types.gen.ts").read_text(encoding="utf-8")
    return HEADER + made


def main() -> None:
    made = types()
    if "--check" not in sys.argv:
        TYPES.parent.mkdir(parents=True, exist_ok=True)
        TYPES.write_text(made, encoding="utf-8")
        return
    if not TYPES.is_file() or TYPES.read_text(encoding="utf-8") != made:
        sys.exit("the types of the API are stale; write them anew: python web/scripts/api.py")


if __name__ == "__main__":
    main()
