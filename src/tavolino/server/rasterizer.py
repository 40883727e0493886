"""Draws an SVG from the standard input as a PNG on the standard output, with the given fonts.

The server runs it as a process of its own: drawing takes up to seconds, in which nothing else in
the same process could run.
"""

import os
import sys


def main() -> None:
    import resvg_py

    if hasattr(os, "nice"):
        os.nice(10)  # games come first
    picture = resvg_py.svg_to_bytes(
        svg_string=sys.stdin.buffer.read().decode(),
        font_files=sys.argv[1:],
        skip_system_fonts=len(sys.argv) > 1,
        # Its one weight is a family of its own.
        serif_family="Alegreya ExtraBold",
        sans_serif_family="Alegreya Sans",
    )
    sys.stdout.buffer.write(picture)


if __name__ == "__main__":
    main()
