"""What Rat Hot looks and sounds like."""
