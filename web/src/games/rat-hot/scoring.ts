/** What strips and the end of the game score, read from the server's events. */

import type { GameEvent } from "../board";
import { colourOf } from "./faces";
import type { Cell, Face, RatHotView } from "./view";

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

interface ScoreEvent {
  player: number;
  spice: Face;
  cells: Cell[];
  points: number;
}

function groupsIn(events: readonly GameEvent[]): ScoredGroup[] {
  return events
    .filter((event) => event.type === "score")
    .map((event) => {
      const { player, spice, cells, points } = event as unknown as ScoreEvent;
      return { player: player === 1 ? 1 : 0, spice, cells, points };
    });
}

export function foresee(view: RatHotView, events: readonly GameEvent[]): Foresight {
  const groups = groupsIn(events);
  const points: Foresight["points"] = [0, 0];
  for (const group of groups) points[group.player] += group.points;
  const rats: Foresight["rats"] = [view.rats[0], view.rats[1]];
  for (const event of events) {
    if (event.type !== "rats") continue;
    const { player, count } = event as unknown as { player: 0 | 1; count: number };
    rats[player] = count;
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
