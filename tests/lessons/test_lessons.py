"""Lessons can be played to their ends by the real rules, and cannot be passed by other moves."""

from __future__ import annotations

import pytest

from tavolino.lessons import find_lesson, games_with_lessons, outline, show, try_move
from tavolino.lessons.lesson import Lesson
from tavolino.text import LANGUAGES

STEPS = [(game, n) for game in games_with_lessons() for n in range(len(find_lesson(game).steps))]


@pytest.mark.parametrize("game", games_with_lessons())
def test_a_lesson_has_about_ten_steps_and_plays_its_game(game: str) -> None:
    lesson = find_lesson(game)
    assert 8 <= len(lesson.steps) <= 12
    assert {step.table().rules.name for step in lesson.steps} == {game}


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_the_example_of_each_step_is_right(game: str, number: int) -> None:
    lesson = find_lesson(game)
    tried = try_move(lesson, number, lesson.steps[number].example, "en")
    assert tried.right
    assert tried.sentence


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_a_step_tells_right_moves_from_others(game: str, number: int) -> None:
    """Only the very first strip may lie anywhere; all other steps can be got wrong."""
    step = find_lesson(game).steps[number]
    table = step.table()
    others = [move for move in table.legal if not step.suits(table, move)]
    if (game, number) == ("rat-hot", 0):
        assert not others
        return
    tried = try_move(find_lesson(game), number, others[0], "en")
    assert not tried.right
    assert tried.events == []
    assert tried.view == table.view(table.player if table.player is not None else 0).data


def test_a_step_that_is_about_a_refusal_is_refused_by_the_rules() -> None:
    found = [(game, n) for game, n in STEPS if find_lesson(game).steps[n].refused]
    assert found
    for game, number in found:
        step = find_lesson(game).steps[number]
        for move in step.refused:
            refusal = step.table().refusal(move)
            assert refusal is not None
            assert refusal.counter_example is not None
        tried = try_move(find_lesson(game), number, step.refused[0], "en")
        assert tried.right
        assert tried.detail is not None
        assert tried.sentence.startswith("The opponent can still lay yellow 9")


def test_a_wrong_move_is_answered_by_the_rules() -> None:
    tried = try_move(find_lesson("schotten-totten"), 0, "p9@5", "en")
    assert not tried.right
    assert tried.sentence.startswith("You do not have purple 9.")


def step_called(lesson: Lesson, task: str) -> int:
    return next(n for n, step in enumerate(lesson.steps) if step.task == task)


@pytest.mark.parametrize(
    ("game", "task", "winners"),
    [
        ("schotten-totten", "lesson-schotten-win", [0]),
        ("tabula-rasa", "lesson-tabula-last", [0]),
        ("rat-hot", "lesson-rat-hot-last", [0]),
    ],
)
def test_each_lesson_lets_the_learner_win_a_game(game: str, task: str, winners: list[int]) -> None:
    lesson = find_lesson(game)
    number = step_called(lesson, task)
    tried = try_move(lesson, number, lesson.steps[number].example, "en")
    assert tried.view["result"]["winners"] == winners


@pytest.mark.parametrize("code", LANGUAGES)
def test_lessons_are_told_in_every_language(code: str) -> None:
    for game in games_with_lessons():
        lesson = find_lesson(game)
        tasks = [step["task"] for step in outline(lesson, code)["steps"]]
        assert len(set(tasks)) == len(tasks)
        shown = show(lesson, 0, code)
        assert shown["task"] == tasks[0]
        assert shown["words"]["moves"].keys() == set(shown["view"]["legal"])
        tried = try_move(lesson, 0, shown["example"], code)
        assert tried.events[0]["said"]


def test_the_learner_sees_no_hidden_card() -> None:
    for game, number in STEPS:
        shown = show(find_lesson(game), number, "en")
        step = find_lesson(game).steps[number]
        table = step.table()
        assert shown["view"] == table.view(shown["seat"]).data
