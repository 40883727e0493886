/** What a game's folder gives to the page: the default export of `games/GAME/index.ts`. Everything
 * else that the page shows of a game (title, words, options, surface, how moves are picked) comes
 * from the server. A game without a folder has the generic board. */
import type { Component } from "svelte";
import type { EventSounds } from "~/lib/sounds";
import type { BoardComponent, GameEvent, View } from "./board";

export interface GameFolder<Seen extends View = View, Event extends GameEvent = GameEvent> {
  /** For the home page; `edition`: one of the editions, where the game has several. */
  Picture: Component<{ edition?: string }> | Component<Record<string, never>>;
  /** Fetched when a table is opened. */
  board: () => Promise<BoardComponent<Seen, Event>>;
  /** What the onlooker has not seen yet, drawn from a view. */
  unseen: () => Promise<{ default: Component<{ view: Seen }> }>;
  /** Events that sound different from something that is laid. */
  sounds?: EventSounds;
  /** A thing that rules and refusals name by its notation: a card, a field. */
  thing?: () => Promise<ThingModule>;
}

export interface ThingModule {
  default: Component<{ thing: string; edition: string }>;
  /** How wide it is, of the width of a card; 1 where it does not say. */
  share?: number;
  /** What it is called where a row of the rules has no name of its own; often nothing. */
  nameOf(thing: string, edition: string): string;
  /** The heading of a refusal that tells what was refused; null: the usual one. */
  headingOf?(detail: Record<string, unknown>, edition: string): string | null;
}

const found = import.meta.glob<{ default: GameFolder }>("./*/index.ts", { eager: true });

const folders: Record<string, GameFolder> = Object.fromEntries(
  Object.entries(found).map(([path, folder]) => [path.split("/")[1]!, folder.default]),
);

export function folderOf(game: string): GameFolder | undefined {
  return Object.hasOwn(folders, game) ? folders[game] : undefined;
}
