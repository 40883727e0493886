import { describe, expect, it } from "vitest";
import { lastTurn } from "./lastTurn";
import type { RatHotEvent, RatHotView } from "./types.gen";

const laid = (...strips: number[]) => strips.map((strip) => ({ strip })) as RatHotView["laid"];
const lays = (player: number, ...strips: number[]) =>
  strips.map((strip) => ({ type: "lay", player, strip })) as RatHotEvent[];

describe("the strips to mark", () => {
  it("are both strips of the opponent's last turn", () => {
    const view = { laid: laid(0, 4, 9, 7), player: 0 };
    const last = { player: 1, move: "7@1,1E", happened: lays(1, 9, 7), before: lays(0, 4) };
    expect([...lastTurn(view, last, 0)].sort()).toEqual([7, 9]);
  });

  it("stay marked while the onlooker lays the first of two strips", () => {
    const view = { laid: laid(0, 4, 9, 7, 3), player: 0 };
    const last = { player: 0, move: "3@1,1E", happened: lays(0, 3), before: lays(1, 9, 7) };
    expect([...lastTurn(view, last, 0)].sort()).toEqual([3, 7, 9]);
  });

  it("are the onlooker's own once the opponent is to move", () => {
    const view = { laid: laid(0, 4, 9, 7, 3, 2), player: 1 };
    const last = { player: 0, move: "2@1,1E", happened: lays(0, 3, 2), before: lays(1, 9, 7) };
    expect([...lastTurn(view, last, 0)].sort()).toEqual([2, 3]);
  });

  it("are none before the first move", () => {
    expect(lastTurn({ laid: laid(0), player: 0 }, null, 0).size).toBe(0);
  });
});
