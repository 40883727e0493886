"""The narrator: everything can be told, to everybody, in every language."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import msgspec
import pytest

import tavolino
from tavolino import text
from tavolino.core import chance, dispatch, registry
from tavolino.core.contract import OPEN, SPECTATOR, Json, Onlooker, Options, Rules, State
from tavolino.presentation.rat_hot import words as rat_hot
from tavolino.presentation.schotten_totten import words as schotten_totten
from tavolino.presentation.tabula_rasa import words as tabula_rasa
from tavolino.text.names import apart
from tests.conftest import steps, typical_variants
from tests.games.tables import played, table
from tests.test_events import as_the_hand_shows, worlds

from .narration import ALL_LANGUAGES, NAMES, everything_narrated, listeners, rare_tables

pytestmark = pytest.mark.slow

EVENT_TYPES = {
    "schotten-totten": set(schotten_totten.EVENTS),
    "tabula-rasa": set(tabula_rasa.EVENTS),
    "rat-hot": set(rat_hot.EVENTS),
}
# Happens at the end, when nothing is hidden any more: there are no two tables to compare.
IN_THE_OPEN: dict[str, set[str]] = {
    "schotten-totten": {"award"},
    "tabula-rasa": {"territory", "castle", "end"},
    "rat-hot": {"final-group", "final"},
}
# A sentence that something is wrong with: a gap, doubled or missing spaces, a Fluent fallback.
FAULTS = re.compile(r"  |\{|\}|\?\?\?|None| [.,;]| $|^ |\.\.|\(\)|: \.")


def sound(sentence: str, code: str) -> None:
    assert sentence.strip()
    assert not FAULTS.search(sentence), sentence
    start = sentence.lstrip("«")[0]
    assert start == start.upper() or start.isdigit() or sentence[0].islower(), sentence
    if code == text.PSEUDO:
        plain = re.sub("|".join(NAMES), "", sentence)
        assert not re.search("[A-Za-z]", plain), f"not from the Fluent files: {sentence}"


@typical_variants
def test_whole_games_can_be_told_to_everybody_in_every_language(
    name: str, options: Options
) -> None:
    rng = random.Random(1)
    game = tavolino.new(name, seed=13, **options)
    for ply, _ in enumerate(steps(game, 13)):
        everybody = game.over or ply % 30 == 29
        for listener in listeners(game) if everybody else [rng.choice(listeners(game))]:
            for code in ALL_LANGUAGES if everybody else [rng.choice(ALL_LANGUAGES)]:
                for sentence in everything_narrated(game, listener, code):
                    sound(sentence, code)


@pytest.mark.parametrize("code", ALL_LANGUAGES)
def test_what_seldom_happens_can_be_told_too(code: str) -> None:
    for game in rare_tables():
        for listener in listeners(game):
            for sentence in everything_narrated(game, listener, code):
                sound(sentence, code)


def test_every_event_of_every_game_was_told() -> None:
    """The games and tables above have all the events that the narrator knows, and no others."""
    told: dict[str, set[str]] = {name: set() for name in EVENT_TYPES}
    for name in registry.names():
        for seed, options in enumerate(registry.rules(name).variants * 2):
            game = tavolino.new(name, seed=seed, **options)
            for _ in steps(game, seed):
                told[name] |= {event["type"] for event in game.happened(OPEN)}
    for game in rare_tables():
        told[game.rules.name] |= {event["type"] for event in game.happened(OPEN)}
    assert told == EVENT_TYPES


def legal_texts(rules: Rules, state: State) -> list[str]:
    legal = dispatch.legal_buffer(rules)
    count = dispatch.legal_at(state, 0, legal)
    return [rules.move_text(state, action) for action in legal[:count].tolist()]


def compare_worlds(
    game: tavolino.Game, action: int, onlooker: Onlooker, code: str, rng: chance.Generator
) -> tuple[int, set[str]]:
    """Whatever the onlooker cannot tell from this action at this table is told in the same words.
    How often two tables were compared, and the types of the events that were told."""
    rules = game.rules
    legal = dispatch.legal_buffer(rules)
    looks = rules.seen_move(game.state, action, onlooker)
    told: dict[str, list[Any]] = {}
    compared, types = 0, set[str]()
    for before in worlds(game, onlooker, rng):
        for alike in legal[: dispatch.legal_at(before, 0, legal)].tolist():
            if rules.seen_move(before, alike, onlooker) != looks:
                continue
            after = before.copy()
            dispatch.apply_at(after, 0, alike)
            moves = legal_texts(rules, after) if after["player"][0] == onlooker else []
            view = rules.view(after, onlooker) | {"legal": moves}
            events = msgspec.to_builtins(rules.events(before, alike, after, onlooker))
            words = [
                sorted(text.narrate(view, event, code) for event in events),
                text.describe(view, code),
                text.prompt(view, code),
            ]
            seen = json.dumps(view) + as_the_hand_shows(events)
            if seen in told and before.tobytes() != game.state.tobytes():
                compared += 1
                types |= {event["type"] for event in events}
            assert told.setdefault(seen, words) == words
    return compared, types


@typical_variants
def test_the_narrator_tells_nothing_that_the_listener_cannot_know(
    name: str, options: Options
) -> None:
    """The same as for events: what cannot be told apart is told in the same words."""
    rng = chance.generator(5, chance.HIDDEN)
    game = tavolino.new(name, seed=43, **options)
    compared = 0
    for ply, _ in enumerate(steps(game, 43)):
        if game.over:
            break
        if ply % 6 > 1:
            continue
        code = ALL_LANGUAGES[ply % len(ALL_LANGUAGES)]
        action = game.actions[chance.choose(rng, len(game.actions))]
        onlookers: list[Onlooker] = [*range(len(game.names)), SPECTATOR]
        for onlooker in onlookers:
            compared += compare_worlds(game, action, onlooker, code, rng)[0]
    assert compared


# What a table keeps for few seats only, or seldom comes to: the Scout, what it looks at, takes and
# puts back; cards that leave their stones; a claim, a pass, the last card.
SELDOM = [
    ("menhir tactics", "hand 0 scout r1; hand 1 g1 g2", "scout"),
    ("ps-games tactics stones=3 hand=2", "hand 0 scout r1; hand 1 g1 g2", "scout"),
    ("iello tactics stones=3 hand=2", "hand 0 scout r1; hand 1 g1 g2", "scout"),
    ("iello tactics", "1 . r1 | g1; hand 0 redeploy c1; hand 1 c2 c3", "redeploy r1@1>x"),
    ("iello tactics", "1 . r1 | g1; hand 0 deserter c1; hand 1 c2 c3", "deserter g1@1>x"),
    ("iello tactics", "1 . r1 | g1; hand 0 traitor c1; hand 1 c2 c3", "traitor g1@1>2"),
    ("iello tactics", "1 . r1 r2 r3 | g1; hand 0 fog c1; hand 1 c2 c3", "fog@1"),
    (
        "ps-games tactics",
        "1 . r1 r2 r3 r9 | g1 g2 g3 | mud/0; hand 0 redeploy c1; hand 1 c2 c3",
        "redeploy mud@1>x",
    ),
    ("iello", "1 . r4 r5 r6 | g1 b2; hand 0 c1 c3; hand 1 c2 c4; player 0 to claim", "claim 1"),
    ("iello", "1 . r4 r5 r6 | g1 b2; hand 0 c1 c3; hand 1 c2 c4; player 0 to claim", "done"),
]


def seldom() -> list[tuple[tavolino.Game, str]]:
    """Tables with hidden cards, and a move there; of the Scout, all the steps that follow."""
    found = []
    for options, lines, move in SELDOM:
        game = table(options, *lines.split("; "))
        found.append((game.copy(), move))
        game.play(move)
        while game.view(0).data["step"] in ("take", "return") and game.player == 0:
            following = game.legal[0]
            found.append((game.copy(), following))
            game.play(following)
    return found


def test_every_type_of_event_was_compared_between_tables_that_look_alike() -> None:
    """So that no event is left out of the property above, however seldom it happens."""
    rng = chance.generator(6, chance.HIDDEN)
    told: dict[str, set[str]] = {name: set() for name in EVENT_TYPES}
    for game, move in seldom():
        for onlooker in (0, 1, SPECTATOR):
            action = game.parse(move)
            told["schotten-totten"] |= compare_worlds(game, action, onlooker, "en", rng)[1]
    for name in registry.names():
        for seed, options in enumerate(registry.rules(name).variants):
            game = tavolino.new(name, seed=seed, **options)
            for ply, _ in enumerate(steps(game, seed)):
                if game.over:
                    break
                action = game.actions[chance.choose(rng, len(game.actions))]
                onlooker = ply % len(game.names)
                told[name] |= compare_worlds(game, action, onlooker, "en", rng)[1]
    missing = {name: EVENT_TYPES[name] - told[name] - IN_THE_OPEN[name] for name in told}
    assert missing == {name: set() for name in told}


# -- sentences -----------------------------------------------------------------------------------


def said(game: tavolino.Game, listener: Onlooker, code: str) -> list[str]:
    view = game.view(listener)
    names = NAMES[: len(game.names)]
    return [text.narrate(view, event, code, names) for event in game.happened(listener)]


RUN = "1 . r1 r2 |; hand 0 r3 c1; hand 1 c2; clan c9 c8"
LAID = {
    "en": ("You lay the red 3 at stone 1. That completes a colour run.", "Anna lays the red 3 at"),
    "it": (
        "Piazzi il 3 rosso sulla pietra 1. Così si completa una scala reale.",
        "Anna piazza il 3 rosso sulla pietra 1.",
    ),
    "el": (
        "Παίζεις το 3 κόκκινο στην Πέτρα 1. Έτσι συμπληρώνεται: χρώμα και σειρά.",
        "Anna παίζει το 3 κόκκινο στην Πέτρα 1.",
    ),
    "de": ("Du legst die rote 3 an Stein 1. Das ergibt eine Farbfolge.", "Anna legt die rote 3"),
    "fr": (
        "Tu poses le 3 rouge devant la borne 1. Cela donne une suite-couleur.",
        "Anna pose le 3 rouge",
    ),
    "es": (
        "Colocas el 3 rojo en la piedra 1. Así se completa una escalera de color.",
        "Anna coloca el 3 rojo",
    ),
}


@pytest.mark.parametrize("code", LAID)
def test_a_card_laid_is_told_from_the_listener_s_seat(code: str) -> None:
    game = played(table("iello", RUN), "r3@1")
    mine, theirs = LAID[code]
    assert said(game, 0, code)[0] == mine
    assert said(game, 1, code)[0].startswith(theirs)
    assert said(game, SPECTATOR, code) == said(game, 1, code)


DRAWN = {
    "en": ("You draw the cyan 9 from the clan deck.", "Anna draws a card from the clan deck."),
    "it": ("Peschi il 9 azzurro dal mazzo Clan.", "Anna pesca una carta dal mazzo Clan."),
    "el": (
        "Τραβάς το 9 γαλάζιο από τη στοίβα Φυλής.",
        "Anna τραβάει μία κάρτα από τη στοίβα Φυλής.",
    ),
    "de": ("Du ziehst die türkise 9 vom Clanstapel.", "Anna zieht eine Karte vom Clanstapel."),
    "fr": (
        "Tu pioches le 9 cyan dans la pioche Clan.",
        "Anna pioche une carte dans la pioche Clan.",
    ),
    "es": ("Robas el 9 cian del mazo de clan.", "Anna roba una carta del mazo de clan."),
}


@pytest.mark.parametrize("code", DRAWN)
def test_only_the_drawer_is_told_which_card(code: str) -> None:
    game = played(table("iello", "hand 0 r3 c1; hand 1 c2; clan c9 c8"), "r3@2")
    assert (said(game, 0, code)[1], said(game, 1, code)[1]) == DRAWN[code]


CARD_NAMES = [
    ("it", "ps-games", "Giochi Nebbia sulla pietra 1. Ora lì conta solo la somma."),
    ("it", "menhir", "Giochi Nebel sul menhir 1. Ora lì conta solo la somma."),
    ("de", "menhir", "Du spielst Nebel an Menhir 1. Dort zählt jetzt nur noch die Summe."),
    (
        "el",
        "iello",
        "Παίζεις την κάρτα Τυφλόμυγα στην Πέτρα 1. Εκεί μετράει πλέον μόνο το άθροισμα.",
    ),
    (
        "el",
        "ps-games",
        "Παίζεις την κάρτα Ομίχλη στην Πέτρα 1. Εκεί μετράει πλέον μόνο το άθροισμα.",
    ),
    ("en", "iello", "You play Fog at stone 1. Only the sum counts there now."),
]


@pytest.mark.parametrize(("code", "edition", "sentence"), CARD_NAMES)
def test_cards_and_stones_have_the_names_of_the_edition_s_sheet(
    code: str, edition: str, sentence: str
) -> None:
    game = played(table(f"{edition} tactics", "hand 0 fog c1"), "fog@1")
    assert said(game, 0, code)[0] == sentence


SHEET_NAMES = {
    (
        "it",
        "ps-games",
    ): "Leader MacFarlane, Leader MacGregor, Rinforzi, Portatore di scudo, Nebbia, "
    "Fango, Ricognizione, Nuovo raggruppamento, Diserzione, Tradimento",
    ("de", "menhir"): "MacFarlane, MacGregor, Verstärkung, Schildträger, Nebel, Schlamm, Späher, "
    "Umgruppieren, Deserteur, Verräter",
    ("el", "iello"): "Τζόκερ 1, Τζόκερ 2, Κατάσκοπος, Ασπιδοφόρος, Τυφλόμυγα, "
    "Λασπομαχία, Στρατολόγος, Υπεύθυνος στρατηγικής, Θηλυκός δαίμονας, Προδότης",
    ("it", "iello"): "Jolly 1, Jolly 2, Spia, Portatore di scudo, Mosca cieca, Lotta nel fango, "
    "Reclutatore, Stratega, Banshee, Traditore",
    ("de", "iello"): "Joker 1, Joker 2, Spion, Schildträger, Blinde Kuh, Schlammschlacht, "
    "Anwerber, Stratege, Banshee, Verräter",
    ("fr", "iello"): "Joker 1, Joker 2, Espion, Porte-bouclier, Colin-maillard, Combat de boue, "
    "Chasseur de têtes, Stratège, Banshee, Traître",
    ("es", "iello"): "Comodín 1, Comodín 2, Espía, Portaescudo, Gallina ciega, "
    "Lucha en el barro, Reclutador, Estratega, Banshee, Traidor",
}


@pytest.mark.parametrize(("code", "edition"), SHEET_NAMES)
def test_all_ten_tactic_cards_have_the_sheet_s_names(code: str, edition: str) -> None:
    cards = "joker-1 joker-2 spy shield fog mud scout redeploy deserter traitor"
    halves = cards.split()[:5], cards.split()[5:]
    game = table(
        f"{edition} tactics", *(f"hand {seat} {' '.join(h)}" for seat, h in enumerate(halves))
    )
    shown = [
        section.lines
        for seat in range(2)
        for section in text.describe(game.view(seat), code)
        if section.name == "hand"
    ]
    assert ", ".join([*shown[0], *shown[1]]) == SHEET_NAMES[code, edition]


CLAIMS = [
    ("iello", "r4 r5 r6 | g1 g2 g4", "colour run against colour"),
    ("iello", "r4 b5 r6 | g3 b4 p5", "run, with a sum of 15 against 12"),
    ("iello", "r4 b5 r6 | g4 b6 p5", "run on both sides, but this side was completed first"),
    ("iello", "r9 b9 r8 | g4 b6 p2", "sum of 26 against sum of 12"),
    ("iello", "r4 r5 r6 | g1 b2", "colour run; with "),
    (
        "iello",
        "r7 r8 r9 | g7 g8",
        "colour run; with green 9 the other side could also have made a colour run at best, "
        "but this side was completed first.",
    ),
    (
        "iello",
        "r7 r8 r9 | g5 g6",
        "colour run, with a sum of 24; with green 7 the other side could have made a colour run "
        "with a sum of 18 at best.",
    ),
    (
        "menhir",
        "r1 r2 r3 | g7 g8",
        "colour run; with green 6 the other side could also have made a colour run at best, "
        "but this side was completed first.",
    ),
    ("iello", "r9 b9 p8 | g7 b4", "sum of 26; with yellow 9 the other side could have made a sum "),
    ("menhir", "r8 r9 | g1 b1 p4", "at worst sum of 18 against sum of 6"),
]


@pytest.mark.parametrize(("edition", "stone", "reason"), CLAIMS)
def test_a_claim_says_why_it_holds(edition: str, stone: str, reason: str) -> None:
    game = played(table(edition, f"1 . {stone}", "player 0 to claim"), "claim 1")
    assert said(game, 0, "en")[0].startswith(f"You claim stone 1: {reason}")
    assert said(game, 1, "en")[0].startswith(f"Anna claims stone 1: {reason}")


def test_short_lines_have_no_verb_so_that_they_follow_you_as_well_as_a_name() -> None:
    claim = played(table("iello", "1 . r4 r5 r6 | g1 b2 p4", "player 0 to claim"), "claim 1")
    proof = "player 1 to play, after a pass; hand 0 shield; hand 1 spy; 1 . r7 r8 r9 | g7 g8"
    award = played(table("iello tactics hand=1", proof), "pass")

    def brief(game: tavolino.Game, listener: int) -> list[str]:
        view, happened = game.view(listener), game.happened(listener)
        return [piece.text for piece in text.brief(view, "pass", happened, "en", NAMES[:2])]

    assert brief(claim, 0) == brief(claim, 1) == ["stone 1 claimed"]
    assert brief(award, 0)[:2] == ["pass", "stone 1 → you"]
    assert brief(award, 1)[:2] == ["pass", "stone 1 → Anna"]


FIRST_WITHOUT_THE_THIRD_CARD = {
    "en": "three of a kind; with red 8 and yellow 8 the other side could also have made "
    "three of a kind at best, but this side was completed first",
    "it": "tris; con 8 rosso e 8 giallo anche l’altro lato avrebbe ottenuto al massimo un tris, "
    "ma questo è stato completato per primo",
    "el": "τρεις ίδιες· με 8 κόκκινο και 8 κίτρινο και η άλλη πλευρά θα είχε το πολύ τρεις ίδιες, "
    "αλλά αυτή συμπληρώθηκε πρώτη",
    "de": "Drilling; mit Rot 8 und Gelb 8 hätte auch die andere Seite höchstens einen "
    "Drilling erreicht, aber diese Seite war zuerst vollständig",
    "fr": "brelan\xa0; avec 8 rouge et 8 jaune, l’autre côté aurait obtenu lui aussi un brelan "
    "au mieux, mais celui-ci a été complété en premier",
    "es": "trío; también el otro lado habría logrado como mucho un trío (con 8 rojo y 8 "
    "amarillo), pero este lado se completó antes",
}


@pytest.mark.parametrize("code", FIRST_WITHOUT_THE_THIRD_CARD)
def test_a_menhir_claim_says_that_an_equal_formation_would_have_come_later(code: str) -> None:
    taken = "2 . c9 c7 | c6"  # no colour run with the cyan 8 any more
    game = table("menhir", "player 0 to claim; 1 . r2 y2 g2 | c8", taken)
    assert FIRST_WITHOUT_THE_THIRD_CARD[code] in said(played(game, "claim 1"), 0, code)[0]


@pytest.mark.parametrize(
    ("line", "weakest"),
    [
        ("1 . | r7 r8 r9", "a sum of 4 (red 1, red 2 and yellow 1)"),
        ("1 . | r7 r8", "a sum of 4 (red 1, red 2 and yellow 1)"),
        ("1 . r9 | r7 r8 g1", "a sum of 11 (red 9, red 1 and yellow 1)"),
        ("1 . r9 r8 | g7 g8 g9", "a sum of 18 (red 9, red 8 and yellow 1)"),
    ],
)
def test_a_refused_menhir_claim_says_what_the_side_may_become_at_its_weakest(
    line: str, weakest: str
) -> None:
    game = table("menhir", "player 0 to claim", line)
    refusal = game.refusal("claim 1")
    assert refusal is not None
    told = text.refuse(refusal, game.view(0), "en")
    assert told.endswith(f"That beats what your side may still become: {weakest}.")


def test_a_menhir_claimed_with_an_incomplete_side_counts_at_its_weakest() -> None:
    game = table("menhir", "player 0 to claim", "1 . r9 r8 | r1 g2 b4")
    formation = played(game, "claim 1").happened(0)[0]["formation"]
    assert (formation["kind"], formation["sum"], len(formation["to_come"])) == ("sum", 18, 1)


def test_a_stone_awarded_by_proof_after_two_passes_says_why() -> None:
    game = table(
        "iello tactics hand=1",
        "player 1 to play, after a pass; hand 0 shield; hand 1 spy; 1 . r7 r8 r9 | g7 g8",
    )
    played(game, "pass")
    assert said(game, 0, "en")[1] == (
        "You get stone 1: colour run; with green 9 the other side could also have made "
        "a colour run at best, but this side was completed first."
    )
    assert said(game, 1, "en")[1].startswith("Anna gets stone 1: colour run; with green 9")


def test_who_wins_by_stones_is_told_what_that_scores_in_a_match() -> None:
    view: Json = tavolino.new("schotten-totten", seed=1).view(0).data
    end = {"type": "end", "winners": [0], "reason": "three-in-a-row", "scores": [5, 2]}
    assert text.narrate(view, end, "en", NAMES) == (
        "You win with three stones in a row. Match points: you 5, Bo 2."
    )


@pytest.mark.parametrize(
    ("players", "seat", "told"),
    [
        (2, 0, "you 15, Bo 9"),
        (3, 1, "Anna 15, you 9, Cleo 0"),
        (4, 2, "your team 15, Bo & Dan 9"),
        (4, "spectator", "Anna & Cleo 15, Bo & Dan 9"),
    ],
)
def test_the_status_says_what_everybody_would_score_if_the_game_ended_now(
    players: int, seat: Onlooker, told: str
) -> None:
    game = tavolino.new("tabula-rasa", players=players, seed=1)
    view: Json = game.view(seat).data | {"points": [15, 9, 0][: 3 if players == 3 else 2]}
    (status, *_) = text.describe(view, "en", NAMES)
    assert status.lines[-1] == f"If it ended now: {told}."
    over: Json = tavolino.new("tabula-rasa", seed=1, hand=1).view(0).data
    over |= {"result": {"winners": [0], "reason": "points", "scores": [5, 3]}, "player": None}
    assert "If it ended now" not in "".join(text.describe(over, "en", NAMES)[0].lines)


def test_the_end_is_told_to_winners_losers_and_partners() -> None:
    view: Json = tavolino.new("tabula-rasa", players=4, seed=1).view(0).data
    end = {"type": "end", "winners": [0, 2], "reason": "points", "scores": [9, 7, 9, 7]}
    assert text.narrate(view, end, "en", NAMES) == (
        "Your team wins with 9 points. Score: your team 9, Bo & Dan 7."
    )
    assert text.narrate(view | {"seat": 1}, end, "it", NAMES) == (
        "La squadra di Anna e Cleo vince con 9 punti. Punteggio: Anna & Cleo 9, la tua squadra 7."
    )
    shared = end | {"winners": [0, 1, 2, 3], "reason": "shared", "scores": [8] * 4}
    assert text.narrate(view | {"seat": "spectator"}, shared, "de", NAMES) == (
        "Geteilter Sieg mit 8 Punkten: Anna & Cleo und Bo & Dan."
        " Punktestand: Anna & Cleo 8, Bo & Dan 8."
    )


PLURALS = [
    ("en", 1, "1 green rat is in sight."),
    ("it", 2, "2 topi verdi in vista."),
    ("el", 1, "Φαίνεται 1 πράσινο ποντίκι."),
    ("el", 2, "Φαίνονται 2 πράσινα ποντίκια."),
    ("de", 2, "2 grüne Ratten sind zu sehen."),
    ("fr", 0, "Aucun rat vert en vue."),
    ("es", 2, "2 ratas verdes a la vista."),
]


@pytest.mark.parametrize(("code", "count", "sentence"), PLURALS)
def test_numbers_have_their_forms(code: str, count: int, sentence: str) -> None:
    view = tavolino.new("rat-hot", seed=1).view(0)
    event = {"type": "rats", "player": 1, "count": count, "before": 3}
    assert text.narrate(view, event, code) == sentence


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", "Lay the yellow 9 at stone 5"),
        ("it", "Piazza il 9 giallo sulla pietra 5"),
        ("de", "Die gelbe 9 an Stein 5 legen"),
        ("el", "Παίξε το 9 κίτρινο στην Πέτρα 5"),
        ("fr", "Poser le 9 jaune devant la borne 5"),
        ("es", "Colocar el 9 amarillo en la piedra 5"),
    ],
)
def test_moves_in_words(code: str, words: str) -> None:
    game = tavolino.new("schotten-totten", seed=7, first=0)
    assert text.move_words(game.view(0), "y9@5", code) == words


@pytest.mark.parametrize("name", ["schotten-totten", "tabula-rasa"])
@pytest.mark.parametrize("code", ALL_LANGUAGES)
def test_moves_in_words_begin_with_a_capital_letter(name: str, code: str) -> None:
    """Also where they begin with a card."""
    view = tavolino.new(name, seed=7).view(0)
    words = [text.move_words(view, move, code) for move in view.legal]
    assert [said for said in words if not said[0].isupper()] == []


def test_italian_numbers_that_begin_with_a_vowel_are_elided() -> None:
    game = table("iello", "hand 0 r1 r8 r7")
    words = [text.move_words(game.view(0), f"r{value}@1", "it") for value in (1, 8, 7)]
    assert [word.removesuffix(" rosso sulla pietra 1") for word in words] == [
        "Piazza l’1",
        "Piazza l’8",
        "Piazza il 7",
    ]


def test_names_come_from_the_argument_then_from_the_view_then_from_the_seats() -> None:
    game = played(table("iello", RUN), "r3@1")
    view, event = game.view(1).data, game.happened(1)[0]
    for given, names, start in (
        (view, ["Ugo", "Pia"], "Ugo lays"),
        (view | {"names": ["Ada", "Pia"]}, None, "Ada lays"),
        (view, None, "Player 1 lays"),
    ):
        assert text.narrate(given, event, "en", names).startswith(start)


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["Anna", "Eva"], ["Anna", "Eva"]),
        (["Mimi", "Mimi", "Mimi"], ["Mimi 1", "Mimi 2", "Mimi 3"]),
        (["Anna", "ANNA\u200b"], ["Anna 1", "ANNA\u200b 2"]),
        (["Anna", "Ａnna", "Anna 1"], ["Anna 2", "Ａnna 3", "Anna 1"]),
        (["Μάρκος", "ΜΆΡΚΟΣ"], ["Μάρκος 1", "ΜΆΡΚΟΣ 2"]),
    ],
)
def test_names_that_look_alike_are_numbered(names: list[str], told: list[str]) -> None:
    assert apart(names) == told


def test_a_language_is_found_by_its_tag_and_others_are_refused() -> None:
    game = tavolino.new("rat-hot", seed=1)
    for tag in ("de", "de-AT", "de_CH", "DE"):
        assert text.prompt(game.view(), tag) == text.prompt(game.view(), "de")
    with pytest.raises(tavolino.TavolinoError, match="en, it, el, de, fr, es"):
        text.prompt(game.view(), "tlh")


def test_a_game_without_words_is_refused() -> None:
    view = tavolino.new("rat-hot", seed=1).view().data | {"game": "go"}
    with pytest.raises(tavolino.TavolinoError, match="go"):
        text.prompt(view, "en")


def test_a_game_given_up_while_claiming_can_be_told() -> None:
    """Nobody has a legal move then, though the step is still that of claiming."""
    view = tavolino.new("schotten-totten", seed=7, first=0).view(0).data
    assert text.prompt(view | {"step": "claim", "legal": []}, "en", NAMES)
