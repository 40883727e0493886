"""What Kuhn poker looks and sounds like. Every part is optional: a generic one serves where it is
missing. There is no terminal board here, so the terminal shows the picture and the moves in words;
nor is there a lesson, a rulebook or anything about levels."""
