"""The events of a move, as each onlooker may see them: `Rules.events` and `Game.happened`."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from dataclasses import replace
from itertools import chain

import msgspec
import pytest

import tavolino
from tavolino.core import chance, dispatch, registry
from tavolino.core.contract import OPEN, SPECTATOR, Json, Onlooker, Options, State
from tavolino.games.rat_hot.actions import decode
from tavolino.games.rat_hot.table import cells_of as strip_cells
from tests.conftest import every_variant, steps, variant_id
from tests.games.tables import played, table

pytestmark = pytest.mark.slow

SEEDS = range(3)


def after_each_move(game: tavolino.Game, seed: int) -> list[tavolino.Game]:
    return [each.copy() for each in steps(game, seed)][1:]


def of_type(told: list[Json], name: str) -> list[Json]:
    return [event for event in told if event["type"] == name]


# -- for every game ------------------------------------------------------------------------------


@every_variant
def test_events_are_json_and_the_end_is_told_once(name: str, options: Options) -> None:
    for seed in SEEDS:
        for game in after_each_move(tavolino.new(name, seed=seed, **options), seed):
            for onlooker in (*range(len(game.names)), SPECTATOR, OPEN):
                told = game.happened(onlooker)
                assert told
                assert json.loads(json.dumps(told)) == told
                assert len(of_type(told, "end")) == game.over
                if game.over:
                    assert game.result is not None
                    ending = dict(told[-1])
                    assert ending.pop("type") == "end"
                    assert ending == {key: game.result[key] for key in ending}


@every_variant
def test_all_onlookers_are_told_the_same_but_for_hidden_cards(name: str, options: Options) -> None:
    for game in after_each_move(tavolino.new(name, seed=1, **options), 1):
        everything = game.happened(OPEN)
        for onlooker in (*range(len(game.names)), SPECTATOR):
            told = game.happened(onlooker)
            for event, whole in zip(told, everything, strict=True):
                hidden = {key for key in whole if event[key] != whole[key]}
                assert hidden <= {"card", "cards"}
                assert all(event[key] is None for key in hidden)


@every_variant
def test_views_and_events_are_of_the_types_that_the_game_names(name: str, options: Options) -> None:
    """Where it names none, they may be any JSON."""
    rules = registry.rules(name)
    view_type, event_type = rules.view_type or Json, rules.event_type or Json
    for game in after_each_move(tavolino.new(name, seed=2, **options), 2):
        for onlooker in (*range(len(game.names)), SPECTATOR, OPEN):
            view = game.view(onlooker)
            typed = msgspec.json.decode(view.json(), type=view_type)
            assert msgspec.json.encode(typed).decode() == view.json()
            told = game.happened(onlooker)
            events = [msgspec.convert(event, event_type) for event in told]
            assert msgspec.to_builtins(events) == told


@every_variant
def test_plain_json_does_for_a_game_that_names_no_types(name: str, options: Options) -> None:
    rules = registry.rules(name)
    plain = replace(
        rules,
        views=lambda state: lambda onlooker: rules.view(state, onlooker),
        events=lambda *move: msgspec.to_builtins(rules.events(*move)),
        view_type=None,
        event_type=None,
    )
    game = tavolino.new(name, seed=4, **options)
    other = tavolino.Game(plain, game.options, game.state)
    for _ in range(6):
        for onlooker in (*range(len(game.names)), SPECTATOR, OPEN):
            assert other.view(onlooker) == game.view(onlooker)
            assert other.view(onlooker).json() == game.view(onlooker).json()
            assert other.view(onlooker).legal == game.view(onlooker).legal
            assert other.views()(onlooker) == game.views()(onlooker)
            assert other.happened(onlooker) == game.happened(onlooker)
        if game.over:
            break
        move = game.legal[-1]
        game.play(move)
        other.play(move)


@every_variant
def test_events_that_bring_something_to_light_have_the_field_that_shows_it(
    name: str, options: Options
) -> None:
    revealing = registry.rules(name).revealing_events
    for game in after_each_move(tavolino.new(name, seed=3, **options), 3):
        for event in game.happened(OPEN):
            assert event["type"] not in revealing or revealing[event["type"]] in event


def worlds(game: tavolino.Game, onlooker: Onlooker, rng: chance.Generator) -> list[State]:
    """Tables that an onlooker cannot tell from this one, and the table itself."""
    seat = onlooker if isinstance(onlooker, int) else -1
    tables = [game.state for _ in range(5)]
    for state in tables[1:]:
        dispatch.determinize_at(state, 0, seat, rng, dispatch.legal_buffer(game.rules))
    return tables


def as_the_hand_shows(told: list[Json]) -> str:
    """The events without what the drawer alone saw and no view keeps: the order of the draws."""
    draws = sorted(map(json.dumps, of_type(told, "draw")))
    return json.dumps([event for event in told if event["type"] != "draw"] + draws)


@every_variant
def test_events_tell_nothing_that_the_views_do_not(name: str, options: Options) -> None:
    """Of all tables that a seat cannot tell apart, all moves that look alike to it, and lead to
    tables that it cannot tell apart either: the events are the same to the byte."""
    rng = chance.generator(3, chance.HIDDEN)
    game = tavolino.new(name, seed=41, **options)
    rules = game.rules
    legal = dispatch.legal_buffer(rules)
    compared = 0
    for _ in steps(game, 41):
        if game.over:
            break
        played = game.actions[chance.choose(rng, len(game.actions))]
        for onlooker in (*range(len(game.names)), SPECTATOR):
            looks = rules.seen_move(game.state, played, onlooker)
            told: dict[str, str] = {}
            for before in worlds(game, onlooker, rng):
                for action in legal[: dispatch.legal_at(before, 0, legal)].tolist():
                    if rules.seen_move(before, action, onlooker) != looks:
                        continue
                    after = before.copy()
                    dispatch.apply_at(after, 0, action)
                    view = json.dumps(rules.view(after, onlooker))
                    events = as_the_hand_shows(
                        msgspec.to_builtins(rules.events(before, action, after, onlooker))
                    )
                    compared += view in told and before.tobytes() != game.state.tobytes()
                    assert told.setdefault(view, events) == events
    assert compared, "no two tables were ever compared"


@every_variant
def test_the_last_move_is_kept_by_copies_and_pickles_and_lost_by_what_has_no_past(
    name: str, options: Options
) -> None:
    game = tavolino.new(name, seed=5, **options)
    assert game.happened(0) == []
    game.play(game.legal[0])
    told = game.happened(OPEN)
    twin = game.copy()
    assert twin.happened(OPEN) == told
    assert pickle.loads(pickle.dumps(game)).happened(OPEN) == told
    assert tavolino.load(game.record()).happened(OPEN) == told
    if not twin.over:
        twin.play(twin.legal[-1])
    assert game.happened(OPEN) == told
    assert tavolino.from_position(game.position).happened(OPEN) == []
    assert game.determinized(0, chance.generator(1)).happened(OPEN) == []
    with pytest.raises(tavolino.TavolinoError, match="seat"):
        game.happened(9)


# -- Schotten-Totten -----------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["iello", "ps-games", "menhir"])
def test_the_hands_follow_from_the_events(edition: str) -> None:
    """Cards laid and put back leave a hand, cards drawn and taken come to it, and nothing else."""
    for seed in range(6):
        game = tavolino.new("schotten-totten", edition=edition, tactics=True, seed=seed)
        hands = [Counter(hand["cards"]) for hand in game.view(OPEN).data["hands"]]
        for after in after_each_move(game, seed):
            for event in after.happened(OPEN):
                kind = event["type"]
                if kind in ("lay", "condition", "return"):
                    hands[event["player"]][event["card"]] -= 1
                if kind in ("scout", "redeploy", "deserter", "traitor"):
                    hands[event["player"]][kind] -= 1
                if kind == "draw" or event.get("target") == "hand":
                    hands[event["player"]][event["card"]] += 1
            view = after.view(OPEN).data
            assert [+hand for hand in hands] == [Counter(hand["cards"]) for hand in view["hands"]]


@pytest.mark.parametrize("edition", ["iello", "ps-games", "menhir"])
@pytest.mark.parametrize("tactics", [False, True])
def test_unseen_cards_are_those_that_hands_and_decks_hide(edition: str, tactics: bool) -> None:
    game = tavolino.new("schotten-totten", edition=edition, tactics=tactics, seed=3)
    every_card = sorted(game.rules.census(game.state))
    for after in after_each_move(game, 3):
        for onlooker in (0, 1, SPECTATOR, OPEN):
            view = after.view(onlooker).data
            seen = [card for stone in view["stones"] for side in stone["sides"] for card in side]
            seen += [
                name
                for stone in view["stones"]
                for name in ("fog", "mud")
                if stone[name] is not None
            ]
            seen += view["discards"]
            seen += [card for hand in view["hands"] for card in hand["cards"]]
            seen += [card for deck in view["decks"].values() for card in deck["known"].values()]
            assert sorted(seen + view["unseen"]) == every_card
            assert (onlooker == OPEN) <= (view["unseen"] == [])


LAID: list[tuple[str, str, Json | None]] = [
    ("1 . r1 r2 |", "r3@1", {"kind": "colour-run", "cards": ["r1", "r2", "r3"], "sum": 6}),
    ("1 . y3 g3 |", "r3@1", {"kind": "kind", "cards": ["y3", "g3", "r3"], "sum": 9}),
    ("1 . r1 r7 |", "r3@1", {"kind": "colour", "cards": ["r1", "r7", "r3"], "sum": 11}),
    ("1 . y1 g2 |", "r3@1", {"kind": "run", "cards": ["y1", "g2", "r3"], "sum": 6}),
    ("1 . y1 g4 |", "r3@1", {"kind": "sum", "cards": ["y1", "g4", "r3"], "sum": 8}),
    ("1 . y1 |", "r3@1", None),
]


@pytest.mark.parametrize(("stone", "move", "formation"), LAID)
def test_a_card_laid_tells_the_formation_that_it_completes(
    stone: str, move: str, formation: Json | None
) -> None:
    game = played(table("iello", stone, "hand 0 r3 c1; clan c2 c3"), move)
    expected = formation and formation | {"to_come": []}
    assert game.happened(SPECTATOR)[0] == {
        "type": "lay",
        "player": 0,
        "card": "r3",
        "stone": 1,
        "formation": expected,
    }


def test_only_the_drawer_is_told_which_card_was_drawn() -> None:
    game = played(table("iello", "hand 0 r3; clan c2 c3"), "r3@1")
    for onlooker, card in ((0, "c2"), (1, None), (SPECTATOR, None), (OPEN, "c2")):
        draw = {"type": "draw", "player": 0, "card": card, "deck": "clan"}
        assert game.happened(onlooker)[1] == draw


def test_who_put_a_card_on_a_deck_is_told_who_draws_it() -> None:
    game = table(
        "ps-games tactics stones=3 hand=2",
        "hand 0 scout r1; hand 1 g1 g2; clan b1 b2 b3 b4 b5; tactic spy",
    )
    played(game, "scout", "take clan")
    told = game.happened(0)
    assert [event["card"] for event in of_type(told, "draw")] == ["b1", "b2", "b3"]
    assert [event["card"] for event in of_type(game.happened(1), "draw")] == [None] * 3
    played(game, "return b1")
    back = {"type": "return", "player": 0, "card": None, "deck": "clan", "to": "top"}
    assert game.happened(1) == [back]
    assert game.happened(0) == [back | {"card": "b1"}]
    played(game, "return b2", "g1@1", "draw clan")
    assert of_type(game.happened(0), "draw")[0]["card"] == "b2"
    assert of_type(game.happened(SPECTATOR), "draw")[0]["card"] is None


def test_a_looked_at_hand_is_told_to_both_players_and_to_nobody_else() -> None:
    game = played(table("menhir tactics", "hand 0 scout r1; hand 1 g1 g2; deck b1 b2"), "scout")
    for onlooker, cards in ((0, ["g1", "g2"]), (1, ["g1", "g2"]), (SPECTATOR, None)):
        (look,) = of_type(game.happened(onlooker), "look")
        assert look == {"type": "look", "player": 0, "cards": cards, "count": 2}


def test_a_claim_tells_what_it_beats_and_what_the_opponent_could_still_have_made_of_it() -> None:
    game = table("iello", "1 . r7 r8 | b1 g2; hand 0 r9; clan c1")
    played(game, "r9@1", "claim 1")
    claim = game.happened(SPECTATOR)[0]
    assert claim["formation"]["kind"] == "colour-run"
    assert claim["against"]["kind"] == "run"
    assert claim["against"]["cards"] == ["b1", "g2"]
    assert len(claim["against"]["to_come"]) == 1


def test_a_side_that_can_no_longer_be_completed_is_no_rival() -> None:
    game = table(
        "iello colours=2 values=3 stones=2 hand=1", "1 . r1 r2 |; 2 . y1 y2 | y3; hand 0 r3"
    )
    played(game, "r3@1", "claim 1")
    assert game.happened(SPECTATOR)[0]["against"] is None


def test_when_mud_leaves_fourth_cards_fall_and_sides_are_complete_again() -> None:
    game = table(
        "ps-games tactics",
        "1 . r1 r2 r3 r9 | g1 g2 g3 g9 | mud/0; hand 0 redeploy c1; hand 1 c2; clan c3 c4",
    )
    played(game, "redeploy mud@1>x")
    told = game.happened(1)
    kinds = ["redeploy", "fall", "fall", "formation", "formation"]
    assert [event["type"] for event in told[:5]] == kinds
    assert told[0]["target"] == "x"
    assert told[1] == {"type": "fall", "player": 0, "card": "r9", "stone": 1}
    assert told[2] == {"type": "fall", "player": 1, "card": "g9", "stone": 1}
    assert [event["formation"]["kind"] for event in told[3:5]] == ["colour-run"] * 2


def test_fog_tells_what_complete_sides_become() -> None:
    game = table("iello tactics", "1 . r1 r2 r3 | g1; hand 0 fog c1; clan c3")
    played(game, "fog@1")
    condition, changed = game.happened(1)
    assert condition == {"type": "condition", "player": 0, "card": "fog", "stone": 1}
    assert changed["type"] == "formation"
    assert changed["formation"]["kind"] == "sum"
    assert changed["formation"]["sum"] == 6


def test_stones_awarded_after_two_passes_are_told_from_left_to_right() -> None:
    game = table(
        "iello stones=2",
        "1 . r1 r2 r3 | g7 b7 p7; 2 . y1 y2 y3 | c1 c2 p5; hand 0 c4; hand 1 c5",
    )
    played(game, "pass", "done", "pass")
    told = game.happened(SPECTATOR)
    assert [(event["type"], event.get("stone"), event.get("player")) for event in told] == [
        ("pass", None, 1),
        ("award", 1, 0),
        ("award", 2, 0),
        ("end", None, None),
    ]


def test_stones_awarded_by_proof_are_told_with_what_they_were_proven_against() -> None:
    game = table(
        "menhir tactics hand=1",
        "player 1 to play, after a pass; hand 0 shield; hand 1 spy",
        "2 . r7 r8 r9 | y1; 4 . p1 p2 g4 | joker-1 c8; 6 . b1 | b2",
    )
    played(game, "pass")
    awards = of_type(game.happened(SPECTATOR), "award")
    assert [(event["stone"], event["player"]) for event in awards] == [(2, 0), (4, 1)]
    proven, incomplete = awards
    assert (proven["formation"]["kind"], proven["formation"]["to_come"]) == ("colour-run", [])
    assert (proven["against"]["cards"], len(proven["against"]["to_come"])) == (["y1"], 2)
    assert len(incomplete["formation"]["to_come"]) == 1
    assert incomplete["against"]["to_come"] == []


RUN: Json = {"kind": "colour-run", "to_come": []}
RUSES: list[tuple[str, str, list[Json]]] = [
    (
        "1 . r1 |; 2 . r2 r3 | g4 g5 g6",
        "redeploy r1@1>2",
        [{"side": 0, "target": 2, "formation": RUN | {"cards": ["r2", "r3", "r1"], "sum": 6}}],
    ),
    (
        "1 . r1 r4 r5 | g4 g5 g6",
        "redeploy r1@1>x",
        [{"side": 0, "target": "x", "formation": None}],
    ),
    (
        "1 . | b5 p1 p2; 2 . b6 b7 |",
        "traitor b5@1>2",
        [{"side": 1, "target": 2, "formation": RUN | {"cards": ["b6", "b7", "b5"], "sum": 18}}],
    ),
    ("1 . | b5 b6 b7", "deserter b5@1>x", [{"side": 1, "target": "x"}]),
    (
        "1 . r1 r2 r3 | g4 g5 g6 | fog/0; 2 . b1 b2 b3 | p4 p5 p6",
        "redeploy fog@1>2",
        [
            {"side": 0, "target": 2, "formation": None},
            {"player": 0, "stone": 1, "formation": RUN | {"cards": ["r1", "r2", "r3"], "sum": 6}},
            {"player": 1, "stone": 1, "formation": RUN | {"cards": ["g4", "g5", "g6"], "sum": 15}},
            {
                "player": 0,
                "stone": 2,
                "formation": {"kind": "sum", "cards": ["b1", "b2", "b3"], "to_come": [], "sum": 6},
            },
            {
                "player": 1,
                "stone": 2,
                "formation": {"kind": "sum", "cards": ["p4", "p5", "p6"], "to_come": [], "sum": 15},
            },
        ],
    ),
]


@pytest.mark.parametrize(("stones", "move", "told"), RUSES)
def test_a_ruse_tells_where_the_card_goes_and_which_formations_change(
    stones: str, move: str, told: list[Json]
) -> None:
    ruse, card = move.split("@")[0].split()
    hands = f"hand 0 {ruse} c1; hand 1 c2; clan c3 c4"
    game = played(table("ps-games tactics stones=2", stones, hands), move)
    told[0] |= {"type": ruse, "player": 0, "card": card, "stone": 1}
    rest = [change | {"type": "formation"} for change in told[1:]]
    assert game.happened(SPECTATOR) == [told[0], *rest]


@pytest.mark.parametrize(
    ("edition", "move", "to", "drawn"),
    [
        ("iello", "return traitor", "bottom", "mud"),
        ("iello", "return joker-1", "bottom", "mud"),
        ("ps-games", "return joker-1", "top", "joker-1"),
    ],
)
def test_a_card_put_back_on_top_is_the_next_one_drawn(
    edition: str, move: str, to: str, drawn: str
) -> None:
    """Where only one deck is left, nobody picks one: the draw follows at once."""
    game = table(
        f"{edition} tactics stones=3 colours=3 values=4 hand=4",
        "1 . r2 | y1 y4 |; 2 . | g4 | fog/0; 3 . g1 r1 y3 | spy g2 |; player 1 to return 1",
        "hand 0 r3 g3 joker-2 shield; hand 1 y2 joker-1 redeploy traitor; tactic mud",
        "clan; discards deserter r4 scout; tactics played 2 2",
    )
    told = played(game, move).happened(1)
    assert told == [
        {"type": "return", "player": 1, "card": move.split()[1], "deck": "tactic", "to": to},
        {"type": "draw", "player": 1, "card": drawn, "deck": "tactic"},
    ]


def test_a_claim_that_ends_the_game_awards_nothing() -> None:
    game = table(
        "iello stones=3",
        "player 0 to claim; hand 0 c1; hand 1 c2",
        "1 . r7 r8 r9 | y1 y2 g4; 2 0 r1 |; 3 0 y5 |",
    )
    told = played(game, "claim 1").happened(SPECTATOR)
    assert [event["type"] for event in told] == ["claim", "end"]


@pytest.mark.parametrize(
    ("move", "side"),
    [("redeploy r1@1>2", 0), ("deserter b5@1>x", 1), ("traitor b5@1>2", 1)],
)
def test_a_ruse_tells_on_whose_side_the_card_lay(move: str, side: int) -> None:
    ruse = move.split()[0]
    game = table("iello tactics stones=2", f"1 . r1 | b5; hand 0 {ruse} c1; hand 1 c2; clan c3 c4")
    played(game, move)
    (told,) = of_type(game.happened(SPECTATOR), ruse)
    assert (told["stone"], told["side"]) == (1, side)


# -- Tabula Rasa ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_a_move_is_told_as_played_and_the_card_drawn_to_the_drawer_alone(
    players: int,
) -> None:
    game = tavolino.new("tabula-rasa", players=players, seed=4)
    before = game.copy()
    for after in after_each_move(game, 4):
        (player, move), stock = after.moves[-1], before.view(OPEN).data["stock"]["cards"]
        row = player % min(players, 2)
        for onlooker in (*range(players), SPECTATOR, OPEN):
            told = after.happened(onlooker)
            assert told[0]["row"] == row
            assert f"{told[0]['card']}@{told[0]['place']}" == move
            card = stock[0] if stock and onlooker in (player, OPEN) else None
            drawn = {"type": "draw", "player": player, "card": card, "left": len(stock) - 1}
            assert of_type(told, "draw") == [drawn] * bool(stock)
        before = after


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_count_goes_from_left_to_right_to_the_scores(players: int) -> None:
    for seed in range(10):
        game = tavolino.new("tabula-rasa", players=players, seed=seed)
        told = after_each_move(game, seed)[-1].happened(SPECTATOR)
        assert game.result is not None
        territories = of_type(told, "territory")
        assert [event["place"] for event in territories] == list("12345rygbp")
        (castle,) = of_type(told, "castle")
        tiles = list(
            chain.from_iterable(
                [[event["place"], "territory", event["owner"]]] * (event["owner"] is not None)
                + [[event["place"], "treasure", row] for row in event["treasures"]]
                for event in territories
            )
        )
        scored = [tile for tile in game.result["tiles"] if tile[1] != "castle"]
        assert tiles == scored
        owners = [tile[2] for tile in game.result["tiles"] if tile[1] == "castle"]
        assert owners == [castle["owner"]] * (castle["owner"] is not None)
        rows = len(territories[0]["totals"])
        assert territories[-1]["totals"] == game.result["scores"][:rows]
        counted = [event for event in told if event["type"] in ("territory", "castle")]
        given = [event for event in counted if event.get("place") or event["owner"] is not None]
        assert game.view(SPECTATOR).data["count"] == [
            {
                "place": event.get("place"),
                "owner": event["owner"],
                "treasures": event.get("treasures", []),
                "totals": event["totals"],
            }
            for event in given
        ]
        if castle["owner"] is not None:
            before = counted[: counted.index(castle)]
            numbers = [event["owner"] for event in before if event["place"].isdigit()]
            assert numbers.count(castle["owner"]) == 2
            assert numbers[-1] == castle["owner"]


# -- Rat Hot -------------------------------------------------------------------------------------


MIDDLE = 12  # of the columns and of the rows


def told_groups(game: tavolino.Game, kind: str) -> list[Json]:
    fields = ("player", "spice", "points", "cells")
    events = of_type(game.happened(SPECTATOR), kind)
    return [{field: event[field] for field in fields} for event in events]


def cells_of(action: int) -> list[tuple[int, int]]:
    """The columns and rows at which a strip is laid."""
    return strip_cells(decode(action)[1])


@pytest.mark.parametrize("options", registry.rules("rat-hot").variants, ids=variant_id)
def test_groups_told_are_those_that_the_rules_scored(options: Options) -> None:
    scored = 0
    for seed in range(8):
        game = tavolino.new("rat-hot", seed=seed, **options)
        for after in after_each_move(game, seed):
            told = after.happened(SPECTATOR)
            groups = told_groups(after, "final-group" if of_type(told, "final") else "score")
            view = after.view(SPECTATOR).data
            if not after.over or of_type(told, "final"):
                assert groups == view["scored"]
            points = [0, 0]
            for event in of_type(told, "score"):
                points[event["player"]] += event["points"]
            assert points == view["laid"][-1]["points"]
            for event in of_type(told, "rats"):
                assert view["rats"][event["player"]] == event["count"] != event["before"]
            for event in of_type(told, "turn-up"):
                assert event["strips"] == view["turned_up"]
            scored += len(groups)
    assert scored


@pytest.mark.parametrize("along", ["column", "row"])
def test_groups_told_at_opposite_edges_of_the_table_are_those_that_the_rules_scored(
    along: str,
) -> None:
    """A row of equal fields from one edge to the other: the ends are no neighbours."""
    game = tavolino.new("rat-hot", seed=1, strips={str(n): "r1 r1 r1" for n in range(13)})
    reached = set()
    while len(game.moves) < 10:
        side = 1 if len(game.moves) % 2 else -1

        def reach(action: int, side: int = side) -> tuple[int, int]:
            cells = [cell if along == "column" else cell[::-1] for cell in cells_of(action)]
            farthest = max(side * ahead for ahead, _ in cells)
            return farthest, -sum(abs(beside - MIDDLE) for _, beside in cells)

        action = max(game.actions, key=reach)
        reached |= {cell[along == "row"] for cell in cells_of(action)}
        game.play(action)
        assert told_groups(game, "score") == game.view(SPECTATOR).data["scored"]
    assert {0, 2 * MIDDLE} <= reached


@pytest.mark.parametrize("options", [{}, {"shrunk_groups_score": True}], ids=variant_id)
def test_events_tell_how_the_table_changed(options: Options) -> None:
    game = tavolino.new("rat-hot", seed=2, **options)
    before = game.view(SPECTATOR).data
    covered = 0
    for after in after_each_move(game, 2):
        view, told = after.view(SPECTATOR).data, after.happened(SPECTATOR)
        (laid,) = of_type(told, "lay")
        strip = view["laid"][-1]
        for field in ("strip", "place", "cells"):
            assert laid[field] == strip[field]
        assert laid["player"] == before["player"]
        under = [_lies_at(before["table"], *cell) for cell in laid["cells"]]
        assert laid["fields"] == [_lies_at(view["table"], *cell)[0] for cell in laid["cells"]]
        assert laid["covers"] == [face for face, height in under if height]
        assert {height + 1 for _, height in under} == {laid["height"]}
        covered += bool(laid["covers"])
        rats = zip(before["rats"], view["rats"], strict=True)
        assert of_type(told, "rats") == [
            {"type": "rats", "player": player, "count": count, "before": was}
            for player, (was, count) in enumerate(rats)
            if count != was
        ]
        turn = view["player"]
        turned_up = {"type": "turn-up", "player": turn, "strips": view["turned_up"]}
        changes = not after.over and turn != before["player"]
        assert of_type(told, "turn-up") == [turned_up] * changes
        before = view
    assert covered


def _lies_at(table: Json, column: int, row: int) -> tuple[str | None, int]:
    """The face that is seen at a field, and how many strips lie there."""
    i, j = row - table["row"], column - table["column"]
    if 0 <= i < len(table["fields"]) and 0 <= j < len(table["fields"][i]):
        return table["fields"][i][j], table["heights"][i][j]
    return None, 0
