"""`python -m tests.prepare`: compile what the tests need, before they run.

One process compiles each thing once for all of them. The processes of the tests would each do it
for what they meet first, several of them the same at the same time.
"""

from __future__ import annotations

from tavolino.cli.build import BATCHES, build, build_also

OURS = ("tests.games.evaluation_kernels", "tests.test_every_game")


def main() -> None:
    build()
    build_also((*BATCHES, *OURS))


if __name__ == "__main__":
    main()
