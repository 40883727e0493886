"""Measurements: that they measure what they say."""
