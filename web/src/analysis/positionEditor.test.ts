import { describe, expect, it } from "vitest";
import type { SetUp, Zone } from "~/lib/api/analysis";
import { openFor, put, takenBack, zoneOf } from "./positionEditor.svelte";

const zone = (name: string, more: Partial<Zone> = {}): Zone => ({
  name,
  label: name,
  group: "",
  most: null,
  takes: null,
  rest: false,
  least: 0,
  by_moves: false,
  ...more,
});
const hand = zone("hand");
const full = zone("full", { takes: [] });
const laid = zone("laid", { by_moves: true });
const red = zone("red", { rest: true, takes: ["a", "b"] });
const blue = zone("blue", { rest: true, takes: ["c"] });
const found = {
  zones: [hand, full, laid, red, blue],
  arrangement: { hand: ["a"], full: ["b"], laid: ["c@1,2E"], red: ["b", "a"], blue: [] },
} as unknown as SetUp;

describe("a position that is set up", () => {
  it("takes a piece from its pile before any other place", () => {
    expect(zoneOf(found, "a")).toBe(red);
    expect(zoneOf(found, "c")).toBe(laid);
  });

  it("opens what takes the piece now, and not what is filled by moves", () => {
    expect(openFor(found, "a")).toEqual([hand, red]);
    expect(openFor(found, "c")).toEqual([hand, blue]);
  });

  it("puts a piece behind the others, on top of a pile, or where a move says", () => {
    expect(put(found, "b", hand)).toEqual({ ...found.arrangement, hand: ["a", "b"], red: ["a"] });
    expect(put(found, "a", red)).toEqual({ ...found.arrangement, red: ["a", "b"] });
    expect(put(found, "a", laid, "a@3,4S")).toEqual({
      ...found.arrangement,
      red: ["b"],
      laid: ["c@1,2E", "a@3,4S"],
    });
  });

  it("takes a piece back to the pile of its kind", () => {
    expect(takenBack(found, "full", "b")).toEqual({
      ...found.arrangement,
      full: [],
      red: ["b", "b", "a"],
    });
    expect(takenBack(found, "laid", "c")).toEqual({ ...found.arrangement, laid: [], blue: ["c"] });
  });
});
