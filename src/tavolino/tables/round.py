"""One game at a table, from its deal to its end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from msgspec import Raw, to_builtins

from ..core.contract import Json, Onlooker
from ..core.game import Game, load
from .clock import Clock, Span, Times, after_move, begin
from .move_events import MoveEvents, play_with_events
from .reveals_information import reveals_information

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Outcome:
    """How a round ended. `scores` count for the match; a draw by agreement scores nothing, and a
    resignation or lost time decides the whole match at once, unless only the game was resigned."""

    by: Literal["rules", "resignation", "game_resignation", "agreement", "time"]
    winners: list[int]
    reason: str
    scores: list[int]

    def json(self) -> Json:
        return {
            "by": self.by,
            "winners": self.winners,
            "reason": self.reason,
            "scores": self.scores,
        }

    @property
    def decides_match(self) -> bool:
        return self.by in ("resignation", "time")


class Played(msgspec.Struct, frozen=True, gc=False):
    """A move that has not been undone. `ply` is None for a move from before this table was set
    up."""

    ply: int | None
    seat: int
    move: str
    events: MoveEvents
    times: Times  # the clocks before it


class Trial(msgspec.Struct, frozen=True, eq=False):
    """A move that was tried on a game, to be stored before it counts."""

    before: Game
    move: str  # in standard notation, whatever was typed
    events: MoveEvents
    after: Game


class Round:
    """The game, its moves, the clocks. Moves that were undone leave no trace here."""

    def __init__(self, record: Json, match: int, clock: Clock, at: float) -> None:
        self.match = match
        self.clock = clock
        self.dealt = load({**record, "moves": [], "result": None})
        self.game = self.dealt.copy()
        self.began = self.dealt.player or 0
        self.played: list[Played] = []
        self.times = begin(clock, len(self.game.names), self.game.player, at)
        self.ended: Outcome | None = None  # if it ended before the rules ended it
        self._before: Game | None = None  # the game before its last move
        self._trial: Trial | None = None
        self._show: Callable[[Onlooker], Any] | None = None  # of the game as it is now
        self._views: dict[Onlooker, Raw] = {}  # of it, as JSON
        self._settle()
        for entry in record["moves"]:
            self._append(None, entry["move"])
        self.given = len(self.played)
        self.times = begin(clock, len(self.game.names), self.game.player, at)

    def play(self, ply: int, move: str, at: float, pauses: list[Span]) -> None:
        self._append(ply, move)
        self.times = after_move(self.clock, self.times, self.game.player, at, pauses)

    def tried(self, text: str) -> Trial:
        """The game with one more move, which does not count until it is played; raises
        IllegalMove."""
        after = self.game.copy()
        events = play_with_events(after, text)
        self._trial = Trial(self.game, after.moves[-1][1], events, after)
        return self._trial

    def _append(self, ply: int | None, move: str) -> None:
        seat = self.game.player
        assert seat is not None
        trial = self._trial
        if trial is None or trial.before is not self.game or trial.move != move:
            trial = self.tried(move)
        trial.after.names = self.game.names  # names may have changed since
        self._before, self.game, self._trial = self.game, trial.after, None
        self.played.append(Played(ply, seat, trial.move, trial.events, self.times))
        self._settle()

    def _settle(self) -> None:
        """Work out whose turn it is now, and how the game ended. Cached views are dropped."""
        self.over = self.ended is not None or self.game.over
        self.player = None if self.over else self.game.player
        self.outcome = self._outcome() if self.over else None
        self._show = None
        self._views.clear()
        self._reveals_hidden: bool | None = None

    def take_back(self, to: int) -> None:
        """Go back to the table after `to` moves, with the clocks as they were then."""
        self.times = self.played[to].times
        del self.played[to:]
        self.game = self.after(to)
        self._before = None
        self._settle()

    def after(self, moves: int) -> Game:
        """The game as it was after that many moves."""
        game = self.dealt.copy()
        game.names = self.game.names
        for played in self.played[:moves]:
            game.play(played.move)
        return game

    @property
    def reveals_hidden(self) -> bool:
        """Whether the last move has revealed something hidden to somebody."""
        if self._reveals_hidden is None:
            self._reveals_hidden = self.played[-1].events.shows_hidden or self._redealt_differs()
        return self._reveals_hidden

    def _redealt_differs(self) -> bool:
        before = self._before or self.after(len(self.played) - 1)
        return reveals_information(before, self.played[-1].move, self.game)

    def _outcome(self) -> Outcome:
        """How a game that is over has ended."""
        if self.ended is not None:
            return self.ended
        result = self.game.result
        assert result is not None
        return Outcome("rules", result["winners"], result["reason"], result["scores"])

    def has_moved(self, seat: int) -> bool:
        """Whether this seat has made a move at this table."""
        for played in reversed(self.played):
            if played.ply is None:
                return False
            if played.seat == seat:
                return True
        return False

    @property
    def seats(self) -> int:
        return len(self.game.names)

    def side_of(self, seat: int) -> list[int]:
        """A seat and its partners."""
        teams = self.game.rules.teams(self.game.state)
        return next((team for team in teams if seat in team), [seat])

    def end(self, by: Literal["resignation", "time"], loser: int) -> None:
        losers = self.side_of(loser)
        winners = [seat for seat in range(self.seats) if seat not in losers]
        self.ended = Outcome(by, winners, by, [0] * self.seats)
        self._settle()

    def resign_game(self, loser: int) -> None:
        """End this game, but not the match: the rules say what that scores."""
        losers = self.side_of(loser)
        winners = [seat for seat in range(self.seats) if seat not in losers]
        scores = self.game.rules.resigned_scores
        assert scores is not None
        by: Literal["game_resignation"] = "game_resignation"
        self.ended = Outcome(by, winners, by, scores(self.game.state, losers))
        self._settle()

    def agree_draw(self) -> None:
        self.ended = Outcome("agreement", [], "agreement", [0] * self.seats)
        self._settle()

    # -- what may be handed out ---------------------------------------------------------------

    def view(self, onlooker: Onlooker) -> Any:
        """The game's view for an onlooker; read-only, since views of one table share what is the
        same in them. No move is legal in a game that has ended."""
        if self._show is None:
            self._show = self.game.typed_views()
        view = self._show(onlooker)
        legal = self.game.legal if onlooker == self.player else []
        if isinstance(view, dict):
            view["legal"] = legal
        else:
            view.legal = legal
        return view

    def view_json(self, onlooker: Onlooker) -> Raw:
        """The same as JSON, encoded once for all who see the same."""
        view = self._views.get(onlooker)
        if view is None:
            view = self._views[onlooker] = Raw(_encode(self.view(onlooker)))
            if len(self._views) > self.seats:  # all have theirs, the spectators too
                self._show = None
        return view

    def record(self) -> Json:
        """The whole game with hidden cards, which may be shown only when it is over."""
        return self.game.record()

    def seen_record(self, onlooker: Onlooker) -> Json:
        """What an onlooker may know of the game."""
        record_options = self.game.rules.record_options(self.game.options)
        return {
            "format": SEEN_FORMAT,
            "game": self.game.rules.name,
            "rules": self.game.version,
            "options": record_options,
            "players": list(self.game.names),
            "seat": onlooker,
            "events": [played.events[onlooker] for played in self.played],
            "view": to_builtins(self.view(onlooker)),
        }


SEEN_FORMAT = "tavolino-seen/1"
