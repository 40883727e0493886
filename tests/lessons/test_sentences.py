"""What lessons say is what the rules count: every sentence, in every language, and after every
answer that its step accepts.

Each message of a lesson has a function here. It checks what the sentence says in words, and returns
the numbers that the sentence has to say, as the rules count them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import pairwise

import pytest

from tavolino.core.contract import Json
from tavolino.core.game import Game, from_position
from tavolino.core.registry import names
from tavolino.games.rat_hot.state import STRIPS
from tavolino.games.schotten_totten.state import COLOURS, STONES
from tavolino.games.tabula_rasa.notation import PLACES
from tavolino.games.tabula_rasa.position import score_at
from tavolino.games.tabula_rasa.state import (
    CASTLE_POINTS,
    COLOUR_POINTS,
    NOTHING,
    TREASURE,
    TREASURE_POINTS,
)
from tavolino.lessons.lesson import steps_of
from tavolino.lessons.step import Message, Moment, done_by
from tavolino.presentation.rat_hot.lesson import rats_in_sight
from tavolino.presentation.schotten_totten import lesson as schotten_totten
from tavolino.presentation.schotten_totten.lesson import best_formation
from tavolino.presentation.tabula_rasa.lesson import (
    knights_at,
    points_at,
    points_now,
    tied_places,
)
from tavolino.text import LANGUAGES

STEPS = {(game, step.name): step for game in names() for step in steps_of(game)}

Says = Callable[[Moment], list[int]]
SAYS: dict[str, Says] = {}


def says(*keys: str) -> Callable[[Says], Says]:
    def keep(function: Says) -> Says:
        assert not SAYS.keys() & set(keys)
        SAYS.update(dict.fromkeys(keys, function))
        return function

    return keep


def events(moment: Moment) -> list[Json]:
    return moment.after.happened(moment.seat)


def event(moment: Moment, kind: str) -> Json:
    return next(each for each in events(moment) if each["type"] == kind)


@cache
def answers(game: str, step: str) -> list[Moment]:
    """The tables after every move that the step accepts."""
    return [moment for moment, right in tries(game, step) if right]


@cache
def tries(game: str, name: str) -> list[tuple[Moment, bool]]:
    step = STEPS[game, name]
    before = from_position(step.position)
    assert before.player is not None
    tried = []
    for move in before.legal:
        after = before.copy()
        after.play(move)
        moment = Moment(before, after, before.player)
        tried.append((moment, done_by(step, events(moment))))
    return tried


# -- the numbers in a sentence ---------------------------------------------------------------------

# From two to ten. One is an article in most languages, and is not looked for.
NUMBERS = {
    "en": "two three four five six sevens? eight nine ten",
    "it": "due tre quattro cinque sei(?=.carte) sette otto nove dieci",  # sei is "you are", too
    "el": "δύο τρεις|τρία τέσσερις|τέσσερα πέντε έξι επτά|εφτάρια οκτώ εννέα δέκα",
    "de": "zwei drei|dritt vier|viert fünf sechs|sechsmal sieben|siebenen acht neun zehn",
    "fr": "deux trois quatre cinq six sept huit neuf dix",
    "es": "dos tres cuatro cinco seis sietes? ocho nueve diez",
}
# Numbers that count nothing: both of them, and the name of a formation.
NO_NUMBERS = {
    "en": "three of a kind",
    "it": "(?:i|dei) due",
    "el": "(?:οι|τα) δύο|τρεις ίδιες",
    "fr": "(?:les|vous) deux",
    "es": "los dos",
}


def numbers_in(sentence: str, code: str) -> list[int]:
    sentence = sentence.lower()
    if code in NO_NUMBERS:
        sentence = re.sub(rf"\b(?:{NO_NUMBERS[code]})\b", "", sentence)
    found = [int(digits) for digits in re.findall(r"\d+", sentence)]
    for number, words in enumerate(NUMBERS[code].split(), 2):
        found += [number] * len(re.findall(rf"\b(?:{words})\b", sentence))
    return sorted(found)


@pytest.mark.parametrize(
    ("code", "sentence", "numbers"),
    [
        ("en", "Two clans fight over nine stones. Lay a card at stone 5.", [2, 5, 9]),
        ("it", "Sei in testa nel territorio 1, e di ogni valore ci sono sei carte.", [1, 6]),
        ("it", "Alla pietra 4 i due lati sono completi.", [4]),
        ("el", "Τρία εφτάρια. Κάθε αξία υπάρχει έξι φορές.", [3, 6, 7]),
        ("de", "Zu dritt haben alle eine eigene Reihe. Drei Siebenen, sechsmal.", [3, 3, 6, 7]),
        ("fr", "Regarde les deux couleurs : trois sept, pas neuf.", [3, 7, 9]),
        ("es", "Diez cartas, tres sietes, los dos lados.", [3, 7, 10]),
    ],
)
def test_numbers_are_found_in_a_sentence(code: str, sentence: str, numbers: list[int]) -> None:
    assert numbers_in(sentence, code) == numbers


# -- Schotten-Totten -------------------------------------------------------------------------------


def stones(table: Game) -> list[Json]:
    found: list[Json] = table.view().data["stones"]
    return found


def hand(table: Game, seat: int) -> list[str]:
    cards: list[str] = table.view(seat).data["hands"][seat]["cards"]
    return cards


@cache
def scattered_stones_that_win() -> int:
    """So many stones win, of which no two are neighbours."""
    mine, far = ("r1 r2 r3", "b8 g3 y1"), (1, 3, 5, 7, 9)
    other: dict[int, tuple[str, str]] = dict.fromkeys(far, ("", ""))
    for count, stone in enumerate(far, 1):
        position = schotten_totten._table(
            other | {stone: mine}, "r8 y5 b4 c3 p6", asked="claim", own=far[: count - 1]
        )
        table = from_position(position)
        table.play(f"claim {stone}")
        if table.over:
            return count
    raise AssertionError("five stones win")


@says("lesson-schotten-lay")
def _lay(moment: Moment) -> list[int]:
    return [len(moment.before.names), len(stones(moment.before)), 5]


@says("lesson-schotten-lay-done")
def _lay_done(moment: Moment) -> list[int]:
    assert event(moment, "lay")["stone"] == 5
    assert event(moment, "draw")["player"] == moment.seat
    assert len(hand(moment.after, moment.seat)) == len(hand(moment.before, moment.seat))
    return [len(hand(moment.after, moment.seat))]


@says("lesson-schotten-colour-run")
def _colour_run(moment: Moment) -> list[int]:
    return _formation(moment) * 2


@says("lesson-schotten-kind", "lesson-schotten-colour", "lesson-schotten-run")
def _formation(moment: Moment) -> list[int]:
    """So many cards make a formation, and each of the four kinds can be completed."""
    needed = {
        len(event(answer, "lay")["formation"]["cards"])
        for kind in ("colour-run", "kind", "colour", "run")
        for answer in answers("schotten-totten", kind)
    }
    return sorted(needed)


@says("lesson-schotten-colour-run-done")
def _colour_run_done(moment: Moment) -> list[int]:
    """No other kind of formation beats the lowest colour run."""
    kinds = ["sum", "run", "colour", "kind", "colour-run"]
    made = event(moment, "lay")["formation"]
    assert kinds.index(made["kind"]) == len(kinds) - 1
    lowest = _claimed("r1 r2 r3", "r9 y9 g9"), _claimed("r1 r2 r3", "y2 y3 y4")
    assert lowest == (True, False)
    return []


def _claimed(own: str, theirs: str) -> bool:
    position = schotten_totten._table({5: (own, theirs)}, "y5 b4 c3 p6", asked="claim")
    return from_position(position).why_not("claim 5") is None


@says("lesson-schotten-kind-done")
def _kind_done(moment: Moment) -> list[int]:
    cards = event(moment, "lay")["formation"]["cards"]
    (value,) = {int(card[1]) for card in cards}
    return [len(cards), value, COLOURS]


@says("lesson-schotten-colour-done")
def _colour_done(moment: Moment) -> list[int]:
    assert _claimed("r1 r2 r4", "y7 g8 b9")
    return []


@says("lesson-schotten-run-done")
def _run_done(moment: Moment) -> list[int]:
    assert _claimed("r7 g8 b9", "y6 p7 c8")
    assert not _claimed("y6 p7 c8", "r7 g8 b9")
    return [2]


@says("lesson-schotten-claim")
def _claim(moment: Moment) -> list[int]:
    (stone,) = (
        number
        for number, stone in enumerate(stones(moment.before), 1)
        if f"claim {number}" in moment.before.legal
    )
    assert [len(side) for side in stones(moment.before)[stone - 1]["sides"]] == [3, 3]
    return [stone]


@says("lesson-schotten-claim-done")
def _claim_done(moment: Moment) -> list[int]:
    (claimed,) = (stone for stone in stones(moment.after) if stone["owner"] is not None)
    assert claimed["owner"] == moment.seat
    return []


@says("lesson-schotten-first")
def _first(moment: Moment) -> list[int]:
    """Stones with two complete sides of one strength; one of them is the learner's."""
    equal = []
    for number in range(1, STONES + 1):
        if any(len(side) < 3 for side in stones(moment.before)[number - 1]["sides"]):
            continue
        one, other = (best_formation(moment.before, number, seat) for seat in range(2))
        if (one["kind"], one["sum"]) == (other["kind"], other["sum"]):
            equal.append(number)
    assert [f"claim {number}" in moment.before.legal for number in equal].count(True) == 1
    return [len(equal)]


