"""A snapshot in words: what to do, the table, the moves, and all that happened.

Words are made from a snapshot alone, so they reveal no more than it does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .. import text
from ..core.contract import Json
from ..text.language import ENGLISH, language
from ..text.names import apart, seated
from ..text.narrator import Narrator
from ..text.words import SpokenView, spoken
from .log import NAMELESS_SPECTATOR


def in_words(snapshot: Json, code: str) -> Json:
    """A snapshot with `words`, and each of its events with what is `said` about it."""
    view = spoken(snapshot["view"], code, names_of(snapshot["seats"], code))
    teller, localised = _Teller(view, snapshot), _words(view)
    return snapshot | {
        "words": _with_prompt(localised, teller.prompt(localised["prompt"]))
        | {"ending": teller.ending()},
        "events": [event | teller.told(event) for event in snapshot["events"]],
    }


def replay_in_words(replay: Json, code: str) -> Json:
    """A moment of a game with `words`, and the move that led to it with what is `said` about it,
    also in brief."""
    view = spoken(replay["view"], code, names_of(replay["seats"], code))
    localised, outcome = _words(view), replay["outcome"]
    if _ended_by_persons(outcome):
        localised = _with_prompt(localised, _how_it_ended(view.narrator, outcome))
    return replay | {
        "words": localised,
        "events": [
            event | {"said": _said(view, event["happened"]), "brief": _brief(view, event)}
            for event in replay["events"]
        ],
    }


def lines_in_words(lines: list[str], snapshot: Json, code: str) -> list[str]:
    """Answers of the narrator, corrected for what the rules do not know, such as that somebody
    resigned. `snapshot` already has words."""
    say, prompt = language(code).say, snapshot["words"]["prompt"]
    instead = {text.prompt(snapshot["view"], code, names_of(snapshot["seats"], code)): prompt}
    if snapshot["state"] == "closed" or _ended_by_persons(snapshot["outcome"]):
        instead[say("not-your-turn")] = say("game-is-over")
    return [instead.get(line, line) for line in lines]


def _with_prompt(words: Json, prompt: str) -> Json:
    """Words with another prompt than that of the rules, wherever it occurs."""
    asked = words["prompt"]
    if prompt == asked:
        return words
    return words | {
        "prompt": prompt,
        "short_prompt": prompt,
        "table": [
            section | {"lines": [prompt if line == asked else line for line in section["lines"]]}
            for section in words["table"]
        ],
    }


def pictured(view: Json, outcome: Json | None, names: list[str]) -> Json:
    """A view for a picture of the game: with the names of its players and, if persons have ended
    it, how; in English, like all words in pictures."""
    named = view | {"names": names}
    if outcome is None or not _ended_by_persons(outcome):
        return named
    told = Narrator(language(ENGLISH), view | {"seat": None}, tuple(names))
    return named | {"ended": _how_it_ended(told, outcome)}


def _ended_by_persons(outcome: Json | None) -> bool:
    """Whether a game has ended, but not by its rules."""
    return outcome is not None and outcome["by"] != "rules"


def _how_it_ended(teller: Narrator, outcome: Json) -> str:
    ended, winners = _who_ended_it(teller, outcome), outcome["winners"]
    if not winners:
        return ended
    win = teller.say(
        "tables-win",
        who="you" if any(map(teller.is_listener, winners)) else "other",
        names=teller.listing(teller.name(seat) for seat in winners),
        count=len(winners),
    )
    return f"{ended} {win}"


def _who_ended_it(teller: Narrator, outcome: Json) -> str:
    """Who has ended a game that was not played out, and how."""
    winners: list[int] = outcome["winners"]
    losers = [seat for seat in range(len(teller.names)) if winners and seat not in winners]
    return teller.say(
        "tables-ended",
        by=outcome["by"],
        who="you" if len(losers) == 1 and teller.is_listener(losers[0]) else "other",
        names=teller.listing(map(teller.name, losers)) if losers else "",
        count=len(losers),
    )


def reasons_in_words(moves: list[Json], replay: Json, code: str) -> list[Json]:
    """What moves are good for, each addressed to the seat whose `replay` is given."""
    view = spoken(replay["view"], code, names_of(replay["seats"], code))
    return [move | {"why": view.reason(move["say"])} if move.get("say") else move for move in moves]


def words(view: Json, code: str, names: list[str] | None = None) -> Json:
    """A view in words: what to do, the table, and the label of each legal move."""
    return _words(spoken(view, code, names))


def _words(view: SpokenView) -> Json:
    return {
        "prompt": view.prompt(),
        "short_prompt": view.short_prompt(),
        "table": [
            {"name": section.name, "heading": section.heading, "lines": section.lines}
            for section in view.describe()
        ],
        "moves": {move: view.move_words(move) for move in view.narrator.view["legal"]},
    }


def said(view: Json, happened: list[Json], code: str, names: list[str] | None = None) -> list[str]:
    """The events of a move in sentences, for the onlooker of the view."""
    return _said(spoken(view, code, names), happened)


def _said(view: SpokenView, happened: list[Json]) -> list[str]:
    return [view.narrate(event) for event in happened]


def _brief(view: SpokenView, event: Json) -> list[Json]:
    """The event of a move as a short line, in pieces, for the onlooker of the view."""
    return [
        {"text": piece.text, "thing": piece.thing, "places": list(piece.places)}
        for piece in view.brief(event["move"], event["happened"])
    ]


def names_of(seats: list[Json], code: str) -> list[str]:
    """The names of the players. Bots have names too."""
    say = language(code).say
    return apart(
        [
            say("player", number=number) if name is None else name
            for number, name in enumerate(seated(seats), 1)
        ]
    )


@dataclass(frozen=True)
class _Teller:
    view: SpokenView
    snapshot: Json

    def say(self, key: str, /, **arguments: str | int) -> str:
        return self.view.narrator.say(key, **arguments)

    # -- what to do ------------------------------------------------------------------------------

    def prompt(self, of_the_rules: str) -> str:
        """The prompt of the rules, unless the table asks for something else first."""
        snapshot = self.snapshot
        if snapshot["state"] == "closed":
            return self.say("tables-close")
        if _ended_by_persons(snapshot["outcome"]):
            return _how_it_ended(self.view.narrator, snapshot["outcome"])
        if snapshot["invited"] is not None and not snapshot["seats"][snapshot["invited"]]["taken"]:
            return self.say("tables-prompt-sit")
        player = snapshot["view"]["player"]
        if player is not None and not snapshot["seats"][player]["taken"]:
            return self.say("tables-prompt-empty")
        return of_the_rules

    def ending(self) -> str | None:
        """How the game ended, without saying who has won; None while it is running."""
        outcome = self.snapshot["outcome"]
        if outcome is None:
            return None
        if _ended_by_persons(outcome):
            return _who_ended_it(self.view.narrator, outcome)
        return self.view.ending()

    # -- what happened ---------------------------------------------------------------------------

    def told(self, event: Json) -> Json:
        """An event in sentences; a move also in brief."""
        told: Json = {"said": self.said(event)}
        if event["type"] == "chat":
            told["name"] = self._named(event)
        if event["type"] == "move":
            told["brief"] = _brief(self.view, event)
        return told

    def said(self, event: Json) -> list[str]:
        """An event in sentences. A chat line needs none."""
        kind = event["type"]
        if kind == "move":
            return _said(self.view, event["happened"])
        if kind == "chat":
            return []
        return [self._line(kind, event)]

    def _line(self, kind: str, event: Json) -> str:
        say = self.say
        if kind == "deal":
            return self._deal(event)
        if kind == "freed":
            return self._freed(event)
        if kind in _PLAIN:
            return say(_PLAIN[kind])
        if kind == "analysis":
            return say("tables-analysis", move=event["after"])
        person = self.view.narrator.person(event["late"] if kind == "time" else event["player"])
        if kind == "sit":
            person["name"] = self._named(event)
        given: dict[str, Any] = {"offer": event["what"]} if kind in _OFFERS else {}
        return say((_OFFERS | _PERSONAL)[kind], **person, **given)

    def _named(self, event: Json) -> str:
        """The name that somebody had then, who may have left by now."""
        name: str | None = event["name"]
        if event["player"] is None and name == NAMELESS_SPECTATOR:
            return self.say("chat-spectator")
        return self.say("player", number=event["player"] + 1) if name is None else name

    def _freed(self, event: Json) -> str:
        if event["by"] == "player":
            return self.say("tables-left", name=self._named(event))
        if event["name"] is None:
            return self.say("tables-freed")
        return self.say("tables-freed-away", name=event["name"])

    def _deal(self, event: Json) -> str:
        begins = self._begins(event)
        if event["game"] > 0 or self.snapshot["about"]["origin"] is None:
            return begins
        return f"{self.say('tables-given')} {begins}"

    def _begins(self, event: Json) -> str:
        person = self.view.narrator.person(event["first"])
        rounds = self.snapshot["about"]["rounds"]
        number = self.snapshot["round"] + 1 - (self.snapshot["game"] - event["game"])
        if rounds == 1 or number < 1:  # of the previous match
            return self.say("tables-begins", **person)
        return self.say("tables-deal", round=number, rounds=rounds, **person)


_PLAIN = {
    "draw": "tables-draw-agreed",
    "close": "tables-close",
    "device": "tables-device",
    "review": "tables-review",
}
_OFFERS = {"offer": "tables-offer", "agree": "tables-agree", "decline": "tables-decline"}
_PERSONAL = {
    "undo": "tables-undo",
    "takeback": "tables-takeback",
    "resign": "tables-resign",
    "resign_game": "tables-resign-game",
    "time": "tables-time",
    "sit": "tables-sit",
    "call": "tables-call",
    "present": "tables-present",
    "hint": "tables-hint",
}
