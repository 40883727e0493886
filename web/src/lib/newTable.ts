/** Sets up a table and sits down at it. */
import { fetchTable } from "~/games/fetchTable";
import { api } from "./api";
import type { GameInfo } from "./api/gameList";
import { planOf, rememberChoice, type Choice } from "./choices";
import { savedTables } from "./savedTables.svelte";
import { newSecret } from "./secrets";
import { keysOf, ownSeats, placeOf, specOf, type Own } from "./tableSpec";
import { waiting } from "./waiting.svelte";

/** The id of a new table. `names` are those of the players on this device, by their place in the
 * plan; nobody has to have one. */
export async function openTable(
  game: GameInfo,
  choice: Choice,
  names: readonly (string | undefined)[] = [savedTables.name],
): Promise<string> {
  const plan = planOf(game, choice);
  const own: Record<number, Own> = {};
  for (const seat of ownSeats(plan)) {
    const name = names[placeOf(plan.seat, seat)]?.trim();
    own[seat] = { key: newSecret(), name: name || null };
  }
  const creating = api.create(specOf(plan, own));
  fetchTable(game);
  const created = await creating;
  savedTables.keep(created.table, {
    game: plan.game,
    options: plan.options,
    ...keysOf(own, created),
  });
  rememberChoice(plan.game, choice);
  if (plan.guests.some(({ kind }) => kind === "open")) waiting.start(created.table);
  return created.table;
}
