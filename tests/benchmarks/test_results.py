"""The page of results: who plays whom, that nothing is played twice or lost, and what it shows."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import tavolino
from benchmarks.exploitability import choices
from benchmarks.results.__main__ import main
from benchmarks.results.kept import Kept
from benchmarks.results.measure import measure, path_of, playable
from benchmarks.results.page import write_page
from benchmarks.results.pairings import Pairing, all_pairings, table_name, tables
from benchmarks.results.scores import Games, Player, Score, ratings, read_scores
from benchmarks.results.tiny import PERFECT, RANDOM, SAMPLED, measure_tiny, preferences, read_tiny
from benchmarks.results.tiny import Player as TinyPlayer
from tavolino.arena.ledger import read_ledger
from tavolino.arena.play import Effort, Played
from tavolino.bots.bot_spec import make, parse_bot
from tavolino.bots.levels import LEVELS
from tavolino.bots.network import network_of
from tavolino.core import registry
from tests.bots.networks import write_network
from tests.repeats import REPEATS

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
GAME = "tabula-rasa"
RULES = registry.rules(GAME)
TINY = "rat-hot"
TINY_PLAYERS = (RANDOM, TinyPlayer("net", 1), SAMPLED)
ONLY = ["--only", GAME, "--measure-only", "--skip-tiny"]


def pairing(player: str, opponent: str, players: int = 2, **changes: Any) -> Pairing:
    options = RULES.check_options({"players": players})
    return Pairing(GAME, options, player, opponent, **{"games": 2, "ms": 5} | changes)


def written(out: Path, of: Pairing) -> list[Played]:
    return read_ledger(path_of(of.settings(), out))[1]


@pytest.fixture(scope="module")
def weights(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("weights")
    for name in (GAME, TINY):
        write_network(folder / f"{name}.npz", registry.rules(name))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TAVOLINO_WEIGHTS", str(folder))
        yield folder


@pytest.fixture
def no_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAVOLINO_WEIGHTS", str(tmp_path))


MEASURED = [
    pairing("beppe", "mimi", games=24),
    pairing("beppe", "mimi", 3),
    pairing("virtuoso", "greedy"),
    pairing("virtuoso", "net", 4, games=4),
    pairing("virtuoso", "greedy", ms=6),
    pairing("net", "maestro", ms=1),
]


@pytest.fixture(scope="module")
def out(weights: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with games of a few pairings."""
    folder = tmp_path_factory.mktemp("results")
    measure(MEASURED, folder, threads=2)
    return folder


# -- pairings --------------------------------------------------------------------------------------


def test_every_level_meets_the_one_below_and_maestro_at_every_table() -> None:
    met: dict[tuple[str, str], set[frozenset[str]]] = {}
    for each in all_pairings():
        table = (each.game, table_name(each.rules, each.options))
        met.setdefault(table, set()).add(frozenset((each.player, each.opponent)))
    assert len(met) == len([each for game in registry.names() for each in tables_of(game)])
    names = list(LEVELS)
    for pairings in met.values():
        for below, above in pairwise(names):
            assert {below, above} in pairings
        for name in (*names, "net"):
            assert name == "maestro" or {name, "maestro"} in pairings


def tables_of(game: str) -> list[str]:
    rules = registry.rules(game)
    return [table_name(rules, options) for options in tables(rules)]


def test_tables_are_those_of_the_boxes() -> None:
    assert tables_of("tabula-rasa") == ["2 players", "3 players", "4 players"]
    assert tables_of("schotten-totten") == [
        *["iello", "iello, expert", "iello, tactics", "iello, tactics, expert"],
        *["ps-games", "ps-games, expert", "ps-games, tactics", "ps-games, tactics, expert"],
        *["menhir", "menhir, tactics"],
    ]
    assert "usual rules" in tables_of("rat-hot")


def test_pairings_are_selected_and_listed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--list", *ONLY[:2], "--table", "3 players", "--pairing", "net:", "--games", "6"])
    assert capsys.readouterr().out.splitlines() == [
        "    6 games  tabula-rasa, 3 players: net:maestro",
        "    6 games  tabula-rasa, 3 players: virtuoso:net",
    ]


def test_a_pairing_that_does_not_exist_gets_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--pairing", "virtuso:maestro", "--measure-only"]) == 2
    assert "there is no such pairing at such a table; --list shows all" in capsys.readouterr().err


