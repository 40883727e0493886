import { afterEach, describe, expect, it, vi } from "vitest";
import type { TableSnapshot } from "./api";
import {
  mergedTable,
  readTable,
  rememberKey,
  savedTables,
  withinLimit,
  type SavedTable,
} from "./savedTables.svelte";
import { newSecret } from "./secrets";
import { waiting } from "./waiting.svelte";

afterEach(() => vi.unstubAllGlobals());

const kept = {
  table: "t",
  game: "chess",
  options: { a: 1 },
  owner: "o",
  spectator: "s",
  seen: 7,
};

describe("what a browser has kept of a table", () => {
  it("loses the keys of other persons' seats, wherever they stand", () => {
    const old = { ...kept, seats: { 0: "k0", 1: "k1" }, guests: { 1: "k1", 2: "k2" } };
    expect(readTable(old)).toEqual({
      ...kept,
      seats: { 0: "k0" },
      invitations: {},
      secrets: {},
    });
  });

  it("keeps all seats of one device", () => {
    const old = { ...kept, seats: { 0: "k0", 1: "k1" }, guests: {} };
    expect(readTable(old)?.seats).toEqual({ 0: "k0", 1: "k1" });
  });

  it("is as it was, where it is of now", () => {
    const now = { ...kept, seats: { 0: "k0" }, invitations: { 1: "i1" }, secrets: { i0: "k0" } };
    expect(readTable(now)).toEqual(now);
  });

  it("is nothing, where it is nothing that was kept", () => {
    for (const wrong of [null, 7, "x", {}, { ...kept }, { ...kept, seats: null }]) {
      expect(readTable(wrong)).toBeNull();
    }
  });
});

describe("a secret", () => {
  it("has 128 bits, in letters that an address can hold", () => {
    const made = Array.from({ length: 100 }, newSecret);
    for (const secret of made) expect(secret).toMatch(/^[\w-]{22}$/);
    expect(new Set(made).size).toBe(made.length);
  });
});

describe("tables from elsewhere", () => {
  const known: SavedTable = {
    ...kept,
    seats: { 0: "k0" },
    invitations: {},
    secrets: {},
    owner: null,
  };

  it("add what was missing, and change no key that is here", () => {
    const other = {
      ...known,
      seats: { 0: "other", 1: "k1" },
      owner: "o2",
      seen: 9,
      spectator: "x",
    };
    expect(mergedTable(known, other)).toEqual({
      ...known,
      seats: { 0: "k0", 1: "k1" },
      owner: "o2",
      spectator: "s",
      seen: 9,
    });
    expect(mergedTable(undefined, other)).toEqual(other);
  });
});

describe("the limit on tables", () => {
  const watched = { ...kept, owner: null, seats: {}, invitations: {}, secrets: {} };
  const all = (count: number, what: SavedTable) =>
    Array.from({ length: count }, (_, at) => ({ ...what, table: `t${at}` }));

  it("never costs a key", () => {
    for (const held of [
      { seats: { 0: "k" } },
      { invitations: { 1: "i" } },
      { secrets: { i: "k" } },
      { owner: "o" },
    ]) {
      expect(withinLimit(all(200, { ...watched, ...held }))).toHaveLength(200);
    }
  });

  it("leaves the latest of those that were only watched or set up for a review", () => {
    const reviews = all(200, { ...watched, seats: { 0: "k" }, reviewOf: "t/0" });
    for (const tables of [all(200, watched), reviews]) {
      expect(withinLimit(tables)).toEqual(tables.slice(0, 60));
    }
  });
});

describe("what a browser stores", () => {
  const seen = {
    table: "stored",
    seat: 0,
    invited: null,
    can: [],
    seats: [{ taken: true }, { taken: true }],
    about: { game: "chess", options: {} },
  } as unknown as TableSnapshot;

  function storage(): string[] {
    const written: string[] = [];
    const kept: Record<string, string> = {};
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept[name] ?? null,
      setItem: (name: string, text: string) => {
        written.push(name);
        kept[name] = text;
      },
    });
    return written;
  }

  it("is written once for the snapshots of one game", () => {
    const written = storage();
    for (let ply = 0; ply < 9; ply++) rememberKey(seen, "k0");
    expect(written).toEqual(["tavolino.tables"]);
  });

  it("is no longer settled when the game goes on", () => {
    storage();
    rememberKey(seen, "k0");
    savedTables.settle("stored");
    expect(savedTables.find("stored")?.settled).toBe(true);
    rememberKey(seen, "k0");
    expect(savedTables.find("stored")?.settled).toBeUndefined();
  });

  it("is not missed where nothing can be stored or read", () => {
    const broken = () => {
      throw new Error("SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: broken, setItem: broken, removeItem: broken });
    rememberKey({ ...seen, table: "other" }, "k0");
    expect(savedTables.find("other")?.seats).toEqual({ 0: "k0" });
    expect(savedTables.name).toBe("");
    waiting.start("other");
    waiting.stop();
    expect(waiting.table).toBeNull();
  });
});
