"""What a person types is answered, in every language, and tells nothing that they cannot know."""

from __future__ import annotations

import json
import random
import re

import pytest

import tavolino
from tavolino import text
from tavolino.core import chance, registry
from tavolino.core.contract import SPECTATOR, Json, Onlooker, Options
from tavolino.core.errors import IllegalMove
from tavolino.text import any_game, typed_input
from tavolino.text.fluent_files import messages_of
from tavolino.text.language import LANGUAGES
from tavolino.text.words import narrator_for, things_of
from tests.conftest import steps, typical_variants
from tests.games.tables import table
from tests.text.check_languages import parsed

from .narration import ALL_LANGUAGES, NAMES
from .test_narrator import FAULTS

pytestmark = pytest.mark.slow

# What can be typed at every game, and what can be read at one of them.
QUESTIONS = ("", "h", "d", "l", "log", "table", "legal", "why", "?", "m", "s", "s 1", "t r", "r 12")
ABOUT = ("help r4", "help stone", "help scout", "help castle", "help red-rat", "help foo")
NONSENSE = ("foo", "r7", "z9@1", "r9@0", "r5@77", "1@99,1E", "1@1,99E", "40@12,12E", "r3@b", "y9@x")
# Notation is the same in every language, and so is what was typed.
NOTATION = re.compile(
    r"“[^”]*”|«[^»]*»|[a-z0-9-]+@[a-z0-9,]+[A-Z]?(>\w+)?|\b[NESW]\b|\b[rygbpc]\d\b|\b[a-z]\b"
    r"|\b(joker-\d|spy|shield|fog|mud|scout|redeploy|deserter|traitor|claim|done|pass|draw|take"
    r"|clan|tactic|return|why|MOVE|legal|log|table)\b|\bhelp [a-z0-9-]+"
)


def sound(sentence: str, code: str) -> None:
    assert sentence.strip()
    assert not FAULTS.search(sentence), sentence
    if code == text.PSEUDO:
        plain = NOTATION.sub("", re.sub("|".join(NAMES), "", sentence))
        assert not re.search("[A-Za-z]", plain), f"not from the Fluent files: {sentence}"


def ask(game: tavolino.Game, seat: Onlooker, line: str, code: str = "en") -> list[str]:
    answer = typed_input.read(
        line, game.view(seat), code, NAMES[: len(game.names)], (), game.refusal
    )
    assert isinstance(answer, typed_input.Said), f"{line!r} was played"
    return answer.lines


@typical_variants
def test_every_question_is_answered_in_every_language(name: str, options: Options) -> None:
    rng = random.Random(2)
    game = tavolino.new(name, seed=19, **options)
    for ply, _ in enumerate(steps(game, 19)):
        if ply % 9:
            continue
        log = [["Anna sits down."], [], ["Bo sits down.", "Bo draws."]]
        for line in (*QUESTIONS, *ABOUT, *NONSENSE):
            code = rng.choice(ALL_LANGUAGES)
            seat: Onlooker = rng.choice([*range(len(game.names)), SPECTATOR])
            answer = typed_input.read(
                line, game.view(seat), code, NAMES[: len(game.names)], log, game.refusal
            )
            assert isinstance(answer, typed_input.Said)
            assert answer.lines
            if line not in ("l", "log"):
                for sentence in answer.lines:
                    sound(sentence, code)


def test_a_legal_move_is_given_back_as_it_is_written() -> None:
    game = tavolino.new("schotten-totten", seed=7, first=0)
    read = typed_input.read(" Y9 @5 ", game.view(0), "it")
    assert read == typed_input.Played("y9@5")
    rats = tavolino.new("rat-hot", seed=7, first=0)
    move = rats.legal[0]
    assert typed_input.read(f" {move.lower()}", rats.view(0), "de") == typed_input.Played(move)


