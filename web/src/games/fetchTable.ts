/** The code of a table, fetched before there is one: on a slow line, a new table would wait for it. */
import type { GameInfo } from "~/lib/api/gameList";
import { folderOf } from "./game";
import { loadBoard } from "./loadBoard";

/** Beside whatever else is asked for. What cannot be fetched now is asked for again by the table. */
export function fetchTable(game: GameInfo): void {
  const parts = [import("~/pages/Table.svelte"), loadBoard(game.name, game)];
  for (const part of parts) part.catch(() => undefined);
}

/** As soon as the pictures of these games are there and the browser has nothing else to do. */
export async function fetchTablesWhenIdle(games: readonly GameInfo[]): Promise<void> {
  await Promise.all(games.map(({ name }) => folderOf(name)?.picture())).catch(() => undefined);
  // Safari does not tell when it is idle.
  const whenIdle =
    globalThis.requestIdleCallback ?? ((fetch: () => void) => setTimeout(fetch, 500));
  whenIdle(() => games.forEach(fetchTable));
}
