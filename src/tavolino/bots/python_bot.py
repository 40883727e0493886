"""Bots that are other people's Python classes: `module:Class`, or registered by a package.

A class is called as `Class(seed, **parameters)` for each seat of each game, and has a method
`choose(view, sampler)` that returns one of `view.legal` (`bots.bot.Bot`). One that needs nothing
but the view says so with `needs_sampler = False`; it can then also join a table on any server,
where nobody gets a sampler.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any

from ..core.errors import OptionError
from .bot import Bot


@cache
def load_class(path: str) -> Any:
    """The class of `module:Class`. Modules in the current folder are found, too."""
    module_name, _, class_name = path.partition(":")
    with _current_folder_first():
        try:
            module = importlib.import_module(module_name)
        except ModuleNotFoundError as error:
            if error.name is None or not f"{module_name}.".startswith(f"{error.name}."):
                raise OptionError(
                    f"bots: {path}: it needs {error.name}, which is missing"
                ) from None
            raise OptionError(
                f"bots: {path}: there is no module {module_name!r} here or in an installed package"
            ) from None
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            raise OptionError(f"bots: {path}: it cannot be imported ({problem})") from error
    found = getattr(module, class_name, None)
    if found is None:
        raise OptionError(f"bots: {path}: the module has no class {class_name!r}")
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise OptionError(f"bots: {path}: expected a class with a method choose(view, sampler)")
    return found


def make_python_bot(path: str, seed: int, parameters: Mapping[str, int | float]) -> Bot:
    """A bot of that class for one seat of one game."""
    found = load_class(path)
    try:
        bot: Bot = found(seed, **parameters)
    except TypeError as error:
        raise OptionError(
            f"bots: {path}: it is called as {found.__name__}(seed, **parameters): {error}"
        ) from error
    if not hasattr(bot, "name"):
        bot.name = found.__name__
    return bot


@contextmanager
def _current_folder_first() -> Iterator[None]:
    here = os.getcwd()
    if here in sys.path or "" in sys.path:
        yield
        return
    sys.path.insert(0, here)
    try:
        yield
    finally:
        sys.path.remove(here)
