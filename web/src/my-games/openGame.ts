/** Reviewing a played game: at its table or, if the server has cleared that, from its record. */
import { api, isGone } from "~/lib/api";
import type { EarlyEnd } from "~/lib/api/learning";
import { botName } from "~/lib/names";
import { savedTables } from "~/lib/savedTables.svelte";
import { openRecord } from "~/review/openRecord";
import type { PlayedGame } from "./playedGame";
import { recordOf } from "./storage";

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
  const ended = record["result"] ? null : endOf(game);
  const table = await openRecord({ ...record, players }, { reviewOf: game.id, ended });
  return `/review/${table}`;
}

/** Whether the server has the table and lets this browser see it. */
async function isThere(table: string): Promise<boolean> {
  const known = savedTables.find(table);
  const key = Object.values(known?.seats ?? {})[0] ?? known?.spectator ?? known?.owner ?? null;
  try {
    await api.see({ table, key });
    return true;
  } catch (reason) {
    if (isGone(reason)) return false;
    throw reason;
  }
}

/** A record ends with the last move. A game that ended in another way ends like that again. */
function endOf({ by, winners, players }: PlayedGame): EarlyEnd {
  const seat = players.findIndex((_, at) => !winners.includes(at));
  if (by === "agreement") return { by, seat: 0 };
  return { by: by === "time" || by === "game_resignation" ? by : "resignation", seat };
}
