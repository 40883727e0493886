"""`tavolino serve` and `tavolino backup` as they are typed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.processes import PATIENCE

COMMAND = [sys.executable, "-m", "tavolino"]
FIRST = "schotten-totten"  # is ready first


@pytest.mark.slow
def test_it_serves_backs_up_and_stops_when_it_is_told_to(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    words = [*COMMAND, "serve", "--port", "0", "--database", url]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=os.environ) as server:
        assert server.stdout is not None
        try:
            address = server.stdout.readline().removeprefix("Tavolino is running at ").strip()
            made = httpx.post(f"{address}/api/v2/tables", json={"game": FIRST}, timeout=PATIENCE)
            assert made.status_code == 201
            file = tmp_path / "copy.db"
            words = [*COMMAND, "backup", str(file), "--database", url]
            assert subprocess.run(words, timeout=PATIENCE).returncode == 0
            assert file.stat().st_size > 0
        finally:
            server.send_signal(signal.SIGTERM)
        assert server.wait(60) == 0
