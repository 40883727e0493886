"""What every game has: the contract, the registry, the public API, records, matches."""