# -- games -----------------------------------------------------------------------------------------


def test_every_deal_is_played_with_the_seats_swapped(out: Path) -> None:
    games = written(out, MEASURED[0])
    assert [(each.deal, each.swapped) for each in games] == [
        (deal, swapped) for deal in range(12) for swapped in (False, True)
    ]
    for one, other in zip(games[::2], games[1::2], strict=True):
        assert one.seed == other.seed
        assert one.seats == other.seats[::-1]


def test_one_player_among_several_moves_on_by_a_seat(out: Path) -> None:
    assert [each.seats for each in written(out, MEASURED[1])] == [
        ["beppe", "mimi", "mimi"],
        ["mimi", "beppe", "mimi"],
    ]
    learned = [name for name in MEASURED[3].settings().names if name.startswith("virtuoso@")]
    assert [each.seats.index(learned[0]) for each in written(out, MEASURED[3])] == [0, 1, 1, 2]


def test_bots_that_look_ahead_have_the_thinking_time(out: Path) -> None:
    header, _ = read_ledger(path_of(MEASURED[2].settings(), out))
    assert list(header["players"].values()) == ["virtuoso:ms=5", "greedy"]


def test_what_was_played_is_not_played_again(out: Path) -> None:
    path = path_of(MEASURED[0].settings(), out)
    before = path.read_bytes()
    measure(MEASURED[:1], out, threads=1)
    assert path.read_bytes() == before


def test_other_weights_have_a_file_of_their_own(weights: Path, out: Path, tmp_path: Path) -> None:
    before = path_of(MEASURED[2].settings(), out)
    write_network(tmp_path / f"{GAME}.npz", RULES, seed=2)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TAVOLINO_WEIGHTS", str(tmp_path))
        assert path_of(MEASURED[2].settings(), out) != before
    assert path_of(MEASURED[2].settings(), out) == before


@REPEATS  # of what `tests/arena/test_tournament.py` proves: the games are kept by the same code
def test_a_run_that_was_killed_continues_and_has_the_same_games(
    tmp_path: Path, weights: Path
) -> None:
    """The bots have no thinking time, so that their games are the same each time."""
    asked = [*ONLY, "--pairing", "beppe:mimi", "--pairing", "carla:beppe", "--games"]
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    command = [sys.executable, "-m", "benchmarks.results", *asked, "10000", "--threads", "1"]
    process = subprocess.Popen([*command, "--out", killed], cwd=ROOT, stderr=subprocess.DEVNULL)
    while process.poll() is None and len(lines_of(killed)) < 10:
        time.sleep(0.01)
    process.kill()
    process.wait()
    interrupted = lines_of(killed)
    assert len(interrupted) >= 10
    for folder in (killed, whole):
        assert main([*asked, "20", "--threads", "2", "--out", str(folder)]) == 0
    assert set(interrupted) <= set(lines_of(killed))
    files = {path.relative_to(whole): games_of(path) for path in whole.rglob("*.jsonl")}
    assert len(files) == 2 * 3
    for path, games in files.items():
        assert games_of(killed / path)[:20] == games
        assert len(games) == 20


def lines_of(folder: Path) -> list[bytes]:
    """All complete lines."""
    lines = [
        line for path in folder.rglob("*.jsonl") for line in path.read_bytes().splitlines(True)
    ]
    return [line for line in lines if line.endswith(b"\n")]


def games_of(path: Path) -> list[dict[str, Any]]:
    return [each.json() for each in read_ledger(path)[1]]


