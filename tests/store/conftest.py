from __future__ import annotations

from tests.databases import postgres, postgres_url, sqlite_url, url

__all__ = ["postgres", "postgres_url", "sqlite_url", "url"]
