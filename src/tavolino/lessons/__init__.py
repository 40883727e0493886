"""Learning a game by playing it: a few steps, each a table and something to do there.

A step says what has to happen, never which moves are right: the rules play the move, and its events
decide.
"""
