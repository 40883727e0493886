"""Many games at once, and games as the environments of other libraries: for research and for
programs that learn."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .adapters.aec import aec
    from .adapters.information import information_state, public_state
    from .adapters.vector import vector
    from .symmetry_tables import symmetries

__all__ = ["aec", "information_state", "public_state", "symmetries", "vector"]

# Where each is. What they need may not be installed, so they are imported only when they are used.
_MODULES = {
    "aec": ".adapters.aec",
    "information_state": ".adapters.information",
    "public_state": ".adapters.information",
    "symmetries": ".symmetry_tables",
    "vector": ".adapters.vector",
}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(_MODULES[name], __name__), name)
    globals()[name] = found
    return found
