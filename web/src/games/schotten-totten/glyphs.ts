/** The glyphs of tactic cards, decks and known cards. */
import type { Glyph } from "~/cards/glyph";
import * as drawn from "./glyphs.gen";

export const TACTIC_GLYPHS: Readonly<Record<string, Glyph>> = {
  "joker-1": drawn.JESTER_CAP,
  "joker-2": drawn.JESTER_CAP,
  spy: drawn.HAT_AND_GLASSES,
  shield: drawn.BUCKLER,
  fog: drawn.CLOUD,
  mud: drawn.PUDDLE,
  scout: drawn.SPYGLASS,
  redeploy: drawn.CARD_AND_ARROW,
  deserter: drawn.FLAG,
  traitor: drawn.DAGGER,
};

/** What is written on a tactic card that is laid like a clan card: what it may stand for. */
export const TACTIC_VALUES: Readonly<Record<string, string>> = {
  "joker-1": "1–9",
  "joker-2": "1–9",
  spy: "7",
  shield: "1–3",
};

/** The mark on the back of a deck: lozenges for clans, a star for tactics, a spiral for both in one. */
export const BACK_MARKS: Readonly<Record<string, Glyph>> = {
  clan: drawn.LOZENGES,
  tactic: drawn.STAR,
  deck: drawn.SPIRAL,
};

export const { EYE } = drawn;

export function isTactic(card: string): boolean {
  return card in TACTIC_GLYPHS;
}
