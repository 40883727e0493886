"""A review finds the mistakes of a game, from what each seat knew, and always the same ones."""

from __future__ import annotations

import io
import json
import re
from dataclasses import replace

import pytest

import tavolino
from tavolino.bots.review import Decision, judge, judge_ply, open_plies, put_together, review
from tavolino.bots.search import Budget
from tavolino.cli.review_page import page
from tavolino.cli.review_png import draw
from tavolino.cli.review_words import ReviewWords
from tavolino.core import chance
from tavolino.core.contract import Options
from tavolino.core.errors import IllegalMove, OptionError, RecordError, TavolinoError
from tests.bots.tables import SMALL, game_thrown_away, moves_that_lose_at_once, redealt
from tests.conftest import finished_game, steps, typical_variants

pytestmark = pytest.mark.slow

QUICK = Budget(iterations=24)


def test_the_move_that_loses_at_once_is_the_worst_mistake() -> None:
    game = game_thrown_away()
    *_, before, _ = game.steps()
    found = review(game, Budget(iterations=1200))
    worst = found.mistakes[0]
    assert worst.ply == len(game.moves) - 1
    assert worst.chance == 0
    assert worst.verdict == "blunder"
    assert worst.best in set(before.legal) - moves_that_lose_at_once(before)
    assert worst.lost == worst.best_chance > worst.margin
    told = str(found).splitlines()
    assert told[0] == f"{game.rules.title}: player 0 against player 1, {len(game.moves)} moves"
    assert told[1 + worst.seat].startswith(f"player {worst.seat}: loses; lost ")
    assert told[2 - worst.seat].startswith(f"player {1 - worst.seat}: wins; lost ")
    assert f"{worst.move} (0%) is a blunder; better is {worst.best}" in told[3]
    assert len(told) == 3 + len(found.mistakes)


