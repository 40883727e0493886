import { expect, test } from "vitest";
import { movedBy, tracedBy } from "./trace";

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

test.each([
  ["redeploy", 1],
  ["traitor", 0],
  ["deserter", 0],
])("a card that was moved by %s leaves a way from its stone", (type, side) => {
  const happened = [{ type, player: 1, card: "b3", stone: 2, target: 5 }];
  expect(movedBy({ player: 1, move: "", happened }, 0)).toEqual({ card: "b3", stone: 2, side });
  expect(movedBy({ player: 1, move: "", happened }, 1)).toBeNull();
});

test("a card that was laid has come no way", () => {
  expect(movedBy({ player: 1, move: "r7@3", happened: [LAY] }, 0)).toBeNull();
});