@says("lesson-schotten-first-done", "lesson-schotten-proof-done")
def _owned(moment: Moment) -> list[int]:
    return _claim_done(moment)


@says("lesson-schotten-proof")
def _proof(moment: Moment) -> list[int]:
    """One claim holds against a side that is not complete, because of a card at another stone."""
    (move,) = (each for each in moment.before.legal if each != "done")
    stone = int(move.removeprefix("claim "))
    assert len(stones(moment.before)[stone - 1]["sides"][1]) == 2
    without = re.sub(r"(?m)^(3 .*\|) +g7( +\| 00)1$", r"\1 \2", moment.before.position)
    table = from_position(without.replace("clan   ", "clan    g7", 1))
    refusal = table.why_not(move)
    assert refusal is not None
    assert "can still lay g7" in refusal
    return []


@says("lesson-schotten-reveal")
def _reveal(moment: Moment) -> list[int]:
    best = best_formation(moment.before, 4, 1 - moment.seat)
    assert (best["kind"], best["to_come"]) == ("colour-run", ["c7"])
    assert "c7" in hand(moment.before, moment.seat)
    for answer in answers("schotten-totten", "reveal"):  # without it, none can be made
        assert best_formation(answer.after, 4, 1 - answer.seat)["kind"] != "colour-run"
    return [4, 7, 7]


