import { describe, expect, it } from "vitest";
import type { TableEvent } from "./api";
import { inFrames, lastMove, linesOf } from "./table.svelte";

function event(type: string, ply: number, more: Partial<TableEvent> = {}): TableEvent {
  return { type, ply, player: ply % 2, at: ply, ...more };
}

describe("the log", () => {
  it("numbers the moves that stand, from one", () => {
    const lines = linesOf([event("deal", 0), event("move", 1), event("move", 2)]);
    expect(lines.map((line) => line.number)).toEqual([null, 1, 2]);
  });

  it("gives an undone move no number, and the next move its number", () => {
    const lines = linesOf([
      event("move", 1, { move: "r1@1" }),
      event("undo", 2),
      event("move", 3, { move: "r1@2" }),
    ]);
    expect(lines.map((line) => line.number)).toEqual([null, null, 1]);
    expect(lastMove(lines)?.move).toBe("r1@2");
  });

  it("goes back to so many moves after a takeback", () => {
    const moves = [1, 2, 3].map((ply) => event("move", ply, { move: `r${ply}@1` }));
    const lines = linesOf([...moves, event("takeback", 4, { moves: 1 })]);
    expect(lines.map((line) => line.number)).toEqual([1, null, null, null]);
    expect(lastMove(lines)?.move).toBe("r1@1");
  });

  it("begins anew with a deal", () => {
    const lines = linesOf([event("move", 1), event("deal", 2), event("move", 3)]);
    expect(lines.map((line) => line.number)).toEqual([null, null, 1]);
  });

  it("stands in order of time, whatever order the events came in", () => {
    const note: TableEvent = { type: "chat", note: 0, player: 0, at: 1.5, text: "hello" };
    const lines = linesOf([event("move", 2), note, event("move", 1)]);
    expect(lines.map((line) => line.key)).toEqual(["ply 1", "note 0", "ply 2"]);
  });

  it("has no last move before the first one", () => {
    expect(lastMove(linesOf([event("deal", 0)]))).toBeNull();
  });
});

describe("moves to be previewed", () => {
  it("are split so that each part fits into a frame, and none is lost", () => {
    const moves = Array.from({ length: 500 }, (_, at) => `${at}@12,12E`);
    const parts = inFrames(moves);
    expect(parts.flat()).toEqual(moves);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(3500);
  });

  it("are no parts at all where there are none", () => {
    expect(inFrames([])).toEqual([]);
  });
});
