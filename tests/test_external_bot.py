"""External bots: other programs that play, and every way in which they fail."""

from __future__ import annotations

import fcntl
import json
import sys
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tavolino
from tavolino.arena.play import play
from tavolino.bots import external_bot
from tavolino.bots.bot_spec import make, parse_bot
from tavolino.bots.external_bot import PROTOCOL, ExternalBot, ExternalBotFailure
from tavolino.core import chance
from tests.arena.tables import SMALL, settings

ROOT = Path(__file__).parent.parent
GREETING = f"""
import json, os, sys, time
def hear():
    line = sys.stdin.readline()
    return json.loads(line) if line else sys.exit()
def say(answer):
    print(json.dumps(answer), flush=True)
hello = hear()
say({{"protocol": "{PROTOCOL}", "name": "a test"}})
"""
FIRST_LEGAL = "while True: say({'move': hear()['view']['legal'][0]})"
QUICKLY = 0.2  # seconds, for external bots that never answer
PATIENTLY = 60.0


class ExternalBots:
    """Programs of this test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bots: list[ExternalBot] = []

    def command(self, program: str) -> list[str]:
        path = self.folder / f"bot{len(list(self.folder.iterdir()))}.py"
        path.write_text(textwrap.dedent(program), encoding="utf-8")
        return [sys.executable, "-I", "-S", str(path)]

    def start(
        self, program: str, move_time: float = PATIENTLY, start_time: float = PATIENTLY
    ) -> ExternalBot:
        bot = ExternalBot(self.command(program), 7, move_time, start_time)
        self.bots.append(bot)
        return bot


@pytest.fixture
def external_bots(tmp_path: Path) -> Iterator[ExternalBots]:
    started = ExternalBots(tmp_path)
    yield started
    for bot in started.bots:
        bot.close()
    assert not external_bot._running


def small_game(seed: int = 1) -> tavolino.Game:
    return tavolino.new("schotten-totten", seed=seed, **SMALL)


def ask(bot: ExternalBot, game: tavolino.Game) -> str:
    assert game.player is not None
    return bot.choose(game.view(game.player), game.sampler())


def failure(bot: ExternalBot) -> ExternalBotFailure:
    with pytest.raises(ExternalBotFailure) as raised:
        ask(bot, small_game())
    return raised.value


def test_an_external_bot_plays_a_game_to_its_end(external_bots: ExternalBots) -> None:
    game = small_game()
    bots = [external_bots.start(GREETING + FIRST_LEGAL) for _ in range(2)]
    while (seat := game.player) is not None:
        first_legal = game.legal[0]
        assert ask(bots[seat], game) == first_legal
        game.play(first_legal)
    for bot in bots:
        bot.close()
        assert bot.cpu_seconds > 0
        assert bot.name == "a test"


@pytest.mark.parametrize("version", [1, 2])
def test_the_greeting_says_what_is_played(external_bots: ExternalBots, version: int) -> None:
    heard = external_bots.folder / "heard"
    bot = external_bots.start(
        GREETING + f"open({str(heard)!r}, 'w').write(json.dumps(hello))\n" + FIRST_LEGAL
    )
    game = tavolino.load(small_game().record() | {"rules": version})
    ask(bot, game)
    assert json.loads(heard.read_text()) == {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": "schotten-totten",
        "rules": version,
        "options": game.options,
        "seat": game.player,
        "seed": 7,
        "move_ms": 60000,
    }


def test_an_external_bot_hears_the_view_of_its_seat_and_nothing_else(
    external_bots: ExternalBots,
) -> None:
    """To the byte the same, whatever lies hidden from its seat."""
    program = (
        GREETING
        + "f = open(sys.argv[1], 'w')\nwhile True:\n"
        + (
            "    heard = hear(); f.write(json.dumps(heard) + chr(10)); f.flush()\n"
            "    say({'move': heard['view']['legal'][0]})"
        )
    )
    game = small_game()
    seat = game.player
    assert seat is not None
    rng = chance.generator(1)
    others = [game.determinized(seat, rng) for _ in range(5)]
    assert any(other != game for other in others)
    logs = []
    for i, table in enumerate([game, *others]):
        log = external_bots.folder / f"log{i}"
        command = [*external_bots.command(program), str(log)]
        bot = ExternalBot(command, 7, PATIENTLY)
        external_bots.bots.append(bot)
        ask(bot, table)
        logs.append(log.read_bytes())
    assert len(set(logs)) == 1
    assert json.loads(logs[0]) == {"type": "choose", "view": game.view(seat).data}


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("raise SystemExit(3)", "exited with status 3 before answering"),
        ("import os; os.abort()", "was killed by signal 6 before answering"),
        ("import os, time; os.close(1); time.sleep(600)", "closed its output before it answered"),
        ("print('hello there'); input()", "gave an answer that is not JSON: hello there"),
        ("print('[1, 2]'); input()", "gave an answer that is not a JSON object: [1, 2]"),
        ("print('[' * 60000); input()", "gave an answer that is not JSON: [["),
        ("print('1' * 60000); input()", "gave an answer that is not JSON: 11"),
        (
            "import sys; sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush(); input()",
            "gave an answer that is not JSON: \ufffd",
        ),
        ('print(\'{"protocol": "uci"}\'); input()', 'answered {"protocol": "uci"}, expected'),
        ("import sys\nwhile True: sys.stdout.write('x' * 4096)", "wrote more than 65536 bytes"),
        ("while True: print('{}')", "answered with more than one line: {}"),
        (GREETING + "hear(); sys.exit(4)", "exited with status 4 before answering"),
        (GREETING + "hear(); say([])", "gave an answer that is not a JSON object"),
        (GREETING + "hear(); say({'move': 5})", 'answered {"move": 5}, expected {"move": "..."}'),
        (GREETING + "hear(); say({'resign': True})", 'expected {"move": "..."}'),
        (GREETING + "hear()\nprint('{}' + chr(10) + '{}', flush=True)", "more than one line"),
        (GREETING + "hear()\nwhile True: sys.stdout.write('x' * 4096)", "wrote more than 65536"),
    ],
)
def test_an_external_bot_that_answers_wrongly_is_ended(
    external_bots: ExternalBots, program: str, reason: str
) -> None:
    bot = external_bots.start(program)
    assert reason in str(failure(bot))
    assert not external_bot._running


@pytest.mark.parametrize(
    ("program", "limits", "reason"),
    [
        ("import time; time.sleep(600)", {"start_time": QUICKLY}, "no greeting within 0.2 s"),
        (GREETING + "time.sleep(600)", {"move_time": QUICKLY}, "no move within 0.2 s"),
        (GREETING + "while True: pass", {"move_time": QUICKLY}, "no move within 0.2 s"),
        (
            GREETING + "hear(); sys.stdout.write('{'); sys.stdout.flush(); time.sleep(600)",
            {"move_time": QUICKLY},
            "no move within 0.2 s",
        ),
        (
            GREETING + "while True: sys.stderr.write('x' * 4096 + chr(10))",
            {"move_time": QUICKLY},
            "no move within 0.2 s",
        ),
    ],
)
def test_an_external_bot_that_hangs_is_ended(
    external_bots: ExternalBots, program: str, limits: dict[str, float], reason: str
) -> None:
    assert reason in str(failure(external_bots.start(program, **limits)))
    assert not external_bot._running


def test_an_external_bot_that_speaks_out_of_turn_is_ended(external_bots: ExternalBots) -> None:
    go, said = external_bots.folder / "go", external_bots.folder / "said"
    program = f"""{GREETING}