@says("lesson-schotten-reveal-done")
def _reveal_done(moment: Moment) -> list[int]:
    assert event(moment, "lay")["stone"] != 4
    assert "claim 4" in moment.after.legal
    return []


@says("lesson-schotten-win")
def _win(moment: Moment) -> list[int]:
    own = [n for n, stone in enumerate(stones(moment.before)) if stone["owner"] == moment.seat]
    assert [later - sooner for sooner, later in pairwise(own)] == [1]
    (answer,) = answers("schotten-totten", "win")
    return [_stones_in_a_row(answer), scattered_stones_that_win(), len(own)]


@says("lesson-schotten-win-done")
def _win_done(moment: Moment) -> list[int]:
    assert event(moment, "end")["winners"] == [moment.seat]
    return [_stones_in_a_row(moment)]


def _stones_in_a_row(moment: Moment) -> int:
    assert event(moment, "end")["reason"] == "three-in-a-row"
    own = [n for n, stone in enumerate(stones(moment.after)) if stone["owner"] == moment.seat]
    assert all(later - sooner == 1 for sooner, later in pairwise(own))
    return len(own)


@says("lesson-schotten-joker")
def _joker(moment: Moment) -> list[int]:
    return [4]


@says("lesson-schotten-joker-done")
def _joker_done(moment: Moment) -> list[int]:
    formation = event(moment, "lay")["formation"]
    assert (formation["kind"], formation["cards"]) == ("colour-run", ["c4", "c6", "joker-1"])
    assert moment.after.view().data["jokers_played"][moment.seat]
    return [formation["sum"] - 4 - 6]


@says("lesson-schotten-fog")
def _fog(moment: Moment) -> list[int]:
    own, theirs = (best_formation(moment.before, 2, seat) for seat in (0, 1))
    assert theirs["kind"] == "colour-run"
    assert theirs["sum"] < own["sum"]
    return [2, 2]


@says("lesson-schotten-fog-done")
def _fog_done(moment: Moment) -> list[int]:
    assert "claim 2" in moment.after.legal
    return [sum(int(card[1]) for card in side) for side in stones(moment.after)[1]["sides"]]


def completed(moment: Moment, kind: str, stone: int) -> Json:
    """What the learner's move makes of the stone: a formation of this kind."""
    formation = best_formation(moment.after, stone, moment.seat)
    assert (formation["kind"], formation["to_come"]) == (kind, [])
    return formation


