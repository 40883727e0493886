import { expect, it } from "vitest";
import type { TableEvent } from "./api";
import { drawnCards } from "./drawnCards";
import { linesOf } from "./table.svelte";

function move(ply: number, player: number, ...happened: TableEvent["happened"] & object[]) {
  return { type: "move", ply, player, at: ply, move: `m${ply}`, happened } as TableEvent;
}

it("finds what a seat drew in its last turn, though others have moved since", () => {
  const lines = linesOf([
    move(1, 0, { type: "draw", player: 0, card: "b1" }),
    move(2, 1, { type: "draw", player: 1, card: null }),
    move(3, 0, { type: "lay", card: "r7" }),
    move(4, 0, { type: "draw", player: 0, card: "g2" }),
    move(5, 1, { type: "draw", player: 1, card: null }),
  ]);
  expect(drawnCards(lines, 0)).toEqual(["g2"]);
  expect(drawnCards(lines, 1)).toEqual([]);
  expect(drawnCards(linesOf([]), 0)).toEqual([]);
});