say({{"move": hear()["view"]["legal"][0]}})
while not os.path.exists({str(go)!r}): time.sleep(0.01)
say({{"and": "another thing"}})
open({str(said)!r}, "w").close()
hear()
"""
    bot = external_bots.start(program)
    ask(bot, small_game())
    go.touch()
    while not said.exists():
        time.sleep(0.01)
    assert str(failure(bot)) == 'wrote without being asked: {"and": "another thing"}'


def test_when_an_external_bot_speaks_before_the_greeting_does_not_matter(
    external_bots: ExternalBots, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it says first is taken for its answer, whether it starts quickly or not."""
    said = external_bots.folder / "said"
    program = f"print('[1, 2]', flush=True); open({str(said)!r}, 'w').close(); input()"
    ask_at_once = ExternalBot._ask

    def ask_late(bot: ExternalBot, *question: Any) -> dict[str, Any]:
        while not said.exists():
            time.sleep(0.01)
        return ask_at_once(bot, *question)

    monkeypatch.setattr(ExternalBot, "_ask", ask_late)
    reason = "gave an answer that is not a JSON object: [1, 2]"
    assert str(failure(external_bots.start(program))) == reason


def test_an_external_bot_that_reads_nothing_does_not_hold_up_the_table(
    external_bots: ExternalBots,
) -> None:
    """Its input fills up; writing to it never waits longer than the move may take."""
    program = f"""
    import json, time
    print(json.dumps({{"protocol": "{PROTOCOL}"}}), flush=True)
    time.sleep(600)
    """
    bot = external_bots.start(program, move_time=QUICKLY)
    game = small_game()
    view = game.view(game.player or 0)
    view.data["padding"] = "x" * 1_000_000
    with pytest.raises(ExternalBotFailure, match="no move within"):
        bot.choose(view, game.sampler())


