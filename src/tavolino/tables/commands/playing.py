"""Moves, offers, and the end of a game."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, get_args

from msgspec import Meta, to_builtins
from msgspec.structs import replace

from ...core.contract import Json, Options, Rules
from ...core.errors import IllegalMove
from ...core.match import next_first
from ..bot_tables import continues_without_people
from ..dealing import Dealer
from ..errors import Code, NotYourTurn, Refused, RefusedMove
from ..log import Change, Entry, EntryKind, Header, Listing, Note
from ..note_limits import add_note
from ..round import Round
from ..table import Holder, Table
from ..table_spec import EarlyEnd
from ..text_input import LONGEST_ID, LONGEST_MOVE, clean
from .allowed import is_own_last_move
from .base import (
    Context,
    InternalCommand,
    PlyCommand,
    TableCommand,
    check_owner,
    nothing,
    playing,
    seated,
)

MOST_OFFERS_AT_ONCE = 3  # of a kind, before anybody has moved
MOST_TAKEN_BACK = 200  # moves, by a seat in one game

OfferKind = Literal["draw", "takeback", "rematch"]
MoveText = Annotated[str, Meta(description="as in `legal` of the view", examples=["r7@3"])]
What = Annotated[
    str,
    Meta(description="what is offered", extra_json_schema={"enum": list(get_args(OfferKind))}),
]


def _entry(
    table: Table,
    kind: EntryKind,
    seat: int | None,
    now: float,
    *,
    player: int | None,
    over: bool,
    body: Json | None = None,
    request: str | None = None,
) -> Change:
    """One entry. After it, `player` is to move (None: nobody), and the match is `over` or not, for
    the lists of tables."""
    round = len(table.rounds) - (kind != "deal")
    entry = Entry(table.ply, round, kind, seat, body or {}, now, request)
    bot = player is not None and table.seats[player].bot is not None and bool(table.persons)
    listing = _listing(table, over, bot)
    if kind == "move" and table.ply == 1:
        listing = replace(listing, started=True)
    return Change(table.header.id, entries=(entry,), listing=listing)


def _listing(table: Table, over: bool, bot: bool) -> Listing:
    """What changes in the lists of tables. A bot that is to move again is listed again, since it
    waits from now on. Bots that play each other wait for somebody to watch, and are not listed as
    waiting."""
    had_bot = table.bot_to_move is not None
    return Listing(
        over=over if over != table.match_over else None, bot_to_move=bot if bot or had_bot else None
    )


# -- moves -----------------------------------------------------------------------------------------


class Play(PlyCommand, tag="play"):
    """Play a move. If it is sent again with the same id, it is answered again but played once."""

    move: MoveText

    entry: ClassVar[EntryKind] = "move"

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        seat = seated(table, holder)
        self.check_ply(table)
        playing(table, holder)
        if table.round.player != seat:
            raise NotYourTurn(table.given_names, table.round.player or 0)
        text = clean("move", self.move, LONGEST_MOVE)
        request_id = clean("id", self.id, LONGEST_ID)
        try:
            return _move(table, text, context.now, request_id)
        except IllegalMove as refusal:
            raise RefusedMove(refusal, to_builtins(table.round.view(seat))) from refusal


class BotMove(InternalCommand):
    """A bot's move, unless the table has moved on while it was thinking."""

    ply: int
    move: str

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        if table.ply != self.ply or table.bot_to_move is None:
            return nothing(table)
        return _move(table, self.move, context.now, None)


def _move(table: Table, text: str, now: float, request: str | None) -> Change:
    """The entry of a legal move, as records write it; IllegalMove for any other text."""
    trial = table.round.tried(text)
    game = trial.after
    return _entry(
        table,
        "move",
        trial.before.player,
        now,
        player=game.player,
        over=game.over and table.last_round,
        body={"move": trial.move},
        request=request,
    )


