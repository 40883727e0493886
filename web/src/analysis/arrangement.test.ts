import { describe, expect, it } from "vitest";
import type { SetUp, Zone } from "~/lib/api/analysis";
import { cleared, moved, takes } from "./arrangement";

const zone = (name: string, more: Partial<Zone> = {}): Zone => ({
  name,
  label: name,
  group: "",
  most: null,
  takes: null,
  rest: false,
  ...more,
});
const hand = zone("hand", { most: 2 });
const side = zone("side", { takes: ["a", "b"] });
const red = zone("red", { rest: true, takes: ["a", "b"] });
const blue = zone("blue", { rest: true, takes: ["c"] });

describe("an arrangement", () => {
  it("takes what has room and belongs there", () => {
    expect(takes(hand, "c", { hand: ["a"] })).toBe(true);
    expect(takes(hand, "c", { hand: ["a", "b"] })).toBe(false);
    expect(takes(side, "a", {})).toBe(true);
    expect(takes(side, "c", {})).toBe(false);
  });

  it("puts a piece at the end, in front of a pile, or before another piece", () => {
    const lies = { hand: ["a"], side: ["b"], red: ["x", "y"] };
    expect(moved(lies, { zone: "hand", at: 0 }, side)).toEqual({
      hand: [],
      side: ["b", "a"],
      red: ["x", "y"],
    });
    expect(moved(lies, { zone: "hand", at: 0 }, red).red).toEqual(["a", "x", "y"]);
    expect(moved(lies, { zone: "hand", at: 0 }, red, 1).red).toEqual(["x", "a", "y"]);
    expect(moved({ red: ["x", "y", "z"] }, { zone: "red", at: 0 }, red, 2).red).toEqual([
      "y",
      "x",
      "z",
    ]);
    expect(moved(lies, { zone: "hand", at: 5 }, side)).toBe(lies);
  });

  it("is cleared into the piles that take each piece", () => {
    const form = { zones: [hand, side, red, blue] } as SetUp;
    const lies = { hand: ["a", "c"], side: ["b"], red: [], blue: [] };
    const now = cleared(form, lies);
    expect(now["hand"]).toEqual([]);
    expect(now["side"]).toEqual([]);
    expect([...now["red"]!].sort()).toEqual(["a", "b"]);
    expect(now["blue"]).toEqual(["c"]);
  });
});
