import { expect, test } from "vitest";
import { tracedBy } from "./trace";

const LAY = { type: "lay", player: 1, card: "r7", stone: 3, formation: null };
const DRAW = { type: "draw", player: 1, card: null, deck: "clan" };
const CLAIM = { type: "claim", player: 1, stone: 4 };

test.each([
  ["a card that was laid", [LAY, DRAW], ["r7"]],
  ["a stone that was claimed", [CLAIM], ["stone:4"]],
  ["a card that was drawn leaves no trace", [DRAW], []],
])("%s", (_, happened, traced) => {
  expect([...tracedBy({ player: 1, move: "", happened }, 0)]).toEqual(traced);
});

test("one's own move needs no trace", () => {
  expect(tracedBy({ player: 0, move: "r7@3", happened: [LAY] }, 0).size).toBe(0);
});

test("a spectator sees the trace of everybody", () => {
  expect(tracedBy({ player: 0, move: "r7@3", happened: [LAY] }, null).size).toBe(1);
});
