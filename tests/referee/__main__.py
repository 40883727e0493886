"""Check records by the independent referees: python -m tests.referee [--unfinished] FILE ..."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from . import REFEREES


def check_line(line: str, finished: bool) -> list[str]:
    try:
        record = json.loads(line)
    except json.JSONDecodeError as error:
        return [f"not JSON: {error}"]
    if not isinstance(record, dict) or record.get("game") not in REFEREES:
        return [f"not a record of {', '.join(REFEREES)}"]
    return REFEREES[record["game"]](record, finished)


def main(arguments: Sequence[str]) -> int:
    """Check every line of the files; 1 when anything is wrong."""
    finished = "--unfinished" not in arguments
    files = [argument for argument in arguments if argument != "--unfinished"]
    if not files:
        print(__doc__, file=sys.stderr)
        return 2
    records = wrong = 0
    for file in files:
        for number, line in enumerate(Path(file).read_text("utf-8").split("\n"), start=1):
            if not line.strip():
                continue
            records += 1
            problems = check_line(line, finished)
            for problem in problems:
                print(f"{file}:{number}: {problem}")
            wrong += bool(problems)
    print(f"{records} records, {wrong} of them wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
