"""Moves as action numbers, in one fixed range for all editions and sizes.

A card that lies on the table is named by itself: where it lies is on the table to see.
"""

from __future__ import annotations

from .state import CARDS, FOG, MUD, STONES

NAMED = MUD + 1  # clan cards, troops, Fog and Mud can be laid, and named by a ruse
TO_DISCARD = STONES  # the target after the last stone

LAY = 0  # + card * STONES + stone
SCOUT_MOVE = LAY + NAMED * STONES
REDEPLOY_MOVE = SCOUT_MOVE + 1  # + card * (STONES + 1) + target
DESERTER_MOVE = REDEPLOY_MOVE + NAMED * (STONES + 1)  # + card
TRAITOR_MOVE = DESERTER_MOVE + NAMED  # + card * STONES + stone
CLAIM = TRAITOR_MOVE + FOG * STONES  # + stone
DONE = CLAIM + STONES
PASS = DONE + 1
DRAW_FROM = PASS + 1  # + deck
TAKE_FROM = DRAW_FROM + 2  # + deck
RETURN = TAKE_FROM + 2  # + card
ACTIONS = RETURN + CARDS

# Hand cards to all stones, and every ruse with every choice: more than can occur together, and room
# for one more stone, which the rules note before they look at it.
MOST_LEGAL = 9 * STONES + 1 + 30 * (STONES + 1) + 30 + 28 * STONES + 1 + STONES
