"""Sitting down and getting up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, ClassVar, Generic

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from ...core.contract import Json
from .. import keys
from ..clock import DAY
from ..errors import Code, Refused
from ..log import Change, Header, Listing, Note, RateCheck
from ..note_limits import add_note
from ..seats import MOST_CHANGES, Seat
from ..table import Holder, Table
from ..text_input import clean_name
from .base import (
    Context,
    InternalCommand,
    Result,
    TableCommand,
    check_open,
    check_owner,
    nothing,
    own_seat,
)

BETWEEN_CALLS = 60  # seconds: a player who has just answered is not called again
MOST_HELD = 16  # keys of one table

SECRET = (
    "a secret chosen by the client: at least 128 random bits, as 22 to 64 letters, digits, - and _"
)
Name = Annotated[
    str | None, Meta(description="null: every language has a word for a player without a name")
]
Holding = Annotated[
    list[str],
    Meta(
        max_length=MOST_HELD,
        description="other keys of this table that the client has: the owner's, other seats'",
    ),
]


def _check_changes(seat: Seat) -> None:
    """A player changes the keys of their seat only so often."""
    if seat.changes >= MOST_CHANGES:
        raise Refused(Code.RATE_LIMITED, "refused-seat-changes", most=MOST_CHANGES)


def _check_owner_changes(seat: Seat, now: float) -> None:
    """The owner goes on, whatever players have done, but only so often in a day."""
    changes = seat.owner_changes
    if len(changes) == MOST_CHANGES and 0 <= now - changes[0] < DAY:
        raise Refused(Code.RATE_LIMITED, "refused-seat-changes", most=MOST_CHANGES)


# -- sitting down ----------------------------------------------------------------------------------


class Newcomer(TableCommand[Result], Generic[Result]):
    """Somebody who sits down."""

    name: Name = None
    key: Annotated[
        str | None,
        Meta(description=f"{SECRET}; null: with the seat's own key, to change the name"),
    ] = None
    holding: Holding = msgspec.field(default_factory=list)

    @property
    def next_key(self) -> str | None:
        return self.key

    @property
    def digest(self) -> str | None:
        return None if self.key is None else keys.digest_of_secret(self.key)

    @property
    def given_name(self) -> str | None:
        return None if self.name is None else clean_name(self.name)

    def new_digest(self, table: Table) -> str:
        """The digest of a secret that is new to the table: an invitation used as a key would open
        the seat to the person who sent it."""
        digest = self.digest
        if digest is None:
            raise Refused(Code.WRONG_TEXT, "refused-key-missing")
        if table.knows(digest):
            raise Refused(Code.WRONG_TEXT, "refused-key-known")
        return digest

    def sit_down(
        self, table: Table, seat: int, key: str, invitation: str | None, now: float
    ) -> Change:
        body: Json = {"name": self.given_name, "key": key}
        if invitation is not None:
            body["invitation"] = invitation
        if any(keys.same(table.header.owner_digest, held) for held in _digests(self.holding)):
            body["host"] = True
        change = add_note(table, "sit", seat, now, body)
        if not table.seats[seat].open:
            return change
        return replace(change, listing=Listing(open_seats=len(table.open_seats) - 1))


def _digests(held: Iterable[str]) -> set[str]:
    return {keys.digest(key) for key in held}


class Sit(Newcomer[None], tag="sit"):
    """Sit down with an invitation, or continue with a device link: from now on `key` opens the
    seat, and the invitation opens nothing. If it is sent again with the same secret, it is answered
    again. With the key of a seat: change the name."""

    def decide_for(self, table: Table, key: str | None, context: Context) -> Change:
        assert key is not None
        token = keys.digest(key)
        if _is_repeat(table, token, self.digest):
            return nothing(table)
        holder = table.holder(key, context.now)
        check_open(table)
        if holder.seat is not None:
            return self._sit_again(table, holder.seat, holder, token, context)
        if holder.invited is None:
            raise Refused(Code.NOT_AUTHORISED, "refused-only-looks-on")
        digest = self.new_digest(table)
        if table.seats[holder.invited].taken:
            body = {"link": token, "key": digest}
            return add_note(table, "device", holder.invited, context.now, body)
        _check_other_seats(table, holder.invited, _digests(self.holding))
        change = self.sit_down(table, holder.invited, digest, token, context.now)
        return _with_rate(change, holder.invited, context)

    def _sit_again(
        self, table: Table, number: int, holder: Holder, token: str, context: Context
    ) -> Change:
        """Change the name, or exchange a key that somebody else may know."""
        seat, digest = table.seats[number], self.digest
        if digest is not None and not seat.is_key(digest):
            if not holder.copied:
                raise Refused(Code.SEAT_TAKEN, "refused-seat-taken")
            body = {"link": token, "key": self.new_digest(table)}
            return add_note(table, "device", number, context.now, body)
        name = self.given_name
        if name is None or seat.name == name:
            return nothing(table)
        change = add_note(table, "sit", number, context.now, {"name": name})
        return _with_rate(change, number, context)


def _with_rate(change: Change, seat: int, context: Context) -> Change:
    """A player takes a name only so often."""
    rates = ((context.limits.names, 60.0),)
    return replace(change, rate=RateCheck("refused-name-pace", seat, rates))


def _is_repeat(table: Table, token: str, key: str | None) -> bool:
    return key is not None and any(
        token in seat.spent and keys.same(seat.spent[token].key, key) and seat.is_key(key)
        for seat in table.seats
    )


def _check_other_seats(table: Table, seat: int, holding: Iterable[str]) -> None:
    """A player at a table must not see the hand that somebody else has left there."""
    if table.seats[seat].used and _plays(table, seat, holding):
        raise Refused(Code.NOT_POSSIBLE, "refused-other-seat")


def _plays(table: Table, but: int, holding: Iterable[str]) -> bool:
    """Whether one of these keys belongs to a player at another seat."""
    others = [seat for number, seat in enumerate(table.seats) if number != but]
    return any(
        (table.owner_plays and keys.same(table.header.owner_digest, held))
        or any(seat.is_key(held) or held in seat.former for seat in others)
        for held in holding
    )


class Join(Newcomer[int], kw_only=True):
    """Take an open seat of a public table, with a secret that opens it from now on."""

    # The result is the seat. A player who already has it keeps it.

    key: Annotated[str, Meta(description=SECRET)]

    needs_key: ClassVar[bool] = False

    def decide_for(self, table: Table, key: str | None, context: Context) -> Change:
        digest = self.digest
        assert digest is not None
        for number, seat in enumerate(table.seats):
            if seat.is_key(digest):
                return nothing(table, number)
        check_open(table)
        if not table.open_seats:
            raise Refused(Code.NO_FREE_SEAT, "refused-no-seat")
        number = min(table.open_seats, key=lambda each: table.seats[each].used)
        sitting = self if key is None else replace(self, holding=[*self.holding, key])
        _check_other_seats(table, number, _digests(sitting.holding))
        new = sitting.new_digest(table)
        change = sitting.sit_down(table, number, new, None, context.now)
        return replace(change, result=number)


def first_notes(header: Header, sitters: Iterable[tuple[int, str | None, str]]) -> tuple[Note, ...]:
    """The person who sets up a table sits down at their own seats: seat, name and the key's
    digest."""
    return tuple(
        Note(number, "sit", seat, {"name": name, "key": key, "host": True}, header.created)
        for number, (seat, name, key) in enumerate(sitters)
    )


# -- another device --------------------------------------------------------------------------------


class DeviceToken(msgspec.Struct, frozen=True):
    token: str
    until: float


class LinkDevice(TableCommand[DeviceToken]):
    """A link with which the player at this seat continues on another device."""

    # Once. There is one at a time: it replaces the previous one.

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        seat = own_seat(holder)
        check_open(table)
        _check_changes(table.seats[seat])
        made = DeviceToken(context.new_key(), context.now + context.limits.device_link_seconds)
        body = {"link": keys.digest(made.token), "until": made.until}
        return replace(add_note(table, "device_link", seat, context.now, body), result=made)


# -- getting up ------------------------------------------------------------------------------------


class Leave(TableCommand[str]):
    """Give up the seat. Whoever sits down with the invitation sees the hand that is there."""

    # So it goes to the player alone. Until somebody has sat down, they may ask for another one.

    def decide_for(self, table: Table, key: str | None, context: Context) -> Change:
        assert key is not None
        check_open(table)
        number = table.left_by(key)
        if number is None:
            number = own_seat(table.holder(key, context.now))
        seat, token, now = table.seats[number], context.new_key(), context.now
        _check_changes(seat)
        if seat.taken:
            return _free(table, number, token, "player", now)
        body = {"invitation": keys.digest(token), "by": "player"}
        return replace(add_note(table, "invite", number, now, body), result=token)


def _free(table: Table, seat: int, token: str, by: str, now: float) -> Change:
    """The seat is empty; the result is an invitation to it."""
    body = {"invitation": keys.digest(token), "by": by, "name": table.seats[seat].name}
    change = add_note(table, "free", seat, now, body)
    open_seats = len({*table.open_seats, seat} if table.seats[seat].open else table.open_seats)
    return replace(change, listing=Listing(open_seats=open_seats), result=token)


def _seat_of_a_person(table: Table, holder: Holder, number: int, now: float) -> Seat:
    check_owner(holder)
    check_open(table)
    if number not in table.persons:
        raise Refused(Code.NOT_POSSIBLE, "refused-not-a-person", seat=str(number))
    seat = table.seats[number]
    if seat.used and table.owner_plays:
        raise Refused(Code.NOT_POSSIBLE, "refused-owner-plays")
    _check_owner_changes(seat, now)
    return seat


class Invite(TableCommand[str]):
    """A new invitation to an empty seat, as the owner; the previous one no longer works."""

    seat: int

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        if _seat_of_a_person(table, holder, self.seat, context.now).taken:
            raise Refused(Code.SEAT_TAKEN, "refused-seat-in-use")
        token = context.new_key()
        body = {"invitation": keys.digest(token)}
        return replace(add_note(table, "invite", self.seat, context.now, body), result=token)


class Freed(msgspec.Struct, frozen=True):
    """An invitation to the seat, or when it may be freed; neither if its player is there."""

    invitation: str | None
    free_at: float | None


class Free(TableCommand[Freed]):
    """Free the seat of a player who is away, as an owner who does not play. The first request calls
    the player and tells everybody; if nobody has come back by the time it names, another one frees
    the seat."""

    seat: int

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        now, since = context.now, context.up_since
        seat = _seat_of_a_person(table, holder, self.seat, now)
        if not seat.taken:
            raise Refused(Code.NOT_POSSIBLE, "refused-seat-empty", seat=str(self.seat))
        until = None if seat.call is None else free_at(seat.call.at, seat.call.until, since, now)
        if seat.here_at is not None and 0 <= now - seat.here_at < BETWEEN_CALLS:
            return nothing(table, Freed(None, until))
        if until is None:
            patience = max(context.limits.absence_seconds, DAY * table.header.clock.days)
            change = add_note(table, "call", self.seat, now, {"until": now + patience})
            return replace(change, result=Freed(None, free_at(now, now + patience, since, now)))
        if now < until:
            return nothing(table, Freed(None, until))
        change = _free(table, self.seat, context.new_key(), "owner", now)
        return replace(change, result=Freed(change.result, None))


def free_at(called: float, until: float, since: float, now: float) -> float:
    """When a seat whose player was called may be freed: nobody could come back before the server
    started. (A call from later than now is from before clocks were set back.)"""
    counts_from = max(called if called <= now else since, since)
    return counts_from + until - called


class Present(InternalCommand):
    """The player was called, and is here."""

    seat: int

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        if table.seats[self.seat].call is None:
            return nothing(table)
        return add_note(table, "present", self.seat, context.now, {})