@says("lesson-schotten-spy")
def _spy(moment: Moment) -> list[int]:
    (answer,) = answers("schotten-totten", "spy")
    assert completed(answer, "kind", 4)["cards"] == ["r7", "g7", "spy"]
    return [7, 4]


@says("lesson-schotten-spy-done")
def _spy_done(moment: Moment) -> list[int]:
    return [completed(moment, "kind", 4)["sum"] - 7 - 7]


@says("lesson-schotten-shield")
def _shield(moment: Moment) -> list[int]:
    """It is a 1, 2 or 3, whichever makes the formation."""
    for cards, value in (("p1 p3", 2), ("p2 p3", 1), ("p1 p2", 3)):
        position = schotten_totten._table({6: (cards, "g4")}, "c9 b8 shield", tactics=(0, 0))
        table = from_position(position)
        table.play("shield@6")
        made = best_formation(table, 6, moment.seat)
        assert (made["kind"], made["sum"]) == ("colour-run", 6), value
    return [1, 2, 3, 6]


@says("lesson-schotten-shield-done")
def _shield_done(moment: Moment) -> list[int]:
    return [completed(moment, "colour-run", 6)["sum"] - 1 - 3]


@says("lesson-schotten-mud")
def _mud(moment: Moment) -> list[int]:
    """Only the red 5 makes a colour run there, and a better one."""
    own, theirs = (best_formation(moment.before, 6, seat) for seat in (0, 1))
    assert own["kind"] == theirs["kind"] == "colour-run"
    assert theirs["to_come"] == ["r5"]
    assert theirs["sum"] > own["sum"]
    muddy = best_formation(answers("schotten-totten", "mud")[0].after, 6, 0)
    return [6, 5, len(muddy["cards"] + muddy["to_come"]), 6]


@says("lesson-schotten-mud-done")
def _mud_done(moment: Moment) -> list[int]:
    lying = [card for stone in stones(moment.after) for side in stone["sides"] for card in side]
    assert {"r4", "r8"} <= set(lying)
    assert best_formation(moment.after, 6, 1)["kind"] == "colour"
    own = best_formation(moment.after, 6, 0)
    assert own["kind"] == "colour-run"
    assert "g7" in hand(moment.after, moment.seat)
    table = moment.after.copy()
    table.play("draw clan")
    table.play(next(move for move in table.legal if move.endswith("@1")))
    table.play(next(move for move in table.legal if move.startswith(("draw", "g"))))
    table.play("g7@6")
    assert best_formation(table, 6, 0)["kind"] == "colour-run"
    assert table.why_not("claim 6") is None
    return [4, 8, len(own["cards"]) + 1, 7]


def drawn_by_scout(step: str) -> int:
    """How many cards a Scout draws before cards go back, played in the edition of a step."""
    table = from_position(STEPS["schotten-totten", step].position)
    edition = table.view().data["options"]["edition"]
    table = from_position(
        STEPS["schotten-totten", "scout"].position.replace("totten iello", f"totten {edition}")
    )
    before = len(hand(table, 0))
    table.play("scout")
    while table.view().data["step"] == "take":
        table.play("take clan")
    assert table.view().data["step"] == "return"
    return len(hand(table, 0)) - before + 1


def returned_by_scout(step: str) -> int:
    """How many cards go back from the position of a step."""
    table, count = from_position(STEPS["schotten-totten", step].position), 0
    while table.view().data["step"] == "return":
        table.play(next(move for move in table.legal if move.startswith("return")))
        count += 1
    return count


@says("lesson-schotten-scout")
def _scout(moment: Moment) -> list[int]:
    assert max(int(card[1]) for card in hand(moment.before, 0) if card != "scout") <= 3
    made = [
        each["formation"]["kind"]
        for answer, _ in tries("schotten-totten", "scout")
        for each in events(answer)
        if each["type"] == "lay" and each["formation"]
    ]
    assert set(made) == {"sum"}
    return [drawn_by_scout("scout"), returned_by_scout("scout-return")]


@says("lesson-schotten-scout-done")
def _scout_done(moment: Moment) -> list[int]:
    assert {"take clan", "take tactic"} <= set(moment.after.legal)
    after = moment.after.copy()
    after.play("take clan")
    assert {"take clan", "take tactic"} <= set(after.legal)
    return []


@says("lesson-schotten-scout-return")
def _scout_return(moment: Moment) -> list[int]:
    position = moment.before.position.replace("to return 2", "to play")
    table = from_position(position)
    table.play("g6@4")
    completed(Moment(moment.before, table, 0), "colour-run", 4)
    return [drawn_by_scout("scout-return"), returned_by_scout("scout-return"), 6, 4]


