import { beforeAll, expect, test } from "vitest";
import { speak } from "~/lib/words.svelte";
import type { Scenes } from "../scenes";
import { foretell } from "./foretell";
import type { RatHotEvent, RatHotView } from "./types.gen";

const { scenes } = import.meta.glob<Scenes<RatHotView, RatHotEvent>>("./scenes.json", {
  eager: true,
  import: "default",
})["./scenes.json"]!;
const [view] = scenes.map((scene) => scene.view) as [RatHotView];
const NAMES = ["Anna", "Bo"];
const RATS: RatHotEvent = { type: "rats", player: 1, count: 3, before: 2 };

beforeAll(() => speak("en"));

function scores(player: number, points: number): RatHotEvent {
  return { type: "score", player, spice: "r2", cells: [], points };
}

function told(seat: RatHotView["seat"], ...events: RatHotEvent[]): string {
  return foretell({ ...view, seat, rats: [0, 2], fatal_rats: 3 }, events, NAMES);
}

test("the points are told for whom they are, your own first", () => {
  const both = [scores(0, 1), scores(1, 2), scores(1, 1)];
  expect(told(0, ...both)).toBe("+1 for you, +3 for Bo");
  expect(told(1, ...both)).toBe("+3 for you, +1 for Anna");
  expect(told("spectator", ...both)).toBe("+1 for Anna, +3 for Bo");
});

test("nobody is told who gets nothing, unless nobody gets anything", () => {
  expect(told(0, scores(1, 2))).toBe("+2 for Bo");
  expect(told(0)).toBe("no points");
});

test("whoever would lose by their own rats is warned", () => {
  expect(told(1, scores(1, 2), RATS)).toMatch(/^\+2 for you, 3 of your rats in sight: you lose/);
  expect(told(0, scores(1, 2), RATS)).toBe("+2 for Bo");
});
