"""What Tabula Rasa looks and sounds like."""
