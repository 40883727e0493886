/** A record at a table of its own, with all seats on this device. */
import { learning } from "~/lib/api/learning";
import { savedTables } from "~/lib/savedTables.svelte";
import { newSecret } from "~/lib/secrets";
import { settings } from "~/lib/settings.svelte";
import type { Own } from "~/lib/tableSpec";
import { say } from "~/lib/words.svelte";

const LONGEST_NAME = 40;

export interface Opened {
  table: string;
  /** By seat. */
  keys: string[];
}

/** Set up a table from a record; `reviewOf` is the played game that is to be reviewed there. */
export async function openRecord(
  record: Record<string, unknown>,
  reviewOf?: string,
): Promise<Opened> {
  const seats = personsOf(record);
  const created = await learning.fromRecord({ record, seats }, settings.language);
  const keys = (seats ?? []).map(({ key }) => key);
  savedTables.keep(created.table, {
    game: String(record["game"]),
    options: (record["options"] ?? {}) as Record<string, unknown>,
    seats: Object.fromEntries(keys.map((key, at) => [at, key])),
    owner: created.owner,
    spectator: created.spectator,
    ...(reviewOf && { reviewOf }),
  });
  return { table: created.table, keys };
}

function personsOf({ players }: Record<string, unknown>): Own[] | null {
  if (!Array.isArray(players)) return null;
  return players.map((name, at) => ({
    key: newSecret(),
    name: String(name).trim().slice(0, LONGEST_NAME) || say("player", { number: at + 1 }),
  }));
}
