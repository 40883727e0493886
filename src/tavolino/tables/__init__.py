"""The application behind the game server: seats, moves, clocks, bots and what everybody may see."""
