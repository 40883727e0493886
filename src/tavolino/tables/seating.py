"""Sitting down and getting up. Each command is checked here against the table and becomes a
`Change` of its log, or is refused."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from msgspec.structs import replace

from ..core.contract import Json
from . import keys
from .clock import DAY
from .errors import Code, Refused
from .log import Change, Header, Listing, Note
from .note_limits import add_note
from .seats import MOST_CHANGES, Seat
from .table import Holder, Table
from .text_input import clean_name

BETWEEN_CALLS = 60  # seconds: a player who has just answered is not called again


@dataclass(frozen=True)
class Sitting:
    """Somebody who sits down: their name, the digest of their secret, and the digests of the other
    keys of this table that they hold."""

    name: str | None
    key: str | None
    holding: frozenset[str] = frozenset()


def _open(table: Table) -> None:
    if table.closed:
        raise Refused(Code.TABLE_CLOSED, "refused-closed")


def check_owner(holder: Holder) -> None:
    if not holder.owner:
        raise Refused(Code.NOT_AUTHORISED, "refused-owner-only")


def _bounded(seat: Seat) -> None:
    """A player changes the keys of their seat only so often."""
    if seat.changes >= MOST_CHANGES:
        raise Refused(Code.RATE_LIMITED, "refused-seat-changes", most=MOST_CHANGES)


def _owner_bounded(seat: Seat, now: float) -> None:
    """The owner goes on, whatever players have done, but only so often in a day."""
    changes = seat.owner_changes
    if len(changes) == MOST_CHANGES and 0 <= now - changes[0] < DAY:
        raise Refused(Code.RATE_LIMITED, "refused-seat-changes", most=MOST_CHANGES)


# -- sitting down ----------------------------------------------------------------------------------


def sit(table: Table, token: str, sitting: Sitting, now: float) -> Change:
    """Sit down with an invitation, continue with a device link or, with the key of a seat, change
    the name. Repeating it with the same secret changes nothing."""
    if _is_repeat(table, keys.digest(token), sitting.key):
        return Change(table.header.id)
    holder = table.holder(token, now)
    _open(table)
    if holder.seat is not None:
        return _sit_again(table, holder, keys.digest(token), sitting, now)
    if holder.invited is None:
        raise Refused(Code.NOT_AUTHORISED, "refused-only-looks-on")
    seat = table.seats[holder.invited]
    key = _new_key(table, sitting)
    if seat.taken:
        body = {"link": keys.digest(token), "key": key}
        return add_note(table, "device", holder.invited, now, body)
    _check_other_seats(table, holder.invited, sitting.holding)
    return _sit_down(table, holder.invited, key, keys.digest(token), sitting, now)


def _is_repeat(table: Table, token: str, key: str | None) -> bool:
    return key is not None and any(
        token in seat.spent and keys.same(seat.spent[token].key, key) and seat.is_key(key)
        for seat in table.seats
    )


def _sit_again(table: Table, holder: Holder, token: str, sitting: Sitting, now: float) -> Change:
    """Change the name, or exchange a key that somebody else may know."""
    assert holder.seat is not None
    seat = table.seats[holder.seat]
    if sitting.key is not None and not seat.is_key(sitting.key):
        if not holder.copied:
            raise Refused(Code.SEAT_TAKEN, "refused-seat-taken")
        body = {"link": token, "key": _new_key(table, sitting)}
        return add_note(table, "device", holder.seat, now, body)
    name = _name(sitting.name)
    if name is None or seat.name == name:
        return Change(table.header.id)
    return add_note(table, "sit", holder.seat, now, {"name": name})


def _sit_down(
    table: Table, seat: int, key: str, invitation: str | None, sitting: Sitting, now: float
) -> Change:
    body: Json = {"name": _name(sitting.name), "key": key}
    if invitation is not None:
        body["invitation"] = invitation
    if any(keys.same(table.header.owner_digest, held) for held in sitting.holding):
        body["host"] = True
    change = add_note(table, "sit", seat, now, body)
    if not table.seats[seat].open:
        return change
    return replace(change, listing=Listing(open_seats=len(table.open_seats) - 1))


def _name(given: str | None) -> str | None:
    return None if given is None else clean_name(given)


def _new_key(table: Table, sitting: Sitting) -> str:
    """The digest of a secret that is new to the table: an invitation used as a key would open the
    seat to the person who sent it."""
    if sitting.key is None:
        raise Refused(Code.WRONG_TEXT, "refused-key-missing")
    if table.knows(sitting.key):
        raise Refused(Code.WRONG_TEXT, "refused-key-known")
    return sitting.key


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


def join(table: Table, sitting: Sitting, now: float) -> tuple[int, Change]:
    """Take an open seat. A player who already has it keeps it."""
    if sitting.key is not None:
        for number, seat in enumerate(table.seats):
            if seat.is_key(sitting.key):
                return number, Change(table.header.id)
    _open(table)
    if not table.open_seats:
        raise Refused(Code.NO_FREE_SEAT, "refused-no-seat")
    number = min(table.open_seats, key=lambda each: table.seats[each].used)
    _check_other_seats(table, number, sitting.holding)
    return number, _sit_down(table, number, _new_key(table, sitting), None, sitting, now)


def first_notes(header: Header, sitters: Iterable[tuple[int, str | None, str]]) -> tuple[Note, ...]:
    """The person who sets up a table sits down at their own seats: seat, name and the key's
    digest."""
    return tuple(
        Note(number, "sit", seat, {"name": name, "key": key, "host": True}, header.created)
        for number, (seat, name, key) in enumerate(sitters)
    )


# -- another device --------------------------------------------------------------------------------


def device_link(table: Table, holder: Holder, link: str, until: float, now: float) -> Change:
    """A link with which the player continues elsewhere, once. There is one at a time: it replaces
    the previous one."""
    if holder.seat is None:
        raise Refused(Code.NOT_AUTHORISED, "refused-only-looks-on")
    _open(table)
    _bounded(table.seats[holder.seat])
    return add_note(table, "device_link", holder.seat, now, {"link": link, "until": until})


# -- getting up ------------------------------------------------------------------------------------


def leave(table: Table, token: str, invitation: str, now: float) -> Change:
    """Give up a seat. The new invitation goes to the player alone, since it shows their hand to
    whoever sits down with it. Until somebody has, they may ask for another one."""
    _open(table)
    number = table.left_by(token)
    if number is None:
        number = table.holder(token, now).seat
    if number is None:
        raise Refused(Code.NOT_AUTHORISED, "refused-only-looks-on")
    seat = table.seats[number]
    _bounded(seat)
    if not seat.taken:
        return add_note(table, "invite", number, now, {"invitation": invitation, "by": "player"})
    return _free(table, number, invitation, "player", now)


def _free(table: Table, seat: int, invitation: str, by: str, now: float) -> Change:
    body = {"invitation": invitation, "by": by, "name": table.seats[seat].name}
    change = add_note(table, "free", seat, now, body)
    open_seats = len({*table.open_seats, seat} if table.seats[seat].open else table.open_seats)
    return replace(change, listing=Listing(open_seats=open_seats))


def _seat_of_a_person(table: Table, holder: Holder, number: int, now: float) -> Seat:
    check_owner(holder)
    _open(table)
    if number not in table.persons:
        raise Refused(Code.NOT_POSSIBLE, "refused-not-a-person", seat=str(number))
    seat = table.seats[number]
    if seat.used and table.owner_plays:
        raise Refused(Code.NOT_POSSIBLE, "refused-owner-plays")
    _owner_bounded(seat, now)
    return seat


def invite(table: Table, holder: Holder, number: int, invitation: str, now: float) -> Change:
    """A new invitation to an empty seat; the previous one no longer works."""
    if _seat_of_a_person(table, holder, number, now).taken:
        raise Refused(Code.SEAT_TAKEN, "refused-seat-in-use")
    return add_note(table, "invite", number, now, {"invitation": invitation})


def free(
    table: Table,
    holder: Holder,
    number: int,
    invitation: str,
    *,
    absence: float,
    since: float,
    now: float,
) -> Change:
    """Free the seat of a player who is away. The first request tells everybody and gives the player
    time to come back; a later one frees the seat. `since` is when this server started: nobody could
    come back earlier."""
    seat = _seat_of_a_person(table, holder, number, now)
    if not seat.taken:
        raise Refused(Code.NOT_POSSIBLE, "refused-seat-empty", seat=str(number))
    if seat.here_at is not None and 0 <= now - seat.here_at < BETWEEN_CALLS:
        return Change(table.header.id)
    if seat.call is None:
        patience = max(absence, DAY * table.header.clock.days)
        return add_note(table, "call", number, now, {"until": now + patience})
    if now < free_at(seat, since, now):
        return Change(table.header.id)
    return _free(table, number, invitation, "owner", now)


def free_at(seat: Seat, since: float, now: float) -> float:
    """When a seat whose player was called may be freed. (A call from later than now is from before
    clocks were set back.)"""
    assert seat.call is not None
    called = seat.call.at if seat.call.at <= now else since
    return max(called, since) + seat.call.until - seat.call.at


def present(table: Table, seat: int, now: float) -> Change:
    """The player was called, and is here."""
    if table.seats[seat].call is None:
        return Change(table.header.id)
    return add_note(table, "present", seat, now, {})
