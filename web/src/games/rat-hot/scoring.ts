/** What a strip would score, read from the server's events. */

import type { Face } from "./fields";
import type { Cell } from "./strips";
import type { RatHotEvent, RatHotView } from "./types.gen";

export interface ScoredGroup {
  player: number;
  spice: Face;
  cells: Cell[];
  points: number;
}

/** What is certain about a placement before it is made. */
export interface Foresight {
  points: [red: number, green: number];
  rats: [red: number, green: number]; // in sight afterwards
  groups: ScoredGroup[];
}

export function foresee(view: RatHotView, events: readonly RatHotEvent[]): Foresight {
  const groups = events.filter((event) => event.type === "score");
  const points: Foresight["points"] = [0, 0];
  for (const { player, points: scored } of groups) points[player === 1 ? 1 : 0] += scored;
  const rats: Foresight["rats"] = [view.rats[0], view.rats[1]];
  for (const event of events) {
    if (event.type === "rats") rats[event.player === 1 ? 1 : 0] = event.count;
  }
  return { points, rats, groups };
}
