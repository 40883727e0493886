"""Importing this registers every installed game with PettingZoo: one that is called `my-game` is
made by `pettingzoo.make("aec", "tavolino/MyGame-v0")`, with its options as keywords."""

from .envs.adapters.aec import aec, register
from .envs.adapters.identifiers import camel_case, names

for _name in names():
    register("aec", f"tavolino/{camel_case(_name)}-v0", entry_point=aec, kwargs={"game": _name})