class Undo(PlyCommand, tag="undo"):
    """Undo your own last move, as long as it has revealed nothing and nobody else has acted."""

    entry: ClassVar[EntryKind] = "undo"

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        seat = playing(table, holder)
        self.check_ply(table)
        if not is_own_last_move(table, seat):
            raise Refused(Code.NOTHING_TO_UNDO, "refused-nothing-to-undo")
        if table.round.reveals_hidden:
            raise Refused(Code.HIDDEN_REVEALED, "refused-revealed")
        _check_taken_back(table, seat)
        request_id = clean("id", self.id, LONGEST_ID)
        return _entry(table, "undo", seat, context.now, player=seat, over=False, request=request_id)


def _check_taken_back(table: Table, seat: int) -> None:
    game = len(table.rounds) - 1
    taken_back = sum(
        entry.kind in ("undo", "takeback") and entry.seat == seat and entry.round == game
        for entry in table.entries
    )
    if taken_back >= MOST_TAKEN_BACK:
        raise Refused(Code.RATE_LIMITED, "refused-full", limit="undo", most=MOST_TAKEN_BACK)


# -- offers ----------------------------------------------------------------------------------------


class Offer(TableCommand[None], tag="offer"):
    """Offer a draw, a takeback or a rematch, or agree to the one that was made."""

    # It happens when all people at the table have agreed. Bots agree to a takeback and a rematch,
    # and never to a draw.

    what: What

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        seat, what = seated(table, holder), _checked(self.what)
        _check_offer(table, seat, what)
        standing = table.offers.get(what)
        agreed = (standing.agreed if standing else frozenset()) | {seat}
        if agreed.issuperset(table.persons):
            return _agreed(table, what, standing.seat if standing else seat, context)
        if standing is None:
            _check_offered(table, seat, what)
            return add_note(table, "offer", seat, context.now, {"what": what, "ply": table.ply})
        if seat in standing.agreed:
            return nothing(table)
        return add_note(table, "agree", seat, context.now, {"what": what})


class Decline(TableCommand[None], tag="decline"):
    """Decline an offer, or withdraw your own."""

    what: What

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        seat, what = seated(table, holder), _checked(self.what)
        if what not in table.offers:
            raise Refused(Code.NO_OFFER, "refused-no-offer", offer=what)
        return add_note(table, "decline", seat, context.now, {"what": what})


def _checked(what: str) -> str:
    if what not in get_args(OfferKind):
        kinds = ", ".join(get_args(OfferKind))
        raise Refused(Code.WRONG_TEXT, "refused-offer-kind", kinds=kinds)
    return what


def _check_offer(table: Table, seat: int, what: str) -> None:
    if what == "rematch":
        if not table.match_over:
            raise Refused(Code.GAME_RUNNING, "refused-rematch-later")
        return
    if table.round.over:
        raise Refused(Code.GAME_OVER, "refused-over")
    if what == "draw" and len(table.persons) < len(table.seats):
        raise Refused(Code.NOT_POSSIBLE, "refused-bot-draw")
    if what == "takeback" and table.offers.get(what) is None:
        if _last_of(table, seat) is None:
            raise Refused(Code.NOTHING_TO_UNDO, "refused-no-move-yet")
        _check_taken_back(table, seat)


def _check_offered(table: Table, seat: int, what: str) -> None:
    now = {"what": what, "ply": table.ply}
    if sum(note.body == now for note in table.noted("offer", seat)) >= MOST_OFFERS_AT_ONCE:
        raise Refused(Code.RATE_LIMITED, "refused-offered", most=MOST_OFFERS_AT_ONCE)


def _last_of(table: Table, seat: int) -> int | None:
    """The number of this seat's last move."""
    round = table.round
    own = [
        number
        for number in range(round.given, len(round.played))
        if round.played[number].seat == seat
    ]
    return own[-1] if own else None


def _agreed(table: Table, what: str, seat: int, context: Context) -> Change:
    if what == "draw":
        return _entry(table, "draw", seat, context.now, player=None, over=table.last_round)
    if what == "takeback":
        body: Json = {"to": _last_of(table, seat)}
        return _entry(table, "takeback", seat, context.now, player=seat, over=False, body=body)
    first = next(round for round in table.rounds if round.match == table.round.match)
    began = (first.began + 1) % len(table.seats)
    return _deal(table, table.round.match + 1, began, context)


