/** What the server shows of a Tabula Rasa table, as docs/tabula-rasa.md lists it. */

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