def test_a_move_that_the_search_hardly_looks_at_is_judged_as_well_as_the_best() -> None:
    """Played moves of which there are hundreds, most of them bad: each gets its equal share."""
    *_, before, _ = game_thrown_away().steps()
    losing = sorted(moves_that_lose_at_once(before))
    for move in losing[:: len(losing) // 5]:
        decision = judge(before.sampler(), before.parse(move), Budget(iterations=400))
        assert decision.move == move
        assert decision.chance == 0
        assert decision.lost > 0
        assert decision.legal == len(before.legal)


def test_the_best_move_loses_nothing() -> None:
    *_, before, _ = game_thrown_away().steps()
    best = before.hint(iterations=600).best.move
    decision = judge(before.sampler(), before.parse(best), Budget(iterations=400))
    assert decision.lost <= decision.margin
    assert decision.verdict == ""


@pytest.mark.parametrize(
    ("lost", "verdict"),
    [
        (0.1456, "blunder"),
        (0.1449, "mistake"),
        (0.0951, "mistake"),
        (0.0949, "inaccuracy"),
        (0.046, "inaccuracy"),
        (0.044, ""),
    ],
)
def test_a_verdict_goes_with_the_loss_that_is_shown(lost: float, verdict: str) -> None:
    *_, before, _ = game_thrown_away().steps()
    judged = judge(before.sampler(), before.actions[0], QUICK)
    assert replace(judged, lost=lost, margin=0.0).verdict == verdict
    assert replace(judged, lost=lost, margin=0.2).verdict == ""


@pytest.mark.parametrize("seat", [None, 1])
def test_a_review_can_be_made_a_decision_at_a_time(seat: int | None) -> None:
    game = finished_game("schotten-totten", 2, **SMALL)
    whole = review(game, QUICK, seat=seat, seed=7)
    plies = open_plies(game, seat)
    judged = [judge_ply(game, ply, QUICK, seed=7) for ply in reversed(plies)]
    assert put_together(game, judged, QUICK, seat=seat, seed=7) == whole


@typical_variants
def test_everything_hidden_is_dealt_anew_and_the_judgement_is_the_same(
    name: str, options: Options
) -> None:
    rng = chance.generator(9, chance.HIDDEN)
    game = tavolino.new(name, seed=23, **options)
    changed = 0
    for ply, _ in enumerate(steps(game, 23)):
        if game.player is None or ply % 9:
            continue
        other = redealt(game, rng)
        changed += other != game
        action = game.actions[-1]
        assert judge(game.sampler(), action, QUICK) == judge(other.sampler(), action, QUICK)
    assert changed


@typical_variants
def test_a_review_has_every_open_decision_and_a_chance_for_every_seat(
    name: str, options: Options
) -> None:
    game = finished_game(name, 5, **options)
    found = review(game, Budget(iterations=4))
    tables = list(game.steps())
    open_plies = [ply for ply in range(len(game.moves)) if len(tables[ply].legal) > 1]
    assert [decision.ply for decision in found.decisions] == open_plies
    for decision in found.decisions:
        legal = tables[decision.ply].legal
        assert (decision.seat, decision.move) == game.moves[decision.ply]
        assert decision.best in legal
        assert {each.move for each in decision.candidates} <= set(legal)
        assert decision.legal == len(legal)
        assert 0 <= decision.chance <= decision.best_chance <= 1
        assert decision.lost == decision.best_chance - decision.chance
        assert decision.why.endswith(".")
    assert len(found.chances) == len(game.moves) + 1
    assert all(len(row) == len(game.names) for row in found.chances)
    assert game.result is not None
    assert found.result == found.chances[-1]
    winners = {seat for seat, share in enumerate(found.result or ()) if share}
    assert winners == set(game.result["winners"]) or not game.result["winners"]


@typical_variants
def test_start_luck_decisions_and_remainder_add_up_to_the_result(
    name: str, options: Options
) -> None:
    game = finished_game(name, 6, **options)
    found = review(game, Budget(iterations=2))
    if game.rules.luck is None:
        assert found.parts is None
        return
    assert found.parts is not None
    assert found.result is not None
    values = found.parts.luck.values
    for seat in found.seats:
        totals = found.parts.totals(seat)
        parts = (totals.start, totals.luck, totals.decisions, totals.remainder)
        assert sum(parts) == pytest.approx(totals.result)
        assert totals.result == pytest.approx(found.result[seat])
        assert totals.decisions == pytest.approx(-sum(each.lost for each in found.of_seat(seat)))
        points = totals.points
        whole = (points.start, points.luck, points.decisions, points.remainder)
        assert sum(whole) == points.result == round(100 * totals.result)
        assert all(abs(100 * exact - shown) <= 2 for exact, shown in zip(parts, whole, strict=True))
        assert found.tally(seat).played_at == pytest.approx(
            1 + totals.decisions / max(1, len(found.of_seat(seat)))
        )
        for ply in range(len(game.moves)):
            added = (
                found.parts.luck.draws[ply][seat]
                + found.parts.decisions[ply][seat]
                + found.parts.remainder[ply][seat]
            )
            assert added == pytest.approx(values[ply + 1][seat] - values[ply][seat])


def test_parts_are_told_in_words_and_as_data() -> None:
    found = review(finished_game("schotten-totten", 2, **SMALL), QUICK)
    assert found.parts is not None
    data = json.loads(found.json())["parts"]
    assert data["totals"]["1"]["points"]["result"] == round(100 * (found.result or ())[1])
    assert len(data["luck"]) == len(data["decisions"]) == len(data["remainder"]) == found.moves
    points = found.parts.totals(0).points
    told = str(found).splitlines()[1]
    assert told.endswith(
        f"{found.tally(0).played_at:.0%} accuracy: {points.start} at the start,"
        f" {points.luck:+d} luck, {points.decisions:+d} decisions and"
        f" {points.remainder:+d} remainder make {points.result}"
    )


def test_an_unfinished_game_has_no_parts() -> None:
    game = tavolino.new("tabula-rasa", seed=2)
    game.play(game.legal[0])
    found = review(game, QUICK)
    assert found.parts is None
    assert found.data["parts"] is None
    words = ReviewWords(found, game, "en")
    assert "wasn’t played to the end" in page(words)


def test_iterations_and_seed_give_the_same_bytes_on_any_number_of_cores() -> None:
    record = finished_game("schotten-totten", 2, **SMALL).record()
    alone, together, again, other = (
        review(record, QUICK, seed=seed, cores=cores).json()
        for seed, cores in ((7, 1), (7, 3), (7, None), (8, None))
    )
    assert alone == together == again
    assert alone != other


def test_one_seat_alone_is_judged_as_with_all_others() -> None:
    game = finished_game("tabula-rasa", 3, players=3)
    whole = review(game, QUICK)
    for seat in range(3):
        alone = review(game, QUICK, seat=seat)
        assert alone.seats == (seat,)
        assert list(alone.decisions) == whole.of_seat(seat)
        assert alone.line(seat) == whole.line(seat)
        assert alone.line((seat + 1) % 3) == []
        assert alone.tally(seat) == whole.tally(seat)


def test_a_line_goes_from_the_first_decision_to_the_result() -> None:
    game = finished_game("tabula-rasa", 3)
    found = review(game, QUICK)
    for seat in (0, 1):
        line = found.line(seat)
        own = found.of_seat(seat)
        assert line[0] == (own[0].ply, own[0].best_chance)
        assert line[1] == (own[0].ply + 1, own[0].chance)
        assert found.result is not None
        assert line[-1] == (len(game.moves), found.result[seat])
        assert [x for x, _ in line] == sorted(x for x, _ in line)


def test_a_running_game_can_be_gone_through_too() -> None:
    game = tavolino.new("schotten-totten", seed=2)
    for _ in range(3):
        game.play(game.legal[0])
    found = review(game.record(), QUICK)
    assert found.result is None
    assert len(found.chances) == 4
    assert [decision.ply for decision in found.decisions]


def test_the_plain_data_is_json_and_names_the_mistakes() -> None:
    found = review(game_thrown_away(), Budget(iterations=400))
    data = json.loads(found.json())
    assert data == found.data
    assert data["format"] == "tavolino-review/1"
    verdicts = {each["ply"]: each["verdict"] for each in data["decisions"]}
    assert data["mistakes"] == [decision.ply for decision in found.mistakes]
    assert {ply for ply, verdict in verdicts.items() if verdict} == set(data["mistakes"])
    for seat in found.seats:
        tally = data["tallies"][str(seat)]
        assert tally["decisions"] == len(found.of_seat(seat))


def test_progress_counts_every_decision() -> None:
    told: list[tuple[int, int]] = []
    found = review(
        finished_game("schotten-totten", 2, **SMALL),
        QUICK,
        progress=lambda done, total: told.append((done, total)),
    )
    total = len(found.decisions)
    assert told == [(done, total) for done in range(1, total + 1)]


def test_an_interrupted_review_ends() -> None:
    def interrupt(done: int, total: int) -> None:
        raise KeyboardInterrupt

    game = finished_game("schotten-totten", 2, **SMALL)
    with pytest.raises(KeyboardInterrupt):
        review(game, Budget(ms=200, iterations=50), cores=2, progress=interrupt)


def test_what_cannot_be_gone_through_is_refused_in_a_sentence() -> None:
    game = finished_game("schotten-totten", 2, **SMALL)
    with pytest.raises(OptionError, match="there is no seat 2; seats are 0 to 1"):
        review(game, QUICK, seat=2)
    with pytest.raises(RecordError, match="format: expected"):
        review({}, QUICK)
    with pytest.raises(TavolinoError, match="did not begin with a deal"):
        review(tavolino.from_position(game.position), QUICK)
    with pytest.raises(IllegalMove, match="action 99999 is not legal now"):
        judge(tavolino.new("tabula-rasa", seed=1).sampler(), 99999, QUICK)


def decision(chance: float, best_chance: float, margin: float) -> Decision:
    lost = best_chance - chance
    return Decision(0, 0, "a", chance, "b", best_chance, lost, margin, 2, "", (), ())


@pytest.mark.parametrize(
    ("lost", "margin", "verdict"),
    [
        (0.0, 0.0, ""),
        (0.04, 0.01, ""),
        (0.0625, 0.01, "inaccuracy"),
        (0.125, 0.01, "mistake"),
        (0.25, 0.01, "blunder"),
        (0.25, 0.3, ""),
    ],
)
def test_verdicts_go_by_what_was_lost_beyond_doubt(
    lost: float, margin: float, verdict: str
) -> None:
    assert decision(0.5 - lost, 0.5, margin).verdict == verdict


def test_the_page_is_whole_in_itself() -> None:
    game = game_thrown_away()
    game.names[0] = "<b>Anna & Co"
    found = review(game, Budget(iterations=400))
    html = page(ReviewWords(found, game, "en"))
    assert "http" not in html
    assert "//" not in re.sub(r"base64,[A-Za-z0-9+/=]+", "", html)
    assert "<b>" not in html
    assert "&lt;b&gt;Anna &amp; Co" in html
    assert not re.search(r"<(script|link|iframe)", html)
    for reference in re.findall(r'(?:src|href)="([^"]*)"', html):
        assert reference.startswith(("data:image/svg+xml;base64,", "#"))
    for worst in found.mistakes[:5]:
        assert f'id="move-{worst.ply + 1}"' in html
    assert "prefers-color-scheme: dark" in html
    assert '<meta name="viewport"' in html


@pytest.mark.parametrize("moves", [1, 2, 3, 9, 12])
def test_short_and_running_games_are_drawn_too(moves: int) -> None:
    game = tavolino.new("tabula-rasa", seed=2, players=4)
    for _ in range(moves):
        game.play(game.legal[0])
    words = ReviewWords(review(game, Budget(iterations=2)), game, "en")
    assert "Every decision" in page(words)
    file = io.BytesIO()
    draw(words, file)
    assert file.getvalue().startswith(b"\x89PNG\r\n\x1a\n")
