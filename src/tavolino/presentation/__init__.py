"""What the games look and sound like: one package per game."""
