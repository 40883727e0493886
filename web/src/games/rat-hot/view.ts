/** What the server shows of a Rat Hot table, as docs/rat-hot.md lists it. */

export type Cell = readonly [column: number, row: number];
export type Face = string; // r1-r4, g1-g4 spices; R, G rats; a dot for an empty field

export interface LaidStrip {
  strip: number;
  place: string;
  cells: Cell[];
  points: [number, number];
}

export interface Group {
  spice: Face;
  points: number;
  cells: Cell[];
}

export interface RatHotView {
  game: "rat-hot";
  seat: number | "spectator" | "open";
  player: number | null;
  step: "lay" | "over";
  strips: Record<string, Face[]>;
  turned_up: number[];
  pile: { strips: number[]; order: number[] | null };
  laid: LaidStrip[];
  table: { column: number; row: number; fields: (Face | null)[][]; heights: number[][] };
  points: [number, number];
  rats: [number, number];
  scored: Group[];
  result: RatHotResult | null;
  legal?: string[];
}

export interface RatHotResult {
  winners: number[];
  reason: "points" | "rats" | "draw";
  scores: [number, number];
  strips: [strip: number, red: number, green: number][];
  final: [number, number] | null;
}
