/** What strips and the end of the game score, read from the server's events. */

import { colourOf, type Face } from "./fields";
import type { Cell } from "./strips";
import type { RatHotEvent, RatHotView } from "./types.gen";

export interface ScoredGroup {
  player: 0 | 1;
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

function groupsIn(events: readonly RatHotEvent[]): ScoredGroup[] {
  return events
    .filter((event) => event.type === "score")
    .map(({ player, spice, cells, points }) => ({
      player: player === 1 ? 1 : 0,
      spice,
      cells,
      points,
    }));
}

export function foresee(view: RatHotView, events: readonly RatHotEvent[]): Foresight {
  const groups = groupsIn(events);
  const points: Foresight["points"] = [0, 0];
  for (const group of groups) points[group.player] += group.points;
  const rats: Foresight["rats"] = [view.rats[0], view.rats[1]];
  for (const event of events) {
    if (event.type === "rats") rats[event.player === 1 ? 1 : 0] = event.count;
  }
  return { points, rats, groups };
}

/** The groups that the view says have scored: by the strip laid last, or at the end. */
export function groupsOf(view: RatHotView): ScoredGroup[] {
  return view.scored.map(({ spice, points, cells }) => ({
    player: colourOf(spice),
    spice,
    points,
    cells,
  }));
}
