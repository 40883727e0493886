/** The scoring at the end, step by step from left to right, from the tiles of the result. */

import type { TabulaRasaView } from "./types.gen";

/** A territory, or the castle: the rows that take something, and the totals after it. */
export interface CountStep {
  place: string | null; // null: the castle
  owner: number | null;
  treasures: number[];
  totals: number[];
}

export function countSteps(view: TabulaRasaView): CountStep[] {
  const tiles = view.result?.tiles;
  if (!tiles) return [];
  const totals = view.teams.map(() => 0);
  const give = (row: number, points: number): void => {
    totals[row] = (totals[row] ?? 0) + points;
  };
  return view.territories.flatMap(({ place, points }) => {
    const here = tiles.filter((tile) => tile[0] === place);
    const owner = here.find((tile) => tile[1] === "territory")?.[2] ?? null;
    const treasures = here.filter((tile) => tile[1] === "treasure").map((tile) => tile[2]);
    const castle = here.find((tile) => tile[1] === "castle");
    if (owner !== null) give(owner, points);
    for (const row of treasures) give(row, view.treasure_points);
    const steps: CountStep[] = [{ place, owner, treasures, totals: [...totals] }];
    if (castle) {
      give(castle[2], view.castle_points);
      steps.push({ place: null, owner: castle[2], treasures: [], totals: [...totals] });
    }
    return steps;
  });
}
