"""Tabula Rasa, sentence by sentence of its sheet (002), then our own parts of the game.

Tests named `test_sheet_002_...` follow the order of the sheet; `ruling` in a name marks what the
sheet leaves open (docs/reference/games/tabula-rasa.md, [R]).
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import numpy as np
import pytest

import tavolino
from tavolino.core import chance, dispatch, registry
from tavolino.core.contract import Json
from tavolino.core.game import Game
from tavolino.games.tabula_rasa.position import score_at
from tests.referee import tabula_rasa as referee

RULES = registry.rules("tabula-rasa")
NUMBERS, COLOURS = "12345", "rygbp"
PLACES = NUMBERS + COLOURS
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def deal(seed: int = 0, first: int | None = None, **options: int) -> Game:
    checked = RULES.check_options(options)
    state = RULES.blank(checked)
    state["player"] = -1 if first is None else first
    dispatch.deal_at(state, 0, chance.generator(seed, chance.DEAL))
    return Game(RULES, checked, state, seed=seed)


def play(game: Game, moves: int = 1000, seed: int = 0) -> Game:
    """Play random moves, to the end if there are not so many."""
    rng = chance.generator(seed)
    for _ in range(moves):
        if game.over:
            break
        legal = game.actions
        game.play(legal[int(chance.choose(rng, len(legal)))])
    return game


def position(*lines: str) -> Game:
    return tavolino.from_position("\n".join(lines))


def finished(players: int, **counts: tuple[int, ...]) -> Game:
    """A finished game with so many knights of each row at some places (`n3` is territory 3, `r` is
    territory r). Row 0 has laid all other knights elsewhere; two of them are removed."""
    wanted = {name.removeprefix("n"): count for name, count in counts.items()}
    rows = 3 if players == 3 else 2
    cards = [c + n for c, n in product(COLOURS, NUMBERS) for _ in range(2)]

    def commonness(card: str) -> int:
        return sum(card[0] == other[0] for other in cards)

    lying: dict[str, list[list[str]]] = {place: [[] for _ in range(rows)] for place in PLACES}
    for place, count in wanted.items():
        for row, number in enumerate(count):
            for _ in range(number):
                card = max((card for card in cards if place in card), key=commonness)
                cards.remove(card)
                lying[place][row].append(card)
    removed = [cards.pop(), cards.pop(0)]
    for card in cards:
        lying[next(place for place in card if place not in wanted)][0].append(card)
    return position(
        f"tabula-rasa players={players}",
        "player 0 was last",
        *(f"{p} " + " | ".join(" ".join(row) for row in lying[p]) for p in PLACES),
        *(f"hand {seat}" for seat in range(players)),
        "stock",
        f"removed {removed[0]} {removed[1]}",
    )


def tiles_at(game: Game, *places: str) -> list[tuple[str, str, int]]:
    assert game.result is not None
    return [tuple(tile) for tile in game.result["tiles"] if tile[0] in places]


def knights(view: Json, place: str) -> list[list[str]]:
    found: list[list[str]] = next(
        territory["knights"] for territory in view["territories"] if territory["place"] == place
    )
    return found


# -- the box -------------------------------------------------------------------------------------


@PLAYERS
def test_sheet_002_fifty_knights_ten_a_colour_numbered_1_to_5_twice(players: int) -> None:
    cards = RULES.census(deal(players=players).state)
    assert sum(cards.values()) == 50
    assert cards == {c + n: 2 for c in COLOURS for n in NUMBERS}


def test_sheet_002_a_territory_for_each_number_and_each_colour_numbers_first() -> None:
    territories = deal().view(0).data["territories"]
    assert [territory["place"] for territory in territories] == list(PLACES)


def test_sheet_002_ruling_a_number_is_worth_itself_and_a_colour_five() -> None:
    territories = deal().view(0).data["territories"]
    assert [territory["points"] for territory in territories] == [1, 2, 3, 4, 5, 5, 5, 5, 5, 5]


@pytest.mark.parametrize(
    ("tile", "place", "counts", "points"),
    [
        *[("territory", n, (2, 0), int(n)) for n in NUMBERS],
        *[("territory", c, (2, 0), 5) for c in COLOURS],
        ("treasure", "3", (1, 2), 1),
        ("treasure", "g", (1, 2), 1),
    ],
)
def test_sheet_002_what_a_tile_is_worth(
    tile: str, place: str, counts: tuple[int, int], points: int
) -> None:
    """Row 0 wins nothing but that one tile: everywhere else nobody, or row 1 alone, has knights."""
    state = deal().state
    state["over"] = 1
    state["knights"][0, :2, PLACES.index(place)] = counts
    score_at(state, 0)
    assert RULES.result(state)["scores"][0] == points
    assert [place, tile, 0] in RULES.result(state)["tiles"]


# -- setting up ----------------------------------------------------------------------------------


def test_sheet_002_castle_at_the_far_left_and_a_treasure_under_each_territory() -> None:
    lines = str(deal().view(0)).splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("castle (5)  1 (1) 2 (2)"))
    assert lines[at].split()[2::2] == list(PLACES)
    assert lines[at + 1].split() == ["treasures", *["(1)"] * 10]


@pytest.mark.parametrize(
    ("players", "seat", "order"),
    [
        (2, 0, ["player 1", "castle (5)", "treasures", "player 0"]),
        (2, 1, ["player 0", "castle (5)", "treasures", "player 1"]),
        (3, 0, ["player 1", "castle (5)", "player 2", "treasures", "player 0"]),
        (3, 2, ["player 0", "castle (5)", "player 1", "treasures", "player 2"]),
        (4, 0, ["team 1", "castle (5)", "treasures", "team 0"]),
        (4, 3, ["team 0", "castle (5)", "treasures", "team 1"]),
    ],
)
def test_sheet_002_rows_above_and_below_the_territories_and_the_third_in_between(
    players: int, seat: int, order: list[str]
) -> None:
    table = str(deal(players=players).view(seat)).split("\n\n")[1]
    labels = [line[:12].strip() for line in table.splitlines()]
    assert [label for label in labels if label] == order


def test_sheet_002_four_players_opposite_each_other_are_a_team_and_share_a_row() -> None:
    game = deal(players=4, first=0, seed=3)
    for _ in range(4):
        game.play(game.legal[0])
    view = game.view("spectator").data
    assert view["teams"] == [[0, 2], [1, 3]]
    moves = [move for _, move in game.moves]
    for row in (0, 1):
        laid = Counter(card for place in PLACES for card in knights(view, place)[row])
        assert laid == Counter(move[:2] for move in moves[row::2])


@PLAYERS
def test_sheet_002_two_cards_leave_the_game_unseen(players: int) -> None:
    game = deal(players=players, seed=5)
    removed = RULES.setup(game.state)["removed"]
    assert len(removed) == 2
    for onlooker in (*range(players), "spectator"):
        assert game.view(onlooker).data["removed"] == {"cards": [], "hidden": 2}
    play(game)
    laid = RULES.census(game.state)
    for card in removed:
        laid[card] -= 1
    view = game.view("spectator").data
    assert Counter(laid) == Counter(
        card for place in PLACES for row in knights(view, place) for card in row
    )


@PLAYERS
def test_sheet_002_eight_cards_each_and_the_rest_is_the_stock(players: int) -> None:
    setup = RULES.setup(deal(players=players).state)
    assert [len(hand) for hand in setup["hands"]] == [8] * players
    assert len(setup["stock"]) == 50 - 2 - 8 * players


def test_sheet_002_cards_are_shuffled() -> None:
    setups = [RULES.setup(deal(seed).state) for seed in range(300)]
    for pick in (
        lambda setup: setup["removed"],
        lambda setup: setup["hands"][0],
        lambda setup: setup["hands"][1],
        lambda setup: setup["stock"][:1],
    ):
        assert len({card for setup in setups for card in pick(setup)}) == 25


@PLAYERS
def test_sheet_002_any_seat_may_begin_then_it_goes_clockwise(players: int) -> None:
    assert {deal(seed, players=players).player for seed in range(40)} == set(range(players))
    game = play(deal(players=players, first=1))
    assert [seat for seat, _ in game.moves] == [(1 + ply) % players for ply in range(48)]


def test_sheet_002_ruling_in_a_match_the_seat_after_the_last_beginner_begins() -> None:
    assert RULES.next_first(play(deal(players=3)).state) is None


# -- the game ------------------------------------------------------------------------------------

SMALL = (
    "tabula-rasa players=2 colours=2 values=2 hand=3",
    "player 0 to play",
    "1 |",
    "2 |",
    "r |",
    "y |",
    "hand 0 r2 r2 y1",
    "hand 1 r1 r1 y1",
    "stock",
    "removed y2 y2",
)


@pytest.mark.parametrize("move", ["r2@2", "r2@r", "y1@1", "y1@y"])
def test_sheet_002_a_knight_goes_to_its_number_or_to_its_colour(move: str) -> None:
    game = position(*SMALL)
    assert game.legal == ["r2@2", "r2@r", "y1@1", "y1@y"]
    game.play(move)
    view = game.view("spectator").data
    assert knights(view, move[-1]) == [[move[:2]], []]
    assert sum(len(row) for each in "12ry" for row in knights(view, each)) == 1


@pytest.mark.parametrize("move", ["r2@1", "r2@y", "r2@5", "r2@p", "r2@7"])
def test_sheet_002_a_knight_goes_nowhere_else(move: str) -> None:
    with pytest.raises(tavolino.IllegalMove, match="r2 cannot be laid at"):
        position(*SMALL).play(move)


def test_sheet_002_a_card_comes_from_the_own_hand() -> None:
    game = deal(seed=2, first=0)
    hand = game.view(0).data["hands"][0]["cards"]
    for card in (c + n for c in COLOURS for n in NUMBERS):
        for place in card:
            assert (game.why_not(f"{card}@{place}") is None) == (card in hand)


def test_sheet_002_several_cards_may_lie_at_one_territory() -> None:
    game = position(*SMALL)
    for move in ("r2@r", "r1@1", "r2@r", "r1@r", "y1@1", "y1@1"):
        game.play(move)
    view = game.view("spectator").data
    assert knights(view, "r") == [["r2", "r2"], ["r1"]]
    assert knights(view, "1") == [["y1"], ["r1", "y1"]]


@PLAYERS
def test_sheet_002_a_turn_ends_with_drawing_the_top_card_of_the_stock(players: int) -> None:
    game = deal(seed=4, players=players)
    while stock := RULES.setup(game.state)["stock"]:
        seat, move = game.player, game.legal[-1]
        assert seat is not None
        before = Counter(game.view(seat).data["hands"][seat]["cards"])
        game.play(move)
        after = Counter(game.view(seat).data["hands"][seat]["cards"])
        assert after == before - Counter([move[:2]]) + Counter(stock[:1])
        assert RULES.setup(game.state)["stock"] == stock[1:]


@PLAYERS
def test_sheet_002_without_stock_play_goes_on_until_hands_and_stock_are_empty(players: int) -> None:
    game = play(deal(seed=4, players=players), moves=48 - 8 * players)
    assert game.view(0).data["stock"] == {"cards": [], "hidden": 0}
    left = [8] * players
    while any(left):
        assert [len(_hand(game, seat)) for seat in range(players)] == left
        assert not game.over
        assert game.player is not None
        left[game.player] -= 1
        game.play(game.legal[0])
    assert game.over
    assert game.legal == []
    assert len(game.moves) == 48


def _hand(game: Game, seat: int) -> list[str]:
    cards: list[str] = game.view("open").data["hands"][seat]["cards"]
    return cards


# -- the count -----------------------------------------------------------------------------------

TERRITORY, TREASURE = "territory", "treasure"

ONE_TERRITORY = [
    # players, knights of each row, what each row takes
    pytest.param(2, (3, 0), {0: TERRITORY}, id="alone"),
    pytest.param(2, (0, 1), {1: TERRITORY}, id="alone with one knight"),
    pytest.param(2, (3, 1), {0: TERRITORY, 1: TREASURE}, id="most and second most"),
    pytest.param(2, (2, 5), {1: TERRITORY, 0: TREASURE}, id="most and second most, turned"),
    pytest.param(2, (2, 2), {0: TREASURE, 1: TREASURE}, id="two tied for most"),
    pytest.param(2, (0, 0), {}, id="no knight, no tile"),
    pytest.param(3, (4, 2, 1), {0: TERRITORY, 1: TREASURE}, id="all different"),
    pytest.param(3, (1, 2, 4), {2: TERRITORY, 1: TREASURE}, id="all different, turned"),
    pytest.param(3, (2, 0, 1), {0: TERRITORY, 2: TREASURE}, id="two of three"),
    pytest.param(3, (0, 0, 1), {2: TERRITORY}, id="one of three"),
    pytest.param(3, (3, 2, 2), {0: TERRITORY}, id="two tied for second"),
    pytest.param(3, (1, 3, 1), {1: TERRITORY}, id="two tied for second, turned"),
    pytest.param(3, (2, 2, 0), {0: TREASURE, 1: TREASURE}, id="two tied for most of three"),
    pytest.param(3, (0, 1, 1), {1: TREASURE, 2: TREASURE}, id="the other two tied for most"),
    pytest.param(3, (3, 1, 3), {0: TREASURE, 2: TREASURE}, id="ruling: the third takes nothing"),
    pytest.param(3, (2, 2, 2), {}, id="three tied, ruling: no treasure either"),
    pytest.param(3, (0, 0, 0), {}, id="no knight of three"),
    pytest.param(4, (3, 1), {0: TERRITORY, 1: TREASURE}, id="teams"),
    pytest.param(4, (2, 2), {0: TREASURE, 1: TREASURE}, id="teams tied"),
    pytest.param(4, (0, 2), {1: TERRITORY}, id="one team alone"),
]


@pytest.mark.parametrize(("players", "counts", "taken"), ONE_TERRITORY)
@pytest.mark.parametrize("place", ["3", "g"])
def test_sheet_002_scoring_of_one_territory(
    place: str, players: int, counts: tuple[int, ...], taken: dict[int, str]
) -> None:
    game = finished(players, **{f"n{place}" if place.isdigit() else place: counts})
    tiles = tiles_at(game, place)
    assert sorted((tile, row) for _, tile, row in tiles if tile != "castle") == sorted(
        (tile, row) for row, tile in taken.items()
    )


def test_sheet_002_scoring_two_tied_for_most_each_take_a_treasure() -> None:
    assert tiles_at(finished(2, n4=(3, 3)), "4") == [("4", "treasure", 0), ("4", "treasure", 1)]


def test_sheet_002_scoring_goes_from_left_to_right() -> None:
    result = play(deal(seed=8, players=3)).result
    assert result is not None
    order = [(PLACES.index(place), tile, row) for place, tile, row in result["tiles"]]
    ranks = {"territory": 0, "castle": 1, "treasure": 2}
    assert order == sorted(order, key=lambda tile: (tile[0], ranks[tile[1]], tile[2]))


FIVE_NUMBERS = [
    # who wins the territories 1 to 5 ("-": a tie), where the castle goes and to whom
    ("00111", ("2", 0)),
    ("01011", ("3", 0)),
    ("01110", ("3", 1)),
    ("11000", ("2", 1)),
    ("-0-1-", None),
    ("-0--1", None),
    ("-----", None),
    ("0---0", ("5", 0)),
    ("--1-1", ("5", 1)),
    ("0-1-1", ("5", 1)),
]


@pytest.mark.parametrize(("owners", "castle"), FIVE_NUMBERS)
@pytest.mark.parametrize("players", [2, 4])
def test_sheet_002_bonus_the_first_with_two_number_territories_wins_the_castle(
    players: int, owners: str, castle: tuple[str, int] | None
) -> None:
    won = {"0": (2, 1), "1": (1, 2), "-": (1, 1)}
    game = finished(
        players, **{f"n{n}": won[owner] for n, owner in zip(NUMBERS, owners, strict=True)}
    )
    assert game.result is not None
    found = [(place, row) for place, tile, row in game.result["tiles"] if tile == "castle"]
    assert found == ([castle] if castle else [])


def test_sheet_002_bonus_three_players_may_share_the_numbers_out_without_a_castle() -> None:
    game = finished(3, n1=(1, 0, 0), n2=(0, 1, 0), n3=(0, 0, 1), n4=(1, 1, 1), n5=(2, 2, 1))
    assert game.result is not None
    assert "castle" not in [tile for _, tile, _ in game.result["tiles"]]


def test_sheet_002_bonus_colour_territories_do_not_count_for_the_castle() -> None:
    game = finished(2, n1=(0, 1), n2=(1, 1), n3=(1, 1), n4=(1, 1), n5=(2, 1))
    assert game.result is not None
    assert tiles_at(game, *COLOURS) == [(colour, "territory", 0) for colour in COLOURS]
    assert "castle" not in [tile for _, tile, _ in game.result["tiles"]]


def test_sheet_002_bonus_is_worth_five_points() -> None:
    with_castle = finished(2, n1=(0, 1), n2=(0, 1), n3=(1, 1), n4=(1, 1), n5=(1, 1))
    assert with_castle.result is not None
    assert with_castle.result["scores"] == [5 * 5 + 3, 1 + 2 + 5 + 3]
    assert with_castle.result["tiles"][:3] == [
        ["1", "territory", 1],
        ["2", "territory", 1],
        ["2", "castle", 1],
    ]


@pytest.mark.parametrize(
    ("players", "counts", "winners", "reason", "scores"),
    [
        # With a, b knights at every territory: 15 for the numbers, 25 for the colours, 5 castle.
        (2, (2, 1), [0], "points", [45, 10]),
        (2, (1, 2), [1], "points", [10, 45]),
        (2, (1, 1), [0, 1], "shared", [10, 10]),
        (3, (2, 1, 0), [0], "points", [45, 10, 0]),
        (3, (1, 1, 0), [0, 1], "shared", [10, 10, 0]),
        (3, (1, 0, 1), [0, 2], "shared", [10, 0, 10]),
        (3, (1, 1, 1), [0, 1, 2], "shared", [0, 0, 0]),
        (4, (1, 2), [1, 3], "points", [10, 45, 10, 45]),
        (4, (1, 1), [0, 1, 2, 3], "shared", [10, 10, 10, 10]),
    ],
)
def test_sheet_002_most_points_win_partners_together_ruling_equal_is_shared(
    players: int, counts: tuple[int, ...], winners: list[int], reason: str, scores: list[int]
) -> None:
    state = deal(players=players).state
    state["over"] = 1
    state["knights"][0, : len(counts)] = np.array(counts)[:, None]
    score_at(state, 0)
    result = RULES.result(state)
    assert (result["winners"], result["reason"]) == (winners, reason)
    assert result["scores"] == scores


@PLAYERS
def test_every_count_agrees_with_the_referee(players: int) -> None:
    """Random knights everywhere, more ties than play would bring, against the naive count."""
    rng = chance.generator(players)
    sizes = referee.Sizes(players=players, **referee.BOX)
    blank = deal(players=players).state
    for _ in range(300):
        table = referee.Table(sizes, 0, [[] for _ in range(players)], [])
        state = blank.copy()
        state["over"] = 1
        for place, row in product(PLACES, sizes.sides()):
            count = int(chance.choose(rng, 4))
            table.rows[place, row] = ["knight"] * count
            state["knights"][0, row, PLACES.index(place)] = count
        score_at(state, 0)
        assert RULES.result(state) == table.result()


# -- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("options", RULES.variants, ids=str)
def test_the_referee_agrees_with_whole_games(options: dict[str, Any]) -> None:
    for seed in range(12):
        game = play(deal(seed, **options), seed=seed)
        assert referee.check(game.record(legal=True)) == []
        assert tavolino.load(game.record(legal=True)) == game


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "colours": 2, "values": 2, "hand": 2},
        {"players": 3, "colours": 3, "values": 3, "copies": 1, "hand": 1},
        {"players": 3, "colours": 4, "values": 2, "copies": 1, "hand": 2},
        {"players": 4, "colours": 2, "values": 2, "hand": 1},
    ],
    ids=str,
)
def test_every_line_of_a_tiny_game_agrees_with_the_referee(options: dict[str, int]) -> None:
    game = deal(seed=1, **options)
    record = game.record()
    sizes = referee.read_sizes(record)
    ends = 0

    def walk(game: Game, moves: list[str]) -> None:
        nonlocal ends
        table = referee.read_setup(record, sizes)
        for move in moves:
            table.play(move)
        assert game.over == table.over()
        if game.over:
            assert game.result == table.result()
            ends += 1
            return
        assert game.player == table.turn
        assert set(game.legal) == table.legal()
        for move in game.legal:
            after = game.copy()
            after.play(move)
            walk(after, [*moves, move])

    walk(game, [])
    assert ends >= 2**4


# -- what is hidden ------------------------------------------------------------------------------


def test_a_seat_sees_its_own_hand_and_no_other_not_even_the_partners() -> None:
    game = play(deal(seed=6, players=4), moves=7)
    for seat in range(4):
        for other, hand in enumerate(game.view(seat).data["hands"]):
            own = other == seat
            assert hand == {"cards": _hand(game, seat) if own else [], "hidden": 0 if own else 8}
    assert [hand["hidden"] for hand in game.view("spectator").data["hands"]] == [8] * 4


@pytest.mark.parametrize("onlooker", [0, 1, 2, "spectator", "open"])
def test_unseen_are_all_cards_that_an_onlooker_cannot_place(onlooker: Any) -> None:
    game = play(deal(seed=6, players=3), moves=10)
    view = game.view(onlooker).data
    hidden = Counter(RULES.setup(game.state)["removed"] + RULES.setup(game.state)["stock"])
    for seat in range(3):
        if seat != onlooker:
            hidden.update(_hand(game, seat))
    assert view["unseen"] == ([] if onlooker == "open" else sorted(hidden.elements(), key=_rank))


def _rank(card: str) -> tuple[int, str]:
    return COLOURS.index(card[0]), card[1]


def test_at_the_end_everybody_knows_the_removed_cards() -> None:
    game = play(deal(seed=6))
    removed = RULES.setup(game.state)["removed"]
    assert game.view("spectator").data["removed"] == {"cards": removed, "hidden": 0}


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_hidden_cards_are_dealt_anew_uniformly(seat: int) -> None:
    """Every unseen card comes to every hidden place, as often as its copies say."""
    game = play(deal(seed=9, players=3, colours=2, values=3, hand=2), moves=2)
    unseen: Counter[str] = Counter(game.view("spectator" if seat < 0 else seat).data["unseen"])
    total = sum(unseen.values())
    rng = chance.generator(1, chance.HIDDEN)
    found: dict[str, Counter[str]] = {}
    samples = 3000
    for _ in range(samples):
        sample = game.determinized(seat, rng)
        setup = RULES.setup(sample.state)
        places = {"removed": setup["removed"], "next": setup["stock"][:1]}
        places |= {f"hand {s}": hand for s, hand in enumerate(setup["hands"]) if s != seat}
        for place, cards in places.items():
            found.setdefault(place, Counter()).update(cards)
    for cards in found.values():
        for card, copies in unseen.items():
            expected = cards.total() * copies / total
            assert abs(cards[card] - expected) < 6 * expected**0.5


# -- texts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["r2@2", "R2@2", " r2 @ 2 ", "r 2@2"])
def test_moves_may_be_written_with_spaces_and_capitals(text: str) -> None:
    game = position(*SMALL)
    game.play(text)
    assert game.moves == [(0, "r2@2")]


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("y2@2", "y2 is not in your hand: r2 r2 y1"),
        ("r1@r", "r1 is not in your hand: r2 r2 y1"),
        ("p1@1", "'p1' is not a card; cards are a colour (r y) with a number 1-2"),
        ("r3@3", "'r3' is not a card; cards are a colour (r y) with a number 1-2"),
        ("r22@2", "'r22' is not a card; cards are a colour (r y) with a number 1-2"),
        (
            "r2@1",
            "r2 cannot be laid at 1; it goes to territory 2, its number, or to territory r, its"
            " colour",
        ),
        *[
            (
                text,
                f"{text!r} is not a move; moves look like r4@4, a knight at the territory of its"
                " number, or r4@r, at the territory of its colour",
            )
            for text in ("", "pass", "r2", "r2@", "@2", "2@r", "r2@2@r", "r²@2", "r2@rr")
        ],
    ],
)
def test_why_a_move_cannot_be_played(text: str, answer: str) -> None:
    assert position(*SMALL).why_not(text) == answer


def test_no_move_after_the_end() -> None:
    assert play(deal()).why_not("r1@1") == "the game is over; no more moves can be played"


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"players": 1}, "option players: 1 is not from 2 to 4"),
        ({"players": 5}, "option players: 5 is not from 2 to 4"),
        ({"colours": 1}, "option colours: 1 is not from 2 to 5"),
        ({"values": 6}, "option values: 6 is not from 2 to 5"),
        ({"copies": 3}, "option copies: 3 is not from 1 to 2"),
        ({"hand": 0}, "option hand: 0 is not from 1 to 8"),
        (
            {"players": 4, "colours": 4, "values": 4},
            "option hand: 4 hands of 8, and the 2 cards that leave the game, cannot be dealt from"
            " 32 cards",
        ),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, int], answer: str) -> None:
    with pytest.raises(tavolino.OptionError) as refusal:
        RULES.check_options(options)
    assert str(refusal.value) == answer


def test_records_name_the_players_always_and_sizes_when_they_are_not_the_boxs() -> None:
    assert deal().record()["options"] == {"players": 2}
    options = {"players": 3, "colours": 4, "copies": 1, "hand": 2}
    assert deal(**options).record()["options"] == options


SETUP = {
    "first": 0,
    "removed": ["y2", "y2"],
    "hands": [["r2"], ["r1"]],
    "stock": ["r1", "r2", "y1", "y1"],
}


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        ({"first": 2}, "setup: first is 2; expected a seat from 0 to 1"),
        ({"first": True}, "setup: first is True; expected a seat from 0 to 1"),
        ({"removed": ["y2"]}, "setup: removed must be a list of 2 cards"),
        ({"hands": [["r2"]]}, "setup: hands must be 2 lists of cards"),
        ({"hands": [["r2"], []]}, "setup: the hand of player 1 must have 1 cards"),
        ({"hands": [["r2"], ["r9"]]}, "setup: 'r9' is not a card of this variant"),
        ({"hands": [["r2"], [1]]}, "setup: 1 is not a card of this variant"),
        ({"hands": [["r2"], ["y2"]]}, "setup: y2 appears 3 times"),
        ({"stock": None}, "setup: stock must be a list of cards"),
        ({"stock": ["r1", "r2", "y1"]}, "setup: missing y1"),
    ],
)
def test_a_wrong_deal_in_a_record_is_refused(change: dict[str, Any], answer: str) -> None:
    options = RULES.check_options({"colours": 2, "values": 2, "hand": 1})
    assert RULES.setup(RULES.from_setup(options, SETUP)) == SETUP
    with pytest.raises(tavolino.RecordError) as refusal:
        RULES.from_setup(options, SETUP | change)
    assert str(refusal.value) == answer


# -- positions -----------------------------------------------------------------------------------


def test_a_position_shows_the_table() -> None:
    text = """\