# -- the end of a game, and the next ---------------------------------------------------------------


class Resign(TableCommand[None], tag="resign"):
    """Give up the match."""

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        seat = playing(table, holder)
        return _entry(table, "resign", seat, context.now, player=None, over=True)


class ResignGame(TableCommand[None], tag="resign_game"):
    """Give up this game of a match, but not the match."""

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        seat = playing(table, holder)
        if not table.can_resign_game:
            raise Refused(Code.NOT_POSSIBLE, "refused-resign-game")
        over = table.last_round
        return _entry(table, "resign_game", seat, context.now, player=None, over=over)


class ClaimTime(TableCommand[None], tag="claim_time"):
    """Claim the match from a seat whose time has run out."""

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        seat = playing(table, holder)
        late = table.late_seat(context.now)
        if late is None or seat in table.round.side_of(late):
            raise Refused(Code.TIME_LEFT, "refused-time-left")
        body = {"late": late}
        return _entry(table, "time", seat, context.now, player=None, over=True, body=body)


class NextRound(TableCommand[None], tag="next_round"):
    """Deal the next game of the match."""

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        seated(table, holder)
        return _deal_next_round(table, context)


class NextRoundOfBots(InternalCommand):
    """The next game of a match where only bots play."""

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        if not continues_without_people(table):
            return nothing(table)
        return _deal_next_round(table, context)


def _deal_next_round(table: Table, context: Context) -> Change:
    if not table.round.over:
        raise Refused(Code.GAME_RUNNING, "refused-round-running")
    if table.match_over:
        raise Refused(Code.GAME_OVER, "refused-match-over")
    first = next_first(table.round.game, table.round.began)
    return _deal(table, table.round.match, first, context)


def _deal(table: Table, match: int, first: int, context: Context) -> Change:
    rules = table.round.game.rules
    game = context.dealer(rules, table.round.game.options, first)
    body = {"record": game.record(), "match": match}
    return _entry(table, "deal", None, context.now, player=game.player, over=False, body=body)


class Close(TableCommand[None], tag="close"):
    """Close the table, as the owner."""

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        check_owner(holder)
        if table.closed:
            return nothing(table)
        change = _entry(table, "close", None, context.now, player=None, over=True)
        return replace(change, listing=replace(change.listing, open_seats=0))


# -- a new table -----------------------------------------------------------------------------------


def first_change(
    header: Header,
    rules: Rules,
    options: Options,
    dealer: Dealer,
    record: Json | None,
    notes: tuple[Note, ...] = (),
    ended: EarlyEnd | None = None,
) -> Change:
    """The first deal of a new table, or the game that it continues, and how that `ended`; and who
    sits there."""
    given = dealer(rules, options, header.first).record() if record is None else record
    entries = [Entry(0, 0, "deal", None, {"record": given, "match": 0}, header.created)]
    round = Round(given, 0, header.clock, header.created)
    if ended is not None:
        entries.append(_end_entry(round, ended, header.created))
    over = round.over or ended is not None
    decided = ended is not None and ended.by in ("resignation", "time")
    bot = None if over or round.player is None else header.seats[round.player].bot
    persons = any(seat.bot is None for seat in header.seats)
    listing = Listing(
        over=over and (header.rounds == 1 or decided),
        bot_to_move=bot is not None and persons,
        open_seats=sum(seat.open for seat in header.seats),
        started=over,
    )
    return Change(header.id, entries=tuple(entries), notes=notes, listing=listing)


def _end_entry(round: Round, ended: EarlyEnd, now: float) -> Entry:
    """The entry with which a game that was set up ends at once."""
    if ended.by == "time":
        losers = round.side_of(ended.seat)
        claims = next(seat for seat in range(round.seats) if seat not in losers)
        return Entry(1, 0, "time", claims, {"late": ended.seat}, now)
    return Entry(1, 0, ENDS[ended.by], ended.seat, {}, now)


ENDS: dict[str, EntryKind] = {
    "resignation": "resign",
    "game_resignation": "resign_game",
    "agreement": "draw",
}