def test_who_is_not_to_move_is_told_so_and_nothing_else() -> None:
    game = tavolino.new("schotten-totten", seed=7, first=0)
    card = game.view(0).data["hands"][0]["cards"][0]
    assert ask(game, 1, f"{card}@1") == ["It is not your turn."]
    assert ask(game, 1, f"why {card}@1") == ["It is not your turn."]
    assert ask(game, SPECTATOR, "claim 1", "fr") == ["Ce n’est pas ton tour."]


def test_the_last_event_and_the_log_are_told_as_they_were() -> None:
    game = tavolino.new("tabula-rasa", seed=7)
    log = [["First."], ["Second.", "And more."], []]
    assert typed_input.read("l", game.view(0), "en", None, log) == typed_input.Said(log[1])
    everything = typed_input.Said(["First.", "Second. And more."])
    assert typed_input.read("log", game.view(0), "en", None, log) == everything
    assert typed_input.read("l", game.view(0), "es") == typed_input.Said(
        ["Todavía no ha pasado nada."]
    )


READ = [
    ("schotten-totten", "s 5", "Stone 5. You: nothing. Bo: nothing."),
    ("tabula-rasa", "t 3", "Territory 3, 3 points. You: nothing. Bo: nothing."),
    ("tabula-rasa", "s p", "Purple territory, 5 points. You: nothing. Bo: nothing."),
    ("tabula-rasa", "t 99", "There’s nothing here called “99”. Try: t 4, t r."),
    ("rat-hot", "r 12", "Row 12: from column 11: red nutmeg, empty, green nutmeg."),
    ("rat-hot", "s 13,12", "Column 13, row 12: green nutmeg, at height 1."),
    ("rat-hot", "s 3,4", "Nothing lies at column 3, row 4."),
    ("rat-hot", "r 3", "There’s nothing here called “3”. Try: r 12, s 12,13."),
    ("rat-hot", "t 3", "“t 3” is not a move. Moves look like this: 17@12,13E."),
]


@pytest.mark.parametrize(("name", "line", "sentence"), READ)
def test_places_are_read_by_their_names(name: str, line: str, sentence: str) -> None:
    assert ask(tavolino.new(name, seed=7, first=0), 0, line) == [sentence]


# -- refusals ------------------------------------------------------------------------------------

