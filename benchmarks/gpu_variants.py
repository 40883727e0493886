"""Ways to play a turn on a GPU, compared: `python -m benchmarks.gpu_variants`. Each way is a
process with its own settings; all of them compile at the same time and measure one by one.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tavolino.envs.batch import batch

from .gpu import VARIANTS, advance, random_games, rate, separate_calls

# Of turns in one launch: where the tables lie meanwhile, and how many games a block has.
ADVANCE = {
    "shared, 64": {},
    "shared, 32": {"TAVOLINO_SHARED_GAMES": "32"},
    "shared, 96": {"TAVOLINO_SHARED_GAMES": "96"},
    "local, 128": {"TAVOLINO_ADVANCE": "local"},
    "local, 64": {"TAVOLINO_ADVANCE": "local", "TAVOLINO_THREADS": "64"},
    "in place, 128": {"TAVOLINO_ADVANCE": "place"},
    "shared, 64, 128 registers": {"TAVOLINO_REGISTERS": "128"},
    "shared, 64, 168 registers": {"TAVOLINO_REGISTERS": "168"},
    "shared, 64, carveout": {"TAVOLINO_CARVEOUT": "MaxShared"},
    "shared, 64, all copied": {"TAVOLINO_COPIED": "1000000"},
    "shared, 64, copied to 1000": {"TAVOLINO_COPIED": "1000"},
    "shared, 64, copied to 300": {"TAVOLINO_COPIED": "300"},
}
# Of random games in one launch.
RANDOM = {
    "8 dealt together": {},
    "16 dealt together": {"TAVOLINO_TOGETHER": "16"},
    "24 dealt together": {"TAVOLINO_TOGETHER": "24"},
    "32 dealt together": {"TAVOLINO_TOGETHER": "32"},
    "8, 128 registers": {"TAVOLINO_REGISTERS": "128"},
}


def measure(game: str, size: int, lock: str, what: str) -> None:
    """In a process with the settings: print one line of JSON for each variant."""
    wanted = [(name, options) for name, options in VARIANTS if name == game]
    games = batch(game, 1024, device="cuda", **wanted[0][1])
    if what == "random":
        games.play_randomly(2)
    else:
        seen = games.advance()
        games.advance(out=games._device.empty(seen.shape, seen.dtype))
        games.play_randomly(2)
        if what == "separate":
            separate_calls(games, 1)()
    games.check()
    with open(lock, "w") as held:
        for name, options in wanted:
            fcntl.flock(held, fcntl.LOCK_EX)
            games = batch(name, size, device="cuda", **options)
            games.play_randomly(256)
            wait = games._device.wait
            found = {}
            if what == "random":
                found["random"] = rate(random_games(games, 64), wait)
                found["random, 512 moves"] = rate(random_games(games, 512), wait)
            else:
                columns = games.advance()
                rows = games._device.empty(columns.shape, columns.dtype)
                found["columns"] = rate(advance(games, columns), wait)
                found["rows"] = rate(advance(games, rows), wait)
                if what == "separate":
                    found["separate calls"] = rate(separate_calls(games), wait)
            games.check()
            fcntl.flock(held, fcntl.LOCK_UN)
            label = " ".join([name, *(str(value) for value in options.values())])
            print(json.dumps([label, {key: each / 1e6 for key, each in found.items()}]), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["schotten-totten", "tabula-rasa", "rat-hot"])
    parser.add_argument("--size", type=int, default=1 << 18)
    parser.add_argument("--what", choices=["advance", "random"], default="advance")
    parser.add_argument("--only", nargs="*", help="parts of the names of settings")
    parser.add_argument("--measure", nargs=2)
    arguments = parser.parse_args()
    if arguments.measure:
        measure(arguments.games[0], arguments.size, *arguments.measure)
        return
    folder = tempfile.mkdtemp()
    settings = ADVANCE if arguments.what == "advance" else RANDOM
    started = []
    for game in arguments.games:
        for number, (label, environment) in enumerate(settings.items()):
            if arguments.only and not any(part in label for part in arguments.only):
                continue
            what = "separate" if arguments.what == "advance" and number == 0 else arguments.what
            command = [sys.executable, "-m", "benchmarks.gpu_variants", game]
            command += ["--size", str(arguments.size), "--measure", f"{folder}/lock", what]
            own = {"NUMBA_CACHE_DIR": f"{folder}/{game}-{number}", "TAVOLINO_QUIET": "1"}
            log = Path(folder, f"{game}-{number}.log")
            with log.open("w") as errors:
                process = subprocess.Popen(
                    command,
                    env={**os.environ, **own, **environment},
                    stdout=subprocess.PIPE,
                    stderr=errors,
                    text=True,
                )
            started.append((label, process, log))
    for label, process, log in started:
        told = process.communicate()[0]
        for line in told.splitlines():
            variant, found = json.loads(line)
            figures = ", ".join(f"{key} {each:.1f}" for key, each in found.items())
            print(f"{variant:42} {label:28} {figures}", flush=True)
        if process.returncode:
            print(f"{label}: failed: {log.read_text()[-400:]}", flush=True)


if __name__ == "__main__":
    main()
