import { expect, test } from "vitest";
import type { Review } from "~/lib/api/learning";
import type { ReviewParts } from "~/lib/api/types.gen";
import { playedAt, signed, stepsOf, sumsOf } from "./luckParts";

const parts: ReviewParts = {
  start: [0.5, 0.5],
  deal: [0.1, -0.1],
  luck: [
    [0.05, -0.05],
    [-0.2, 0.2],
  ],
  decisions: [
    [-0.1, 0],
    [0, -0.02],
  ],
  remainder: [
    [0, 0.1],
    [0.65, -0.63],
  ],
  totals: {},
};

test("the deal comes first, then each move with its player", () => {
  const steps = stepsOf(parts, [0, 1], 0);
  expect(steps.map(({ after, player }) => [after, player])).toEqual([
    [0, null],
    [1, 0],
    [2, 1],
  ]);
  expect(steps[0]!.points).toEqual({ luck: 10, decisions: 0, remainder: 0 });
  expect(steps[1]!.points.decisions).toBeCloseTo(-10);
});

test("start and all parts add up to the result", () => {
  for (const [seat, result] of [
    [0, 100],
    [1, 0],
  ] as const) {
    const steps = stepsOf(parts, [0, 1], seat);
    const last = (["luck", "decisions", "remainder"] as const).map((part) =>
      sumsOf(steps, part).at(-1)!,
    );
    expect(50 + last[0]! + last[1]! + last[2]!).toBeCloseTo(result);
  }
});

test("a seat is as good as what it lost on average", () => {
  const decision = (seat: number, lost: number) => ({ seat, lost });
  const review = {
    moves: 3,
    decisions: [decision(0, 0.1), decision(1, 0), decision(0, 0)],
    result: [1, 0],
  } as unknown as Review;
  expect(playedAt(review, 0)).toBe(95);
  expect(playedAt(review, 1)).toBe(100);
  expect(playedAt({ ...review, decisions: [] }, 0)).toBe(100);
});

test("points have their sign, as the language writes numbers", () => {
  expect(signed(31.4, "en")).toBe("+31");
  expect(signed(-31.4, "en")).toBe("−31");
  expect(signed(0.2, "en")).toBe("0");
  expect(signed(-0.2, "en")).toBe("0");
  expect(signed(0, "en", 1)).toBe("0");
  expect(signed(-1.25, "de", 1)).toBe("−1,3");
});
