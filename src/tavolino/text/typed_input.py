"""Typed input: moves, and questions about the table. One grammar for the terminal, the text view
and the socket, the same in every language.

| typed | answer |
| --- | --- |
| a move, like `r7@4` | it is played, or refused with the reason |
| `s` and a place, like `s 4` | what lies there; games have other letters for it besides |
| `m` | the whole table, place by place |
| `h`, `d`, `l`, `log`, `table` | the hand, the decks, the last event, all events, everything |
| `legal`, `why r7@4` | the legal moves; why a move cannot be played |
| `help r7` | what something is and does |
| `?` | help |
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from ..core.contract import Json
from ..core.errors import IllegalMove
from ..core.game import View
from .narrator import Narrator, Section, Words
from .sentences import localise
from .verbs import verb_help
from .words import Names, narrator_for

MOST_MOVES = 60  # that `legal` lists
MOST_EXAMPLES = 5  # of what can be asked about

Refuses = Callable[[str], IllegalMove | None]
Log = Sequence[Sequence[str]]


@dataclass(frozen=True)
class Played:
    """A legal move, in the notation, for the caller to play."""

    move: str


@dataclass(frozen=True)
class Said:
    """The answer to a question, or why a move was refused. `unexplained`: the move is not legal,
    but the rules were not available to say why."""

    lines: list[str]
    unexplained: bool = False


@dataclass(frozen=True)
class _Asked:
    """A question at a table: who asks, in which language, and what they know."""

    words: Words
    narrator: Narrator
    log: Log
    refuses: Refuses | None
    verbs: Collection[str]

    def section(self, *names: str) -> list[str]:
        """Lines of the table in words; with headings if there are several sections."""
        found = [each for each in self.words.describe(self.narrator) if each.name in names]
        if len(found) == 1:
            return found[0].lines
        return [line for each in found for line in self.headed(each)]

    def headed(self, section: Section) -> list[str]:
        return [self.narrator.say("heading-line", heading=section.heading), *section.lines]

    @property
    def example(self) -> str:
        """A move that can be typed in this game."""
        return self.words.examples.split(", ")[0]

    @property
    def legal(self) -> list[str]:
        legal: list[str] = self.narrator.view["legal"]
        return legal


def read(
    line: str,
    view: View | Json,
    code: str,
    names: Names = None,
    log: Log = (),
    refuses: Refuses | None = None,
    verbs: Collection[str] = (),
) -> Played | Said:
    """Answer a line that the onlooker of a view typed.

    `log` holds the sentences of each event so far, for this onlooker. `refuses` is `Game.refusal`
    of the game that the view shows; it is asked only when the onlooker is to move, so that no
    answer reveals anything about another seat. Without it, a move that is not legal is refused
    without a reason. `verbs` lists what else can be typed there (`text.verbs`), for the help.
    """
    words, narrator = narrator_for(view, code, names)
    asked = _Asked(words, narrator, log, refuses, verbs)
    command, _, rest = " ".join(line.split()).partition(" ")
    reads_place = command.lower() in words.place_letters
    answer = _place if reads_place else _COMMANDS.get(command.lower())
    # "r 4" reads a place, but "r4@4" is a move; so is "draw", though "d" reads the decks.
    if answer is not None:
        return Said(answer(asked, rest), unexplained=asked.refuses is None and command == "why")
    if not command:
        return Said([words.prompt(narrator)])
    return _move(asked, " ".join(line.split()))


def _move(asked: _Asked, text: str) -> Played | Said:
    if not asked.legal:
        return Said([_no_turn(asked)])
    for move in asked.legal:
        if _plain(move) == _plain(text):
            return Played(move)
    return Said([_refusal(asked, text)], unexplained=asked.refuses is None)


def _plain(move: str) -> str:
    return "".join(move.split()).lower()


def _no_turn(asked: _Asked) -> str:
    over = asked.narrator.view["result"] is not None
    return asked.narrator.say("game-is-over" if over else "not-your-turn")


def _refusal(asked: _Asked, text: str) -> str:
    refused = None if asked.refuses is None else asked.refuses(text)
    if refused is None or not refused.say:
        return asked.narrator.say("no-move", word=text, examples=asked.words.examples)
    return localise(asked.words, asked.narrator, refused.say) or str(refused)


def _place(asked: _Asked, rest: str) -> list[str]:
    if not rest:
        return asked.section("table")
    found = asked.words.place(asked.narrator, rest.lower())
    if found is not None:
        return [found]
    examples = asked.words.places
    return [asked.narrator.say("no-such-place", word=rest, examples=examples)]


def _hand(asked: _Asked, rest: str) -> list[str]:
    """The onlooker's own hand; for others, what is known of all hands."""
    return asked.section(asked.words.hand) or asked.section("hands")


