"""Chat, and sharing what has become of a game."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta
from msgspec.structs import replace

from ...text.language import ENGLISH
from ...text.names import called
from .. import keys
from ..errors import Code, Refused
from ..log import NAMELESS_SPECTATOR, Change, RateCheck, Rates
from ..note_limits import add_note
from ..table import Holder, Table
from ..text_input import LONGEST_ID, clean, clean_name
from .base import Context, TableCommand, check_open, nothing, own_seat, seated


class Chat(TableCommand[None], tag="chat"):
    """Say something to the other players or, as a spectator, to the other spectators. A line that
    is sent again with the same id is said once."""

    # Spectators share a key: the address tells them apart, so that each has a limit.

    text: str
    name: Annotated[str | None, Meta(description="of a spectator")] = None

    needs_key: ClassVar[bool] = False
    keeps_id: ClassVar[bool] = True

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        check_open(table)
        limits = context.limits
        text, name = clean("chat", self.text, limits.chat_length), self.name
        rates: Rates = ((limits.chat_lines, limits.chat_seconds),)
        if holder.seat is not None:
            seat = seated(table, holder)
            unnamed = table.seats[seat].name is None
            name = None if unnamed else called(table.given_names, ENGLISH)[seat]
            rate = RateCheck("refused-chat-pace", seat, rates)
        else:
            name = clean_name(name or NAMELESS_SPECTATOR)
            rates += ((limits.spectator_lines, 3600.0),)
            rate = RateCheck("refused-chat-pace", context.client, rates)
        body = {"channel": holder.channel, "name": name, "text": text}
        if self.id is not None:
            body["request"] = clean("id", self.id, LONGEST_ID)
            if any(note.body == body for note in table.noted("chat", holder.seat)):
                return nothing(table)
        return replace(add_note(table, "chat", holder.seat, context.now, body), rate=rate)


class Share(TableCommand[None]):
    """Let previews of the link to a finished game show its end, as one of its players."""

    # Also at a closed table.

    game: int
    key: Annotated[
        str | None,
        Meta(
            description="for those who get the link: it opens the table as a spectator's key does."
            " Where there are no spectators, it opens it only while no game is being played"
        ),
    ] = None

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        seat, game = own_seat(holder), self.game
        if not 0 <= game < len(table.rounds):
            raise Refused(Code.UNKNOWN_PLY, "refused-no-game", last=len(table.rounds) - 1)
        if not table.rounds[game].over:
            raise Refused(Code.GAME_RUNNING, "refused-not-finished")
        opens = None if self.key is None else keys.digest_of_secret(self.key)
        if opens is not None and table.keeps_from_spectators(opens):
            raise Refused(Code.WRONG_TEXT, "refused-key-known")
        if game in table.shared and (opens is None or opens in table.share_keys):
            return nothing(table)
        body = {"round": game} if opens is None else {"round": game, "key": opens}
        return add_note(table, "share", seat, context.now, body)
