"""The page of results: how strong the bots are, how long they think, how exploitable they are."""
