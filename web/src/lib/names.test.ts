import { describe, expect, it } from "vitest";
import { inOrder, seatNames, strengthOf } from "./names";
import { speak } from "./words.svelte";

const NONNA = {
  name: "nonna",
  text: "",
  measured: {
    "rat-hot": { rating: 1886, seconds: 0.01 },
    "tabula-rasa": { rating: 1556, seconds: 0.2 },
  },
};

describe("how strong a bot is", () => {
  it.each([
    ["rat-hot", "Elo 1886 · at once"],
    ["tabula-rasa", "Elo 1556 · 0.2 s per move"],
    ["go", ""],
  ])("is said of %s as far as it was measured", async (game, said) => {
    await speak("en");
    // What is put into a sentence stands between marks of direction.
    expect(strengthOf(NONNA, game).replace(/[\u2068\u2069]/g, "")).toBe(said);
  });
});

it("puts the games of the house in the order of the boxes, and others behind them", () => {
  const games = ["go", "rat-hot", "tabula-rasa", "schotten-totten"].map((name) => ({ name }));
  const order = inOrder(games).map(({ name }) => name);
  expect(order).toEqual(["schotten-totten", "tabula-rasa", "rat-hot", "go"]);
});

it.each([
  [
    ["Anna", "Eva"],
    ["Anna", "Eva"],
  ],
  [
    ["Anna", "Anna"],
    ["Anna 1", "Anna 2"],
  ],
  [
    ["Anna", "ANNA\u200b"],
    ["Anna 1", "ANNA\u200b 2"],
  ],
  [
    ["Anna", "Ａnna", "Anna 1"],
    ["Anna 2", "Ａnna 3", "Anna 1"],
  ],
  [
    ["Μάρκος", "ΜΆΡΚΟΣ"],
    ["Μάρκος 1", "ΜΆΡΚΟΣ 2"],
  ],
])("tells %j apart", (names, called) => {
  const seats = names.map((name) => ({ name, bot: null, open: false, taken: true }));
  expect(seatNames(seats as unknown as Parameters<typeof seatNames>[0])).toEqual(called);
});
