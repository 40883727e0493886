"""Logs as one JSON object per line, for programs to read."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any


class JsonLines(logging.Formatter):
    """Time, level, logger and message. Of an exception only its type and place are logged, not its
    text, which may hold cards or what a client sent."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[1] is not None:
            error, places = record.exc_info[1], record.exc_info[2]
            line["error"] = type(error).__name__
            line["trace"] = _places(places)
        return json.dumps(line)  # in ASCII, so that nothing in it can control a terminal


def _places(trace: Any) -> list[str]:
    found = []
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_filename}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found


def log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tavolino").setLevel(level.upper())
    logging.getLogger("uvicorn.error").setLevel("WARNING")
