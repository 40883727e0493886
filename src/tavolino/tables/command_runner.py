"""Commands on live tables, for the holders of keys. Each is decided (`commands`, `seating`), stored
and applied; the presenter shows the table afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from . import commands, keys, seating
from .command_results import DeviceLink, Freed
from .commands import ChatLine, Move, OfferKind, Request
from .dealing import Dealer
from .limits import Limits
from .live_table import CountOnce
from .live_tables import LiveTables
from .log import Change
from .seating import Sitting
from .server_clock import ServerClock
from .table import Holder, Table

Decide = Callable[[Table, Holder, float], Change]


class CommandRunner:
    def __init__(
        self,
        live_tables: LiveTables,
        limits: Limits,
        dealer: Dealer,
        clock: ServerClock,
        new_key: Callable[[], str],
    ) -> None:
        self.up_since = clock()  # nobody could come back to a table earlier
        self._live_tables = live_tables
        self._limits = limits
        self._dealer = dealer
        self._clock = clock
        self._new_key = new_key

    # -- playing ---------------------------------------------------------------------------------

    async def play(self, table: str, key: str, move: Move) -> int:
        """Play a move; returns its ply. If it is sent again with the same id, it is answered again
        but played once."""
        return await self._request(
            table, key, move, lambda t, h, now: commands.play(t, h, move, now)
        )

    async def undo(self, table: str, key: str, request: Request) -> int:
        """Undo your own last move, as long as it has revealed nothing and nobody else has acted."""
        return await self._request(
            table, key, request, lambda t, h, now: commands.undo(t, h, request, now)
        )

    async def offer(self, table: str, key: str, what: OfferKind) -> None:
        """Offer a draw, a takeback or a rematch, or agree to the one that was made."""
        await self._execute(
            table, key, lambda t, h, now: commands.offer(t, h, what, self._dealer, now)
        )

    async def decline(self, table: str, key: str, what: OfferKind) -> None:
        await self._execute(table, key, lambda t, h, now: commands.decline(t, h, what, now))

    async def resign(self, table: str, key: str) -> None:
        await self._execute(table, key, commands.resign)

    async def resign_game(self, table: str, key: str) -> None:
        await self._execute(table, key, commands.resign_game)

    async def claim_time(self, table: str, key: str) -> None:
        await self._execute(table, key, commands.claim_time)

    async def next_round(self, table: str, key: str) -> None:
        await self._execute(
            table, key, lambda t, h, now: commands.next_round(t, h, self._dealer, now)
        )

    async def close(self, table: str, owner: str) -> None:
        await self._execute(table, owner, commands.close)

    # -- chat ------------------------------------------------------------------------------------

    async def say(
        self,
        table: str,
        key: str | None,
        text: str,
        name: str | None = None,
        request: str | None = None,
        client: str | None = None,
    ) -> None:
        """Chat: a seat with the players, others with the spectators. A repeated `request` is said
        once. Spectators share a key; `client` tells them apart, so that each has a limit."""
        line = ChatLine(text, name, request)
        limits = self._limits
        of_all = (limits.chat_lines, limits.chat_seconds)
        of_spectators = (limits.spectator_lines, 3600.0)
        count = CountOnce(await self._live_tables.get(table))

        def decide(current: Table, holder: Holder, now: float) -> Change:
            change = commands.say(current, holder, line, now, limits.chat_length)
            if not change.notes:
                return change
            if holder.seat is not None:
                count("refused-chat-pace", holder.seat, (of_all,), self._clock.monotonic())
            else:
                who = client or holder.onlooker
                paces = (of_all, of_spectators)
                count("refused-chat-pace", who, paces, self._clock.monotonic())
            return change

        await self._execute(table, key, decide)

    # -- seats -----------------------------------------------------------------------------------

    async def sit(
        self,
        table: str,
        token: str,
        name: str | None = None,
        key: str | None = None,
        holding: Sequence[str] = (),
    ) -> None:
        """Sit down with an invitation, or continue with a device link; `key` is the secret that
        opens the seat from now on, chosen by the player. With the key of a seat as the token,
        change the name. `holding` lists the other keys of this table that the same client has."""
        sitting = _sitting(name, key, holding)
        count = CountOnce(await self._live_tables.get(table))

        def decide(current: Table) -> Change:
            now = self._clock()
            change = seating.sit(current, token, sitting, now)
            for note in change.notes:
                if note.kind == "sit":
                    assert note.seat is not None
                    pace = (self._limits.names, 60.0)
                    count("refused-name-pace", note.seat, (pace,), self._clock.monotonic())
            return change

        await self._live_tables.execute(table, decide)

    async def join(
        self, table: str, name: str | None, key: str, holding: Sequence[str] = ()
    ) -> int:
        """Take an open seat of a public table, with the player's own secret; returns the seat."""
        sitting = _sitting(name, key, holding)
        seats: list[int] = []

        def decide(current: Table) -> Change:
            seat, change = seating.join(current, sitting, self._clock())
            seats.append(seat)
            return change

        await self._live_tables.execute(table, decide)
        return seats[-1]

    async def device_link(self, table: str, key: str) -> DeviceLink:
        """A link with which the player at a seat continues on another device, once."""
        token, until = self._new_key(), self._clock() + self._limits.device_link_seconds
        link = keys.digest(token)
        await self._execute(
            table, key, lambda t, h, now: seating.device_link(t, h, link, until, now)
        )
        return DeviceLink(token, until)

    async def leave(self, table: str, key: str) -> str:
        """Give up the seat of a key; returns the invitation to it, to pass on."""
        token = self._new_key()
        digest = keys.digest(token)
        await self._live_tables.execute(
            table, lambda t: seating.leave(t, key, digest, self._clock())
        )
        return token

    async def invite(self, table: str, owner: str, seat: int) -> str:
        """A new invitation to an empty seat."""
        token = self._new_key()
        digest = keys.digest(token)
        await self._execute(table, owner, lambda t, h, now: seating.invite(t, h, seat, digest, now))
        return token

    async def free(self, table: str, owner: str, seat: int) -> Freed:
        """Free the seat of a player who is away; see `seating.free`."""
        token = self._new_key()

        def decide(current: Table, holder: Holder, now: float) -> Change:
            return seating.free(
                current,
                holder,
                seat,
                keys.digest(token),
                absence=self._limits.absence_seconds,
                since=self.up_since,
                now=now,
            )

        await self._execute(table, owner, decide)
        current, _ = await self._live_tables.open_with_key(table, owner)
        freed = current.seats[seat]
        if freed.is_invitation(keys.digest(token)):
            return Freed(token, None)
        called = freed.call is not None
        until = seating.free_at(freed, self.up_since, self._clock()) if called else None
        return Freed(None, until)

    async def share(self, table: str, key: str, game: int, others: str | None = None) -> None:
        """Let anybody see how a finished game ended; `others` get a key to go through it."""
        await self._execute(table, key, lambda t, h, now: commands.share(t, h, game, others, now))

    # -- from deciding to applying ---------------------------------------------------------------

    async def _execute(self, table: str, key: str | None, decide: Decide) -> None:
        """Run a command for the holder of a key."""

        def decide_now(current: Table) -> Change:
            now = self._clock()
            return decide(current, current.holder(key, now), now)

        await self._live_tables.execute(table, decide_now)

    async def _request(self, table: str, key: str, request: Request, decide: Decide) -> int:
        """Run a request for the holder of a key; returns its ply. A request that has been done
        before is not done again."""
        plies: list[int] = []

        def decide_once(current: Table) -> Change:
            now = self._clock()
            holder = current.holder(key, now)
            done = commands.stored_answer(current, holder, request)
            if done is not None:
                plies.append(done.ply)
                return Change(table)
            change = decide(current, holder, now)
            plies.append(change.entries[0].ply)
            return change

        await self._live_tables.execute(table, decide_once)
        return plies[-1]


def _sitting(name: str | None, key: str | None, holding: Sequence[str]) -> Sitting:
    digest = None if key is None else keys.digest_of_secret(key)
    return Sitting(name, digest, frozenset(keys.digest(held) for held in holding))
