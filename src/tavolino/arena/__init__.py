"""Tournaments between players that are programs: who plays whom, ratings, and reports."""
