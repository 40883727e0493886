"""On whose behalf something is done: limits and turns count by it.

A server sets it once per request or socket; whatever is started from there inherits it, as a task
inherits its context. It is empty where the application acts by itself.
"""

from __future__ import annotations

from contextvars import ContextVar

client_address: ContextVar[str] = ContextVar("client_address", default="")
