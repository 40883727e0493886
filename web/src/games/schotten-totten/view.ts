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
  options: { edition: string; tactics: boolean };
  player: number | null;
  step: "claim" | "play" | "take" | "return" | "draw" | "over";
  stones: Stone[];
  hands: [Hand, Hand];
  decks: Record<string, Deck>;
  discards: string[];
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
