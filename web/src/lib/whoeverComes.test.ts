import { expect, it } from "vitest";
import type { OpenTable } from "./api";
import type { GameInfo } from "./api/gameList";
import type { Choice } from "./choices";
import { savedTables } from "./savedTables.svelte";
import { isOlder, isSame } from "./whoeverComes";

const game = {
  name: "chess",
  seats: 2,
  seat_colours: [] as string[],
  options: [] as unknown[],
} as GameInfo;
const choice: Choice = {
  options: { edition: "new" },
  guests: [{ kind: "open" }],
  colour: 0,
  rounds: 1,
  first: null,
  clock: "quick",
  hints: true,
  spectators: true,
};
const table: OpenTable = {
  id: "abc",
  created: 1000,
  game: "chess",
  options: { edition: "new", record: null },
  seats: [
    { bot: null, open: false },
    { bot: null, open: true },
  ],
  rounds: 1,
  clock: { kind: "fischer", minutes: 5, increment: 5, days: 0 },
  open_seats: 1,
  given: false,
  host: "Anna",
};

it("joins only who waits for the same game, and not for long", () => {
  expect(isSame(table, game, choice, 1060)).toBe(true);
  const others: Partial<OpenTable>[] = [
    { options: { edition: "old" } },
    { rounds: 3 },
    { clock: { kind: "none" } },
    { given: true },
    { created: 1060 - 3600 },
  ];
  for (const other of others)
    expect(isSame({ ...table, ...other }, game, choice, 1060)).toBe(false);
});

it("does not join its own table", () => {
  savedTables.keep("abc", { game: "chess" });
  expect(isSame(table, game, choice, 1060)).toBe(false);
});

it("lets two who ask at the same moment agree on a table", () => {
  const later = { ...table, id: "aaa", created: 1001 };
  const twin = { ...table, id: "abd" };
  expect([isOlder(table, later), isOlder(later, table)]).toEqual([true, false]);
  expect([isOlder(table, twin), isOlder(twin, table)]).toEqual([true, false]);
});
