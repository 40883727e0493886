import { describe, expect, test } from "vitest";
import { LOWEST, measure, total, type Wanted } from "./layout";

const SCREENS = [
  ["a phone", 344, 560],
  ["a tablet", 752, 880],
  ["a laptop", 994, 650],
  ["a large screen", 1480, 900],
  ["a low window", 720, LOWEST],
  ["a low laptop", 1050, 576],
  ["a phone on its side", 556, 300],
  ["a larger phone on its side", 640, 332],
] as const;

describe.each(SCREENS)("on %s", (_, width, height) => {
  test.each([
    ["the base game", { cardsASide: 3, held: 6, decks: 1, open: false }],
    ["tactics", { cardsASide: 4, held: 7, decks: 2, open: false }],
    ["tactics, with a full Scout", { cardsASide: 4, held: 9, decks: 2, open: false }],
    ["both hands open", { cardsASide: 4, held: 7, decks: 2, open: true }],
  ])("%s fits", (_, game) => {
    const wanted: Wanted = { width, height, stones: 9, ...game };
    const measures = measure(wanted);
    expect(total(measures, wanted)).toBeLessThanOrEqual(height);
    expect(measures.card).toBeLessThan(measures.column);
    expect(measures.hand * measures.abreast).toBeLessThan(measures.tray || width);
  });
});

test("phones have slips, and larger screens have cards", () => {
  const game = { stones: 9, cardsASide: 4, held: 7, decks: 2, open: false };
  expect(measure({ width: 344, height: 560, ...game }).form).toBe("slip");
  expect(measure({ width: 994, height: 650, ...game }).form).toBe("card");
});

test("a low table has all but the stones beside them, which makes their cards larger", () => {
  const game = { stones: 9, cardsASide: 4, held: 7, decks: 2, open: false };
  for (const [width, height] of [
    [556, 300],
    [640, 332],
    [1050, 576],
  ] as const) {
    const low = measure({ width, height, ...game });
    expect(low.tray).toBeGreaterThan(0);
    expect(low.card).toBeGreaterThan(27);
    expect(low.hand).toBeGreaterThan(24);
    expect(2 * low.side + low.middle).toBeGreaterThan(height * 0.85);
  }
  expect(measure({ width: 994, height: 650, ...game }).tray).toBe(0);
});
