import { expect, test } from "vitest";
import { movedBy, tracedBy } from "./lastMoveTrace";
import type { SchottenTottenEvent, SchottenTottenFormation } from "./types.gen";

const FORMATION: SchottenTottenFormation = { kind: "run", cards: [], to_come: [], sum: null };
const LAY: SchottenTottenEvent = { type: "lay", player: 1, card: "r7", stone: 3, formation: null };
const DRAW: SchottenTottenEvent = { type: "draw", player: 1, card: null, deck: "clan" };
const CLAIM: SchottenTottenEvent = {
  type: "claim",
  player: 1,
  stone: 4,
  formation: FORMATION,
  against: null,
};

test.each<[string, SchottenTottenEvent[], string[]]>([
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

const MOVED = { player: 1, card: "b3", stone: 2 };

test.each<[string, number, SchottenTottenEvent]>([
  ["redeploy", 1, { type: "redeploy", ...MOVED, side: 1, target: 5, formation: null }],
  ["traitor", 0, { type: "traitor", ...MOVED, side: 0, target: 5, formation: null }],
  ["deserter", 0, { type: "deserter", ...MOVED, side: 0, target: "x" }],
])("a card that was moved by %s leaves a way from its stone", (_, side, event) => {
  const happened = [event];
  expect(movedBy({ player: 1, move: "", happened }, 0)).toEqual({ card: "b3", stone: 2, side });
  expect(movedBy({ player: 1, move: "", happened }, 1)).toBeNull();
});

test("a card that was laid has come no way", () => {
  expect(movedBy({ player: 1, move: "r7@3", happened: [LAY] }, 0)).toBeNull();
});
