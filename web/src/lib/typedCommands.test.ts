import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket } from "./fakeSocket";
import { Table } from "./table.svelte";
import { doVerb } from "./typedCommands";

let table: Table;
beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  table = new Table("k3x9", "secret");
  const about = { game: "chess", options: {} };
  const view = { game: "chess", player: 0, legal: [] };
  const told = { about, view, seats: [], events: [], outcome: null, state: "playing", game: 0 };
  const onlooker = { seat: "spectator", invited: null, can: [] };
  FakeSocket.all.at(-1)!.say({ type: "snapshot", ...onlooker, ply: 1, cursor: [1, 0], ...told });
});
afterEach(() => {
  table.leave();
  vi.unstubAllGlobals();
});

it("the rules are a word away from the text view", async () => {
  expect(await doVerb(table, "rules")).toEqual([]);
  expect(location.pathname).toBe("/rules/chess");
});
