"""Players that learn by playing against themselves, with JAX: `tavolino train`."""
