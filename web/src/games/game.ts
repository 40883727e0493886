/** What a game's folder offers to the page: the default export of `games/GAME/index.ts`. Everything
 * else that the page shows about a game (title, words, options, surface, how moves are picked)
 * comes from the server. A game without a folder has the generic board. */
import type { Component } from "svelte";
import type { EventSounds } from "~/lib/sounds";
import type { BoardComponent, GameEvent, View } from "./board";

export interface GameFolder<Seen extends View = View, Event extends GameEvent = GameEvent> {
  /** Some of the board's own pieces, for pages where games are chosen; drawn over the surface of the
   * table, in an element of any shape. `edition`: empty for the standard one. */
  picture: () => Promise<{
    default: Component<{ edition: string }> | Component<Record<string, never>>;
  }>;
  /** Fetched when a table is opened. */
  board: () => Promise<BoardComponent<Seen, Event>>;
  /** What a move will do, as far as it is certain and worth saying beside its name. */
  foretell?: () => Promise<ForetellModule<Seen, Event>>;
  /** What the onlooker has not seen yet, drawn from a view. */
  unseen: () => Promise<{ default: Component<{ view: Seen }> }>;
  /** Draws the things that lines of the log are about, as small as a line; otherwise they are
   * named. */
  logImage?: () => Promise<{ default: Component<{ thing: string }> }>;
  /** Events that sound different from something that is laid. */
  sounds?: EventSounds;
  /** Draws a piece while a position is set up; otherwise `notationImage` does. */
  pieceImage?: () => Promise<PieceImageModule>;
  /** Draws something that rules and refusals give in notation: a card, a field. */
  notationImage?: () => Promise<NotationImageModule>;
}

export interface ForetellModule<Seen extends View = View, Event extends GameEvent = GameEvent> {
  foretell(view: Seen, events: readonly Event[], names: readonly string[]): string;
}

export interface PieceImageModule {
  default: Component<{ thing: string; edition: string }>;
  /** In pixels. */
  pieceWidth?: number;
}

export interface NotationImageModule {
  default: Component<{ thing: string; edition: string }>;
  /** Its width relative to a card; 1 by default. */
  share?: number;
  /** Its name, for rows of the rules that have none; often empty. */
  nameOf(thing: string, edition: string): string;
  /** The heading of a refusal with this detail; null: the usual one. */
  headingOf?(detail: Record<string, unknown>, edition: string): string | null;
}

const found = import.meta.glob<{ default: GameFolder }>("./*/index.ts", { eager: true });

const folders: Record<string, GameFolder> = Object.fromEntries(
  Object.entries(found).map(([path, folder]) => [path.split("/")[1]!, folder.default]),
);

export function folderOf(game: string): GameFolder | undefined {
  return Object.hasOwn(folders, game) ? folders[game] : undefined;
}
