/** What somebody else's last move changed on the table. */
import type { Trace } from "~/games/board";
import type { SchottenTottenEvent } from "./types.gen";

type LastMove = Trace<SchottenTottenEvent> | null;

/** The cards that it laid or moved, and the stones it claimed as `stone:3`. */
export function tracedBy(last: LastMove, seat: number | null): ReadonlySet<string> {
  const traced = new Set<string>();
  if (!last || last.player === seat) return traced;
  for (const event of last.happened) {
    if (event.type === "claim" || event.type === "award") traced.add(`stone:${event.stone}`);
    else if ("card" in event && "stone" in event) traced.add(event.card);
  }
  return traced;
}

/** A card that went from a stone to somewhere else. */
export interface Moved {
  readonly card: string;
  readonly stone: number;
  /** Whose side of the stone it was on. */
  readonly side: number;
}

export function movedBy(last: LastMove, seat: number | null): Moved | null {
  if (!last || last.player === seat) return null;
  for (const event of last.happened) {
    if ("side" in event) return { card: event.card, stone: event.stone, side: event.side };
  }
  return null;
}
