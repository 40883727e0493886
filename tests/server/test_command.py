"""`tavolino serve` and `tavolino backup` as they are typed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

COMMAND = [sys.executable, "-m", "tavolino.cli"]


@pytest.mark.slow
def test_a_busy_port_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        words = [*COMMAND, "serve", "--port", f"{port}"]
        done = subprocess.run(words, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert f"cannot listen at 127.0.0.1:{port}" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("url", ["mysql://somewhere/tables", "sqlite:////proc/no/tables.db"])
def test_a_database_that_cannot_be_is_told_in_a_sentence(url: str) -> None:
    words = [*COMMAND, "serve", "--port", "0", "--database", url]
    done = subprocess.run(words, capture_output=True, text=True, timeout=120)
    assert done.returncode == 2
    assert done.stderr.startswith("tavolino: ")
    assert "Traceback" not in done.stderr


@pytest.mark.slow
def test_it_serves_backs_up_and_stops_when_it_is_told_to(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    words = [*COMMAND, "serve", "--port", "0", "--database", url]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=os.environ) as server:
        assert server.stdout is not None
        try:
            address = server.stdout.readline().removeprefix("Tavolino is at ").strip()
            made = httpx.post(f"{address}/api/tables", json={"game": "tabula-rasa"})
            assert made.status_code == 201
            file = tmp_path / "copy.db"
            words = [*COMMAND, "backup", str(file), "--database", url]
            assert subprocess.run(words, timeout=60).returncode == 0
            assert file.stat().st_size > 0
        finally:
            server.send_signal(signal.SIGTERM)
        assert server.wait(60) == 0
