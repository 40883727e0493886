/** A finished game to share: which one, and as whom. */
import type { Holder, TableSnapshot } from "~/lib/api";
import { learning } from "~/lib/api/learning";
import { linkOrigin } from "~/lib/linkOrigin.svelte";
import { looksOn, savedTables } from "~/lib/savedTables.svelte";
import { newSecret } from "~/lib/secrets";
import { writeMark } from "~/review/reviewAddress";

export interface SharedGame {
  holder: Holder;
  snapshot: TableSnapshot;
  game: number;
  /** After how many moves it is shown. */
  after: number;
  onlooker: number | "open";
}

/** The key that opens the game for others; null at a table that anybody may see. A player whose
 * browser has none makes one up, which counts from the moment the game is shared. */
export function keyForOthers({ holder, snapshot }: SharedGame): string | null {
  if (snapshot.about.public && snapshot.about.spectators) return null;
  const known = savedTables.find(snapshot.table)?.spectator;
  if (known) return known;
  if (typeof snapshot.seat === "number") return newSecret();
  return looksOn(snapshot) ? holder.key : null;
}

export function linkToGame({ snapshot, game, after }: SharedGame, key: string | null): string {
  const which = game === snapshot.game ? "" : `?game=${game + 1}`;
  return `${linkOrigin.now}/review/${snapshot.table}${which}${writeMark({ after, key })}`;
}

/** From now on previews of the link show the end of the game, and the key opens it. Only players
 * can do that; others send a link that they were given. */
export async function share({ holder, snapshot, game }: SharedGame, key: string | null) {
  if (typeof snapshot.seat !== "number") return;
  await learning.share(holder, game, key);
  if (key) savedTables.keep(snapshot.table, { spectator: key });
}

/** Whether this browser's share sheet takes such a file. */
export function canSendFile(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

export async function sendFile(file: File): Promise<void> {
  await navigator.share({ files: [file] }).catch(() => undefined); // it was cancelled
}
