import { expect, it } from "vitest";
import type { TabulaRasaEvent, TabulaRasaView } from "./types.gen";
import { viewAfter } from "./viewAfter";

const view = {
  territories: [
    { place: "1", points: 3, knights: [["r1", "g1"], []] },
    { place: "r", points: 3, knights: [[], []] },
    { place: "y", points: 3, knights: [[], []] },
    { place: "g", points: 3, knights: [[], []] },
  ],
  hands: [
    { cards: ["y1", "y1", "g2"], hidden: 0 },
    { cards: [], hidden: 3 },
  ],
} as unknown as TabulaRasaView;
const lay = { type: "lay", player: 0, row: 0, card: "y1", place: "1", knights: 3 } as const;
const draw: TabulaRasaEvent = { type: "draw", player: 0, card: "g1", left: 4 };

it("a knight leaves the hand and stands among its colour; what was drawn is not there yet", () => {
  const after = viewAfter(view, [lay, draw])!;
  expect(after.territories[0]!.knights).toEqual([["r1", "y1", "g1"], []]);
  expect(after.hands[0]!.cards).toEqual(["y1", "g2"]);
  expect(view.territories[0]!.knights[0]).toEqual(["r1", "g1"]);
});

it("nothing is drawn of what is not the laying of a knight", () => {
  expect(viewAfter(view, [])).toBeNull();
  expect(viewAfter(view, [draw])).toBeNull();
});
