"""What Kuhn poker looks and sounds like. Every part is optional: if it is missing, a generic one is
used. There is no terminal board here, so the terminal shows the picture and the moves in words; nor
is there a lesson, a rulebook or anything about levels."""
