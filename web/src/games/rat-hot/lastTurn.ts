/** The strips to mark: those of the last turn. While it is the onlooker's own turn, they are those
 * of the turn before, and what the onlooker has laid just now. */
import type { Trace } from "../board";
import type { RatHotEvent, RatHotView } from "./types.gen";

export function lastTurn(
  view: Pick<RatHotView, "laid" | "player">,
  last: Trace<RatHotEvent> | null,
  seat: number | null,
): Set<number> {
  const own = last !== null && last.player === seat && view.player === seat;
  const laid = own ? [...(last.before ?? []), ...last.happened] : (last?.happened ?? []);
  const strips = laid.flatMap((event) => (event.type === "lay" ? [event.strip] : []));
  const newest = view.laid.length > 1 ? view.laid.at(-1) : undefined;
  return new Set(newest ? [...strips, newest.strip] : []);
}
