"""What each note does to its seat: who is charged for it, and what opens the seat then."""

from __future__ import annotations

from typing import Any

import pytest

from tavolino.tables.log import Note, NoteKind
from tavolino.tables.seats import Seat


def seat_after(*notes: tuple[NoteKind, dict[str, Any]], invitation: str | None = "card") -> Seat:
    seat = Seat(None, False, invitation)
    for number, (kind, body) in enumerate(notes):
        seat.apply_note(Note(number, kind, 0, body, float(number)))
    return seat


SIT: tuple[NoteKind, dict[str, Any]] = ("sit", {"name": "Anna", "key": "a", "invitation": "card"})
LEAVE: tuple[NoteKind, dict[str, Any]] = ("free", {"invitation": "next", "by": "player"})


@pytest.mark.parametrize(
    ("kind", "body", "by_players", "by_owner"),
    [
        ("sit", {"name": "Annabel"}, 0, 0),
        ("sit", {"name": "Anna", "key": "b"}, 1, 0),
        ("device_link", {"link": "l", "until": 9.0}, 1, 0),
        ("device", {"link": "l", "key": "b"}, 1, 0),
        ("present", {}, 0, 0),
        ("free", {"invitation": "next", "by": "player"}, 1, 0),
        ("call", {"until": 9.0}, 0, 1),
        ("invite", {"invitation": "next"}, 0, 1),
        ("invite", {"invitation": "next", "by": "player"}, 1, 0),
    ],
)
def test_whoever_makes_a_change_is_charged_for_it(
    kind: NoteKind, body: dict[str, Any], by_players: int, by_owner: int
) -> None:
    for before in ([SIT], [SIT, LEAVE]):
        seat, changed = seat_after(*before), seat_after(*before, (kind, body))
        assert changed.changes - seat.changes == by_players
        assert list(changed.owner_changes) == [float(len(before))] * by_owner


def test_a_seat_that_its_owner_has_freed_begins_anew() -> None:
    seat = seat_after(SIT, ("free", {"invitation": "next", "by": "owner"}))
    assert (seat.changes, seat.freed, list(seat.owner_changes)) == (0, 2, [1.0])
    assert seat_after(SIT, LEAVE).freed == 0, "whoever leaves has made the changes"


def test_at_an_old_table_the_invitation_is_the_key() -> None:
    seat = seat_after(("sit", {"name": "Anna"}))
    assert (seat.keys, seat.copied_key) == (("card",), "card")
    device: tuple[NoteKind, dict[str, Any]] = ("device", {"link": "l", "key": "phone"})
    seat = seat_after(("sit", {"name": "Anna"}), device, ("sit", {"name": "Annabel"}))
    assert seat.keys == ("card", "phone"), "another name takes no device away"
    assert seat_after(("sit", {"name": "Anna"}), invitation=None).keys == ()
