"""`tavolino check`: replay every record and report which move of which game is wrong, and why; or
read every table of a database and report which are damaged."""

from __future__ import annotations

import asyncio

from ..core.errors import RecordError
from ..core.game import load
from ..core.printable import printable
from ..core.record_files import read_records
from .arguments import Arguments
from .terminal import announcing_compilation, counted


def run(arguments: Arguments) -> int:
    if arguments.database is not None:
        return _check_database(arguments.database)
    return _check_records(arguments)


def _check_database(url: str) -> int:
    from .check_database import check_database

    with announcing_compilation():
        return asyncio.run(check_database(url))


def _check_records(arguments: Arguments) -> int:
    right = wrong = 0
    with announcing_compilation():
        for line, record in read_records(arguments.file):
            try:
                load(record)
                right += 1
            except RecordError as error:
                wrong += 1
                print(f"{arguments.file}:{line}: game {right + wrong}: {printable(str(error))}")
    print(f"{counted(right + wrong, 'record')}: {right} valid, {wrong} invalid")
    return 1 if wrong else 0