@says("lesson-schotten-scout-return-done")
def _scout_return_done(moment: Moment) -> list[int]:
    assert event(moment, "return")["to"] == "bottom"
    assert moment.after.view().data["step"] == "return"
    return []


@says("lesson-schotten-redeploy")
def _redeploy(moment: Moment) -> list[int]:
    assert "redeploy g5@7>x" in moment.before.legal
    return [5, 7, 3]


@says("lesson-schotten-redeploy-done")
def _redeploy_done(moment: Moment) -> list[int]:
    completed(moment, "colour-run", 3)
    assert stones(moment.after)[6]["sides"][0] == []
    return [3, 7]


@says("lesson-schotten-deserter")
def _deserter(moment: Moment) -> list[int]:
    """One of two cards is enough to beat the learner's formation there."""
    position = moment.before.position.replace("to play", "to claim")
    assert from_position(position).why_not("claim 5") is not None
    for card in ("r6", "r9"):
        assert not _claimed("g5 g6 g7", f"r7 r8 {card}")
    lying = {(move.split("@")[1]) for move in moment.before.legal if move.startswith("deserter")}
    assert lying >= {"5>x", "2>x"}
    return [5, 6, 9]


@says("lesson-schotten-deserter-done")
def _deserter_done(moment: Moment) -> list[int]:
    assert "claim 5" in moment.after.legal
    return []


@says("lesson-schotten-traitor")
def _traitor(moment: Moment) -> list[int]:
    assert "b5" in stones(moment.before)[6]["sides"][1]
    return [5, 4, 7, 5, 4]


@says("lesson-schotten-traitor-done")
def _traitor_done(moment: Moment) -> list[int]:
    completed(moment, "colour-run", 4)
    assert stones(moment.after)[6]["sides"][1] == ["c5"]
    return [7]


@says("lesson-schotten-ps-games-one-claim")
def _one_claim(moment: Moment) -> list[int]:
    claims = [move for move in moment.before.legal if move != "done"]
    for move in claims:
        table = moment.before.copy()
        table.play(move)
        assert "claim" not in " ".join(table.legal)
        if table.over:
            won = Moment(moment.before, table, 0)
    return [len(claims), _stones_in_a_row(won)]


@says("lesson-schotten-ps-games-one-claim-done")
def _one_claim_done(moment: Moment) -> list[int]:
    for edition in ("iello", "menhir"):
        table = from_position(moment.before.position.replace("ps-games", edition))
        table.play("claim 2")
        assert "claim 5" in table.legal
    return [_stones_in_a_row(moment)]


@says("lesson-schotten-ps-games-fog")
def _ps_games_fog(moment: Moment) -> list[int]:
    assert stones(moment.before)[4]["fog"] == 1
    foggy = from_position(moment.before.position.replace("to play", "to claim"))
    assert foggy.why_not("claim 5") is not None
    assert "claim 5" in answers("schotten-totten", "ps-games-fog")[0].after.legal
    muddy = from_position(
        moment.before.position.replace("fog/1", "mud/1").replace("shield mud", "shield fog")
    )
    assert "deserter mud@5>x" in muddy.legal
    return [5]


@says("lesson-schotten-ps-games-fog-done")
def _ps_games_fog_done(moment: Moment) -> list[int]:
    assert "claim 5" in moment.after.legal
    return []


@says("lesson-schotten-ps-games-scout")
def _ps_games_scout(moment: Moment) -> list[int]:
    theirs = best_formation(moment.before, 5, 1)
    assert (theirs["kind"], theirs["to_come"]) == ("colour-run", ["c5"])
    step = "ps-games-scout"
    return [drawn_by_scout(step), returned_by_scout(step), 5, 5]


@says("lesson-schotten-ps-games-scout-done")
def _ps_games_scout_done(moment: Moment) -> list[int]:
    assert event(moment, "return")["to"] == "top"
    assert moment.after.view().data["step"] == "return"
    return []


@says("lesson-schotten-menhir-claim")
def _menhir_claim(moment: Moment) -> list[int]:
    claimed = stones(moment.before)[3]
    assert len(claimed["sides"][0]) < claimed["places"]
    assert len(claimed["sides"][1]) == claimed["places"]
    return [4]


@says("lesson-schotten-menhir-claim-done")
def _menhir_claim_done(moment: Moment) -> list[int]:
    claim = event(moment, "claim")
    assert claim["formation"]["kind"] == claim["against"]["kind"] == "sum"
    assert moment.after.view().data["step"] == "play"
    return [claim["formation"]["sum"], claim["against"]["sum"]]


