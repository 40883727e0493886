import { expect, test } from "vitest";
import type { Decision, Review } from "~/lib/api/learning";
import { chancesAt, lineOf } from "./chanceLines";

function decision(ply: number, seat: number, best: number, chance: number): Decision {
  return {
    ply,
    seat,
    chance,
    best_chance: best,
    lost: best - chance,
    move: "a",
    best: "b",
    verdict: "",
    why: "",
  };
}

const review: Review = {
  moves: 4,
  decisions: [decision(0, 0, 0.6, 0.5), decision(1, 1, 0.5, 0.4), decision(2, 0, 0.7, 0.2)],
  result: [0, 1],
};

test("a line goes from what one could hope for to what was left, and ends at the result", () => {
  expect(lineOf(review, 0)).toEqual([
    [0, 0.6],
    [1, 0.5],
    [2, 0.7],
    [3, 0.2],
    [4, 0],
  ]);
});

test("a game without a result ends with its last decision", () => {
  expect(lineOf({ ...review, result: null }, 1)).toEqual([
    [1, 0.5],
    [2, 0.4],
  ]);
});

test("chances are those of the newest decision, and together one", () => {
  expect(chancesAt({ ...review, decisions: [] }, 2, 0)).toBeNull();
  expect(chancesAt(review, 2, 0)).toEqual([0.6, 0.4]);
  expect(chancesAt(review, 2, 1)).toEqual([0.5, 0.5]);
  expect(chancesAt(review, 2, 2)!.map((each) => each.toFixed(2))).toEqual(["0.70", "0.30"]);
  expect(chancesAt(review, 2, 3)!.map((each) => each.toFixed(2))).toEqual(["0.20", "0.80"]);
  expect(chancesAt(review, 2, 4)).toEqual([0, 1]);
});

test("those who did not decide share what is left as they thought of it", () => {
  const three = { ...review, decisions: [decision(0, 1, 0.4, 0.4), decision(1, 0, 0.5, 0.5)] };
  const chances = chancesAt(three, 3, 2)!;
  expect(chances[0]).toBe(0.5);
  expect(chances[1]! / chances[2]!).toBeCloseTo(0.4);
  expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
});
