"""Tournaments between bots: who plays whom, ratings, and reports."""
