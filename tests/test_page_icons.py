"""The page's icons as PNG are those of its SVG files."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from PIL import Image

SCRIPT = Path(__file__).parent.parent / "web" / "scripts" / "icons.py"


def test_the_icons_are_up_to_date_and_have_their_sizes() -> None:
    spec = spec_from_file_location("page_icons", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    icons = module_from_spec(spec)
    spec.loader.exec_module(icons)
    assert icons.stale() == [], f"make them again: python web/scripts/{SCRIPT.name}"
    for name, (source, size) in icons.ICONS.items():
        with Image.open(icons.PUBLIC / name) as icon:
            assert icon.format == "PNG"
            assert icon.size == (size, size)
            corner = icon.convert("RGBA").getpixel((0, 0))
        assert isinstance(corner, tuple)
        whole_square = source == "icon-mask.svg"
        assert corner[3] == (255 if whole_square else 0), name
