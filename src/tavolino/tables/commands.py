"""What can be done at a table. Each command is checked here against the table as it stands and
becomes a `Change` of its log, or is refused. Nothing in here waits, stores or sends anything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, get_args

import msgspec
from msgspec import to_builtins
from msgspec.structs import replace

from ..core.contract import Json, Options, Rules
from ..core.errors import IllegalMove
from ..core.match import next_first
from ..text.language import ENGLISH
from ..text.names import called
from . import keys
from .allowed_actions import is_own_last_move
from .dealing import Dealer
from .errors import Code, NotYourTurn, Refused, RefusedMove
from .log import NAMELESS_SPECTATOR, Change, Entry, EntryKind, Header, Listing, Note
from .note_limits import add_note
from .round import Round
from .seating import check_owner
from .table import Holder, Table
from .table_spec import EarlyEnd
from .text_input import LONGEST_ID, LONGEST_MOVE, clean, clean_name

MOST_OFFERS_AT_ONCE = 3  # of a kind, before anybody has moved
MOST_TAKEN_BACK = 200  # moves, by a seat in one game

OfferKind = Literal["draw", "takeback", "rematch"]


class Request(msgspec.Struct, frozen=True):
    """`id` is chosen by the client: a request that is sent again with the same id is answered again
    but done once. `ply` is that of the table as the client sees it."""

    id: str
    ply: int

    kind: ClassVar[EntryKind] = "undo"  # of the entry that it becomes


class Move(Request, frozen=True):
    move: str

    kind: ClassVar[EntryKind] = "move"


@dataclass(frozen=True)
class ChatLine:
    """`name` is that of a spectator; `request` is an id like that of a request, if there is one."""

    text: str
    name: str | None
    request: str | None


# -- what every command asks first -----------------------------------------------------------------


def _seated(table: Table, holder: Holder) -> int:
    """The seat of a holder who is playing."""
    if holder.seat is None:
        raise Refused(Code.NOT_AUTHORISED, "refused-only-looks-on")
    if table.closed:
        raise Refused(Code.TABLE_CLOSED, "refused-closed")
    if not table.seats[holder.seat].taken:
        raise Refused(Code.NOT_SEATED, "refused-not-seated")
    return holder.seat


def _playing(table: Table, holder: Holder) -> int:
    seat = _seated(table, holder)
    if table.round.over:
        raise Refused(Code.GAME_OVER, "refused-over")
    return seat


def _in_time(table: Table, request: Request) -> None:
    if isinstance(request.ply, bool) or not isinstance(request.ply, int):
        raise Refused(Code.WRONG_TEXT, "refused-whole-number", field="ply")
    if request.ply != table.ply:
        raise Refused(
            Code.STALE_PLY,
            "refused-stale",
            ply=str(table.ply),
            answered=str(request.ply),
            shows_table=True,
        )


def stored_answer(table: Table, holder: Holder, request: Request) -> Entry | None:
    """The stored result of an earlier request. An id that belongs to another request is
    refused: the answer would say that this one was done."""
    request_id = clean("id", request.id, LONGEST_ID)
    if holder.seat is None:
        return None
    entry = table.answers.get((holder.seat, request_id))
    if entry is not None and entry.kind != request.kind:
        raise Refused(Code.NOT_POSSIBLE, "refused-id-used")
    return entry


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


def play(table: Table, holder: Holder, request: Move, now: float) -> Change:
    seat = _seated(table, holder)
    _in_time(table, request)
    _playing(table, holder)
    if table.round.player != seat:
        raise NotYourTurn(table.given_names, table.round.player or 0)
    text = clean("move", request.move, LONGEST_MOVE)
    request_id = clean("id", request.id, LONGEST_ID)
    try:
        return _move(table, text, now, request_id)
    except IllegalMove as refusal:
        raise RefusedMove(refusal, to_builtins(table.round.view(seat))) from refusal


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


def bot_move(table: Table, ply: int, move: str, now: float) -> Change | None:
    """A bot's move; None if the table has moved on while it was thinking."""
    if table.ply != ply or table.bot_to_move is None:
        return None
    return _move(table, move, now, None)


