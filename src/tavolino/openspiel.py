"""Importing this registers every installed game with OpenSpiel: one that is called `my-game` is
loaded by `pyspiel.load_game("python_tavolino_my_game", {...})`, with its options as parameters; and
`python_tavolino_my_game_tiny` is small enough to be solved."""

from .envs.adapters.openspiel import register_games

register_games()
