/** The cards that the onlooker has not seen, in rows for drawing. The view says which they are. */
import { isTactic } from "./glyphs";
import type { SchottenTottenView } from "./types.gen";

export interface UnseenCards {
  /** By suit; what is `out` has not been seen. */
  rows: { suit: string; cards: { value: number; out: boolean }[] }[];
  tactics: string[];
}

const SUITS = ["r", "y", "g", "b", "p", "c"];

export function unseenCards({ options, unseen }: SchottenTottenView): UnseenCards {
  const rows = SUITS.slice(0, options.colours).map((suit) => ({
    suit,
    cards: Array.from({ length: options.values }, (_, at) => ({
      value: at + 1,
      out: unseen.includes(`${suit}${at + 1}`),
    })),
  }));
  return { rows, tactics: unseen.filter(isTactic) };
}
