"""Moves as action numbers, in one fixed range for all editions and sizes. No other module does
arithmetic with them.

A kind of move is a row of `KINDS`. It names a card, and a target: a stone or a deck. A card on the
table is named without its place, which everybody can see. A new ruse is a new row.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ...core.kernel import i64, kernel
from .state import (
    CARDS,
    CLAIMING,
    DESERTER,
    DRAWING,
    FOG,
    MUD,
    NO_CARD,
    PLAYING,
    REDEPLOY,
    RETURNING,
    SCOUT,
    STONES,
    TAKING,
    TRAITOR,
)

NAMED = MUD + 1  # clan cards, troops, Fog and Mud can be laid, and named by a ruse
TO_DISCARD = STONES  # the target after the last stone
DECKS = 2


class Kind(NamedTuple):
    """A kind of move."""

    phase: int  # when it is asked for
    cards: int = 1  # how many cards it may name, from the first one on; 1: it names none
    targets: int = 1  # how many targets it may name; 1: it has none
    ruse: int = NO_CARD  # the card that it plays, if that is not the one that it names


# In the order of the numbers, which is the order of legal moves.
KINDS = (
    Kind(PLAYING, NAMED, STONES),
    Kind(PLAYING, ruse=SCOUT),
    Kind(PLAYING, NAMED, STONES + 1, ruse=REDEPLOY),
    Kind(PLAYING, NAMED, ruse=DESERTER),
    Kind(PLAYING, FOG, STONES, ruse=TRAITOR),
    Kind(CLAIMING, targets=STONES),
    Kind(CLAIMING),
    Kind(PLAYING),
    Kind(DRAWING, targets=DECKS),
    Kind(TAKING, targets=DECKS),
    Kind(RETURNING, CARDS),
)
(
    LAY,
    PLAY_SCOUT,
    PLAY_REDEPLOY,
    PLAY_DESERTER,
    PLAY_TRAITOR,
    CLAIM,
    DONE,
    PASS,
    DRAW_FROM,
    TAKE_FROM,
    RETURN,
) = range(len(KINDS))

_SIZES = [kind.cards * kind.targets for kind in KINDS]
ACTIONS = sum(_SIZES)
_FIRST = np.cumsum([0, *_SIZES[:-1]])
_TARGETS = np.array([kind.targets for kind in KINDS])
_RUSE_OF = np.array([kind.ruse for kind in KINDS])
_KIND_OF = np.repeat(np.arange(len(KINDS), dtype=np.int8), _SIZES)
_CARD_OF, _TARGET_OF = (
    np.concatenate(parts).astype(np.int8)
    for parts in zip(
        *(divmod(np.arange(kind.cards * kind.targets), kind.targets) for kind in KINDS),
        strict=True,
    )
)

# The stones of each set of them, ascending.
_SETS = [[stone for stone in range(STONES) if s >> stone & 1] for s in range(1 << STONES)]
_STONES_COUNT = np.array([len(s) for s in _SETS], np.int8)
_STONES_IN = np.array([s + [0] * (STONES - len(s)) for s in _SETS], np.int8)

# Hand cards to all stones, and every ruse with every choice: more than can occur together, with
# room for one more stone, which the rules write before they check it.
MOST_LEGAL = 9 * STONES + 1 + 30 * (STONES + 1) + 30 + 28 * STONES + 1 + STONES


class Move(NamedTuple):
    """What an action number means."""

    kind: int
    card: int
    target: int

    @property
    def ruse(self) -> int:
        return KINDS[self.kind].ruse


def decode(action: int) -> Move:
    return Move(int(_KIND_OF[action]), int(_CARD_OF[action]), int(_TARGET_OF[action]))


def encode(kind: int, card: int = 0, target: int = 0) -> int:
    return int(action_number(kind, card, target))


def action_number(kind, card, target):
    return _FIRST[kind] + card * _TARGETS[kind] + target


def renamed_actions(
    cards: npt.NDArray[np.int64], stones: npt.NDArray[np.int64]
) -> npt.NDArray[np.int32]:
    """The number of each action once cards and stones have new numbers."""
    names_card = np.array([kind.cards > 1 for kind in KINDS])[_KIND_OF]
    names_stone = np.array([kind.targets >= STONES for kind in KINDS])[_KIND_OF]
    card = np.where(names_card, cards[_CARD_OF], 0)
    target = np.where(names_stone, np.append(stones, TO_DISCARD)[_TARGET_OF], _TARGET_OF)
    renamed: npt.NDArray[np.int32] = action_number(_KIND_OF, card, target).astype(np.int32)
    return renamed


SCOUT_ACTION, DONE_ACTION, PASS_ACTION = encode(PLAY_SCOUT), encode(DONE), encode(PASS)

# -- the same for kernels

action_of = kernel(action_number)


@kernel
def kind_of(action):
    return i64(_KIND_OF[action])


@kernel
def ruse_of(kind):
    """The card that a kind of move plays."""
    return i64(_RUSE_OF[kind])


@kernel
def card_of(action):
    return i64(_CARD_OF[action])


@kernel
def target_of(action):
    return i64(_TARGET_OF[action])


@kernel
def add_targets(out, n, kind, card, targets):
    """Add the moves of one card to each stone of a set; return how many moves there are then."""
    first = action_of(i64(kind), card, i64(0))
    count = stones_in(targets)
    for i in range(count):
        out[n + i] = first + _STONES_IN[targets, i]
    return n + count


@kernel
def stones_in(targets):
    """How many stones a set has."""
    return i64(_STONES_COUNT[targets])


@kernel
def nth_target(targets, n):
    """The stone of a set with that many before it."""
    return i64(_STONES_IN[targets, n])
