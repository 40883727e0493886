/** A record at a table of its own, with all seats on this device. */
import { learning, type EarlyEnd } from "~/lib/api/learning";
import { savedTables } from "~/lib/savedTables.svelte";
import { newSecret } from "~/lib/secrets";
import { settings } from "~/lib/settings.svelte";
import type { Own } from "~/lib/tableSpec";

const LONGEST_NAME = 40;

interface Before {
  /** The played game that is to be reviewed there. */
  reviewOf?: string;
  /** How it ended, unless the rules did. */
  ended?: EarlyEnd | null;
}

/** Set up a table from a record; its id. */
export async function openRecord(
  record: Record<string, unknown>,
  { reviewOf, ended = null }: Before = {},
): Promise<string> {
  const seats = personsOf(record);
  const created = await learning.fromRecord({ record, seats, ended }, settings.language);
  const keys = (seats ?? []).map(({ key }) => key);
  savedTables.keep(created.table, {
    game: String(record["game"]),
    options: (record["options"] ?? {}) as Record<string, unknown>,
    seats: Object.fromEntries(keys.map((key, at) => [at, key])),
    owner: created.owner,
    spectator: created.spectator,
    ...(reviewOf && { reviewOf }),
  });
  return created.table;
}

/** A record calls players without a name `player 0`, `player 1` ... */
function personsOf({ players }: Record<string, unknown>): Own[] | null {
  if (!Array.isArray(players)) return null;
  return players.map((name, at) => {
    const given = name === `player ${at}` ? "" : String(name).trim().slice(0, LONGEST_NAME);
    return { key: newSecret(), name: given || null };
  });
}