TACTICS = "1 . r1 r2 r3 | g1 g2; 2 0 r4 r5 r6 | g4; 3 . spy | joker-1 y1"
HAND = "hand 0 scout redeploy deserter traitor fog joker-2 c1; hand 1 c2"
SECOND_JOKER = "1 . joker-1 |; hand 0 c1 c2 c3 joker-2; hand 1 c4; jokers played 1 0"
REFUSED = [
    ("iello", "1 . r4 b5 g8 | g1 b2; hand 0 c1", "claim 1", 1),
    ("iello tactics", f"{TACTICS}; {HAND}", "redeploy r4@2>3", 0),
    ("iello tactics", f"{TACTICS}; {HAND}", "redeploy r1@1>1", 0),
    ("iello tactics", f"{TACTICS}; {HAND}", "redeploy r1@1>hand", 0),
    ("iello tactics", f"{TACTICS}; {HAND}", "redeploy r1@1>2", 0),
    ("iello tactics", f"{TACTICS}; {HAND}", "redeploy r9@1>2", 0),
    ("iello tactics", f"{TACTICS}; {HAND}", "deserter g4@2>x", 0),
    ("iello tactics", f"{TACTICS}; {HAND}", "deserter g1@1>hand", 0),
    ("iello tactics", f"{TACTICS}; {HAND}", "deserter r1@1>x", 0),
    ("iello tactics", f"{TACTICS}; {HAND}", "traitor joker-1@3>4", 0),
    ("iello tactics", f"{TACTICS}; {HAND}", "traitor g1@1>1", 0),
    ("iello tactics", f"{TACTICS}; {HAND}", "scout@1", 0),
    ("iello tactics", f"{TACTICS}; {HAND}", "c1@2", 0),
    ("iello tactics", f"{TACTICS}; {HAND}", "pass", 0),
    ("ps-games tactics", "1 . r1 | g1 | fog/1; hand 0 traitor c1", "traitor fog@1>2", 0),
    ("iello tactics", "1 . r1 | g1 | fog/0; hand 0 redeploy c1", "redeploy fog@1>2", 0),
    ("menhir tactics", "1 0 r1 r2 r3 | g1; hand 0 deserter c1", "deserter g1@1>x", 0),
    ("menhir tactics", "1 . r1 | g1; hand 0 deserter c1", "deserter g1@1>hand", 0),
    ("menhir tactics", "1 . r1 | g1; hand 0 redeploy c1", "redeploy r1@1>x", 0),
    ("iello tactics", f"{TACTICS}; {HAND}", "redeploy r4@2>x", 0),
    ("iello tactics", "hand 0 joker-2 c1; hand 1 c2; jokers played 1 0", "joker-2@1", 0),
    ("iello tactics", f"{SECOND_JOKER}; player 0 to return 2", "return joker-2", 0),
    ("iello tactics", "hand 0 spy c1; hand 1 c2; tactics played 1 0", "spy@1", 0),
    ("menhir", "1 . r4 b5 g8 | g1; 2 . r1 | g2; hand 0 c1", "claim 2", 1),
    ("iello", "1 . r4 b5 r6 | g5 b6 p4 | 111000; hand 0 c1", "claim 1", 1),
    ("iello", "1 . r4 r5 r6 | g1 b3; hand 0 c1", "claim 1", 0),
    ("menhir", "1 . r4 r5 r6 | g1 b3; hand 0 c1", "claim 1", 0),
    ("iello tactics", f"{TACTICS}; {HAND}", "traitor", 0),
]
# What a drawn board asks about: a card that has no place to go to, and a place that is none for it.
ASKED_BY_BOARDS = [
    *(
        (f"{edition} tactics", f"{TACTICS}; {HAND}", ruse, "player 0 to play")
        for edition in ("iello", "ps-games", "menhir")
        for ruse in ("redeploy", "deserter", "traitor")
    ),
    ("iello tactics", "hand 0 traitor c1; hand 1 c2; tactics played 1 0", "traitor", ""),
    ("iello tactics", f"{TACTICS}; {HAND}", "c1@2", ""),
    ("iello tactics", f"{TACTICS}; {HAND}", "c1@3", "player 0 to claim"),
    ("iello tactics", f"{TACTICS}; {HAND}", "c1@3", "player 0 to draw"),
]
TO_BE_TYPED = re.compile(
    r"@|>|\b[rygbpc][1-9]\b|\b(done|pass|(take|draw) (clan|tactic)|return r7)\b"
)


def refusals(game: tavolino.Game, rng: random.Random, tries: int) -> list[IllegalMove]:
    """What is said of some moves that are not legal."""
    found = [game.refusal(line) for line in NONSENSE]
    legal = set(game.actions)
    for _ in range(tries):
        action = rng.randrange(game.rules.actions)
        if action not in legal:
            try:
                move = game.rules.move_text(game.state, action)
            except IllegalMove:
                continue
            found.append(game.refusal(move))
    return [refusal for refusal in found if refusal is not None]


def everything_refused() -> list[tuple[tavolino.Game, IllegalMove]]:
    rng = random.Random(4)
    found = []
    for name in registry.names():
        for options in registry.rules(name).variants:
            game = tavolino.new(name, seed=5, **options)
            for ply, _ in enumerate(steps(game, 5)):
                if game.over or ply % 4 == 0:
                    found += [(game.copy(), refused) for refused in refusals(game, rng, 12)]
    for rules, lines, move, step in REFUSED:
        game = table(rules, lines, *["player 0 to claim"] * step)
        refusal = game.refusal(move)
        assert refusal is not None, move
        found.append((game, refusal))
    return found


@pytest.fixture(scope="module")
def refused() -> list[tuple[tavolino.Game, IllegalMove]]:
    return everything_refused()