def undo(table: Table, holder: Holder, request: Request, now: float) -> Change:
    seat = _playing(table, holder)
    _in_time(table, request)
    if not is_own_last_move(table, seat):
        raise Refused(Code.NOTHING_TO_UNDO, "refused-nothing-to-undo")
    if table.round.reveals_hidden:
        raise Refused(Code.HIDDEN_REVEALED, "refused-revealed")
    _check_taken_back(table, seat)
    request_id = clean("id", request.id, LONGEST_ID)
    return _entry(table, "undo", seat, now, player=seat, over=False, request=request_id)


def _check_taken_back(table: Table, seat: int) -> None:
    game = len(table.rounds) - 1
    taken_back = sum(
        entry.kind in ("undo", "takeback") and entry.seat == seat and entry.round == game
        for entry in table.entries
    )
    if taken_back >= MOST_TAKEN_BACK:
        raise Refused(Code.RATE_LIMITED, "refused-full", limit="undo", most=MOST_TAKEN_BACK)


# -- offers ----------------------------------------------------------------------------------------


def offer(table: Table, holder: Holder, what: OfferKind, dealer: Dealer, now: float) -> Change:
    """Offer a draw, a takeback or a rematch, or agree to one. It happens when all people at the
    table have agreed. Bots agree to a takeback and a rematch, and never to a draw."""
    seat = _seated(table, holder)
    _check_what(what)
    _check_offer(table, seat, what)
    standing = table.offers.get(what)
    agreed = (standing.agreed if standing else frozenset()) | {seat}
    if agreed.issuperset(table.persons):
        return _agreed(table, what, standing.seat if standing else seat, dealer, now)
    if standing is None:
        _check_offered(table, seat, what)
        return add_note(table, "offer", seat, now, {"what": what, "ply": table.ply})
    if seat in standing.agreed:
        return Change(table.header.id)
    return add_note(table, "agree", seat, now, {"what": what})


def _check_what(what: str) -> None:
    if what not in get_args(OfferKind):
        kinds = ", ".join(get_args(OfferKind))
        raise Refused(Code.WRONG_TEXT, "refused-offer-kind", kinds=kinds)


def _check_offer(table: Table, seat: int, what: OfferKind) -> None:
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


def _check_offered(table: Table, seat: int, what: OfferKind) -> None:
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


def _agreed(table: Table, what: OfferKind, seat: int, dealer: Dealer, now: float) -> Change:
    if what == "draw":
        return _entry(table, "draw", seat, now, player=None, over=table.last_round)
    if what == "takeback":
        to = _last_of(table, seat)
        return _entry(table, "takeback", seat, now, player=seat, over=False, body={"to": to})
    first = next(round for round in table.rounds if round.match == table.round.match)
    began = (first.began + 1) % len(table.seats)
    return _deal(table, table.round.match + 1, began, dealer, now)


def decline(table: Table, holder: Holder, what: OfferKind, now: float) -> Change:
    """Decline an offer, or withdraw your own."""
    seat = _seated(table, holder)
    _check_what(what)
    if what not in table.offers:
        raise Refused(Code.NO_OFFER, "refused-no-offer", offer=what)
    return add_note(table, "decline", seat, now, {"what": what})


# -- the end of a game, and the next ---------------------------------------------------------------


def resign(table: Table, holder: Holder, now: float) -> Change:
    """Give up the match."""
    return _entry(table, "resign", _playing(table, holder), now, player=None, over=True)


def resign_game(table: Table, holder: Holder, now: float) -> Change:
    """Give up this game of a match, but not the match."""
    seat = _playing(table, holder)
    if not table.can_resign_game:
        raise Refused(Code.NOT_POSSIBLE, "refused-resign-game")
    return _entry(table, "resign_game", seat, now, player=None, over=table.last_round)


def claim_time(table: Table, holder: Holder, now: float) -> Change:
    """Claim the match from a seat whose time has run out."""
    seat = _playing(table, holder)
    late = table.late_seat(now)
    if late is None or seat in table.round.side_of(late):
        raise Refused(Code.TIME_LEFT, "refused-time-left")
    return _entry(table, "time", seat, now, player=None, over=True, body={"late": late})


def next_round(table: Table, holder: Holder, dealer: Dealer, now: float) -> Change:
    _seated(table, holder)
    return deal_next_round(table, dealer, now)


