"""Programs that measure; each prints a table, with peers measured in the same run."""
