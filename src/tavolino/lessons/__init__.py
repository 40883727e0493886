"""Learning a game by playing it: a few steps, each a table and something to do there.

A step says what shall happen, never which moves are right: the rules play the move, and what
happened decides.
"""
