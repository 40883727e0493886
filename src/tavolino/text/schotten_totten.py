"""Schotten-Totten in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from ..core.contract import Json
from .cards import card, cards, the_card
from .narrator import Narrator, Section, Words

FOUR, THREE = "four", "three"


def _edition(teller: Narrator) -> str:
    edition: str = teller.view["options"]["edition"]
    return edition


def _stone(teller: Narrator, key: str, stone: int) -> str:
    return teller.say(key, stone=stone, edition=_edition(teller))


# -- what happened -------------------------------------------------------------------------------


def narrate(teller: Narrator, event: Json) -> str:
    return EVENTS[event["type"]](teller, event)


def _lay(teller: Narrator, event: Json) -> str:
    text = teller.say(
        "schotten-lay",
        card=the_card(teller, event["card"]),
        stone=event["stone"],
        edition=_edition(teller),
        **teller.person(event["player"]),
    )
    if event["formation"] is None:
        return text
    return f"{text} {_completes(teller, event['formation'])}"


def _completes(teller: Narrator, formation: Json) -> str:
    return teller.say("schotten-completes", formation=_formation(teller, "a-formation", formation))


def a_formation(teller: Narrator, formation: Json) -> str:
    """A formation as what somebody has."""
    return _formation(teller, "a-formation", formation)


def _formation(teller: Narrator, key: str, formation: Json) -> str:
    size = len(formation["cards"]) + len(formation["to_come"])
    return made(teller, formation["kind"], size, formation["sum"] or 0, key)


def made(teller: Narrator, kind: str, size: int, sum: int, key: str = "a-formation") -> str:
    """A formation of so many cards."""
    return teller.say(
        key,
        kind=kind,
        size=FOUR if size == 4 else THREE,
        sum=sum,
        edition=_edition(teller),
    )


def _condition(teller: Narrator, event: Json) -> str:
    return teller.say(
        "schotten-condition",
        card=the_card(teller, event["card"]),
        condition=event["card"],
        stone=event["stone"],
        edition=_edition(teller),
        **teller.person(event["player"]),
    )


def _scout(teller: Narrator, event: Json) -> str:
    return teller.say(
        "schotten-scout", card=the_card(teller, "scout"), **teller.person(event["player"])
    )


def _look(teller: Narrator, event: Json) -> str:
    if event["cards"] is None:
        seen = teller.say("cards", count=event["count"])
    else:
        seen = cards(teller, event["cards"])
    return teller.say(
        "schotten-look",
        hand="yours" if teller.is_listener(1 - event["player"]) else "theirs",
        cards=seen,
        **teller.person(event["player"]),
    )


def _ruse(teller: Narrator, event: Json) -> str:
    text = teller.say(
        "schotten-ruse",
        ruse=the_card(teller, event["type"]),
        effect=_effect(teller, event["type"], event["card"], event["stone"], event["target"]),
        **teller.person(event["player"]),
    )
    if event.get("formation") is None:
        return text
    return f"{text} {_completes(teller, event['formation'])}"


def _effect(teller: Narrator, ruse: str, name: str, stone: int, target: int | str) -> str:
    """What a ruse does to a card; `target` is a stone, `x` or `hand`."""
    moved = the_card(teller, name)
    edition = _edition(teller)
    if target == "x":
        return teller.say("schotten-discarded", card=moved, stone=stone, edition=edition)
    if target == "hand":
        return teller.say("schotten-taken-up", card=moved, stone=stone, edition=edition)
    if ruse == "traitor" and target == stone:
        return teller.say("schotten-changes-sides-there", card=moved, stone=stone, edition=edition)
    if ruse == "traitor":
        return teller.say(
            "schotten-changes-sides", card=moved, stone=stone, target=target, edition=edition
        )
    return teller.say("schotten-moves", card=moved, stone=stone, target=target, edition=edition)


def _fall(teller: Narrator, event: Json) -> str:
    return teller.say(
        "schotten-fall",
        card=the_card(teller, event["card"]),
        stone=event["stone"],
        edition=_edition(teller),
    )


def _becomes(teller: Narrator, event: Json) -> str:
    return teller.say(
        "schotten-becomes",
        formation=_formation(teller, "a-formation", event["formation"]),
        stone=event["stone"],
        edition=_edition(teller),
        **teller.person(event["player"]),
    )


def _return(teller: Narrator, event: Json) -> str:
    return teller.say(
        "schotten-return",
        card=the_card(teller, event["card"]),
        deck=event["deck"],
        to=event["to"],
        **teller.person(event["player"]),
    )


def _draw(teller: Narrator, event: Json) -> str:
    return teller.say(
        "schotten-draw",
        card=the_card(teller, event["card"]),
        deck=event["deck"],
        **teller.person(event["player"]),
    )


def _done(teller: Narrator, event: Json) -> str:
    return teller.say("schotten-done", **teller.person(event["player"]))


def _pass(teller: Narrator, event: Json) -> str:
    return teller.say("schotten-pass", **teller.person(event["player"]))


def _claim(teller: Narrator, event: Json) -> str:
    return teller.say(
        "schotten-claim",
        stone=event["stone"],
        reason=_reason(teller, event),
        edition=_edition(teller),
        **teller.person(event["player"]),
    )


def _award(teller: Narrator, event: Json) -> str:
    return teller.say(
        "schotten-award",
        stone=event["stone"],
        reason=_reason(teller, event),
        edition=_edition(teller),
        **teller.person(event["player"]),
    )


def _reason(teller: Narrator, event: Json) -> str:
    """Why a stone is won."""
    formation, against = event["formation"], event["against"]
    own = _formation(teller, "formation", formation)
    if formation["to_come"]:
        own = teller.say("schotten-at-worst", formation=own)
    if against is None:
        return teller.say("schotten-no-rival", own=own)
    theirs = _formation(teller, "a-formation", against)
    to_come = cards(teller, against["to_come"]) if against["to_come"] else None
    if formation["kind"] != against["kind"] or (
        formation["kind"] == "sum" and formation["sum"] != against["sum"]
    ):
        if to_come is not None:
            return teller.say("schotten-proof", own=own, cards=to_come, theirs=theirs)
        theirs = _formation(teller, "formation", against)
        return teller.say("schotten-stronger", own=own, theirs=theirs)
    if formation["sum"] == against["sum"]:
        if to_come is not None:
            return teller.say("schotten-proof-first", own=own, cards=to_come, theirs=theirs)
        return teller.say("schotten-was-first", own=own)
    sums = {"sum": formation["sum"], "against": against["sum"]}
    if to_come is not None:
        return teller.say("schotten-proof-sum", own=own, cards=to_come, theirs=theirs, **sums)
    return teller.say("schotten-higher-sum", own=own, **sums)


def _end(teller: Narrator, event: Json) -> str:
    if not event["winners"]:
        text = teller.say("schotten-draw-end", edition=_edition(teller))
    else:
        text = teller.say(
            "schotten-end",
            reason=event["reason"],
            edition=_edition(teller),
            **teller.person(event["winners"][0]),
        )
    return f"{text} {teller.say('scores', scores=teller.scores(event['scores']))}"


EVENTS: dict[str, Callable[[Narrator, Json], str]] = {
    "lay": _lay,
    "condition": _condition,
    "scout": _scout,
    "look": _look,
    "redeploy": _ruse,
    "deserter": _ruse,
    "traitor": _ruse,
    "fall": _fall,
    "formation": _becomes,
    "return": _return,
    "draw": _draw,
    "done": _done,
    "pass": _pass,
    "claim": _claim,
    "award": _award,
    "end": _end,
}


# -- what to do ----------------------------------------------------------------------------------


def prompt(teller: Narrator) -> str:
    view = teller.view
    if view["result"] is not None:
        return _end(teller, view["result"])
    if not teller.is_listener(view["player"]):
        return teller.say(
            "schotten-waiting",
            step=view["step"],
            name=teller.name(view["player"]),
            edition=_edition(teller),
        )
    step = view["step"]
    if step == "claim":
        stones = [
            _stone(teller, "schotten-stone", int(move.removeprefix("claim ")))
            for move in view["legal"]
            if move.startswith("claim ")
        ]
        # At a table that was closed or given up there is nothing left to claim.
        if stones:
            return teller.say("schotten-prompt-claim", stones=teller.listing(stones))
    elif step == "take":
        return teller.say("schotten-prompt-take", edition=_edition(teller))
    elif step != "play":
        return teller.say(_PROMPTS[step])
    if view["legal"] == ["pass"]:
        return teller.say("schotten-prompt-pass")
    if "pass" in view["legal"]:
        return teller.say("schotten-prompt-play-or-pass")
    return teller.say("schotten-prompt-play")


_PROMPTS = {
    "return": "schotten-prompt-return",
    "draw": "schotten-prompt-draw",
}

_LAY = re.compile(r"(?P<card>\S+)@(?P<stone>\d+)")
_RUSE = re.compile(r"(?P<ruse>\S+) (?P<card>\S+)@(?P<stone>\d+)>(?P<target>\S+)")


def move_words(teller: Narrator, move: str) -> str:
    edition = _edition(teller)
    if found := _LAY.fullmatch(move):
        return teller.say(
            "schotten-move-lay",
            card=the_card(teller, found["card"]),
            stone=int(found["stone"]),
            edition=edition,
        )
    if found := _RUSE.fullmatch(move):
        target = int(found["target"]) if found["target"].isdigit() else found["target"]
        return teller.say(
            "schotten-move-ruse",
            ruse=the_card(teller, found["ruse"]),
            effect=_effect(teller, found["ruse"], found["card"], int(found["stone"]), target),
        )
    word, _, rest = move.partition(" ")
    if word == "claim":
        return teller.say("schotten-move-claim", stone=int(rest), edition=edition)
    if word in ("draw", "take"):
        return teller.say("schotten-move-draw", deck=rest)
    if word == "return":
        return teller.say("schotten-move-return", card=the_card(teller, rest))
    if word == "scout":
        return teller.say("schotten-move-scout", card=the_card(teller, word))
    return teller.say("schotten-move-pass" if word == "pass" else "schotten-move-done")


# -- the table in words --------------------------------------------------------------------------


def describe(teller: Narrator) -> list[Section]:
    seat = teller.view["seat"]
    others = [other for other in range(2) if other != seat]
    stones = list(_stones(teller))
    sections = [
        teller.section("status", "heading-status", _status(teller)),
        Section("table", teller.say("schotten-stones", edition=_edition(teller)), stones),
    ]
    if seat in (0, 1):
        sections.append(teller.section("hand", "heading-hand", _own_hand(teller, seat)))
    hands = (_hand(teller, other) for other in others)
    sections.append(teller.section("hands", "heading-hands", hands))
    sections.append(teller.section("decks", "heading-decks", _decks(teller)))
    return sections


def _status(teller: Narrator) -> Iterator[str]:
    view = teller.view
    yield prompt(teller)
    if view["passed"]:
        yield teller.say("schotten-just-passed")
    if view["options"]["tactics"]:
        played = teller.scores(view["tactics_played"])
        yield teller.say("schotten-tactics-played", scores=played)


def _stones(teller: Narrator) -> Iterator[str]:
    for number in range(1, len(teller.view["stones"]) + 1):
        yield _stone_words(teller, number)


def _stone_words(teller: Narrator, number: int) -> str:
    """A stone: whose it is, what lies on it and on its sides."""
    seat, stone = teller.view["seat"], teller.view["stones"][number - 1]
    near = seat if seat in (0, 1) else 0
    owner = stone["owner"]
    parts = [
        teller.say(
            "schotten-owner",
            stone=number,
            edition=_edition(teller),
            owner="nobody" if owner is None else teller.person(owner)["who"],
            name="" if owner is None else teller.name(owner),
        )
    ]
    if stone["fog"] is not None:
        parts.append(teller.say("schotten-in-fog", card=card(teller, "fog")))
    if stone["mud"] is not None:
        parts.append(teller.say("schotten-in-mud", card=card(teller, "mud")))
    for side in (near, 1 - near):
        laid = stone["sides"][side]
        what = cards(teller, laid) if laid else teller.say("nothing")
        parts.append(teller.say("has", what=what, **teller.person(side)))
    if stone["completed_first"] is not None and owner is None:
        first = teller.person(stone["completed_first"])
        parts.append(teller.say("schotten-first-complete", **first))
    return " ".join(parts)


def place(teller: Narrator, name: str) -> str | None:
    """A stone by its number."""
    known = [str(number) for number in range(1, len(teller.view["stones"]) + 1)]
    return _stone_words(teller, int(name)) if name in known else None


def _own_hand(teller: Narrator, seat: int) -> Iterator[str]:
    hand = teller.view["hands"][seat]
    yield from (card(teller, name) for name in hand["cards"])
    if not hand["cards"]:
        yield teller.say("no-cards")
    if hand["seen"]:
        yield teller.say("schotten-known-to-opponent", cards=cards(teller, hand["seen"]))


def _hand(teller: Narrator, seat: int) -> str:
    hand = teller.view["hands"][seat]
    held = [card(teller, name) for name in hand["cards"]]
    held += [
        teller.say("schotten-backs", deck=deck, count=count)
        for deck, count in hand["hidden"].items()
        if count
    ]
    what = teller.listing(held) if held else teller.say("no-cards")
    return teller.say("has", what=what, **teller.person(seat))


def _decks(teller: Narrator) -> Iterator[str]:
    for name, deck in teller.view["decks"].items():
        parts = [teller.say("schotten-deck-count", deck=name, count=deck["count"])]
        parts += [
            teller.say("schotten-known-draw", draw=int(draw), card=the_card(teller, known))
            for draw, known in deck["known"].items()
        ]
        yield " ".join(parts)
    if teller.view["discards"]:
        yield teller.say("schotten-discards", cards=cards(teller, teller.view["discards"]))


def _move_help(teller: Narrator) -> dict[str, str]:
    """What can be typed in this edition, with these cards."""
    options = teller.view["options"]
    claims = {"claim 3": "help-claim", "done": "help-done"}
    if not options["tactics"]:
        return {"r7@3": "help-lay-clan", **claims, "pass": "help-pass"}
    menhir = {"scout": "help-scout-menhir", "deserter r7@3>hand": "help-deserter-menhir"}
    others = {
        "draw clan": "help-draw",
        "scout": "help-scout",
        "deserter r7@3>x": "help-deserter",
    }
    return {
        "r7@3": "help-lay-card",
        **claims,
        **(menhir if options["edition"] == "menhir" else others),
        "redeploy r7@3>5": "help-redeploy",
        "traitor r7@3>5": "help-traitor",
        "pass": "help-pass",
    }


WORDS = Words(
    narrate,
    describe,
    prompt,
    move_words,
    place,
    hand="hand",
    examples="r7@3, claim 3, draw clan, redeploy r7@3>5",
    places="s 4",
    move_help=_move_help,
    place_help={"s 4": "help-read-stone", "h": "help-hand"},
)