def deal_next_round(table: Table, dealer: Dealer, now: float) -> Change:
    if not table.round.over:
        raise Refused(Code.GAME_RUNNING, "refused-round-running")
    if table.match_over:
        raise Refused(Code.GAME_OVER, "refused-match-over")
    return _deal(
        table, table.round.match, next_first(table.round.game, table.round.began), dealer, now
    )


def _deal(table: Table, match: int, first: int, dealer: Dealer, now: float) -> Change:
    rules = table.round.game.rules
    game = dealer(rules, table.round.game.options, first)
    body = {"record": game.record(), "match": match}
    return _entry(table, "deal", None, now, player=game.player, over=False, body=body)


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


def close(table: Table, holder: Holder, now: float) -> Change:
    check_owner(holder)
    if table.closed:
        return Change(table.header.id)
    change = _entry(table, "close", None, now, player=None, over=True)
    return replace(change, listing=replace(change.listing, open_seats=0))


# -- chat ------------------------------------------------------------------------------------------


def say(table: Table, holder: Holder, line: ChatLine, now: float, longest: int) -> Change:
    """A chat line for the holder's own channel. Spectators have no seat, so they give a name."""
    if table.closed:
        raise Refused(Code.TABLE_CLOSED, "refused-closed")
    text, name = clean("chat", line.text, longest), line.name
    if holder.seat is not None:
        seat = _seated(table, holder)
        unnamed = table.seats[seat].name is None
        name = None if unnamed else called(table.given_names, ENGLISH)[seat]
    else:
        name = clean_name(name or NAMELESS_SPECTATOR)
    body = {"channel": holder.channel, "name": name, "text": text}
    if line.request is not None:
        body["request"] = clean("id", line.request, LONGEST_ID)
        said = table.noted("chat", holder.seat)
        if any(note.body == body for note in said):
            return Change(table.header.id)
    return add_note(table, "chat", holder.seat, now, body)


# -- sharing ---------------------------------------------------------------------------------------


def share(table: Table, holder: Holder, game: int, key: str | None, now: float) -> Change:
    """Let anybody see how a finished game ended, as a player of it; also at a closed table. The
    `key` is for those who get the link."""
    if holder.seat is None:
        raise Refused(Code.NOT_AUTHORISED, "refused-only-looks-on")
    if not 0 <= game < len(table.rounds):
        raise Refused(Code.UNKNOWN_PLY, "refused-no-game", last=len(table.rounds) - 1)
    if not table.rounds[game].over:
        raise Refused(Code.GAME_RUNNING, "refused-not-finished")
    opens = None if key is None else keys.digest_of_secret(key)
    if opens is not None and table.keeps_from_spectators(opens):
        raise Refused(Code.WRONG_TEXT, "refused-key-known")
    if game in table.shared and (opens is None or opens in table.share_keys):
        return Change(table.header.id)
    body = {"round": game} if opens is None else {"round": game, "key": opens}
    return add_note(table, "share", holder.seat, now, body)


# -- the engine ------------------------------------------------------------------------------------


def ask_hint(table: Table, holder: Holder, most: int, now: float) -> Change:
    seat = _playing(table, holder)
    if table.header.hints and table.round.player != seat:
        raise Refused(Code.NOT_YOUR_TURN, "refused-hint-turn")
    return open_analysis(table, holder, most, now)


def open_analysis(table: Table, holder: Holder, most: int, now: float) -> Change:
    """A player takes a running game to the analysis board. It counts as a hint."""
    seat = _playing(table, holder)
    if not table.header.hints:
        raise Refused(Code.HINTS_OFF, "refused-no-hints")
    if table.hints >= most:
        raise Refused(Code.BUDGET_SPENT, "refused-hints-used", most=most)
    return add_note(table, "hint", seat, now, {"ply": table.ply})


def note_review(table: Table, round: int, review: Json, now: float) -> Change:
    return add_note(table, "review", None, now, {"round": round, "review": review})


def note_analysis(table: Table, round: int, after: int, analysis: Json, now: float) -> Change:
    body = {"round": round, "after": after, "thought": analysis}
    return add_note(table, "analysis", None, now, body)
