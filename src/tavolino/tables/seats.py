"""A seat, and what opens it.

An *invitation* shows a spectator's view and lets somebody sit down, once: they choose a secret, and
from then on that secret is the seat's key and the invitation opens nothing. A *device link* does
the same for another device of the player. All are stored as digests.
"""

from __future__ import annotations

import re
from collections import deque
from dataclasses import dataclass, field

from . import keys
from .log import Note

# What pages used to store for players who gave no name, in the player's language.
_FORMER_DEFAULT = re.compile(r"(?:Player|Giocatore|Παίκτης|Spieler|Joueur|Jugador) \d+")

MOST_DEVICES = 5  # per player; a further one replaces the oldest
MOST_CHANGES = 200  # notes about the keys of a seat, until its owner frees it


@dataclass(frozen=True)
class DeviceLink:
    digest: str
    at: float
    until: float


@dataclass(frozen=True)
class Spent:
    """An invitation or device link that was used, and the key that it was exchanged for."""

    key: str
    device: bool


@dataclass(frozen=True)
class Call:
    """The owner has called an absent player, who has time to come back."""

    at: float
    until: float


@dataclass
class Seat:
    """`name` is None for a player who gave none: everybody's language has a word for them."""

    bot: str | None
    open: bool
    invitation: str | None
    taken: bool = False
    name: str | None = None
    keys: tuple[str, ...] = ()
    host: bool = False  # the person who set up the table plays here
    used: bool = False  # somebody has sat here, now or before
    device_link: DeviceLink | None = None
    call: Call | None = None
    here_at: float | None = None  # when the player last answered a call
    left: bool = False  # empty because its player gave it up
    changes: int = 0  # of its keys, by players
    freed: int = 0  # the first note after its owner last freed it
    owner_changes: deque[float] = field(default_factory=lambda: deque(maxlen=MOST_CHANGES))
    spent: dict[str, Spent] = field(default_factory=dict)
    former: dict[str, str] = field(default_factory=dict)  # former keys, and who freed the seat

    @property
    def copied_key(self) -> str | None:
        """A key that somebody else may know: at old tables, the key of a seat was part of its link.
        It opens the seat until the player exchanges it for a secret of their own."""
        return self.invitation if self.taken else None

    def is_key(self, given: str) -> bool:
        return any(keys.same(given, key) for key in self.keys)

    def is_invitation(self, given: str) -> bool:
        return self.invitation is not None and keys.same(given, self.invitation)

    def is_device_link(self, given: str) -> bool:
        return self.device_link is not None and keys.same(given, self.device_link.digest)

    def knows(self, given: str) -> bool:
        """Whether a digest is, or was, used for something here."""
        return (
            self.is_key(given)
            or self.is_invitation(given)
            or self.is_device_link(given)
            or given in self.spent
            or given in self.former
        )

    # -- notes -----------------------------------------------------------------------------------

    def apply_note(self, note: Note) -> None:
        body = note.body
        self._count(note)
        if note.kind == "sit":
            self._sit(given_name(note), body.get("key"), body.get("invitation"))
            self.host = body.get("host", self.host)
        elif note.kind == "key":  # at old tables: freed, or an open seat taken
            self._free(body["digest"], "owner")
            if "name" in body:
                self.invitation = None
                self._sit(given_name(note), body["digest"], None)
        elif note.kind == "free":
            self._free(body["invitation"], body["by"])
        elif note.kind == "invite":
            self.invitation = body["invitation"]
        elif note.kind == "device_link":
            self.device_link = DeviceLink(body["link"], note.at, body["until"])
        elif note.kind == "device":
            self._add_device(body["link"], body["key"])
        elif note.kind == "call":
            self.call = Call(note.at, body["until"])
        elif note.kind == "present":
            self.call, self.here_at = None, note.at

    def _count(self, note: Note) -> None:
        """Count a change for whoever makes it. Whoever gets a seat that its owner has freed has not
        made those of the players before them."""
        by = note.body.get("by", "owner" if note.kind in ("call", "invite") else "player")
        if by == "owner":
            self.owner_changes.append(note.at)
        elif note.kind != "present" and (note.kind != "sit" or "key" in note.body):
            self.changes += 1
        if note.kind == "free" and by == "owner":
            self.changes, self.freed = 0, note.number + 1

    def _sit(self, name: str | None, key: str | None, invitation: str | None) -> None:
        self.name, self.taken, self.used, self.left = name, True, True, False
        if key is not None:
            self.keys, self.invitation = (key,), None
            if invitation is not None:
                self.spent[invitation] = Spent(key, device=False)
        elif not self.keys and self.invitation is not None:
            self.keys = (self.invitation,)  # at old tables

    def _free(self, invitation: str | None, by: str) -> None:
        self.former |= dict.fromkeys(self.keys, by)
        self.keys, self.invitation, self.name, self.taken = (), invitation, None, False
        self.device_link = self.call = self.here_at = None
        self.left = by == "player"
        self.host = False
        self.spent.clear()

    def _add_device(self, link: str, key: str) -> None:
        exchanged = self.is_invitation(link)
        self.spent[link] = Spent(key, device=not exchanged)
        if exchanged:
            self.keys = tuple(each for each in self.keys if each != link)
            self.invitation = None
        else:
            self.device_link = None
        self.keys = (*self.keys, key)[-MOST_DEVICES:]


def given_name(note: Note) -> str | None:
    """The name that a player gave, if any."""
    name: str | None = note.body.get("name")
    return None if name is None or _FORMER_DEFAULT.fullmatch(name) else name


# Notes that concern a seat.
SEAT_NOTES = frozenset({"sit", "key", "free", "invite", "device_link", "device", "call", "present"})