def _decks(asked: _Asked, rest: str) -> list[str]:
    return asked.section("decks", "hands")


def _last(asked: _Asked, rest: str) -> list[str]:
    said = [sentences for sentences in asked.log if sentences]
    return list(said[-1]) if said else [asked.narrator.say("nothing-yet")]


def _log(asked: _Asked, rest: str) -> list[str]:
    lines = [" ".join(sentences) for sentences in asked.log if sentences]
    return lines or [asked.narrator.say("nothing-yet")]


def _table(asked: _Asked, rest: str) -> list[str]:
    return [
        line for section in asked.words.describe(asked.narrator) for line in asked.headed(section)
    ]


def _legal(asked: _Asked, rest: str) -> list[str]:
    if not asked.legal:
        return [_no_turn(asked)]
    shown, more = asked.legal[:MOST_MOVES], len(asked.legal) - MOST_MOVES
    lines = [" · ".join(shown)]
    return [*lines, asked.narrator.say("and-more", count=more)] if more > 0 else lines


def _why(asked: _Asked, rest: str) -> list[str]:
    if not rest:
        return [asked.narrator.say("why-what", examples=f"why {asked.example}")]
    answer = _move(asked, rest)
    if isinstance(answer, Played):
        return [asked.narrator.say("can-be-played", move=answer.move)]
    return answer.lines


def _help(asked: _Asked, rest: str) -> list[str]:
    if rest:
        return _explain(asked, rest)
    return [
        asked.narrator.say("heading-line", heading=asked.narrator.say("help-moves")),
        *_entries(asked, asked.words.move_help(asked.narrator)),
        asked.narrator.say("heading-line", heading=asked.narrator.say("help-commands")),
        *_entries(asked, _questions(asked)),
        *verb_help(asked.narrator.language.code, asked.verbs),
    ]


def _explain(asked: _Asked, word: str) -> list[str]:
    """What something is and does: by its name in the notation, by its title, or by how the title
    begins."""
    things = asked.words.things(asked.narrator)
    if not things:
        return [asked.narrator.say("no-help-here")]
    wanted = _bare(word)
    found = [each for each in things if wanted in (*map(_bare, each.names), _bare(each.title))]
    found = found or [each for each in things if _bare(each.title).startswith(wanted)]
    if not found:
        examples = [f"help {each.names[0]}" for each in things[:MOST_EXAMPLES]]
        return [asked.narrator.say("no-help-about", word=word, examples=", ".join(examples))]
    return [
        asked.narrator.say("help-entry", command=each.title, meaning=each.text) for each in found
    ]


def _bare(title: str) -> str:
    """Without case, and without the quotation marks that some languages put around names."""
    return "".join(letter for letter in title.casefold() if letter not in '«»„“”"')


def _entries(asked: _Asked, entries: dict[str, str]) -> list[str]:
    narrator = asked.narrator
    return [
        narrator.say("help-entry", command=command, meaning=narrator.say_here(key))
        for command, key in entries.items()
    ]


def _questions(asked: _Asked) -> dict[str, str]:
    """All questions, this game's own first."""
    everywhere = {
        "d": "help-decks",
        "l": "help-last",
        "legal": "help-legal",
        f"why {asked.example}": "help-why",
        "log": "help-log",
        "table": "help-table",
        **_asking(asked),
        "?": "help-help",
    }
    here = asked.words.place_help
    return here | everywhere | here


def _asking(asked: _Asked) -> dict[str, str]:
    """How to ask about something, with an example."""
    things = asked.words.things(asked.narrator)
    return {f"help {things[0].names[0]}": "help-thing"} if things else {}


_COMMANDS: dict[str, Callable[[_Asked, str], list[str]]] = {
    "s": _place,
    "m": lambda asked, rest: asked.section("table"),
    "h": _hand,
    "hand": _hand,
    "d": _decks,
    "decks": _decks,
    "l": _last,
    "last": _last,
    "log": _log,
    "table": _table,
    "legal": _legal,
    "why": _why,
    "?": _help,
    "help": _help,
}
