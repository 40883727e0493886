"""`tavolino check`: replay every record and say which move of which game is wrong, and why."""

from __future__ import annotations

from ..core.errors import RecordError
from ..core.game import load
from ..text.printable import printable
from .arguments import Arguments
from .records import read_records
from .terminal import announcing_compilation


def run(arguments: Arguments) -> int:
    right = wrong = 0
    with announcing_compilation():
        for line, record in read_records(arguments.file):
            try:
                load(record)
                right += 1
            except RecordError as error:
                wrong += 1
                print(f"{arguments.file}:{line}: game {right + wrong}: {printable(str(error))}")
    print(f"{right + wrong} records: {right} right, {wrong} wrong")
    return 1 if wrong else 0
