"""Schotten-Totten in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...core.contract import Json
from ...core.picking import read
from ...text.narrator import About, Arguments, Brief, Narrator, Section, Words, capital
from . import picking
from .cards import card, cards, the_card
from .help import things

FOUR, THREE = "four", "three"


def _edition(narrator: Narrator) -> str:
    edition: str = narrator.view["options"]["edition"]
    return edition


def _stone(narrator: Narrator, key: str, stone: int) -> str:
    return narrator.say(key, stone=stone, edition=_edition(narrator))


# -- what happened -------------------------------------------------------------------------------


def narrate(narrator: Narrator, event: Json) -> str:
    return EVENTS[event["type"]](narrator, event)


def _lay(narrator: Narrator, event: Json) -> str:
    text = narrator.say(
        "schotten-lay",
        card=the_card(narrator, event["card"]),
        stone=event["stone"],
        edition=_edition(narrator),
        **narrator.person(event["player"]),
    )
    if event["formation"] is None:
        return text
    return f"{text} {_completes(narrator, event['formation'])}"


def _completes(narrator: Narrator, formation: Json) -> str:
    return narrator.say(
        "schotten-completes", formation=_formation(narrator, "a-formation", formation)
    )


def a_formation(narrator: Narrator, formation: Json) -> str:
    """A formation with its article, as something that a player has."""
    return _formation(narrator, "a-formation", formation)


def _formation(narrator: Narrator, key: str, formation: Json) -> str:
    size = len(formation["cards"]) + len(formation["to_come"])
    return made(narrator, formation["kind"], size, formation["sum"] or 0, key)


def made(narrator: Narrator, kind: str, size: int, sum: int, key: str = "a-formation") -> str:
    """A formation of the given number of cards."""
    return narrator.say(
        key,
        kind=kind,
        size=FOUR if size == 4 else THREE,
        sum=sum,
        edition=_edition(narrator),
    )


def _condition(narrator: Narrator, event: Json) -> str:
    return narrator.say(
        "schotten-condition",
        card=the_card(narrator, event["card"]),
        condition=event["card"],
        stone=event["stone"],
        edition=_edition(narrator),
        **narrator.person(event["player"]),
    )


def _scout(narrator: Narrator, event: Json) -> str:
    return narrator.say(
        "schotten-scout", card=the_card(narrator, "scout"), **narrator.person(event["player"])
    )


def _look(narrator: Narrator, event: Json) -> str:
    if event["cards"] is None:
        seen = narrator.say("cards", count=event["count"])
    else:
        seen = cards(narrator, event["cards"])
    return narrator.say(
        "schotten-look",
        hand="yours" if narrator.is_listener(1 - event["player"]) else "theirs",
        cards=seen,
        **narrator.person(event["player"]),
    )


def _ruse(narrator: Narrator, event: Json) -> str:
    text = narrator.say(
        "schotten-ruse",
        ruse=the_card(narrator, event["type"]),
        effect=_effect(narrator, event["type"], event["card"], event["stone"], event["target"]),
        **narrator.person(event["player"]),
    )
    if event.get("formation") is None:
        return text
    return f"{text} {_completes(narrator, event['formation'])}"


def _effect(narrator: Narrator, ruse: str, name: str, stone: int, target: int | str) -> str:
    """What a ruse does to a card; `target` is a stone, `x` or `hand`."""
    moved = the_card(narrator, name)
    edition = _edition(narrator)
    if target == "x":
        return narrator.say("schotten-discarded", card=moved, stone=stone, edition=edition)
    if target == "hand":
        return narrator.say("schotten-taken-up", card=moved, stone=stone, edition=edition)
    if ruse == "traitor" and target == stone:
        return narrator.say(
            "schotten-changes-sides-there", card=moved, stone=stone, edition=edition
        )
    if ruse == "traitor":
        return narrator.say(
            "schotten-changes-sides", card=moved, stone=stone, target=target, edition=edition
        )
    return narrator.say("schotten-moves", card=moved, stone=stone, target=target, edition=edition)


def _fall(narrator: Narrator, event: Json) -> str:
    return narrator.say(
        "schotten-fall",
        card=the_card(narrator, event["card"]),
        stone=event["stone"],
        edition=_edition(narrator),
    )


def _becomes(narrator: Narrator, event: Json) -> str:
    return narrator.say(
        "schotten-becomes",
        formation=_formation(narrator, "a-formation", event["formation"]),
        stone=event["stone"],
        edition=_edition(narrator),
        **narrator.person(event["player"]),
    )


def _return(narrator: Narrator, event: Json) -> str:
    return narrator.say(
        "schotten-return",
        card=the_card(narrator, event["card"]),
        deck=event["deck"],
        to=event["to"],
        **narrator.person(event["player"]),
    )


def _draw(narrator: Narrator, event: Json) -> str:
    return narrator.say(
        "schotten-draw",
        card=the_card(narrator, event["card"]),
        deck=event["deck"],
        **narrator.person(event["player"]),
    )


def _done(narrator: Narrator, event: Json) -> str:
    return narrator.say("schotten-done", **narrator.person(event["player"]))


def _pass(narrator: Narrator, event: Json) -> str:
    return narrator.say("schotten-pass", **narrator.person(event["player"]))


def _claim(narrator: Narrator, event: Json) -> str:
    return narrator.say(
        "schotten-claim",
        stone=event["stone"],
        reason=_reason(narrator, event),
        edition=_edition(narrator),
        **narrator.person(event["player"]),
    )


def _award(narrator: Narrator, event: Json) -> str:
    return narrator.say(
        "schotten-award",
        stone=event["stone"],
        reason=_reason(narrator, event),
        edition=_edition(narrator),
        **narrator.person(event["player"]),
    )


def _reason(narrator: Narrator, event: Json) -> str:
    """Why a stone is won."""
    formation, against = event["formation"], event["against"]
    own = _formation(narrator, "formation", formation)
    if formation["to_come"]:
        own = narrator.say("schotten-at-worst", formation=own)
    if against is None:
        return narrator.say("schotten-no-rival", own=own)
    theirs = _formation(narrator, "a-formation", against)
    to_come = cards(narrator, against["to_come"]) if against["to_come"] else None
    if formation["kind"] != against["kind"] or (
        formation["kind"] == "sum" and formation["sum"] != against["sum"]
    ):
        if to_come is not None:
            return narrator.say("schotten-proof", own=own, cards=to_come, theirs=theirs)
        theirs = _formation(narrator, "formation", against)
        return narrator.say("schotten-stronger", own=own, theirs=theirs)
    if formation["sum"] == against["sum"]:
        if to_come is not None:
            return narrator.say("schotten-proof-first", own=own, cards=to_come, theirs=theirs)
        return narrator.say("schotten-was-first", own=own)
    sums = {"sum": formation["sum"], "against": against["sum"]}
    if to_come is not None:
        return narrator.say("schotten-proof-sum", own=own, cards=to_come, theirs=theirs, **sums)
    return narrator.say("schotten-higher-sum", own=own, **sums)


def _end(narrator: Narrator, event: Json) -> str:
    if not event["winners"]:
        text = narrator.say("schotten-draw-end", edition=_edition(narrator))
    else:
        text = narrator.say(
            "schotten-end",
            reason=event["reason"],
            edition=_edition(narrator),
            **narrator.person(event["winners"][0]),
        )
    scores = narrator.scores(event["scores"])
    return f"{text} {narrator.say('schotten-match-points', scores=scores)}"


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


# -- the same in brief ---------------------------------------------------------------------------


def brief(narrator: Narrator, events: list[Json]) -> list[Brief]:
    """Cards that are drawn after every turn go without saying; a tactic card does not."""
    return [
        BRIEFS[event["type"]](narrator, event)
        for event in events
        if event["type"] in BRIEFS and (event["type"] != "draw" or event["deck"] == "tactic")
    ]


def _at(stone: int) -> tuple[str, ...]:
    return (f"stone {stone}",)


def _brief_lay(narrator: Narrator, event: Json) -> Brief:
    laid, stone, made = card(narrator, event["card"]), event["stone"], event.get("formation")
    if made is None:
        return Brief(narrator.say("schotten-brief-lay", card=laid, stone=stone), places=_at(stone))
    said = narrator.say(
        "schotten-brief-completes",
        card=laid,
        stone=stone,
        formation=_formation(narrator, "formation", made),
    )
    return Brief(said, places=_at(stone))


def _brief_ruse(narrator: Narrator, event: Json) -> Brief:
    stone, target = event["stone"], event["target"]
    moved = card(narrator, event["card"])
    if target == "x":
        effect = narrator.say("schotten-brief-discarded", card=moved, stone=stone)
    elif target == "hand":
        effect = narrator.say("schotten-brief-taken-up", card=moved, stone=stone)
    else:
        effect = narrator.say("schotten-brief-moves", card=moved, stone=stone, target=target)
    said = narrator.say("schotten-brief-ruse", ruse=card(narrator, event["type"]), effect=effect)
    return Brief(said, places=_at(stone) + (_at(target) if isinstance(target, int) else ()))


def _brief_fall(narrator: Narrator, event: Json) -> Brief:
    stone = event["stone"]
    fallen = card(narrator, event["card"])
    said = narrator.say("schotten-brief-discarded", card=fallen, stone=stone)
    return Brief(said, places=_at(stone))


def _brief_claim(narrator: Narrator, event: Json) -> Brief:
    stone = event["stone"]
    return Brief(_stone(narrator, "schotten-brief-claim", stone), places=_at(stone))


def _brief_award(narrator: Narrator, event: Json) -> Brief:
    """Not always to the player who has passed."""
    said = narrator.say(
        "schotten-brief-award",
        stone=event["stone"],
        edition=_edition(narrator),
        **narrator.person(event["player"]),
    )
    return Brief(said, places=_at(event["stone"]))


BRIEFS: dict[str, Callable[[Narrator, Json], Brief]] = {
    "lay": _brief_lay,
    "condition": _brief_lay,
    "scout": lambda narrator, event: Brief(card(narrator, "scout")),
    "look": lambda narrator, event: Brief(narrator.say("schotten-brief-look")),
    "redeploy": _brief_ruse,
    "deserter": _brief_ruse,
    "traitor": _brief_ruse,
    "fall": _brief_fall,
    "return": lambda narrator, event: Brief(narrator.say("schotten-brief-return")),
    "draw": lambda narrator, event: Brief(narrator.say("schotten-brief-draw")),
    "pass": lambda narrator, event: Brief(narrator.say("schotten-brief-pass")),
    "claim": _brief_claim,
    "award": _brief_award,
    "end": lambda narrator, event: Brief(_end(narrator, event)),
}


def ending(narrator: Narrator) -> str:
    result, edition = narrator.view["result"], _edition(narrator)
    if not result["winners"]:
        return narrator.say("schotten-drawn", edition=edition)
    return narrator.say("schotten-won-by", reason=result["reason"], edition=edition)


# -- what to do ----------------------------------------------------------------------------------


def prompt(narrator: Narrator) -> str:
    view = narrator.view
    if view["result"] is not None:
        return _end(narrator, view["result"])
    if not narrator.is_listener(view["player"]):
        return narrator.say(
            "schotten-waiting",
            step=view["step"],
            name=narrator.name(view["player"]),
            edition=_edition(narrator),
        )
    step = view["step"]
    if step == "claim":
        claims = filter(None, map(picking.CLAIM.read, view["legal"]))
        stones = [_stone(narrator, "schotten-stone", int(parts["stone"])) for parts in claims]
        # After the table was closed or somebody resigned, there is nothing left to claim.
        if stones:
            return narrator.say("schotten-prompt-claim", stones=narrator.listing(stones))
    elif step == "take":
        return narrator.say("schotten-prompt-take", edition=_edition(narrator))
    elif step != "play":
        return narrator.say(_PROMPTS[step])
    if view["legal"] == ["pass"]:
        return narrator.say("schotten-prompt-pass")
    if "pass" in view["legal"]:
        return narrator.say("schotten-prompt-play-or-pass")
    return narrator.say("schotten-prompt-play")


_PROMPTS = {
    "return": "schotten-prompt-return",
    "draw": "schotten-prompt-draw",
}


def move_words(narrator: Narrator, move: str) -> str:
    found = read(picking.PATTERNS, move)
    assert found is not None, move
    pattern, parts = found
    return MOVES[pattern.move](narrator, parts)


Parts = dict[str, str]


def _to_lay(narrator: Narrator, parts: Parts) -> str:
    said = narrator.say(
        "schotten-move-lay",
        card=the_card(narrator, parts["card"]),
        stone=int(parts["stone"]),
        edition=_edition(narrator),
    )
    return capital(said)


def _to_discard(narrator: Narrator, parts: Parts) -> str:
    return _to_play_ruse(narrator, parts["ruse"], parts, "x")


def _to_move(narrator: Narrator, parts: Parts) -> str:
    return _to_play_ruse(narrator, parts["ruse"], parts, int(parts["target"]))


def _to_take_away(narrator: Narrator, parts: Parts) -> str:
    return _to_play_ruse(narrator, "deserter", parts, parts["target"])


def _to_play_ruse(narrator: Narrator, ruse: str, parts: Parts, target: int | str) -> str:
    return narrator.say(
        "schotten-move-ruse",
        ruse=card(narrator, ruse),
        effect=_effect(narrator, ruse, parts["card"], int(parts["stone"]), target),
    )


def _to_claim(narrator: Narrator, parts: Parts) -> str:
    return _stone(narrator, "schotten-move-claim", int(parts["stone"]))


def _to_draw(narrator: Narrator, parts: Parts) -> str:
    return narrator.say("schotten-move-draw", deck=parts["deck"])


def _to_return(narrator: Narrator, parts: Parts) -> str:
    return narrator.say("schotten-move-return", card=the_card(narrator, parts["card"]))


def _to_scout(narrator: Narrator, parts: Parts) -> str:
    return narrator.say("schotten-move-scout", card=the_card(narrator, "scout"))


def _to_stop(narrator: Narrator, parts: Parts) -> str:
    return narrator.say("schotten-move-pass" if parts["word"] == "pass" else "schotten-move-done")


MOVES: dict[str, Callable[[Narrator, Parts], str]] = {
    picking.LAY.move: _to_lay,
    picking.DESERTER.move: _to_take_away,
    picking.DISCARDING.move: _to_discard,
    picking.MOVING.move: _to_move,
    picking.CLAIM.move: _to_claim,
    picking.DRAW.move: _to_draw,
    picking.TAKE.move: _to_draw,
    picking.RETURN.move: _to_return,
    picking.SCOUT.move: _to_scout,
    picking.WORD.move: _to_stop,
}


# -- the table in words --------------------------------------------------------------------------


def describe(narrator: Narrator) -> list[Section]:
    seat = narrator.view["seat"]
    others = [other for other in range(2) if other != seat]
    stones = list(_stones(narrator))
    sections = [
        narrator.section("status", "heading-status", _status(narrator)),
        Section("table", narrator.say("schotten-stones", edition=_edition(narrator)), stones),
    ]
    if seat in (0, 1):
        sections.append(narrator.section("hand", "heading-hand", _own_hand(narrator, seat)))
    hands = (_hand(narrator, other) for other in others)
    sections.append(narrator.section("hands", "heading-hands", hands))
    sections.append(narrator.section("decks", "heading-decks", _decks(narrator)))
    return sections


def _status(narrator: Narrator) -> Iterator[str]:
    view = narrator.view
    yield prompt(narrator)
    if view["passed"]:
        yield narrator.say("schotten-just-passed")
    if view["options"]["tactics"]:
        played = narrator.scores(view["tactics_played"])
        yield narrator.say("schotten-tactics-played", scores=played)


def _stones(narrator: Narrator) -> Iterator[str]:
    for number in range(1, len(narrator.view["stones"]) + 1):
        yield _stone_words(narrator, number)


def _stone_words(narrator: Narrator, number: int) -> str:
    """A stone: whose it is, what lies on it and on its sides."""
    seat, stone = narrator.view["seat"], narrator.view["stones"][number - 1]
    near = seat if seat in (0, 1) else 0
    owner = stone["owner"]
    parts = [
        narrator.say(
            "schotten-owner",
            stone=number,
            edition=_edition(narrator),
            owner="nobody" if owner is None else narrator.person(owner)["who"],
            name="" if owner is None else narrator.name(owner),
        )
    ]
    if stone["fog"] is not None:
        parts.append(narrator.say("schotten-in-fog", card=card(narrator, "fog")))
    if stone["mud"] is not None:
        parts.append(narrator.say("schotten-in-mud", card=card(narrator, "mud")))
    for side in (near, 1 - near):
        laid = stone["sides"][side]
        what = cards(narrator, laid) if laid else narrator.say("nothing")
        parts.append(narrator.say("has", what=what, **narrator.person(side)))
    if stone["completed_first"] is not None and owner is None:
        first = narrator.person(stone["completed_first"])
        parts.append(narrator.say("schotten-first-complete", **first))
    return " ".join(parts)


def place(narrator: Narrator, name: str) -> str | None:
    """A stone by its number."""
    known = [str(number) for number in range(1, len(narrator.view["stones"]) + 1)]
    return _stone_words(narrator, int(name)) if name in known else None


def _own_hand(narrator: Narrator, seat: int) -> Iterator[str]:
    hand = narrator.view["hands"][seat]
    yield from (card(narrator, name) for name in hand["cards"])
    if not hand["cards"]:
        yield narrator.say("no-cards")
    if hand["seen"]:
        yield narrator.say("schotten-known-to-opponent", cards=cards(narrator, hand["seen"]))


def _hand(narrator: Narrator, seat: int) -> str:
    hand = narrator.view["hands"][seat]
    held = [card(narrator, name) for name in hand["cards"]]
    held += [
        narrator.say("schotten-backs", deck=deck, count=count)
        for deck, count in hand["hidden"].items()
        if count
    ]
    what = narrator.listing(held) if held else narrator.say("no-cards")
    return narrator.say("has", what=what, **narrator.person(seat))


def _decks(narrator: Narrator) -> Iterator[str]:
    for name, deck in narrator.view["decks"].items():
        parts = [narrator.say("schotten-deck-count", deck=name, count=deck["count"])]
        parts += [
            narrator.say("schotten-known-draw", draw=int(draw), card=the_card(narrator, known))
            for draw, known in deck["known"].items()
        ]
        yield " ".join(parts)
    if narrator.view["discards"]:
        yield narrator.say("schotten-discards", cards=cards(narrator, narrator.view["discards"]))


def _move_help(narrator: Narrator) -> dict[str, str]:
    """What can be typed in this edition, with these cards."""
    options = narrator.view["options"]
    claims = {"claim 3": "help-claim", "done": "help-done"}
    colours = {"r y g b p c": "help-six-colours"}
    if not options["tactics"]:
        return {"r7@3": "help-lay-clan", **claims, "pass": "help-pass", **colours}
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
        **colours,
    }


def _counter_example(narrator: Narrator, example: Json) -> Arguments:
    return {
        "stone": example["stone"],
        "theirs": a_formation(narrator, example["formation"]),
        "cards": cards(narrator, example["cards"]),
        "lays": cards(narrator, example["formation"]["to_come"]),
    }


def _own(narrator: Narrator, formation: Json) -> Arguments:
    return {
        "formation": a_formation(narrator, formation),
        "own": cards(narrator, [*formation["cards"], *formation["to_come"]]),
    }


ABOUT: dict[str, About] = {
    "card": lambda narrator, name: {"card": the_card(narrator, name)},
    "cards": lambda narrator, names: {"cards": cards(narrator, names)},
    "counter_example": _counter_example,
    "formation": _own,
    "made": lambda narrator, arguments: {"formation": made(narrator, **arguments)},
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
    about=ABOUT,
    things=things,
    brief=brief,
    ending=ending,
)
