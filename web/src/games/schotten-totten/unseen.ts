/** The cards that the onlooker has not seen, in rows for drawing. The view says which they are. */
import type { SchottenTottenView } from "./types.gen";

export interface UnseenCards {
  /** By suit; what is `out` has not been seen. */
  rows: { suit: string; cards: { value: number; out: boolean }[] }[];
  tactics: string[];
}

const SUITS = ["r", "y", "g", "b", "p", "c"];
const CLAN_CARD = /^[a-z]\d$/;

export function unseenCards({ options, unseen }: SchottenTottenView): UnseenCards {
  const rows = SUITS.slice(0, options.colours).map((suit) => ({
    suit,
    cards: Array.from({ length: options.values }, (_, at) => ({
      value: at + 1,
      out: unseen.includes(`${suit}${at + 1}`),
    })),
  }));
  return { rows, tactics: unseen.filter((card) => !CLAN_CARD.test(card)) };
}
