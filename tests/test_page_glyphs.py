"""Pictures and boards have the same glyphs: those of the page are generated from the server's."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

SCRIPT = Path(__file__).parent.parent / "web" / "scripts" / "glyphs.py"


def test_the_signs_of_the_page_are_those_of_the_pictures() -> None:
    spec = spec_from_file_location("page_glyphs", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    glyphs = module_from_spec(spec)
    spec.loader.exec_module(glyphs)
    assert len(glyphs.made()) >= 3
    assert glyphs.stale() == [], f"generate them again: python {SCRIPT.name}"
