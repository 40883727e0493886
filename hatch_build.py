"""Packs the web page into the wheel. In a source distribution it is already there."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        page = self._page()
        return [] if page is None or page.has_npm() else [page.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = self._page()
        if page is not None:
            page.build()

    def _page(self) -> ModuleType | None:
        """The module that builds the page, if its sources are there."""
        script = Path(self.root) / "web" / "build.py"
        if not script.is_file():
            return None
        spec = importlib.util.spec_from_file_location("build_page", script)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