tabula-rasa players=3 colours=3 values=2 hand=2
player 1 to play
1  r1    |    | g1
2  r2 r2 | y2 |
r        |    |
y        |    | y1
g        |    | g1
hand 0   y2
hand 1   g2
hand 2   g2
stock
removed  r1 y1
"""
    game = tavolino.from_position(text)
    assert game.position == text
    game.play("g2@g")
    assert knights(game.view(1).data, "g") == [[], ["g2"], ["g1"]]


@pytest.mark.parametrize("options", RULES.variants, ids=str)
def test_positions_of_a_whole_game_read_back_to_the_same_bytes(options: dict[str, Any]) -> None:
    game = deal(seed=3, **options)
    while not game.over:
        assert tavolino.from_position(game.position) == game
        play(game, moves=1, seed=len(game.moves))
    assert tavolino.from_position(game.position) == game


def _changed(line: int, text: str) -> str:
    lines = list(SMALL)
    lines[line - 1] = text
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("tabula-rasa", "line 2, column 1: expected whose turn it is"),
        (
            _changed(1, "tabula-rasa three"),
            "line 1, column 13: expected an option with a number, like players=3, found 'three'",
        ),
        (
            _changed(1, "tabula-rasa hand=1 hand=2"),
            "line 1, column 20: the option hand is given twice",
        ),
        (
            _changed(1, "tabula-rasa players=7"),
            "line 1, column 13: option players: 7 is not from 2 to 4",
        ),
        (
            _changed(1, "tabula-rasa rows=7"),
            "line 1, column 13: there is no option 'rows'; the options are: players, colours,"
            " values, copies, hand",
        ),
        (
            _changed(2, "player 2 to play"),
            "line 2, column 8: expected a number from 0 to 1, found '2'",
        ),
        (
            _changed(2, "player 0 plays"),
            "line 2, column 10: expected 'to play' or 'was last', found 'plays'",
        ),
        (_changed(2, "player 0 was first"), "line 2, column 14: expected 'last', found 'first'"),
        (
            _changed(2, "player 0 was last"),
            "line 2, column 1: the game is not over while there are cards in the stock or in hands",
        ),
        (_changed(3, "2 |"), "line 3, column 1: expected '1', found '2'"),
        (_changed(3, "1"), "line 3, column 2: expected '|', found the end of the line"),
        (_changed(3, "1 | |"), "line 3, column 5: '|' is not a card of this variant"),
        (_changed(3, "1 | r3"), "line 3, column 5: 'r3' is not a card of this variant"),
        (_changed(3, "1 | y2"), "line 3, column 5: y2 cannot lie at territory 1"),
        (
            _changed(7, "hand 0 r2 r2 r2"),
            "line 7, column 14: r2 appears 3 times, but has 2 copies",
        ),
        (_changed(7, "hand 1 r2 r2 y1"), "line 7, column 6: expected '0', found '1'"),
        (
            _changed(7, "hand 0 r2 r2 y1 y1"),
            "line 7, column 17: there is only room for 3 cards",
        ),
        (_changed(9, "removed y2 y2"), "line 9, column 1: expected 'stock', found 'removed'"),
        (_changed(10, "removed y2"), "line 10, column 11: expected 2 removed cards, found 1"),
        (_changed(7, "hand 0 r2 r2"), "line 10, column 14: no place given for y1"),
        (
            _changed(10, "removed y2 y2\nstock"),
            "line 11, column 1: expected nothing more, found 'stock'",
        ),
    ],
)
def test_a_wrong_position_names_line_and_column(text: str, answer: str) -> None:
    with pytest.raises(tavolino.PositionError) as refusal:
        tavolino.from_position(text)
    assert str(refusal.value) == answer


HANDS = [
    # player, hands, stock, where it is wrong
    (0, "1 1 1", 1, None),
    (2, "1 1 1", 0, None),
    (1, "0 1 1", 0, None),
    (1, "0 1 0", 0, None),
    (0, "1 0 1", 0, "line 9, column 1: expected 0 cards, found 1"),
    (0, "0 1 1", 0, "line 2, column 1: player 0 has no card to play"),
    (0, "1 1 0", 1, "line 9, column 1: expected 1 cards while the stock lasts, found 0"),
]


@pytest.mark.parametrize(("player", "hands", "stock", "answer"), HANDS)
def test_hands_of_a_position_are_as_playing_in_turn_leaves_them(
    player: int, hands: str, stock: int, answer: str | None
) -> None:
    counts = [int(count) for count in hands.split()]
    cards = ["r1", "r2", "y1", "y2", "r1", "r2"]
    held = [cards.pop() if count else "" for count in counts]
    left = [cards.pop() for _ in range(stock)]
    laid = {colour: " ".join(card for card in cards if card[0] == colour) for colour in "ry"}
    text = [
        "tabula-rasa players=3 colours=2 values=2 hand=1",
        f"player {player} to play",
        "1 | |",
        "2 | |",
        f"r {laid['r']} | |",
        f"y {laid['y']} | |",
        *(f"hand {seat} {card}" for seat, card in enumerate(held)),
        f"stock {' '.join(left)}",
        "removed y1 y2",
    ]
    if answer is None:
        assert position(*text).player == player
        return
    with pytest.raises(tavolino.PositionError) as refusal:
        position(*text)
    assert str(refusal.value) == answer


# -- pictures ------------------------------------------------------------------------------------


def test_the_text_picture_shows_rows_counts_and_the_own_hand() -> None:
    game = position(
        "tabula-rasa players=2 colours=2 values=2 hand=2",
        "player 1 to play",
        "1 r1 y1 |",
        "2 | r2",
        "r | r1",
        "y |",
        "hand 0 y2",
        "hand 1 r2",
        "stock",
        "removed y1 y2",
    )
    assert (
        str(game.view(0))
        == """\