@says("lesson-schotten-menhir-first")
def _menhir_first(moment: Moment) -> list[int]:
    sides = stones(moment.before)[5]["sides"]
    assert sides == [["r1", "r2", "r3"], ["y7", "y8", "y9"]]
    iello = from_position(moment.before.position.replace("menhir", "iello"))
    assert iello.why_not("claim 6") is not None
    return [6, 2]


@says("lesson-schotten-menhir-first-done")
def _menhir_first_done(moment: Moment) -> list[int]:
    low = "r1 r2 y4", "y7 y8 r3"
    position = schotten_totten._table({6: low}, "r7 g6 b3 c1 p5", edition="menhir", asked="claim")
    assert from_position(position).why_not("claim 6") is not None
    return [2]


@says("lesson-schotten-menhir-scout")
def _menhir_scout(moment: Moment) -> list[int]:
    assert hand(moment.before, 1)
    (answer,) = answers("schotten-totten", "menhir-scout")
    assert "take" not in " ".join(answer.after.legal)
    return []


@says("lesson-schotten-menhir-scout-done")
def _menhir_scout_done(moment: Moment) -> list[int]:
    seen = moment.after.view(moment.seat).data["hands"][1]["cards"]
    assert sorted(seen) == sorted(hand(moment.before, 1))
    return [len(seen)]


@says("lesson-schotten-menhir-deserter")
def _menhir_deserter(moment: Moment) -> list[int]:
    own = best_formation(answers("schotten-totten", "menhir-deserter")[0].after, 5, 0)
    assert (own["kind"], own["to_come"]) == ("colour-run", ["g8"])
    return [8, 8, 5]


@says("lesson-schotten-menhir-deserter-done")
def _menhir_deserter_done(moment: Moment) -> list[int]:
    assert "g8" in hand(moment.after, 0)
    assert stones(moment.after)[7]["owner"] == moment.seat
    return [8, 8]


@says("lesson-schotten-menhir-traitor")
def _menhir_traitor(moment: Moment) -> list[int]:
    assert stones(moment.before)[1]["owner"] == 1
    assert "joker-1" in stones(moment.before)[1]["sides"][1]
    return [2, 6]


@says("lesson-schotten-menhir-traitor-done")
def _menhir_traitor_done(moment: Moment) -> list[int]:
    completed(moment, "colour-run", 6)
    assert stones(moment.after)[1]["owner"] == 1
    return [2]


# -- Tabula Rasa -----------------------------------------------------------------------------------


def leads(table: Game, place: str, row: int = 0) -> bool:
    return knights_at(table, place, row) > max(
        knights_at(table, place, other) for other in range(3) if other != row
    )


@says("lesson-tabula-number")
def _number(moment: Moment) -> list[int]:
    places = [each["place"] for each in moment.before.view().data["territories"]]
    numbers = [place for place in places if place.isdigit()]
    assert "r4@4" in moment.before.legal
    return [len(places), len(numbers), len(places) - len(numbers), 4]


@says("lesson-tabula-number-done")
def _number_done(moment: Moment) -> list[int]:
    assert event(moment, "draw")["player"] == moment.seat
    return []


@says("lesson-tabula-colour", "lesson-tabula-end")
def _nothing_counted(moment: Moment) -> list[int]:
    return []


@says("lesson-tabula-colour-done")
def _colour_worth(moment: Moment) -> list[int]:
    territories = moment.after.view().data["territories"]
    points = {each["place"]: each["points"] for each in territories}
    assert all(points[place] == int(place) for place in points if place.isdigit())
    (colour,) = {points[place] for place in points if not place.isdigit()}
    assert colour == COLOUR_POINTS
    return [colour]


@says("lesson-tabula-majority")
def _majority(moment: Moment) -> list[int]:
    assert not leads(moment.before, "5")
    return [5]


@says("lesson-tabula-majority-done")
def _majority_done(moment: Moment) -> list[int]:
    assert leads(moment.after, "5")
    return []


@says("lesson-tabula-treasure")
def _treasure(moment: Moment) -> list[int]:
    assert TREASURE_POINTS == 1
    assert knights_at(moment.before, "b", 0) == points_at(moment.before, "b", 0) == 0
    return []


