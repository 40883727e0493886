import { describe, expect, it } from "vitest";
import { playedGame } from "./examples";
import { byMonth, rate, rateOverTime, tallies, tally } from "./statistics";

const won = (changes = {}) => playedGame({ winners: [0], ...changes });
const lost = (changes = {}) => playedGame({ winners: [1], ...changes });
const drawn = (changes = {}) => playedGame({ winners: [], ...changes });
const shared = (changes = {}) => playedGame({ seats: [0, 1], ...changes });

describe("a tally", () => {
  it("counts a draw as half a win, and nothing that was played on one device", () => {
    const found = tally("all", [won(), won(), drawn(), lost(), shared()]);
    expect(found).toEqual({ label: "all", games: 4, won: 2, drawn: 1, lost: 1 });
    expect(rate(found)).toBe(2.5 / 4);
  });

  it("of nothing has no rate that could mislead", () => {
    expect(rate(tally("none", [shared()]))).toBe(0);
  });
});

it("groups by label, the largest group first, and a game may be in several", () => {
  const games = [
    won({ game: "a" }),
    lost({ game: "b" }),
    won({ game: "b" }),
    shared({ game: "c" }),
  ];
  expect(tallies(games, ({ game }) => [game]).map(({ label, won }) => [label, won])).toEqual([
    ["b", 1],
    ["a", 1],
  ]);
  expect(tallies(games, () => ["x", "y", "x"]).map(({ label, games }) => [label, games])).toEqual([
    ["x", 3],
    ["y", 3],
  ]);
});

describe("the rate over time", () => {
  const games = [lost({ ended: 4 }), won({ ended: 1 }), shared({ ended: 2 }), won({ ended: 3 })];
  it("goes by date, over the last games up to each", () => {
    expect(rateOverTime(games, 2)).toEqual([
      { at: 1, rate: 1, result: "won" },
      { at: 3, rate: 1, result: "won" },
      { at: 4, rate: 0.5, result: "lost" },
    ]);
    expect(rateOverTime(games, 20).at(-1)?.rate).toBeCloseTo(2 / 3);
  });

  it("is told by month, the newest first", () => {
    const at = (month: number, day: number) => new Date(2026, month, day).getTime();
    const spread = [won({ ended: at(0, 1) }), lost({ ended: at(0, 31) }), won({ ended: at(3, 5) })];
    expect(byMonth(spread).map(({ label, games }) => [Number(label), games])).toEqual([
      [at(3, 1), 1],
      [at(0, 1), 2],
    ]);
  });
});
