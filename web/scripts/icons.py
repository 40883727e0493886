"""Writes the page's icon as PNG, for phones, from the SVG files that lie beside it."""

from __future__ import annotations

from pathlib import Path

PUBLIC = Path(__file__).resolve().parents[1] / "public"
# By file: the drawing, and the number of pixels each way. Phones cut their own shape out of those
# that fill the whole square.
ICONS = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-mask-512.png": ("icon-mask.svg", 512),
    "apple-touch-icon.png": ("icon-mask.svg", 180),
}


def drawn(name: str) -> bytes:
    import resvg_py

    source, size = ICONS[name]
    svg = (PUBLIC / source).read_text(encoding="utf-8")
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size))


def stale() -> list[str]:
    return [
        name
        for name in ICONS
        if not (PUBLIC / name).is_file() or (PUBLIC / name).read_bytes() != drawn(name)
    ]


if __name__ == "__main__":
    for name in ICONS:
        (PUBLIC / name).write_bytes(drawn(name))