@says("lesson-tabula-treasure-done")
def _treasure_done(moment: Moment) -> list[int]:
    assert knights_at(moment.after, "b", 0) == 1
    assert points_at(moment.after, "b", 0) == TREASURE_POINTS
    return []


@says("lesson-tabula-tie")
def _tie(moment: Moment) -> list[int]:
    assert "y" not in tied_places(moment.before)
    return []


@says("lesson-tabula-tie-done")
def _tie_done(moment: Moment) -> list[int]:
    assert "y" in tied_places(moment.after)
    assert points_now(moment.before, 0) == points_now(moment.after, 0)
    assert points_at(moment.before, "y", 0) == points_at(moment.after, "y", 0) == TREASURE_POINTS
    return [points_at(moment.before, "y", 1) - points_at(moment.after, "y", 1)]


@says("lesson-tabula-castle")
def _castle(moment: Moment) -> list[int]:
    assert leads(moment.before, "1")
    assert not leads(moment.before, "2")
    return [CASTLE_POINTS, 2, 1, 2]


@says("lesson-tabula-castle-done")
def _castle_done(moment: Moment) -> list[int]:
    """The castle is the learner's now, and was nobody's before."""
    gained = points_now(moment.after, 0) - points_now(moment.before, 0)
    assert gained == CASTLE_POINTS + points_at(moment.after, "2", 0) - TREASURE_POINTS
    return []


@says("lesson-tabula-worth")
def _worth(moment: Moment) -> list[int]:
    ties = tied_places(moment.before)
    assert ties == ["1", "p"]
    assert {move[-1] for move in moment.before.legal} >= set(ties)
    return [len(ties), 1, COLOUR_POINTS]


@says("lesson-tabula-worth-done")
def _worth_done(moment: Moment) -> list[int]:
    """Nothing else gains as much, and at territory 1 nothing is gained at all."""
    gains = {
        other.after.moves[-1][1]: points_now(other.after, 0) - points_now(other.before, 0)
        for other, _ in tries("tabula-rasa", "worth")
    }
    assert {gain for move, gain in gains.items() if move.endswith("@1")} == {0}
    best = max(gains.values())
    assert {move[-1] for move, gain in gains.items() if gain == best} == {"p"}
    assert gains[moment.after.moves[-1][1]] == best
    before, after = (points_at(table, "p", 0) for table in (moment.before, moment.after))
    assert (before, after) == (TREASURE_POINTS, COLOUR_POINTS)
    return [knights_at(moment.after, "p", 0), knights_at(moment.after, "p", 1), after, before, 1]


@says("lesson-tabula-three")
def _three(moment: Moment) -> list[int]:
    knights = [knights_at(moment.before, "3", row) for row in range(3)]
    assert knights[0] < knights[1] < knights[2]
    return [len(moment.before.names), 3, *knights, 2]


@says("lesson-tabula-three-done")
def _three_done(moment: Moment) -> list[int]:
    """With one more knight there are two with the most, and each takes a treasure."""
    assert [points_at(moment.after, "3", row) for row in range(2)] == [0, 0]
    state, place = moment.after.state, PLACES.index("3")
    state["knights"][0, 0, place] += 1
    score_at(state, 0)
    assert state["knights"][0, :, place].tolist() == [3, 2, 3]
    assert state["taken"][0, :, place].tolist() == [TREASURE, NOTHING, TREASURE]
    return []


@says("lesson-tabula-team")
def _team(moment: Moment) -> list[int]:
    teams = moment.before.view().data["teams"]
    assert teams == [[0, 2], [1, 3]]
    assert knights_at(moment.before, "y", 0) == knights_at(moment.before, "y", 1)
    return [len(moment.before.names), len(teams)]


@says("lesson-tabula-team-done")
def _team_done(moment: Moment) -> list[int]:
    assert leads(moment.after, "y")
    return [knights_at(moment.after, "y", row) for row in range(2)]


@says("lesson-tabula-end-done")
def _end_done(moment: Moment) -> list[int]:
    assert event(moment, "end")["winners"] == [moment.seat]
    return []


# -- Rat Hot ---------------------------------------------------------------------------------------


def points_of(moment: Moment) -> list[int]:
    """What the strip just laid scored, for red and for green."""
    points: list[int] = moment.after.view().data["laid"][-1]["points"]
    return points


def scores(step: str) -> list[Json]:
    """The groups that any move of a step would score."""
    return [
        each
        for moment, _ in tries("rat-hot", step)
        for each in events(moment)
        if each["type"] == "score"
    ]


