"""Players by their texts."""

from __future__ import annotations

import pytest

import tavolino
from tavolino.bots.bot_spec import KINDS, Kind, Parameter, describe_kinds, make, parse_bots
from tavolino.bots.levels import LEVELS, LONGEST_THOUGHT, Level
from tavolino.bots.random import RandomBot
from tavolino.bots.search import Budget, SearchBot
from tavolino.core.errors import OptionError
from tavolino.core.game import Sampler, View


def parsed(text: str) -> list[tuple[str, str, dict[str, int | float]]]:
    return [(spec.name, spec.kind, dict(spec.values)) for spec in parse_bots(text)]


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("random", [("random", "random", {})]),
        ("greedy,random", [("greedy", "greedy", {}), ("random", "random", {})]),
        (
            "greedy:skill=1,temperature=0.5,random",
            [
                ("greedy:skill=1,temperature=0.5", "greedy", {"skill": 1, "temperature": 0.5}),
                ("random", "random", {}),
            ],
        ),
        (
            "near=greedy:skill=0,any=random",
            [("near", "greedy", {"skill": 0}), ("any", "random", {})],
        ),
        (
            "near=greedy:skill=0,temperature=2,greedy",
            [("near", "greedy", {"skill": 0, "temperature": 2.0}), ("greedy", "greedy", {})],
        ),
        ("greedy,skill=1", [("greedy:skill=1", "greedy", {"skill": 1})]),
        ("me=greedy,skill=1", [("me", "greedy", {"skill": 1})]),
        (" greedy , random ", [("greedy", "greedy", {}), ("random", "random", {})]),
    ],
)
def test_a_list_of_players_is_read(
    text: str, players: list[tuple[str, str, dict[str, int | float]]]
) -> None:
    assert parsed(text) == players


def test_the_command_of_an_engine_is_split_as_a_shell_does() -> None:
    first, second, third = parse_bots(
        "engine:python my.py --depth=3,me=engine:'my bot' -x a=b,random"
    )
    assert first.name == first.text == "engine:python my.py --depth=3"
    assert first.command == ("python", "my.py", "--depth=3")
    assert second.name == "me"
    assert second.command == ("my bot", "-x", "a=b")
    assert third.kind == "random"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "there is no bot ''; bots are random, greedy"),
        ("greedy,,random", "there is no bot ''"),
        ("gredy,random", "there is no bot 'gredy'; did you mean greedy?"),
        ("me=gredy:skill=1", "there is no bot 'gredy'; did you mean greedy?"),
        ("greedy,greedy", "two are called 'greedy'; name them"),
        ("=greedy", "no name before the '='"),
        ("greedy:depth=3", "greedy has no parameter 'depth'; it takes skill, temperature"),
        ("random,depth=3", "random has no parameter 'depth'; it takes no parameters"),
        ("greedy:skill", "greedy: skill has no value; write skill=NUMBER"),
        ("greedy:skill=", "greedy: skill has no value"),
        ("greedy:skill=1,skill=2", "greedy: skill is given twice"),
        ("greedy:skill=3", "greedy: skill: 3: must be from 0 to 2"),
        ("greedy:skill=1.5", "greedy: skill: '1.5' is not a whole number"),
        ("greedy:temperature=hot", "greedy: temperature: 'hot' is not a number"),
        ("greedy:temperature=nan", "greedy: temperature: nan: must be from 0.0 to 100.0"),
        ("random,mine=mine.py", "like mine=external:python3 mine.py"),
        ("mine=./bots/mine,random", "like mine=external:./bots/mine"),
        ("random,mine.py", "like external:python3 mine.py"),
        ("random,mine=xyz", "there is no bot 'xyz'; bots are random"),
        ("greedy:skill=1,temperature=hot", "greedy: temperature: 'hot' is not a number"),
        ("engine:", "there is no command; write external:COMMAND"),
        ("engine", "there is no command"),
        ("engine:bot,depth=3", "external bots take no parameters"),
        ("engine:'open", "an unclosed quotation mark"),
    ],
)
def test_a_wrong_list_gets_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(OptionError) as refusal:
        parse_bots(text)
    assert sentence in str(refusal.value)


def test_a_player_is_made_with_its_parameters(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, int] = {}

    def seat(seed: int, **values: int) -> RandomBot:
        given.update(values, seed=seed)
        return RandomBot(seed)

    kind = Kind(seat, "for this test", (Parameter("depth", 1, 9, "how deep"),))
    monkeypatch.setitem(KINDS, "deep", kind)
    (spec,) = parse_bots("deep:depth=4")
    make(spec, 7)
    assert given == {"depth": 4, "seed": 7}


@pytest.mark.parametrize("level", ["nonna", "maestro", "virtuoso"])
def test_levels_that_look_ahead_take_a_thinking_time(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = []

    def bot(
        level: Level, seed: int, longest: int = LONGEST_THOUGHT, iterations: int | None = None
    ) -> RandomBot:
        given.append(longest)
        return RandomBot(seed)

    monkeypatch.setattr(Level, "bot", bot)
    for text in (f"{level}:ms=7", level):
        make(parse_bots(text)[0], 1)
    assert given == [7, LONGEST_THOUGHT]


@pytest.mark.parametrize("level", ["nonna", "maestro"])
def test_levels_that_search_a_tree_take_iterations(level: str) -> None:
    game = tavolino.new("tabula-rasa", seed=2)
    budgets: list[int] = []

    def choose(bot: SearchBot, view: View, sampler: Sampler) -> str:
        budgets.append(bot.budget.iterations or 0)
        return view.legal[0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SearchBot, "choose", choose)
        for text in (f"{level}:iterations=9", f"{level}:iterations=18", level):
            make(parse_bots(text)[0], 1).choose(game.view(0), game.sampler(0))
    few, twice, usual = budgets
    assert twice == 2 * few
    assert usual == few * LEVELS[level].iterations / 9


@pytest.mark.parametrize("level", ["mimi", "beppe", "carla"])
def test_levels_that_do_not_look_ahead_take_none(level: str) -> None:
    with pytest.raises(OptionError, match="it takes no parameters"):
        parse_bots(f"{level}:ms=7")


def test_a_search_without_limits_thinks_as_long_as_a_move_may_take() -> None:
    (spec,) = parse_bots("search")
    bot = make(spec, 1)
    assert isinstance(bot, SearchBot)
    assert bot.budget == Budget(ms=LONGEST_THOUGHT)


def test_every_kind_and_parameter_is_described() -> None:
    text = describe_kinds()
    for name, kind in KINDS.items():
        assert name in text
        for parameter in kind.parameters:
            assert parameter.name in text
            assert parameter.help in text
