"""What every game has: the contract, the registry, the face of the library, records, matches."""
