import { expect, test } from "vitest";
import type { Scenes } from "../scenes";
import { scoringSteps } from "./Board.svelte";
import { foresee } from "./scoring";
import type { RatHotEvent, RatHotView } from "./types.gen";

const { scenes } = import.meta.glob<Scenes<RatHotView, RatHotEvent>>("./scenes.json", {
  eager: true,
  import: "default",
})["./scenes.json"]!;
const views = scenes.map((scene) => scene.view);
const [view] = views as [RatHotView];
const LAY: RatHotEvent = {
  type: "lay",
  player: 1,
  strip: 4,
  place: "1,1E",
  fields: ["r2", ".", "g1"],
  cells: [
    [1, 1],
    [2, 1],
    [3, 1],
  ],
  covers: [],
  height: 1,
};

test("points are summed up for each colour, and rats are those in sight afterwards", () => {
  const cells: [number, number][] = [
    [1, 1],
    [2, 1],
  ];
  const foreseen = foresee({ ...view, rats: [2, 1] }, [
    LAY,
    { type: "score", player: 0, spice: "r2", cells, points: 1 },
    { type: "score", player: 0, spice: "r3", cells, points: 2 },
    { type: "score", player: 1, spice: "g1", cells, points: 1 },
    { type: "rats", player: 0, count: 3, before: 2 },
  ]);
  expect(foreseen.points).toEqual([3, 1]);
  expect(foreseen.rats).toEqual([3, 1]);
  expect(foreseen.groups).toHaveLength(3);
});

test("a strip that scores nothing leaves points and rats as they are", () => {
  const foreseen = foresee({ ...view, rats: [1, 2] }, [LAY]);
  expect(foreseen).toEqual({ points: [0, 0], rats: [1, 2], groups: [] });
});

test("the groups of the final scoring add up to its points, a step each", () => {
  const ended = views.filter((one) => one.result?.final);
  expect(ended.length).toBeGreaterThan(0);
  for (const one of ended) {
    const groups = one.scored;
    const sum = (player: number) =>
      groups.reduce((all, group) => all + (group.player === player ? group.points : 0), 0);
    expect([sum(0), sum(1)]).toEqual(one.result!.final);
    expect(scoringSteps(one)).toBe(groups.length);
  }
});

test("a running game and a loss by rats have no scoring steps", () => {
  expect(scoringSteps(view)).toBe(0);
  const result: RatHotView["result"] = {
    winners: [1],
    reason: "rats",
    scores: [3, 4],
    strips: [],
    final: null,
  };
  expect(scoringSteps({ ...view, result })).toBe(0);
});
