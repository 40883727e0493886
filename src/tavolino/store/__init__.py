"""Tables on disk: SQLite by default, PostgreSQL by URL."""

from .address import StoreError, default_url
from .backup import backup
from .server_lock import server_lock
from .sql import SqlStore

__all__ = ["SqlStore", "StoreError", "backup", "default_url", "server_lock"]
