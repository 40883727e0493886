"""On whose behalf something is done: limits and turns count by it.

A server says it once for a request or a socket; what is started from there inherits it, as a task
inherits its context. It is an address, or nothing where the application acts by itself.
"""

from __future__ import annotations

from contextvars import ContextVar

asker: ContextVar[str] = ContextVar("asker", default="")
