"""The table as a text picture, as an onlooker sees it."""

from __future__ import annotations

from ...core.contract import Json

SHORT = {
    "joker-1": "J1",
    "joker-2": "J2",
    "spy": "S7",
    "shield": "S3",
}
COLUMN = 6


def picture(view: Json) -> str:
    """Nine columns, the onlooker's own side below; claimed stones are on their owner's side."""
    near = view["seat"] if view["seat"] in (0, 1) else 0
    far = 1 - near
    lines = [_player_line(view, far), ""]
    lines += _side(view, far)[::-1]
    lines += _stones(view, near, far)
    lines += _side(view, near)
    lines += ["", _player_line(view, near), _decks_line(view)]
    if view["discards"]:
        lines.append("discards  " + " ".join(view["discards"]))
    lines.append(_turn_line(view))
    return "\n".join(line.rstrip() for line in lines)


def _side(view: Json, seat: int) -> list[str]:
    depth = 4 if any(stone["mud"] is not None for stone in view["stones"]) else 3
    rows = []
    for row in range(depth):
        cells = []
        for stone in view["stones"]:
            cards = stone["sides"][seat]
            room = 4 if stone["mud"] is not None else 3
            free = "·" if row < room and stone["owner"] is None else ""
            card = SHORT.get(cards[row], cards[row]) if row < len(cards) else free
            cells.append(card.center(COLUMN))
        rows.append("".join(cells))
    return rows


def _stones(view: Json, near: int, far: int) -> list[str]:
    def line(owner: int | None) -> str:
        cells = []
        for number, stone in enumerate(view["stones"], 1):
            marks = "~" * (stone["fog"] is not None) + "#" * (stone["mud"] is not None)
            text = f"({number}){marks}" if stone["owner"] == owner else ""
            cells.append(text.center(COLUMN))
        return "".join(cells)

    rule = "─" * (COLUMN * len(view["stones"]))
    owned_far = [line(far)] if line(far).strip() else []
    owned_near = [line(near)] if line(near).strip() else []
    return [*owned_far, rule, line(None), rule, *owned_near]


def _player_line(view: Json, seat: int) -> str:
    hand = view["hands"][seat]
    backs = [_backs(name, count) for name, count in hand["hidden"].items() if count]
    known = " ".join(hand["cards"])
    held = " + ".join([known] * bool(known) + [", ".join(backs)] * bool(backs)) or "no cards"
    return f"player {seat}  {held}"


def _backs(name: str, count: int) -> str:
    kind = "" if name == "deck" else f"{name} "
    return f"{count} {kind}card{'s' * (count != 1)}"


def _decks_line(view: Json) -> str:
    decks = (_deck(name, deck["count"], deck["known"]) for name, deck in view["decks"].items())
    return "decks     " + ", ".join(decks)


def _deck(name: str, count: int, known: dict[str, str]) -> str:
    """A deck in draw order if all its cards are known, or else those that are."""
    if known and len(known) == count:
        return f"{name} {count}: {' '.join(known.values())}"
    return f"{name} {count}" + "".join(f" (draw {draw}: {card})" for draw, card in known.items())


def _turn_line(view: Json) -> str:
    result = view["result"]
    if result is None:
        return f"player {view['player']} to {view['step']}"
    if not result["winners"]:
        return "over: a draw"
    return f"over: player {result['winners'][0]} wins, {result['reason']}"
