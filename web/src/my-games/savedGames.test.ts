import { describe, expect, it } from "vitest";
import type { SavedTable } from "~/lib/savedTables.svelte";
import { playedGame, RECORD } from "./examples";
import { FORMAT, MOST_BYTES, readGames, WrongFile, writeGames } from "./savedGames";

const table: SavedTable = {
  table: "bbbb",
  game: "chess",
  options: {},
  seats: { 0: "the-key-of-a-running-game" },
  invitations: { 1: "an-invitation" },
  secrets: {},
  owner: "an-owner",
  spectator: null,
  seen: 7,
};
const kept = { game: playedGame(), record: RECORD };
const file = JSON.parse(writeGames({ games: [kept], tables: [table] })) as {
  games: Record<string, unknown>[];
  tables: Record<string, unknown>[];
};
const withGame = (changes: object) =>
  JSON.stringify({ ...file, games: [{ ...file.games[0], ...changes }] });

function problem(content: string): string {
  try {
    readGames(content);
  } catch (reason) {
    if (reason instanceof WrongFile) return reason.message;
    throw reason;
  }
  return "none";
}

describe("a file of games", () => {
  it("comes back as it was written", () => {
    const games = [kept, { game: playedGame({ table: "cccc", number: 3 }), record: null }];
    expect(readGames(writeGames({ games, tables: [table] }))).toEqual({ games, tables: [table] });
  });

  it("holds no key unless there are tables in it", () => {
    const bare = writeGames({ games: [kept], tables: [] });
    expect(bare).not.toContain("tables");
    expect(readGames(bare).tables).toEqual([]);
  });

  it("leaves out tables that were set up for a review", () => {
    const review = { ...table, reviewOf: "aaaa/0" };
    expect(writeGames({ games: [], tables: [review] })).not.toContain("the-key");
  });

  it("ignores what it does not know, and works out the id itself", () => {
    const { games } = readGames(withGame({ id: "evil/0", more: { than: "that" } }));
    expect(games).toEqual([kept]);
  });

  it.each([
    ["nothing", "", "unreadable"],
    ["a picture", "\u0089PNG", "unreadable"],
    ["another file", '{"games": []}', "other"],
    ["a record", JSON.stringify(RECORD), "other"],
    ["null", "null", "other"],
    ["a newer file", JSON.stringify({ ...file, format: "tavolino-games/2" }), "newer"],
    ["no games", JSON.stringify({ format: FORMAT }), "field games"],
    ["a table that is none", withGame({ table: "../x" }), "field games.0.table"],
    ["a date that is none", withGame({ ended: "yesterday" }), "field games.0.ended"],
    ["a date beyond all", withGame({ ended: 1e300 }), "field games.0.ended"],
    ["no players", withGame({ players: [] }), "field games.0.players"],
    ["no seat", withGame({ seats: [] }), "field games.0.seats"],
    ["a seat that is not there", withGame({ seats: [2] }), "field games.0.seats"],
    ["a winner who is not there", withGame({ winners: [5] }), "field games.0.winners"],
    ["a half record", withGame({ record: { format: "x" } }), "field games.0.record.format"],
    [
      "a record that is too large",
      withGame({ record: { ...RECORD, more: "x".repeat(300_000) } }),
      "field games.0.record",
    ],
    [
      "a key that is none",
      JSON.stringify({ ...file, tables: [{ ...table, seats: { 0: 7 } }] }),
      "field tables.0.seats.0",
    ],
  ])("is refused where it is %s", (_, content, expected) => {
    expect(problem(content)).toBe(expected);
  });

  it("is refused where it is too large, before it is read", () => {
    expect(problem(" ".repeat(MOST_BYTES + 1))).toBe("large");
  });
});
