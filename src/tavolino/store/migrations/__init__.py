"""The steps from one form of the database to the next. See `tavolino.store.migrate`."""
