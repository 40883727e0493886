/** What a board gets and what it may do. A board draws a view and knows no rule: what is legal,
 * what a move is called and what it would do come from the server. What a board says of its own
 * accord stands in `locales/LANGUAGE/board-GAME.ftl` and is said by `say` of `lib/words.svelte`. */
import type { Component } from "svelte";
import type { Settings } from "~/lib/settings.svelte";

/** The game as the onlooker sees it; each board knows the rest of its own game's view. */
export interface View {
  game: string;
  options: Record<string, unknown>;
  seat: number | null;
  /** Who has to decide. */
  player: number | null;
  step: string;
  legal: string[];
  result: Result | null;
  [field: string]: unknown;
}

export interface Result {
  winners: number[];
  reason: string;
  scores: number[];
  [field: string]: unknown;
}

/** One thing that a move did, in the game's own terms (`happened` of a move). */
export interface GameEvent {
  type: string;
  player?: number | null;
  [field: string]: unknown;
}

/** The last move, to be traced on the board. */
export interface Trace {
  player: number;
  /** As the onlooker may know it. */
  move: string;
  happened: GameEvent[];
}

export interface BoardProps {
  view: View;
  /** The moves that may be played now; empty when it is somebody else's turn, or when looking back. */
  moves: string[];
  /** What each of `moves` is called in the reader's language, for names of buttons. */
  labels: Record<string, string>;
  /** By seat, as to be written; the own seat too. */
  names: string[];
  /** Who looks; null: a spectator. The board is drawn from this side. */
  seat: number | null;
  /** All cards lie open: a finished game, or a review. */
  open: boolean;
  /** What just happened, in order: to be animated once. A new array each time. */
  events: GameEvent[];
  last: Trace | null;
  settings: Settings;
  play(move: string): void;
  /** Somebody tried what is not legal: the shell asks the server and shows why not. */
  refuse(move: string): void;
  /** What moves would surely do, by public knowledge; at most 500 at once. */
  preview(moves: string[]): Promise<Record<string, GameEvent[]>>;
  /** While the scoring is gone through: how many of its steps are shown; null: all of it. */
  step?: number | null;
}

/** The module of a board: `boards/GAME/Board.svelte`. */
export interface BoardModule {
  default: Component<BoardProps>;
  /** `export function scoringSteps` in its `<script module>`: how many steps the scoring of a
   * finished view has. Without it the end is shown at once. */
  scoringSteps?: (view: View) => number;
}

const found = import.meta.glob<BoardModule>("./*/Board.svelte");

/** Each game's board, in a chunk of its own that is fetched when a table is opened. */
export const boards: Record<string, () => Promise<BoardModule>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split("/")[1]!, load]),
);

const out = import.meta.glob<{ default: Component<{ view: View }> }>("./*/StillOut.svelte");

/** What is still out there, where a game draws that itself: `boards/GAME/StillOut.svelte`. */
export const stillOut: Record<string, () => Promise<{ default: Component<{ view: View }> }>> =
  Object.fromEntries(Object.entries(out).map(([path, load]) => [path.split("/")[1]!, load]));
