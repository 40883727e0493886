"""What Schotten-Totten looks and sounds like."""
