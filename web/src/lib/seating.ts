/** Sitting down at a table. The secret is saved before it is sent, so that if the answer is lost,
 * the same invitation is used with the same secret again. */
import { api } from "./api";
import { savedTables } from "./savedTables.svelte";
import { settings } from "./settings.svelte";

/** Sit down with an invitation (or continue with a device link, or exchange a key that others may
 * know); returns the seat. */
export async function sitDown(table: string, token: string, name: string | null): Promise<number> {
  const key = savedTables.secretFor(table, token);
  const holder = { table, key: token, language: settings.language };
  const snapshot = await api.sit(holder, { name, key, holding: savedTables.held(table, token) });
  const { game, options } = snapshot.about;
  const seat = Number(snapshot.seat);
  savedTables.keep(table, { game, options, seats: { [seat]: key } });
  return seat;
}

/** Take an open seat of a public table. */
export async function joinTable(table: string, name: string | null): Promise<number> {
  const key = savedTables.secretFor(table, "");
  const body = { name, key, holding: savedTables.held(table, null) };
  const { seat, snapshot } = await api.join(table, body, settings.language);
  const { game, options } = snapshot.about;
  savedTables.keep(table, { game, options, seats: { [seat]: key } });
  return seat;
}