@cache
def rats_that_lose() -> int:
    ended = {
        rats_in_sight(moment.after, moment.seat): moment.after.over
        for moment, _ in tries("rat-hot", "danger")
    }
    assert ended == {rats: rats >= 3 for rats in ended}
    return min(rats for rats, over in ended.items() if over)


@says("lesson-rat-hot-beside", "lesson-rat-hot-on-top", "lesson-rat-hot-last-done")
def _rules_of_laying(moment: Moment) -> list[int]:
    assert moment.seat == 0  # red
    return []


@says("lesson-rat-hot-beside-done")
def _beside_done(moment: Moment) -> list[int]:
    table, turn = moment.before.view().data, moment.after.view().data
    assert len(table["laid"]) == len(table["turned_up"]) == 1
    assert (STRIPS - 1) % len(turn["turned_up"]) == 1  # the last one is left over
    return [len(turn["turned_up"])]


@says("lesson-rat-hot-score")
def _score(moment: Moment) -> list[int]:
    assert {len(each["cells"]) for each in scores("score") if each["points"] == 1} == {2}
    return [2]


@says("lesson-rat-hot-score-done")
def _score_done(moment: Moment) -> list[int]:
    """Green may score on red's turn."""
    assert points_of(moment)[0] > 0
    assert any(each["player"] == 1 for each in scores("both"))
    return []


@says("lesson-rat-hot-three")
def _three_fields(moment: Moment) -> list[int]:
    fields = min(len(each["cells"]) for each in scores("three") if each["points"] == 2)
    assert {each["points"] for each in scores("three") if len(each["cells"]) >= fields} == {2}
    return [fields, 2]


@says("lesson-rat-hot-three-done")
def _three_fields_done(moment: Moment) -> list[int]:
    return [max(each["points"] for each in scores("three"))]


@says("lesson-rat-hot-both")
def _both(moment: Moment) -> list[int]:
    view = moment.before.view().data
    (strip,) = view["turned_up"]
    assert "g1" in view["strips"][str(strip)]  # nutmeg
    return []


@says("lesson-rat-hot-both-done")
def _both_done(moment: Moment) -> list[int]:
    red, green = points_of(moment)
    assert green == 0
    return [red]


@says("lesson-rat-hot-on-top-done")
def _on_top_done(moment: Moment) -> list[int]:
    assert event(moment, "lay")["covers"]
    return []


@says("lesson-rat-hot-rat")
def _rat(moment: Moment) -> list[int]:
    assert rats_in_sight(moment.before, moment.seat) == 1
    return [rats_that_lose()]


@says("lesson-rat-hot-rat-done")
def _rat_done(moment: Moment) -> list[int]:
    assert rats_in_sight(moment.after, moment.seat) == 0
    return []


@says("lesson-rat-hot-danger")
def _danger(moment: Moment) -> list[int]:
    view = moment.before.view().data
    (strip,) = view["turned_up"]
    assert view["strips"][str(strip)].count("R") == 1
    assert rats_in_sight(moment.before, moment.seat) + 1 == rats_that_lose()
    return [rats_in_sight(moment.before, moment.seat)]


@says("lesson-rat-hot-danger-done")
def _danger_done(moment: Moment) -> list[int]:
    assert event(moment, "lay")["covers"].count("R") == 1
    assert not moment.after.over
    return [rats_in_sight(moment.after, moment.seat)]


@says("lesson-rat-hot-last")
def _last(moment: Moment) -> list[int]:
    view = moment.before.view().data
    assert (len(view["turned_up"]), view["pile"]["strips"]) == (1, [])
    assert all(event(answer, "end")["winners"] == [0] for answer in answers("rat-hot", "last"))
    return []


# -- all of them -----------------------------------------------------------------------------------


def sentences(game: str, name: str) -> list[tuple[Message, list[Moment]]]:
    """The messages of a step, each with the moments when it is said."""
    step, first = STEPS[game, name], tries(game, name)[0][0]
    asked = Moment(first.before, first.before, first.seat)
    return [(step.task, [asked]), (step.done, answers(game, name))]


def test_every_sentence_of_every_lesson_is_held_against_the_rules() -> None:
    told = {message.key for step in STEPS.values() for message in (step.task, step.done)}
    assert told == SAYS.keys()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), STEPS)
def test_a_lesson_says_what_the_rules_count(game: str, name: str, code: str) -> None:
    for message, moments in sentences(game, name):
        assert moments
        for moment in moments:
            told = message.say(moment, code)
            assert numbers_in(told, code) == sorted(SAYS[message.key](moment)), told
