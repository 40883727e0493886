/** What the server shows of a Tabula Rasa table, as docs/reference/games/tabula-rasa.md lists it. */

export interface Pile {
  cards: string[];
  hidden: number;
}

export interface Territory {
  place: string;
  points: number;
  knights: string[][]; // of each row
}

export type Tile = [place: string, what: "territory" | "treasure" | "castle", row: number];

export interface TabulaRasaView {
  game: "tabula-rasa";
  options: { players: number; colours: number; values: number; copies: number; hand: number };
  seat: number | "spectator" | "open";
  player: number | null;
  step: "play" | "over";
  teams: number[][]; // the seats of each row
  territories: Territory[];
  hands: Pile[];
  stock: Pile;
  removed: Pile;
  unseen: string[];
  result: { winners: number[]; reason: string; scores: number[]; tiles: Tile[] } | null;
  legal?: string[];
}

export const CASTLE_POINTS = 5;
export const TREASURE_POINTS = 1;

export const countOf = (pile: Pile): number => pile.cards.length + pile.hidden;

/** The onlooker's own seat (else seat 0), then the others in the order of turns. */
export function seatsSeen(view: TabulaRasaView, seat: number | null): number[] {
  const players = view.hands.length;
  return Array.from({ length: players }, (_, step) => ((seat ?? 0) + step) % players);
}

/** The onlooker's own row, the one across the territories and, with three players, the one between
 * territories and treasures. */
export function rowsSeen(view: TabulaRasaView, seat: number | null): number[] {
  const rows = view.teams.length;
  return Array.from({ length: rows }, (_, step) => ((seat ?? 0) + step) % rows);
}

export const rowOf = (view: TabulaRasaView, seat: number): number => seat % view.teams.length;
