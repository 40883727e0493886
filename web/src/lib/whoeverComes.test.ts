import { describe, expect, it, vi } from "vitest";
import type { OpenTable } from "./api";
import type { GameInfo } from "./api/gameList";
import type { Choice } from "./choices";
import { savedTables } from "./savedTables.svelte";
import { waiting } from "./waiting.svelte";
import { isOlder, isSame, stopWaiting } from "./whoeverComes";

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

describe("waiting no longer", () => {
  /** Wait at a table of one's own, and stop. Returns the requests that were sent. */
  async function stop(...answers: (Response | Error)[]): Promise<string[]> {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address);
      expect(waiting.table).toBe("own"); // it is closed first
      const answer = answers.shift();
      return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer!);
    });
    savedTables.keep("own", { game: "chess", owner: "o" });
    waiting.start("own");
    await stopWaiting("own").finally(() => vi.unstubAllGlobals());
    return asked;
  }
  const close = "/api/v2/tables/own/close";

  it("closes the table", async () => {
    const asked = await stop(
      Response.json({ state: "waiting" }),
      Response.json({ state: "closed" }),
    );
    expect([asked.at(-1), waiting.table]).toEqual([close, null]);
  });

  it("leaves a table at which somebody sat down", async () => {
    const asked = await stop(Response.json({ state: "playing" }));
    expect(asked).not.toContain(close);
    expect(waiting.table).toBe("own");
  });

  it("closes no table at which a game is over", async () => {
    const asked = await stop(Response.json({ state: "over" }));
    expect(asked).not.toContain(close);
    expect(waiting.table).toBeNull();
  });

  it("goes on waiting while the server cannot be reached", async () => {
    await expect(stop(new TypeError("Failed to fetch"))).rejects.toThrow("offline");
    expect(waiting.table).toBe("own");
  });

  it("has nothing to close if the table is gone", async () => {
    const gone = Response.json({ code: "unknown_table", sentence: "" }, { status: 404 });
    await stop(gone);
    expect(waiting.table).toBeNull();
  });
});
