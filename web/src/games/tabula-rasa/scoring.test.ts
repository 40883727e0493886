import { expect, test } from "vitest";
import type { Scenes } from "../scenes";
import { countSteps } from "./scoring";
import type { TabulaRasaEvent, TabulaRasaView } from "./types.gen";

const { scenes } = import.meta.glob<Scenes<TabulaRasaView, TabulaRasaEvent>>("./scenes.json", {
  eager: true,
  import: "default",
})["./scenes.json"]!;
const views = scenes.map((scene) => scene.view);
const over = views.filter((view) => view.result !== null);

test("a game that goes on has no count", () => {
  const running = views.filter((view) => view.result === null);
  expect(running.length).toBeGreaterThan(0);
  for (const view of running) expect(countSteps(view)).toEqual([]);
});

test("the count goes from left to right and ends with the scores of the result", () => {
  expect(over.length).toBeGreaterThan(2);
  for (const view of over) {
    const steps = countSteps(view);
    const places = steps.flatMap(({ place }) => place ?? []);
    expect(places).toEqual(view.territories.map(({ place }) => place));
    const scores = view.teams.map(([seat]) => view.result!.scores[seat!]);
    expect(steps.at(-1)!.totals).toEqual(scores);
  }
});

test("the castle is given right after the second number territory of its owner", () => {
  for (const view of over) {
    const steps = countSteps(view);
    const castle = steps.findIndex(({ place }) => place === null);
    if (castle < 0) continue;
    const before = steps.slice(0, castle);
    const { owner } = steps[castle]!;
    expect(before.filter((step) => step.owner === owner)).toHaveLength(2);
    expect(before.at(-1)!.owner).toBe(owner);
  }
});
