import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableSnapshot } from "./api";
import { Pace } from "./pace";
import { settings } from "./settings.svelte";

const FLIGHT = 340;
let shown: { ply: number; at: number }[] = [];
let start = 0;
let pace: Pace;

beforeEach(() => {
  vi.useFakeTimers();
  start = Date.now();
  shown = [];
  settings.pace = "calm";
  pace = new Pace(({ ply, events }) => {
    shown.push({ ply, at: Date.now() - start });
    pace.moved(events.at(-1)?.player ?? null);
  });
  pace.moved(0);
});
afterEach(() => {
  settings.pace = "calm";
  vi.useRealTimers();
});

interface Moment {
  bots?: number;
  mover?: number | null;
  seat?: number | "spectator";
  clock?: object | null;
}

/** The table of seat 0 after a move of one of the others. */
function after(ply: number, { bots = 1, mover = 1, seat = 0, clock = null }: Moment = {}) {
  const others = Array.from({ length: 3 }, (_, at) =>
    at < bots ? { bot: "mimi" } : { bot: null },
  );
  const events = [{ type: mover === null ? "chat" : "move", player: mover, at: 0 }];
  return {
    ply,
    seat,
    seats: [{ bot: null }, ...others],
    events,
    clock,
  } as unknown as TableSnapshot;
}

const times = () => shown.map(({ at }) => at);

it("the answer of a bot begins after a pause, and is there within a second", () => {
  pace.take(after(6));
  expect(shown).toEqual([]);
  vi.runAllTimers();
  expect(shown).toHaveLength(1);
  expect(times()[0]).toBeGreaterThan(FLIGHT);
  expect(times()[0]! + FLIGHT).toBeLessThanOrEqual(1_000);
});

it("what comes later than that is shown at once", () => {
  vi.advanceTimersByTime(900);
  pace.take(after(6));
  expect(times()).toEqual([900]);
});

it("three bots share the pause: they move one after the other, within a second", () => {
  for (const mover of [1, 2, 3]) pace.take(after(5 + mover, { bots: 3, mover }));
  vi.runAllTimers();
  const [one, two, three] = times();
  expect(shown.map(({ ply }) => ply)).toEqual([6, 7, 8]);
  expect(one).toBeGreaterThan(0);
  expect(two! - one!).toBe(one);
  expect(three! - two!).toBe(one);
  expect(three! + FLIGHT).toBeLessThanOrEqual(1_000);
});

it("all moves of a bot's turn belong together", () => {
  pace.take(after(6));
  pace.take(after(7));
  vi.runAllTimers();
  expect(shown.map(({ ply }) => ply)).toEqual([6, 7]);
  expect(times()[1]! - times()[0]!).toBeLessThan(20);
});

it("what comes while a move waits comes after it", () => {
  pace.take(after(6));
  pace.take(after(6, { mover: null }));
  expect(shown).toEqual([]);
  pace.hurry();
  expect(times()).toEqual([0, 0]);
  vi.runAllTimers();
  expect(shown).toHaveLength(2);
});

it.each<[string, Moment]>([
  ["a person", { mover: 2 }],
  ["nobody", { mover: null }],
  ["the player", { mover: 0 }],
  ["a bot, while somebody watches", { seat: "spectator" }],
  ["a bot, where a clock runs", { clock: {} }],
])("a move of %s does not wait", (_, moment) => {
  pace.take(after(6, moment));
  expect(times()).toEqual([0]);
});

it("is a setting", () => {
  settings.pace = "quick";
  pace.take(after(6));
  vi.runAllTimers();
  expect(times()[0]).toBeGreaterThan(FLIGHT);
  expect(times()[0]).toBeLessThan(600);
  settings.pace = "off";
  pace.moved(0);
  pace.take(after(7));
  expect(shown).toHaveLength(2);
});

it("nothing is shown of a table that was left", () => {
  pace.take(after(6));
  pace.forget();
  vi.runAllTimers();
  expect(shown).toEqual([]);
});
