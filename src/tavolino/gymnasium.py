"""Importing this registers every installed game with Gymnasium: one that is called `my-game` is
made by `gymnasium.make_vec("tavolino/MyGame-v0", num_envs=...)`, with its options as keywords."""

from .envs.adapters.identifiers import camel_case, names
from .envs.adapters.vector import SingleGame, VectorGames, register

__all__ = ["SingleGame", "VectorGames"]

for _name in names():
    register(
        f"tavolino/{camel_case(_name)}-v0",
        entry_point=f"{SingleGame.__module__}:{SingleGame.__name__}",
        vector_entry_point=f"{VectorGames.__module__}:{VectorGames.__name__}",
        kwargs={"game": _name},
    )
