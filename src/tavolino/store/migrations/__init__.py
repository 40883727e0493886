"""The steps from one schema to the next. See `tavolino.store.migrate`."""
