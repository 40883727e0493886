/** Reviewing a played game: at its table or, if the server has cleared that, from its record. */
import { api, ask, Refused, type Refusal } from "~/lib/api";
import { botName } from "~/lib/names";
import { savedTables } from "~/lib/savedTables.svelte";
import { openRecord, type Opened } from "~/review/openRecord";
import type { PlayedGame } from "./playedGame";
import { recordOf } from "./storage";

const GONE: Refusal["code"][] = ["unknown_table", "not_authorised", "damaged"];

/** The address of its review; null if neither the table nor a record is left. */
export async function reviewAddress(game: PlayedGame): Promise<string | null> {
  if (await isThere(game.table)) return `/review/${game.table}?game=${game.number + 1}`;
  const again = savedTables.tables.find(({ reviewOf }) => reviewOf === game.id);
  if (again && (await isThere(again.table))) return `/review/${again.table}`;
  const record = await recordOf(game.id);
  if (!record) return null;
  const players = game.players.map(({ name, bot }, seat) =>
    bot ? botName(bot) : (name ?? record.players[seat] ?? ""),
  );
  const opened = await openRecord({ ...record, players }, game.id);
  if (!record["result"]) await end(game, opened);
  return `/review/${opened.table}`;
}

/** Whether the server has the table and lets this browser see it. */
async function isThere(table: string): Promise<boolean> {
  const known = savedTables.find(table);
  const key = Object.values(known?.seats ?? {})[0] ?? known?.spectator ?? known?.owner ?? null;
  try {
    await api.see({ table, key });
    return true;
  } catch (reason) {
    if (reason instanceof Refused && GONE.includes(reason.refusal.code)) return false;
    throw reason;
  }
}

/** A record ends with the last move. A game that ended in another way ends like that again. */
async function end({ by, winners }: PlayedGame, { table, keys }: Opened): Promise<void> {
  const loser = keys.findIndex((_, seat) => !winners.includes(seat));
  if (by === "agreement") {
    for (const key of keys) await ask(`/tables/${table}/offers/draw`, { key, method: "POST" });
  } else {
    await ask(`/tables/${table}/resign`, { key: keys[loser] ?? null, method: "POST" });
  }
}