def test_every_refusal_is_told_in_every_language(
    refused: list[tuple[tavolino.Game, IllegalMove]],
) -> None:
    rng = random.Random(6)
    for game, refusal in refused:
        assert refusal.say, f"only in English: {refusal}"
        json.dumps(refusal.say)
        code = rng.choice(ALL_LANGUAGES)
        view = game.view(game.player if game.player is not None else 0)
        sound(text.refuse(refusal, view, code), code)


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_a_drawn_board_asks_is_answered_without_notation(code: str) -> None:
    asked = [
        (table(rules, lines, *[step] * bool(step)), move)
        for rules, lines, move, step in ASKED_BY_BOARDS
    ]
    knights = tavolino.new("tabula-rasa", seed=3, first=0)
    for card in knights.view(0).data["hands"][0]["cards"]:
        other = next(place for place in "12345" if place != card[1])
        asked.append((knights, f"{card}@{other}"))
    for game, move in asked:
        refusal = game.refusal(move)
        assert refusal is not None, move
        assert "no-move" not in {part["say"] for part in refusal.say}
        assert game.player is not None
        said = text.refuse(refusal, game.view(game.player), code)
        assert not TO_BE_TYPED.search(said), said


# What is answered without asking the rules, and what hardly any table comes to.
NEVER_REFUSED = {"not-your-turn", "can-be-played"}
WEAKEST: Json = {"kind": "sum", "cards": ["r1", "g2"], "to_come": ["b4"], "sum": 7}
RARE: list[Json] = [
    # Two unfinished sides: your weakest completion is as strong as their strongest one.
    {"say": "schotten-can-be-first", "formation": WEAKEST},
    {"say": "schotten-all-full"},
    {"say": "schotten-hopeless", "stone": 3},
    {"say": "schotten-nothing-to-draw", "card": "scout"},
    {"say": "rat-hot-only-strip", "strip": 7},
]


@pytest.mark.parametrize("code", ALL_LANGUAGES)
def test_what_is_seldom_refused_can_be_told_too(code: str) -> None:
    for part in RARE:
        game = "schotten-totten" if part["say"].startswith("schotten") else "rat-hot"
        sound(text.reason(tavolino.new(game, seed=1).view(0), [part], code), code)


def english(subject: str) -> set[str]:
    """The messages of a subject, those of all games."""
    files = {path: file for path, file in parsed("en").items() if path.endswith(f"/{subject}.ftl")}
    return set(messages_of(files))


def test_every_message_about_refusals_was_told(
    refused: list[tuple[tavolino.Game, IllegalMove]],
) -> None:
    told = {part["say"] for _, refusal in refused for part in refusal.say}
    messages = english("refusals")
    assert told == messages - NEVER_REFUSED - {part["say"] for part in RARE}


COUNTERED = {
    "en": "Your opponent can still lay",
    "it": "L’avversario può ancora piazzare",
    "el": "Ο αντίπαλος μπορεί ακόμη να παίξει",
    "de": "Dein Gegner kann an Stein 1 noch",
    "fr": "L’adversaire peut encore poser",
    "es": "El rival aún puede colocar",
}


@pytest.mark.parametrize("code", COUNTERED)
def test_a_claim_that_is_not_proven_comes_with_what_beats_it(code: str) -> None:
    game = table("iello", "1 . r4 b5 g8 | g1 b2; hand 0 c1", "player 0 to claim")
    refusal = game.refusal("claim 1")
    assert refusal is not None
    example = refusal.counter_example
    assert example is not None
    assert example["stone"] == 1
    assert example["cards"][:2] == ["g1", "b2"]
    assert len(example["cards"]) == 3
    assert example["formation"]["kind"] == "run"
    assert ask(game, 0, "why claim 1", code)[0].startswith(COUNTERED[code])


