"""Tables on disk: SQLite by default, PostgreSQL by URL."""

from .address import StoreError, default_url
from .backup import backup
from .sql import SqlStore

__all__ = ["SqlStore", "StoreError", "backup", "default_url"]
