"""What the holder of a key may do now, besides moving."""

from __future__ import annotations

from ..table import Holder, Table


def allowed_actions(table: Table, holder: Holder, now: float) -> list[str]:
    """The names of commands that would not be refused now."""
    can: list[str] = []
    if holder.owner and not table.closed:
        can += ["close", "invite"] if table.owner_plays else ["close", "invite", "free"]
    if holder.invited is not None and not table.closed:
        can.append("sit")
    if holder.copied and not table.closed:
        can.append("exchange")
    seat = holder.seat
    if seat is None or table.closed or not table.seats[seat].taken:
        return can
    if table.round.over:
        return [*can, "rematch" if table.match_over else "next_round"]
    if can_undo(table, seat):
        can.append("undo")
    if table.round.has_moved(seat):
        can.append("takeback")
    can.append("resign")
    if table.can_resign_game:
        can.append("resign_game")
    if len(table.persons) == len(table.seats):
        can.append("draw")
    late = table.late_seat(now)
    if late is not None and seat not in table.round.side_of(late):
        can.append("claim_time")
    if table.header.hints:
        can += ["hint", "analysis"] if table.round.player == seat else ["analysis"]
    return can


def can_undo(table: Table, seat: int) -> bool:
    return is_own_last_move(table, seat) and not table.round.reveals_hidden


def is_own_last_move(table: Table, seat: int) -> bool:
    """Whether the last move was made by this seat, and nobody else has acted since."""
    if not table.running or not table.round.played:
        return False
    last = table.round.played[-1]
    if last.seat != seat or last.ply is None:
        return False
    later = table.entries[last.ply + 1 :]
    return all(entry.kind == "undo" and entry.seat == seat for entry in later)