JOKER_KEPT = {
    "en": "You have played a joker, so you keep the other one until the end of the game. "
    "Put another card back.",
    "it": "Hai già giocato un jolly, quindi tieni in mano l’altro fino alla fine della partita. "
    "Rimetti un’altra carta.",
    "el": "Έχεις ήδη παίξει έναν Τζόκερ, οπότε κρατάς τον άλλον μέχρι το τέλος της παρτίδας. "
    "Βάλε πίσω άλλη κάρτα.",
    "de": "Du hast schon einen Joker gespielt, also behältst du den anderen bis zum Ende der "
    "Partie. Lege eine andere Karte zurück.",
    "fr": "Tu as déjà joué un Joker, donc tu gardes l’autre jusqu’à la fin de la partie. "
    "Remets une autre carte.",
    "es": "Ya has jugado un comodín, así que te quedas con el otro hasta el final de la partida. "
    "Devuelve otra carta.",
}


@pytest.mark.parametrize("edition", ["iello", "ps-games"])
@pytest.mark.parametrize("code", JOKER_KEPT)
def test_a_second_joker_that_is_kept_is_refused_with_the_reason(code: str, edition: str) -> None:
    game = table(f"{edition} tactics", SECOND_JOKER, "player 0 to return 2")
    refusal = game.refusal("return joker-2")
    assert refusal is not None
    kept = JOKER_KEPT[code]
    if code == "it" and edition == "ps-games":
        kept = kept.replace("jolly", "Leader")
    assert text.refuse(refusal, game.view(0), code) == kept


def test_other_refusals_have_no_counter_example() -> None:
    refusal = tavolino.new("tabula-rasa", seed=1).refusal("foo")
    assert refusal is not None
    assert refusal.counter_example is None


# -- hints ---------------------------------------------------------------------------------------


def test_every_reason_is_told_in_every_language() -> None:
    rng = random.Random(8)
    told: set[str] = set()
    for name in registry.names():
        evaluation = registry.rules(name).evaluation
        assert evaluation is not None
        for options in registry.rules(name).variants:
            game = tavolino.new(name, seed=11, **options)
            for _ in steps(game, 11):
                if game.over:
                    break
                for action in rng.sample(game.actions, min(2, len(game.actions))):
                    say: tuple[Json, ...] = evaluation.why(game.state, action).say  # type: ignore[attr-defined]
                    told |= {part["say"] for part in say}
                    code = rng.choice(ALL_LANGUAGES)
                    sentence = text.reason(game.view(game.player or 0), say, code)
                    sound(sentence, code)
    messages = english("reasons")
    assert told <= messages
    assert len(told) > 0.8 * len(messages), f"never told: {sorted(messages - told)}"


# -- what nobody may know ------------------------------------------------------------------------


