"""The terminal client: games on this machine and tables of a server, drawn or in plain lines."""
