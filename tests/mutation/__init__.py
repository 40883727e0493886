"""Mutation testing: faults are put into the modules that guard hidden cards and stored moves, one
at a time, and the tests that reach the line have to notice.

`python -m tests.mutation` tries them all, and `python -m tests.mutation round clock` those of some
modules. What nobody can notice is listed with the reason in `survivors.toml`. Any other survivor
fails the run. `make faults` tries those of the modules in which all are noticed.
"""