def test_the_time_is_up_after_some_games(
    weights: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    measure([pairing("beppe", "mimi")], tmp_path, threads=1, minutes=0)
    assert len(written(tmp_path, pairing("beppe", "mimi"))) == 1
    assert "Time is up: 1 games are left" in capsys.readouterr().err


def test_the_estimate_is_made_of_games_that_count(
    weights: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["--estimate", *ONLY[:2], "--table", "2 players", "--pairing", "beppe:mimi"]
    for _ in range(2):
        assert main([*asked, "--threads", "1", "--out", str(tmp_path)]) == 0
    (path,) = tmp_path.rglob("*.jsonl")
    assert len(read_ledger(path)[1]) == 2
    last = capsys.readouterr().out.splitlines()[-2:]
    assert re.fullmatch(r" +\d+\.\d +398 +\d+\.\d\d  tabula-rasa, 2 players: beppe:mimi", last[0])
    assert re.fullmatch(r" +\d+\.\d core-minutes; \d+\.\d minutes on 1 cores", last[1])


def test_measuring_needs_no_library_for_reports() -> None:
    code = """
import sys
import benchmarks.results.__main__
print(*sorted({"jinja2", "markupsafe", "matplotlib", "pytest", "rich"} & set(sys.modules)))
"""
    command = [sys.executable, "-c", code]
    found = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    assert found.stdout.split() == []


# -- without weights -------------------------------------------------------------------------------


def test_a_pairing_without_weights_is_left_out(
    no_weights: None, capsys: pytest.CaptureFixture[str]
) -> None:
    others = [pairing("beppe", "mimi"), pairing("virtuoso", "greedy")]
    assert playable(others, stand_ins=False) == others[:1]
    assert capsys.readouterr().err == (
        "tabula-rasa, 2 players: virtuoso:greedy: virtuoso has no weights for this table;"
        " left out\n"
    )


def test_a_stand_in_is_not_counted_as_the_bot_that_learned(
    no_weights: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = playable([pairing("virtuoso", "greedy")], stand_ins=True)
    assert "virtuoso has no weights for this table; maestro plays in its place" in (
        capsys.readouterr().err
    )
    measure(asked, tmp_path / "out", threads=1)
    page = rendered(tmp_path / "out", tmp_path / "docs")
    assert "Bots that learned" not in page
    _, apart = page.split("## Games without a network")
    (score,) = read_scores(tmp_path / "out")
    row = f"| `maestro` for `virtuoso` against `greedy` | {100 * score.share:.1f} % | 2 |"
    assert f"| tabula-rasa | 2 players {row}" in apart
    assert not list((tmp_path / "docs").rglob("*.svg"))


# -- scores ----------------------------------------------------------------------------------------


def a_game(deal: int, shares: list[float], points: float, **changes: Any) -> Played:
    values: dict[str, Any] = {
        "pairing": ["one", "other"],
        "deal": deal,
        "swapped": False,
        "seed": deal,
        "seats": ["one", *["other"] * (len(shares) - 1)],
        "first": 0,
        "points": [points, 1 - points],
        "shares": shares,
        "moves": 1,
        "efforts": [Effort(), Effort()],
        "end": "points",
    }
    return Played(**values | changes)


def a_score(players: int, games: list[Played]) -> Score:
    options = RULES.check_options({"players": players})
    one, other = (Player(name, name) for name in ("one", "other"))
    by_key = {each.key: each for each in games}
    return Games(GAME, options, players > 2, one, other, by_key).score()


@pytest.mark.parametrize(
    ("shares", "points", "even"),
    [
        ([[1, 0], [0, 1]], [1, 0], 1 / 2),
        ([[1, 0, 0], [0, 1, 0], [0, 0, 1]], [1, 0, 0], 1 / 3),
        ([[1, 0, 1, 0], [0, 1, 0, 1]], [0.5, 0], 1 / 2),  # with a partner of the other kind
    ],
)
def test_whoever_has_an_even_share_is_as_strong_as_the_others(
    shares: list[list[float]], points: list[float], even: float
) -> None:
    games = [
        a_game(300 * number + deal, share, point)
        for deal in range(300)
        for number, (share, point) in enumerate(zip(shares, points, strict=True))
    ]
    score = a_score(len(shares[0]), games)
    assert score.share == score.even == pytest.approx(even)
    low, high = score.interval
    assert low < even < high
    assert abs(score.elo.value) < 1
    assert 10 < score.elo.margin < 40


def test_whoever_wins_more_than_the_even_share_is_stronger() -> None:
    games = [a_game(deal, [1, 0, 0] if deal % 2 else [0, 1, 0], deal % 2) for deal in range(600)]
    score = a_score(3, games)
    assert score.share == 0.5
    assert score.elo.value == pytest.approx(120.4, abs=1)  # odds of 1 : 1 instead of 1 : 2


def test_only_players_who_have_met_through_others_are_compared() -> None:
    def met(one: str, other: str, share: float) -> Score:
        score = a_score(2, [a_game(deal, [1, 0], 1.0) for deal in range(100)])
        player, opponent = (Player(name, name) for name in (one, other))
        return replace(score, share=share, player=player, opponent=opponent)

    apart = [met("a", "b", 0.75), met("x", "y", 0.6), met("b", "c", 0.75)]
    rated = {player.bot: rating.value for player, rating in ratings(apart).items()}
    assert list(rated) == ["a", "b", "c"]
    assert rated["c"] == 0
    assert rated["a"] > 1.8 * rated["b"] > 300
    assert len(ratings([*apart, met("y", "c", 0.5)])) == 5


def test_games_of_several_machines_are_put_together_and_count_once(
    weights: Path, out: Path, tmp_path: Path
) -> None:
    path = path_of(MEASURED[0].settings(), out)
    copy = tmp_path / "one" / path.relative_to(out)
    copy.parent.mkdir(parents=True)
    copy.write_bytes(path.read_bytes())
    measure([pairing("beppe", "mimi", games=4)], tmp_path / "other", threads=1, first_deal=11)
    (score,) = read_scores(tmp_path)
    assert score.games == 26
    deals = {each.deal: each for path in tmp_path.rglob("*.jsonl") for each in read_ledger(path)[1]}
    assert sorted(deals) == [*range(13)]


def test_times_are_those_of_single_moves() -> None:
    efforts = [
        Effort(20, 0.21, 0.21, 0.02, [0.001 * move for move in range(1, 21)]),
        Effort(2, 0.1, 0.9, 0.5, [0.05, 0.05]),
    ]
    first, second = a_score(2, [a_game(0, [1, 0], 1.0, efforts=efforts)]).times
    assert first is not None
    assert second is not None
    assert first.moves == 20
    assert first.median == pytest.approx(10.5)
    assert first.percentile_95 == pytest.approx(19.05)
    assert first.longest == pytest.approx(20)
    assert not first.busy
    assert second.busy


# -- the page --------------------------------------------------------------------------------------


def rendered(out: Path, docs: Path) -> str:
    write_page(out, docs)
    return (docs / "research" / "results.md").read_text(encoding="utf-8")


def test_the_page_shows_shares_and_elo_with_intervals(out: Path, tmp_path: Path) -> None:
    page = rendered(out, tmp_path)
    row = (
        r"^\| `beppe` against `mimi` \| 2 players \| \d+\.\d % \| \d+\.\d – \d+\.\d % \| 50 %"
        r" \| \d+\.\d ± \d+\.\d % \| 24 \| [+−]\d+ ± \d+ \|$"
    )
    assert re.search(row, page, re.MULTILINE)
    alone = r"^\| one `beppe` among `mimi` \| 3 players \| \d+\.\d % \| [^|]+ \| 33 % \|  \| 2 \|"
    assert re.search(alone, page, re.MULTILINE)


def test_the_page_shows_the_time_per_move_and_the_budget(out: Path, tmp_path: Path) -> None:
    page = rendered(out, tmp_path)
    moves = sum(
        effort.decisions
        for each in (MEASURED[2], MEASURED[3])
        for played in written(out, each)
        for name, effort in zip(played.pairing, played.efforts, strict=True)
        if name.startswith("virtuoso")
    )
    times = r"[\d.]+ ms(?: to [\d.]+ ms)? \| [\d.]+ ms"
    deals = LEVELS["virtuoso"].deals
    row = rf"^\| `virtuoso:ms=5` \| {deals} deals, at most 5 ms \| {times} \| {moves} \|$"
    assert re.search(row, page, re.MULTILINE)
    assert re.search(r"^\| `net` \| one evaluation \|", page, re.MULTILINE)


def test_the_page_says_how_the_weights_were_made(out: Path, tmp_path: Path) -> None:
    page = rendered(out, tmp_path)
    (name,) = [name for name in MEASURED[2].settings().names if "@" in name]
    assert f"| tabula-rasa | {name.partition('@')[2]} | `test` | none | 1 | 0 | cpu |" in page


def test_players_are_told_apart_if_there_are_several_of_a_bot(out: Path, tmp_path: Path) -> None:
    page = rendered(out, tmp_path)
    assert "| `virtuoso:ms=5` against `greedy` |" in page
    assert "| `virtuoso:ms=6` against `greedy` |" in page
    assert "| `net` against `maestro` |" in page


def test_the_plot_is_a_picture_of_its_own(out: Path, tmp_path: Path) -> None:
    page = rendered(out, tmp_path)
    assert "(../pictures/results-net.svg)" in page
    assert "Elo of net above maestro, with 95% intervals:" in page
    picture = (tmp_path / "pictures" / "results-net.svg").read_text(encoding="utf-8")
    assert picture.startswith('<svg xmlns="http://www.w3.org/2000/svg" width="720"')
    assert picture.count('class="dot"') == picture.count('class="interval"') == 1


# -- what is kept ----------------------------------------------------------------------------------


def numbers(docs: Path) -> Kept:
    return Kept.read(docs / "research" / "results.json")


def test_a_page_keeps_what_was_measured_elsewhere(out: Path, tiny: Path, tmp_path: Path) -> None:
    once = rendered(out, tmp_path)
    assert numbers(tmp_path).scores == read_scores(out)
    together = rendered(tiny, tmp_path)
    assert "perfect play (CFR+)" in together
    for line in once.splitlines():
        assert line in together
    assert rendered(tmp_path / "nothing", tmp_path) == together


def test_more_games_of_a_pairing_take_the_place_of_fewer(weights: Path, tmp_path: Path) -> None:
    docs, few, more = (tmp_path / name for name in ("docs", "few", "more"))
    measure([pairing("beppe", "mimi")], few, threads=1)
    measure([pairing("beppe", "mimi", games=6)], more, threads=1)
    for folder, games in ((few, 2), (more, 6), (few, 6)):
        write_page(folder, docs)
        assert [score.games for score in numbers(docs).scores] == [games]


def test_scores_of_weights_that_nobody_has_any_more_are_left_out(
    out: Path, tiny: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    docs = tmp_path / "docs"
    for folder in (out, tiny):
        write_page(folder, docs)
    for name in (GAME, TINY):
        write_network(tmp_path / f"{name}.npz", registry.rules(name), seed=2)
    monkeypatch.setenv("TAVOLINO_WEIGHTS", str(tmp_path))
    write_page(tmp_path / "nothing", docs)
    assert {each.player.bot for each in numbers(docs).scores} == {"beppe"}
    kept = numbers(docs)
    assert {each.player for each in kept.tiny} == {PERFECT, *(each.text for each in TINY_PLAYERS)}
    assert [name.partition("@")[0] for name in kept.weights] == [TINY], "those of tiny games stay"


# -- tiny games ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def tiny(weights: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a tiny game measured."""
    folder = tmp_path_factory.mktemp("tiny")
    measure_tiny([TINY], folder, 1, TINY_PLAYERS)
    return folder


def test_tiny_games_are_measured_beside_perfect_play(tiny: Path, tmp_path: Path) -> None:
    found = {each.player: each for each in read_tiny(tiny)}
    assert list(found) == [SAMPLED.text, "net", PERFECT, RANDOM.text]  # by file
    assert found[PERFECT].exploitability == 0
    assert found["random"].exploitability > 0.2
    for each in found.values():
        worst = (each.worst_as_first + each.worst_as_second) / 2
        assert each.exploitability == pytest.approx(0.5 - worst, abs=2e-4)
    page = rendered(tiny, tmp_path)
    assert "| perfect play (CFR+) |  | 0.0000 |" in page
    assert f"| net | 1 | {found['net'].exploitability:.4f} |" in page
    assert f"| net | {found['net'].worst_as_first:.3f}, " in page


def test_the_odds_of_a_network_are_those_of_its_bot(weights: Path) -> None:
    network = network_of(RULES)
    assert network is not None
    sampler = tavolino.new(GAME, seed=1).sampler()
    odds = preferences(network, sampler)
    assert odds.sum() == pytest.approx(1)
    sampled = choices(partial(make, parse_bot(SAMPLED.text)), 2000)(sampler)
    assert sampled == pytest.approx(odds, abs=0.02)
    assert odds.max() - odds.min() > 0.06


def test_a_tiny_game_is_measured_once(tiny: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.results.tiny.ProcessPoolExecutor", None)
    measure_tiny([TINY], tiny, 1, TINY_PLAYERS)


def test_a_stand_in_is_not_measured_on_tiny_games(
    no_weights: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    measure_tiny([TINY], tmp_path, 1, TINY_PLAYERS[1:])
    assert f"{TINY}: net has no weights for this; left out\n" in capsys.readouterr().err
    assert [each.player for each in read_tiny(tmp_path)] == [PERFECT]
