"""A table in memory: the sum of its log. Nothing in here waits, stores or sends anything."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cached_property
from math import inf

import msgspec

from ..core.contract import SPECTATOR, Json, Onlooker
from ..core.match import most_points, total_points
from ..text.names import bot_name
from . import keys
from .clock import Span
from .errors import Code, Refused
from .log import START, Cursor, Entry, Header, Note, NoteKind, Stored
from .move_events import MoveEvents
from .round import Round
from .seats import SEAT_NOTES, Seat

Channel = str  # "players" or "spectators"


@dataclass(frozen=True)
class Offer:
    what: str  # draw, takeback or rematch
    seat: int
    ply: int  # of the table when it was made
    agreed: frozenset[int]


class Holder(msgspec.Struct, frozen=True):
    """What a key allows. A seat's holder plays; the owner may close the table and invite, and
    watches like a spectator, as do those who are `invited` to a seat. A key that may have been
    `copied` should be exchanged."""

    onlooker: Onlooker
    owner: bool = False
    invited: int | None = None
    copied: bool = False

    @property
    def seat(self) -> int | None:
        return self.onlooker if isinstance(self.onlooker, int) else None

    @property
    def channel(self) -> Channel:
        return "spectators" if self.seat is None else "players"


class Table:
    def __init__(self, stored: Stored, down_times: Iterable[Span] = ()) -> None:
        self.header: Header = stored.header
        self.seats = [
            Seat(seat.bot, seat.open, digest, seat.bot is not None, seat.bot)
            for seat, digest in zip(self.header.seats, self.header.seat_digests, strict=True)
        ]
        # The seats of people.
        self.persons = [number for number, seat in enumerate(self.seats) if seat.bot is None]
        self.entries: list[Entry] = []
        self.notes: list[Note] = []
        self.rounds: list[Round] = []
        self.round: Round  # the last of them
        self._match_began = 0  # the first round of this match
        self._won = [0] * len(self.seats)  # matches before this one, by seat
        self._drawn = 0
        self.closed = False
        self.offers: dict[str, Offer] = {}
        self.answers: dict[tuple[int, str], Entry] = {}
        self.move_events: dict[int, MoveEvents] = {}  # of every move by its ply, undone ones too
        self.hints = 0
        self.key_changes = 0  # how often a seat may have got another key
        self._holders: dict[str, Holder] = {}  # by their keys, until these may open something else
        # Never reset: a player at a table must never see the hand of another seat. Not known for
        # old tables.
        self.owner_plays = not self.header.invitations
        self.analyses: dict[tuple[int, int], Json] = {}
        self.reviews: dict[int, Json] = {}  # by the game of the table
        self.shared: set[int] = set()  # finished games whose end anybody may see
        self.share_keys: set[str] = set()  # digests of the keys in links to them
        self.cursor = START  # how far the logs go
        self.use_down_times(down_times)
        self._empty_spans: list[Span] = []
        self._empty_since: float | None = None
        self._watch_seats(self.header.created)
        for note in stored.notes:
            self.apply_note(note)
        for entry in stored.entries:
            self.apply(entry)

    @cached_property
    def about(self) -> Json:
        """What was chosen when the table was made; read-only."""
        header = self.header
        return {
            "game": header.game,
            "options": header.options,
            "rounds": header.rounds,
            "first": header.first,
            "clock": asdict(header.clock),
            "public": header.public,
            "hints": header.hints,
            "spectators": header.spectators,
            "created": header.created,
            "origin": header.origin,
        }

    # -- the logs ------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """The number of the next entry, which a move has to name."""
        return len(self.entries)

    def apply(self, entry: Entry) -> None:
        """Apply the next entry of the log, which was checked before it was stored."""
        assert entry.ply == self.ply, f"entry {entry.ply} of a table at ply {self.ply}"
        self.entries.append(entry)
        self.cursor = Cursor(len(self.entries), len(self.notes))
        self._holders.clear()
        if entry.seat is not None and entry.request is not None:
            self.answers[entry.seat, entry.request] = entry
        if entry.kind == "deal":
            record, match = entry.body["record"], entry.body["match"]
            if self.rounds and match != self.round.match:
                self._count_match(self.match_winners or [])
                self._match_began = len(self.rounds)
            self.round = Round(record, match, self.header.clock, entry.at)
            self.rounds.append(self.round)
            self._name_players()
        elif entry.kind == "move":
            self.round.play(entry.ply, entry.body["move"], entry.at, self.pauses(entry.at))
            self.move_events[entry.ply] = self.round.played[-1].events
        elif entry.kind == "undo":
            self.round.take_back(len(self.round.played) - 1)
        elif entry.kind == "takeback":
            self.round.take_back(entry.body["to"])
            # The time in which they agreed counts on no clock.
            self.round.times = self.round.times.restarted(entry.at)
        elif entry.kind == "resign":
            assert entry.seat is not None
            self.round.end("resignation", entry.seat)
        elif entry.kind == "resign_game":
            assert entry.seat is not None
            self.round.resign_game(entry.seat)
        elif entry.kind == "draw":
            self.round.agree_draw()
        elif entry.kind == "time":
            self.round.end("time", entry.body["late"])
        elif entry.kind == "close":
            self.closed = True
        self._drop_lapsed_offers(entry)

    def apply_note(self, note: Note) -> None:
        """Apply the next note."""
        assert note.number == len(self.notes), f"note {note.number} after {len(self.notes)}"
        self.notes.append(note)
        self.cursor = Cursor(len(self.entries), len(self.notes))
        if note.kind in SEAT_NOTES:
            self.key_changes += 1
            self._holders.clear()
            seat = self.seats[_seat(note)]
            seat.apply_note(note)
            self.owner_plays = self.owner_plays or seat.host
            self._watch_seats(note.at)
        elif note.kind == "offer":
            what = note.body["what"]
            self.offers[what] = Offer(what, _seat(note), note.body["ply"], frozenset([_seat(note)]))
        elif note.kind == "agree":
            self._agree(note)
        elif note.kind == "decline":
            self.offers.pop(note.body["what"], None)
        elif note.kind == "hint":
            self.hints += 1
        elif note.kind == "analysis":
            self.analyses[note.body["round"], note.body["after"]] = note.body["thought"]
        elif note.kind == "review":
            self.reviews[note.body["round"]] = note.body["review"]
        elif note.kind == "share":
            self.shared.add(note.body["round"])
            if "key" in note.body:
                self.share_keys.add(note.body["key"])

    def noted(self, kind: NoteKind, seat: int | None) -> list[Note]:
        """The notes of a kind that a seat has made in this game, or since its owner freed it; None
        stands for everybody without a seat."""
        began = next(entry.at for entry in reversed(self.entries) if entry.kind == "deal")
        first = 0 if seat is None else self.seats[seat].freed
        return [
            note
            for note in self.notes[first:]
            if note.kind == kind and note.seat == seat and note.at >= began
        ]

    def _agree(self, note: Note) -> None:
        offer = self.offers.get(note.body["what"])
        if offer is not None:
            agreed = offer.agreed | {_seat(note)}
            self.offers[offer.what] = Offer(offer.what, offer.seat, offer.ply, agreed)

    def _drop_lapsed_offers(self, entry: Entry) -> None:
        """A draw offer outlasts the offerer's own moves; every other offer lapses with the next
        entry."""
        if not self.offers:
            return
        self.offers = {
            what: offer
            for what, offer in self.offers.items()
            if offer.ply > entry.ply
            or (what == "draw" and entry.kind == "move" and entry.seat == offer.seat)
        }

    # -- seats -----------------------------------------------------------------------------------

    def _watch_seats(self, at: float) -> None:
        """Keep the spans in which a seat was empty: no clock runs then. But leaving does not stop a
        clock."""
        self._name_players()
        if all(seat.taken or seat.left for seat in self.seats):
            if self._empty_since is not None:
                self._empty_spans.append((self._empty_since, at))
            self._empty_since = None
        elif self._empty_since is None:
            self._empty_since = at

    def _name_players(self) -> None:
        if self.rounds:
            self.round.game.names = self.names

    @property
    def given_names(self) -> list[str | None]:
        """By seat; None for a player who gave none."""
        return [bot_name(seat.bot) if seat.bot else seat.name for seat in self.seats]

    @property
    def names(self) -> list[str]:
        """As in records."""
        return [seat.name or f"player {number}" for number, seat in enumerate(self.seats)]

    @property
    def open_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.open and not seat.taken]

    def holder(self, key: str | None, now: float = 0) -> Holder:
        """What a key allows; refused with the reason if it opens nothing here."""
        if key is None:
            if self.header.public and self.header.spectators:
                return Holder(SPECTATOR)
            raise Refused(Code.NOT_AUTHORISED, "refused-key-needed")
        found = self._holders.get(key)
        if found is None:
            found = self._find_holder(keys.digest(key), now)
            if found.invited is None:  # a link to another device expires
                self._holders[key] = found
        return found

    def _find_holder(self, given: str, now: float) -> Holder:
        found: Holder | None = None
        if keys.same(given, self.header.owner_digest):
            found = Holder(SPECTATOR, owner=True)
        if keys.same(given, self.header.spectator_digest) and self.header.spectators:
            found = Holder(SPECTATOR)
        # Where spectators are not allowed, a link to a finished game shows nothing of the next.
        if given in self.share_keys and (self.header.spectators or not self.running):
            found = Holder(SPECTATOR)
        for number, seat in enumerate(self.seats):
            if seat.is_key(given):
                found = Holder(number, copied=given == seat.copied_key)
            elif seat.is_invitation(given):
                found = Holder(SPECTATOR, invited=number)
            elif (link := seat.device_link) is not None and keys.same(given, link.digest):
                if abs(now - link.at) > link.until - link.at:
                    raise Refused(Code.LINK_EXPIRED, "refused-link-old")
                found = Holder(SPECTATOR, invited=number)
        if found is None:
            raise self._why_not(given)
        return found

    def _why_not(self, given: str) -> Refused:
        """Why a key opens nothing: it may have done so earlier."""
        for seat in self.seats:
            spent = seat.spent.get(given)
            if spent is not None and spent.device:
                return Refused(Code.LINK_EXPIRED, "refused-link-used")
            if spent is not None:
                return Refused(Code.SEAT_TAKEN, "refused-seat-taken")
            if given in seat.former:
                return Refused(Code.NOT_AUTHORISED, "refused-seat-freed")
        return Refused(Code.NOT_AUTHORISED, "refused-wrong-key")

    def left_by(self, key: str) -> int | None:
        """The empty seat that the holder of a key has given up."""
        given = keys.digest(key)
        for number, seat in enumerate(self.seats):
            if not seat.taken and seat.former.get(given) == "player":
                return number
        return None

    def knows(self, given: str) -> bool:
        """Whether a digest is, or was, used for something at this table."""
        return (
            keys.same(given, self.header.spectator_digest)
            or given in self.share_keys
            or self.keeps_from_spectators(given)
        )

    def keeps_from_spectators(self, given: str) -> bool:
        """Whether a digest is, or was, the owner's, or used for a seat."""
        return keys.same(given, self.header.owner_digest) or any(
            seat.knows(given) for seat in self.seats
        )

    # -- the game --------------------------------------------------------------------------------

    @property
    def round_of_match(self) -> int:
        """From 0."""
        return len(self.rounds) - self._match_began - 1

    @property
    def points(self) -> list[int]:
        """Of the match, by seat."""
        played = (
            round.outcome.scores
            for round in self.rounds[self._match_began :]
            if round.outcome is not None
        )
        return total_points(played, len(self.seats))

    @property
    def match_over(self) -> bool:
        outcome = self.round.outcome
        if outcome is None:
            return False
        return outcome.decides_match or self.last_round

    @property
    def last_round(self) -> bool:
        """Whether this round is the last one of its match."""
        return self.round_of_match + 1 == self.header.rounds

    @property
    def can_resign_game(self) -> bool:
        """Whether one game can be resigned without the match."""
        return self.header.rounds > 1 and self.round.game.rules.resigned_scores is not None

    @property
    def match_winners(self) -> list[int] | None:
        """Every seat with the most points; empty if all have the same. None before the end."""
        if not self.match_over:
            return None
        last = self.round.outcome
        assert last is not None
        if last.decides_match or self.header.rounds == 1:
            return last.winners
        return most_points(self.points)

    @property
    def tally(self) -> Json:
        """Of the matches that were finished at this table, one after the other: how many each seat
        has won, and how many were drawn."""
        won, drawn, winners = self._won, self._drawn, self.match_winners
        if winners is not None:
            won = [count + (seat in winners) for seat, count in enumerate(won)]
            drawn += not winners
        return {"won": list(won), "drawn": drawn}

    def _count_match(self, winners: list[int]) -> None:
        """The next match begins: its tally includes this one."""
        self._drawn += not winners
        for seat in winners:
            self._won[seat] += 1

    @property
    def state(self) -> str:
        if self.closed:
            return "closed"
        if self.round.over:
            return "over"
        return "playing" if all(seat.taken for seat in self.seats) else "waiting"

    @property
    def running(self) -> bool:
        return not self.closed and not self.round.over

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot that is to move."""
        if not self.running or self.round.player is None:
            return None
        return self.seats[self.round.player].bot

    # -- clocks ----------------------------------------------------------------------------------

    @property
    def paused(self) -> bool:
        return self._empty_since is not None

    def use_down_times(self, down_times: Iterable[Span]) -> None:
        """From the next move on: a clock that has been running since one of them is not charged for
        it."""
        self._down_times = [span for span in down_times if max(span) > self.header.created]

    def pauses(self, now: float) -> list[Span]:
        """Spans that count on no clock. If a down time is not over yet, clocks were set back to
        before its end: it does not count this time."""
        spans = self._empty_spans + [span for span in self._down_times if span[1] <= now]
        return spans if self._empty_since is None else [*spans, (self._empty_since, inf)]

    def time_left(self, seat: int, now: float) -> float:
        """Seconds that a seat has left, where there is a clock."""
        times = self.round.times
        if not self.running:
            return times.left[seat]
        return times.of(seat, now, self.pauses(now))

    def late_seat(self, now: float) -> int | None:
        """The seat whose time has run out while it has to decide."""
        if self.header.clock.kind == "none" or not self.running:
            return None
        seat = self.round.player
        return seat if seat is not None and self.time_left(seat, now) == 0 else None


def _seat(note: Note) -> int:
    assert note.seat is not None
    return note.seat
