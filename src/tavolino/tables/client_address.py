"""The address on whose behalf something is done; limits and fair turns count by it.

A server sets it once per request or socket; whatever is started from there inherits it, as a task
inherits its context. It is empty when the application acts on its own.
"""

from __future__ import annotations

from contextvars import ContextVar

client_address: ContextVar[str] = ContextVar("client_address", default="")
