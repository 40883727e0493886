/** The last move of somebody else, as what it leaves on the table. */
import type { Trace } from "~/boards/board";
import type { Happening } from "./view";

/** The cards that it laid or moved, and the stones it claimed as `stone:3`. */
export function tracedBy(last: Trace | null, seat: number | null): ReadonlySet<string> {
  const traced = new Set<string>();
  if (!last || last.player === seat) return traced;
  for (const event of last.happened as unknown as Happening[]) {
    if (event.type === "claim" || event.type === "award") traced.add(`stone:${event.stone}`);
    else if (event.card && event.stone !== undefined) traced.add(event.card);
  }
  return traced;
}