@typical_variants
def test_answers_tell_nothing_that_the_asker_cannot_know(name: str, options: Options) -> None:
    """Tables that a seat cannot tell apart answer alike, whatever is asked."""
    rng = chance.generator(9, chance.HIDDEN)
    pick = random.Random(9)
    game = tavolino.new(name, seed=31, **options)
    compared = 0
    for ply, _ in enumerate(steps(game, 31)):
        if game.over:
            break
        if ply % 7:
            continue
        code = ALL_LANGUAGES[ply % len(ALL_LANGUAGES)]
        some = range(game.rules.actions // 2)
        everything = [
            game.rules.move_text(game.state, action)
            for action in pick.sample(some, min(25, len(some)))
        ]
        lines = (*QUESTIONS, *NONSENSE, *everything, *(f"why {move}" for move in everything[:5]))
        for seat in range(len(game.names)):
            other = game.determinized(seat, rng)
            compared += other != game
            for line in lines:
                answers = [
                    typed_input.read(line, each.view(seat), code, None, (), each.refusal)
                    for each in (game, other)
                ]
                assert answers[0] == answers[1]
    assert compared


def test_a_game_without_words_of_ours_can_be_read_and_played_all_the_same() -> None:
    """A game of another package comes with its own notation and picture."""
    game = tavolino.new("tabula-rasa", seed=3, first=0)
    words = any_game.words_of("tabula-rasa")
    _, narrator = narrator_for(game.view(0), "en", NAMES[:2])
    assert words.prompt(narrator).startswith(
        f"It’s your turn. You can play, for example: {game.legal[0]}"
    )
    assert words.describe(narrator)[1].lines == str(game.view(0)).splitlines()
    game.play(game.legal[0])
    assert words.narrate(narrator, game.happened(0)[0]).startswith("Anna: lay ")
    for code in ALL_LANGUAGES:
        assert words.prompt(narrator_for(game.view(0), code, NAMES[:2])[1])


def test_a_place_between_strips_is_bare() -> None:
    game = tavolino.new("rat-hot", seed=7, first=0)
    game.play(next(move for move in game.legal if move.endswith("@11,13S")))
    assert ask(game, 1, "s 12,14") == ["Nothing lies at column 12, row 14."]


def test_a_spice_is_explained_as_the_table_scores_it() -> None:
    for shrunk in (False, True):
        game = tavolino.new("rat-hot", seed=7, first=0, shrunk_groups_score=shrunk)
        (line,) = ask(game, 0, "help r1")
        assert ("what is left of a group that lost a field scores too" in line) == shrunk


SCOUT = {
    "iello": "Draw three cards, from either deck or from both",
    "ps-games": "Draw three cards from one deck",
    "menhir": "Look at your opponent’s hand.",
}


@pytest.mark.parametrize("edition", SCOUT)
def test_a_card_is_explained_as_its_edition_plays_it(edition: str) -> None:
    game = tavolino.new("schotten-totten", edition=edition, tactics=True, seed=1)
    (line,) = ask(game, 0, "help Scout")
    assert line.startswith(f"Scout: {SCOUT[edition]}")
    assert ask(game, SPECTATOR, "help scout") == [line]


def test_a_card_that_is_not_played_with_is_not_explained() -> None:
    (line,) = ask(tavolino.new("schotten-totten", seed=1), 0, "help fog")
    assert line.startswith("There’s nothing to explain about “fog”. Try: help r1, help stone")


@pytest.mark.parametrize(
    ("game", "typed", "answers"),
    [
        ("schotten-totten", "help jok", ["Joker 1: Laid like", "Joker 2: Laid like"]),
        ("schotten-totten", "help Three of a kind", ["Three of a kind: the same value"]),
        ("tabula-rasa", "help b4", ["blue 4: Goes to territory 4 or to the blue territory."]),
        ("tabula-rasa", "help castle", ["Castle, 5 points: The castle goes to"]),
        ("rat-hot", "help green rat", ["green rat: If three or more rats"]),
    ],
)
def test_things_are_found_by_their_names_and_titles(
    game: str, typed: str, answers: list[str]
) -> None:
    options: Options = {"tactics": True} if game == "schotten-totten" else {}
    said = ask(tavolino.new(game, seed=1, **options), 0, typed)
    assert len(said) == len(answers)
    assert all(line.startswith(answer) for line, answer in zip(said, answers, strict=True)), said


@typical_variants
def test_every_thing_has_a_name_of_its_own_and_is_explained_in_every_language(
    name: str, options: Options
) -> None:
    asked = registry.rules(name).check_options(options)
    for code in ALL_LANGUAGES:
        things = things_of(name, asked, code)
        named = [each for thing in things for each in thing.names]
        assert len(set(named)) == len(named)
        for thing in things:
            sound(thing.title, code)
            sound(thing.text, code)


def test_the_help_says_how_colours_are_typed() -> None:
    """On the page, cards have other letters in other languages."""
    for name, line in (
        ("schotten-totten", "r y g b p c: die Farben: Rot, Gelb, Grün, Blau, Lila, Türkis"),
        ("tabula-rasa", "r y g b p: die Farben: Rot, Gelb, Grün, Blau, Lila"),
    ):
        answer = typed_input.read("?", tavolino.new(name, seed=7).view(0), "de")
        assert isinstance(answer, typed_input.Said)
        assert line in answer.lines
