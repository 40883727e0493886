"""What can be done at a table: one structure per command, as sockets and requests decode it."""
