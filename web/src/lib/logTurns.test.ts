import { describe, expect, it } from "vitest";
import type { TableEvent } from "./api";
import { turnLines } from "./logTurns";
import type { LogLine } from "./table.svelte";

const piece = (text: string) => ({ text, thing: null, places: [] });

function move(number: number | null, player: number, ...texts: string[]): LogLine {
  const event = { type: "move", player, at: 0, said: ["A sentence."], brief: texts.map(piece) };
  return { key: `ply ${number}`, event: event as TableEvent, number };
}

describe("the log in short lines", () => {
  it("has one line per turn, numbered by its last move", () => {
    const turns = turnLines([move(1, 0, "red 7 → 3"), move(2, 0), move(3, 1, "blue 2 → 3")]);
    expect(turns.map(({ number, pieces }) => [number, pieces.map(({ text }) => text)])).toEqual([
      [2, ["red 7 → 3"]],
      [3, ["blue 2 → 3"]],
    ]);
    expect(turns.map(({ first }) => first)).toEqual([1, 3]);
  });

  it("says nothing of a turn that goes without saying", () => {
    expect(turnLines([move(1, 0)])).toEqual([]);
  });

  it("keeps undone moves apart from those that were played instead", () => {
    const turns = turnLines([move(null, 0, "red 7 → 3"), move(1, 0, "red 7 → 4")]);
    expect(turns.map(({ undone }) => undone)).toEqual([true, false]);
  });

  it("tells everything else in its sentence", () => {
    const event = { type: "resign", player: 0, at: 0, said: ["Anna resigns."] } as TableEvent;
    const [line] = turnLines([{ key: "ply 4", event, number: null }]);
    expect(line).toMatchObject({ player: null, said: "Anna resigns.", undone: false });
  });

  it("tells a move in its sentence where there is no short line", () => {
    const { event } = move(1, 0);
    delete event.brief;
    const [line] = turnLines([{ key: "ply 1", event, number: 1 }]);
    expect(line).toMatchObject({ number: 1, player: null, said: "A sentence." });
  });
});