player 1  1 hidden

                    r2    r1
player 1      0     1     1     0
            ────────────────────────
castle (5)  1 (1) 2 (2) r (5) y (5)
treasures    (1)   (1)   (1)   (1)
            ────────────────────────
player 0      2     0     0     0
              r1
              y1

player 0  y2
stock  no cards · removed  2 hidden
player 1 to play"""
    )
    game.play("r2@r")
    game.play("y2@2")
    assert str(game.view(1)).splitlines()[-4:] == [
        "stock  no cards · removed  y1 y2",
        "player 0  2 points: territories 1, treasures 2",
        "player 1  6 points: territories r, treasures 2",
        "over: player 1 wins",
    ]


def test_the_text_picture_names_those_who_share_a_win() -> None:
    state = deal(players=3).state
    state["over"] = 1
    score_at(state, 0)
    view = RULES.view(state, 0)
    assert RULES.picture(view).splitlines()[-4:] == [
        "player 0  0 points",
        "player 1  0 points",
        "player 2  0 points",
        "over: player 0 and player 1 and player 2 share the win",
    ]


@PLAYERS
@pytest.mark.parametrize("moves", [0, 20, 48])
def test_the_drawing_shows_every_knight_and_no_hidden_card(players: int, moves: int) -> None:
    game = play(deal(seed=7, players=players), moves=moves)
    names = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "p": "purple"}
    for onlooker in (*range(players), "spectator", "open"):
        view = game.view(onlooker)
        drawing = view._repr_svg_()
        shown = Counter(
            card for place in PLACES for row in knights(view.data, place) for card in row
        )
        for pile in (*view.data["hands"], view.data["removed"]):
            shown.update(pile["cards"])
        for card in (c + n for c in COLOURS for n in NUMBERS):
            title = f"<title>{names[card[0]]} {card[1]}</title>"
            assert drawing.count(title) == shown[card]


@pytest.mark.parametrize(
    ("players", "onlooker", "sentence"),
    [
        (2, 0, "Your turn: lay a knight"),
        (2, 1, "Player 0’s turn: lay a knight"),
        (4, 2, "Partner’s turn: lay a knight"),
        (4, 3, "Player 0’s turn: lay a knight"),
        (3, "spectator", "Player 0’s turn: lay a knight"),
    ],
)
def test_the_drawing_says_whose_turn_it_is(players: int, onlooker: Any, sentence: str) -> None:
    drawing = deal(players=players, first=0).view(onlooker)._repr_svg_()
    assert f"<title>Tabula Rasa. {sentence}</title>" in drawing


@pytest.mark.parametrize(
    ("players", "counts", "onlooker", "sentence"),
    [
        (2, (2, 1), 0, "You win, 45 : 10"),
        (2, (2, 1), 1, "Player 0 wins, 10 : 45"),
        (4, (1, 2), 3, "Your team wins, 45 : 10"),
        (4, (1, 2), 0, "Team 1 wins, 10 : 45"),
        (3, (1, 1, 0), "spectator", "Player 0 and Player 1 share the win, 10 : 10 : 0"),
    ],
)
def test_the_drawing_says_how_it_ended(
    players: int, counts: tuple[int, ...], onlooker: Any, sentence: str
) -> None:
    state = deal(players=players).state
    state["over"] = 1
    state["knights"][0, : len(counts)] = np.array(counts)[:, None]
    score_at(state, 0)
    assert f"<title>Tabula Rasa. {sentence}</title>" in RULES.svg(RULES.view(state, onlooker))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_points_so_far_are_those_of_a_game_that_ends_now(players: int) -> None:
    """All onlookers see them: they follow from the knights, which lie open."""
    game = tavolino.new("tabula-rasa", seed=2, players=players)
    while not game.over:
        game.play(game.legal[len(game.moves) % len(game.legal)])
        shown = {tuple(game.view(onlooker).data["points"]) for onlooker in (0, 1, "spectator")}
        assert shown == {tuple(_counted(game.view("spectator").data))}
    rows = game.view(0).data["teams"]
    assert game.result is not None
    assert game.view(0).data["points"] == [game.result["scores"][seats[0]] for seats in rows]


def _counted(view: Json) -> list[int]:
    """The count at the end, from left to right, as the sheet tells it."""
    totals = [0] * len(view["teams"])
    numbers = Counter[int]()
    castle = False
    for territory in view["territories"]:
        counts = [len(knights) for knights in territory["knights"]]
        ranks = sorted(set(counts) - {0}, reverse=True)
        most = [row for row, count in enumerate(counts) if ranks and count == ranks[0]]
        second = [row for row, count in enumerate(counts) if ranks[1:] and count == ranks[1]]
        if len(most) == 1:
            totals[most[0]] += territory["points"]
            numbers[most[0]] += territory["place"].isdigit()
            if not castle and territory["place"].isdigit() and numbers[most[0]] == 2:
                totals[most[0]] += view["castle_points"]
                castle = True
            if len(second) == 1:
                totals[second[0]] += view["treasure_points"]
        elif len(most) == 2:
            for row in most:
                totals[row] += view["treasure_points"]
    return totals
