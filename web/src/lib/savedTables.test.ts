import { describe, expect, it } from "vitest";
import { mergedTable, readTable, withinLimit, type SavedTable } from "./savedTables.svelte";
import { newSecret } from "./secrets";

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
