"""Draws SVG as PNG. As a script it reads the SVG from the standard input, writes the PNG to the
standard output, and takes the files of fonts as arguments.

The server runs the script as a process of its own: drawing takes up to seconds, in which nothing
else in the same process could run.
"""

import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path

# Letters of scripts that our fonts do not have.
OTHER_SCRIPTS = re.compile("[\u0530-\u1dff\u2c00-\uffff\U00010000-\U0010ffff]")
FONTS = Path(__file__).parent / "server" / "static" / "preview-fonts"  # written with the page


def font_files(folder: Path = FONTS) -> list[str]:
    return sorted(map(str, folder.glob("*.ttf")))


def png(svg: str, fonts: Sequence[str]) -> bytes:
    """Without fonts, the system's are used; and for letters that none of ours has."""
    import resvg_py

    return resvg_py.svg_to_bytes(
        svg_string=svg,
        font_files=list(fonts),
        skip_system_fonts=len(fonts) > 0 and not OTHER_SCRIPTS.search(svg),
        # Its one weight is a family of its own.
        serif_family="Alegreya ExtraBold",
        sans_serif_family="Alegreya Sans",
    )


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # games come first
    sys.stdout.buffer.write(png(sys.stdin.buffer.read().decode(), sys.argv[1:]))


if __name__ == "__main__":
    main()
