import { expect, test } from "vitest";
import type { Decision, Review } from "~/lib/api/learning";
import { chanceAt, lineOf } from "./lines";

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

test("nobody has a chance to tell of before the first decision", () => {
  expect(chanceAt(lineOf(review, 1), 0)).toBeNull();
  expect(chanceAt(lineOf(review, 1), 3)).toBe(0.4);
  expect(chanceAt(lineOf(review, 1), 4)).toBe(1);
});