def test_an_external_bot_that_closes_its_input_fails_when_it_ends(
    external_bots: ExternalBots,
) -> None:
    program = f"""
    import json, os, sys
    os.close(0)
    print(json.dumps({{"protocol": "{PROTOCOL}"}}), flush=True)
    sys.exit(3)
    """
    reason = "exited with status 3 before answering"
    assert str(failure(external_bots.start(program))) == reason


def test_the_last_words_of_an_external_bot_are_kept(external_bots: ExternalBots) -> None:
    program = GREETING + "hear()\nfor i in range(5000): print('line', i, file=sys.stderr)\n1 / 0"
    raised = failure(external_bots.start(program))
    assert raised.stderr[-1] == "ZeroDivisionError: division by zero"
    assert len(raised.stderr) <= external_bot.KEPT_LINES
    assert sum(map(len, raised.stderr)) <= external_bot.KEPT_STDERR


def test_a_program_that_is_not_there_is_a_failure(tmp_path: Path) -> None:
    bot = ExternalBot([str(tmp_path / "nothing")], 1)
    assert "could not be started" in str(failure(bot))


def _is_free(lock: Path) -> bool:
    with lock.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True


@pytest.mark.parametrize("ending", ["time.sleep(600)", "sys.exit()", "say({'nonsense': 1})"])
def test_what_an_external_bot_started_ends_with_it(
    external_bots: ExternalBots, ending: str
) -> None:
    lock = external_bots.folder / "lock"
    program = f"""{GREETING}
import fcntl, subprocess
file = open({str(lock)!r}, "w")
fcntl.flock(file, fcntl.LOCK_EX)
sleep = [sys.executable, "-S", "-c", "import time; time.sleep(600)"]
subprocess.Popen(sleep, pass_fds=[file.fileno()],
    stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
hear()
{ending}
"""
    bot = external_bots.start(program, move_time=1.0)
    failure(bot)
    for _ in range(6000):
        if _is_free(lock):
            return
        time.sleep(0.01)
    pytest.fail("a process that the external bot started still holds its lock")


def test_an_external_bot_that_plays_an_illegal_move_loses_with_the_reason(
    external_bots: ExternalBots,
) -> None:
    command = " ".join(external_bots.command(GREETING + "while hear(): say({'move': 'r9@9'})"))
    arena = settings(f"random,bad=engine:{command}")
    for swapped in (False, True):
        played = play(arena, (0, 1), 0, swapped)
        assert played.points == [1, 0]
        assert played.failure is not None
        assert played.failure.player == "bad"
        assert played.failure.reason.startswith("illegal move: ")
    assert not external_bot._running


def test_an_external_bot_at_two_seats_is_two_processes(external_bots: ExternalBots) -> None:
    """Partners may not tell each other their hands."""
    program = GREETING + (
        "open(sys.argv[0] + '.' + str(os.getpid()), 'w').write(str(hello['seat']))\n" + FIRST_LEGAL
    )
    command = " ".join(external_bots.command(program))
    options = {"players": 4, "colours": 2, "values": 3, "hand": 2}
    arena = settings(f"e=engine:{command},random", game="tabula-rasa", options=options)
    played = play(arena, (0, 1), 0, False)
    assert played.failure is None
    seats = sorted(int(path.read_text()) for path in external_bots.folder.glob("*.py.*"))
    assert seats == [seat for seat, name in enumerate(played.seats) if name == "e"]
    assert len(seats) == 2


@pytest.mark.parametrize(("game", "options"), [("schotten-totten", SMALL), ("tabula-rasa", {})])
def test_the_example_of_the_page_plays(game: str, options: dict[str, Any]) -> None:
    spec = parse_bot(f"engine:{sys.executable} -I -S {ROOT / 'examples/external_bot.py'}")
    table = tavolino.new(game, seed=3, **options)
    bots = [make(spec, seat, PATIENTLY) for seat in range(2)]
    while (seat := table.player) is not None:
        table.play(bots[seat].choose(table.view(seat), table.sampler()))
    for bot in bots:
        assert isinstance(bot, ExternalBot)
        bot.close()
        assert bot.name == "strongest card first"


def test_the_page_shows_the_example_as_it_is() -> None:
    page = (ROOT / "docs/tutorials/write-a-bot.md").read_text(encoding="utf-8")
    assert '--8<-- "examples/external_bot.py"' in page
