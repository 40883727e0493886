import { expect, test } from "vitest";
import { percents } from "./percent";

test("percents add up to 100, and are as near as they get", () => {
  expect(percents([0.505, 0.495])).toEqual([51, 49]);
  expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(percents([0.625, 0.375])).toEqual([63, 37]);
  expect(percents([1, 0])).toEqual([100, 0]);
  for (let share = 0; share <= 1; share += 0.0125) {
    const found = percents([share, 1 - share]);
    expect(found[0]! + found[1]!).toBe(100);
  }
});

test("what does not add up to one is a share of what it adds up to", () => {
  expect(percents([0.6, 0.6])).toEqual([50, 50]);
  expect(percents([0, 0])).toEqual([0, 0]);
});
