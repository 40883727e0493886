/** What the server shows of Schotten-Totten: docs/schotten-totten.md, "Observation". */

export interface Stone {
  owner: number | null;
  fog: number | null;
  mud: number | null;
  sides: [string[], string[]];
  completed_first: number | null;
}

export interface Hand {
  cards: string[];
  hidden: Record<string, number>;
  seen?: string[];
}

export interface Deck {
  count: number;
  known: Record<string, string>;
}

export interface View {
  options: { edition: string; tactics: boolean; colours: number; values: number };
  seat: number | "spectator" | "open";
  player: number | null;
  step: "claim" | "play" | "take" | "return" | "draw" | "over";
  stones: Stone[];
  hands: [Hand, Hand];
  decks: Record<string, Deck>;
  discards: string[];
  tactics_played: [number, number];
  legal?: string[];
}

/** The seat that sits below: one's own, and seat 0 for those who have none. */
export function nearSeat(view: View): 0 | 1 {
  return view.seat === 1 ? 1 : 0;
}

export function room(stone: Stone): number {
  return stone.mud === null ? 3 : 4;
}

export const COLOURS = ["r", "y", "g", "b", "p", "c"] as const;
export const TACTICS = [
  "joker-1",
  "joker-2",
  "spy",
  "shield",
  "fog",
  "mud",
  "scout",
  "redeploy",
  "deserter",
  "traitor",
] as const;

export interface Formation {
  kind: string;
  cards: string[];
  to_come: string[];
  sum: number | null;
}

/** What a move did: src/tavolino/games/schotten_totten/events.py. */
export interface Happening {
  type: string;
  player?: number;
  card?: string | null;
  stone?: number;
  target?: number | string;
  deck?: string;
}
