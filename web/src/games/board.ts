/** What a board gets and what it may do. A board draws a view and knows no rule: what is legal,
 * what a move is called, how it is picked and what it would do come from the server.
 *
 * There are three kinds of boards:
 * - a Svelte component in this page, `games/GAME/Board.svelte`, named by the game's folder;
 * - a prebuilt module of another package, `/games/GAME/board.js`: see `PrebuiltBoard`;
 * - for a game with neither, the generic board: its picture, and the legal moves as buttons.
 *
 * What a board of this page itself says is in the game's `board.ftl`, and `say` of
 * `lib/words.svelte` says it. */
import type { Component } from "svelte";
import type { GameEvent, GameView } from "~/lib/api/types.gen";
import type { Settings } from "~/lib/settings.svelte";
import type { Choice, Pattern } from "./picking";

export type { GameEvent };

/** The game as the onlooker sees it. A board of this page has the type of its own game's view, from
 * the game's `types.gen.ts`. */
export type View = GameView;

/** The last move, to be traced on the board. */
export interface Trace<Event extends GameEvent = GameEvent> {
  player: number;
  /** As the onlooker may know it. */
  move: string;
  happened: Event[];
  /** What the turn before did, if it is known. */
  before?: Event[];
}

export interface BoardProps<Seen extends View = View, Event extends GameEvent = GameEvent> {
  view: Seen;
  /** The moves that may be played now; empty when it is somebody else's turn, or when looking back. */
  moves: string[];
  /** What each of `moves` is called in the reader's language, for names of buttons. */
  labels: Record<string, string>;
  /** How moves are picked: `picking.ts` reads them. Empty: each move is one pick. */
  picking: readonly Pattern[];
  /** Names by seat, including the onlooker's own. */
  names: string[];
  /** Who is looking; null: a spectator. The board is drawn from this side. */
  seat: number | null;
  /** All cards are open: a finished game, or a review. */
  open: boolean;
  /** What just happened, in order: to be animated once. A new array each time. */
  events: Event[];
  last: Trace<Event> | null;
  settings: Settings;
  play(move: string): void;
  /** What is to be picked next, in words, in place of the table's prompt; empty: the prompt is
   * enough. */
  ask?(next: string): void;
  /** The player tried something that is not legal: the page asks the server why not, and shows the
   * answer. */
  whyNot(move: string): void;
  /** Why a move is not legal, for the board to say while the player still looks for a place; empty if
   * nobody can tell. */
  reasonAgainst?(move: string): Promise<string>;
  /** What moves would certainly do, by public knowledge; at most 500 at once. */
  preview(moves: string[]): Promise<Record<string, Event[]>>;
  /** These moves may be played next: the table asks what they will do, to show the one that is played
   * before the server answers. */
  prepare?(moves: string[]): void;
  /** A hint: one of `moves`, with its picks, to be shown where they are. Pointing at one of them plays
   * it, unless something else was picked first. */
  shown: Choice | null;
  /** Places to point out, named as picks: what a line of the log is about. */
  lit?: readonly string[];
  /** A position is being set up: empty places are drawn as well. What lies somewhere says so with
   * `data-piece` and `data-in` (its zone), a place with `data-zone`, and what can be changed by
   * pointing at it with `data-setting`; the editor around the board does the rest. */
  arranging?: boolean;
  /** While the scoring is shown step by step: how many steps so far; null: all of it. */
  step?: number | null;
}

/** How many steps the scoring of a finished view has. Without it the end is shown at once. */
export type ScoringSteps<Seen extends View = View> = (view: Seen) => number;

/** The view after these events, which are certain; null if they are of a kind that cannot be drawn
 * before the server has answered. It repeats what the events say, and knows no rule. */
export type ViewAfter<Seen extends View = View, Event extends GameEvent = GameEvent> = (
  view: Seen,
  events: readonly Event[],
) => Seen | null;

/** A board of this page. */
export interface BoardComponent<Seen extends View = View, Event extends GameEvent = GameEvent> {
  default: Component<BoardProps<Seen, Event>>;
  /** `export function scoringSteps` in its `<script module>`. */
  scoringSteps?: ScoringSteps<Seen>;
  /** `export function viewAfter` there: a player's own move is shown before the server answers. */
  viewAfter?: ViewAfter<Seen, Event>;
}

/** A board of another package: a prebuilt ES module without any framework of ours. It is served
 * from this origin under the same content security policy: it loads nothing from elsewhere, and
 * evaluates no text. If it throws an error when mounted or updated, the generic board replaces it. */
export interface PrebuiltBoard {
  /** Draw into an empty element that is as large as the board may be. */
  mount(element: HTMLElement, props: BoardProps): MountedBoard;
  scoringSteps?: ScoringSteps;
  viewAfter?: ViewAfter;
}

export interface MountedBoard {
  /** Called with all props whenever one of them has changed. */
  update(props: BoardProps): void;
  /** Called when the table is left, or seen from another seat. */
  destroy(): void;
}
