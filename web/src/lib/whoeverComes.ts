/** Play whoever comes: sit down with somebody who is already waiting, or wait at an open table and
 * pass the time with a bot. */
import { api, isGone, Refused, type OpenTable } from "./api";
import type { BotInfo, GameInfo } from "./api/gameList";
import { lastChoice, planOf, type Choice } from "./choices";
import { openTable } from "./newTable";
import { savedTables } from "./savedTables.svelte";
import { joinTable } from "./seating";
import { specOf } from "./tableSpec";
import { waiting } from "./waiting.svelte";

/** Whoever has waited longer than this may have gone: they are not joined without asking. */
const FRESH_SECONDS = 30 * 60;

/** The id of the table to go to. Whoever waits for this game already goes on waiting; there is one
 * open table at a time. */
export async function playWhoeverComes(game: GameInfo, bots: readonly BotInfo[]): Promise<string> {
  if (waiting.table) {
    if (savedTables.find(waiting.table)?.game === game.name) return passTheTime(game, bots);
    await stopWaiting(waiting.table);
  }
  const choice = openChoice(game, bots);
  const found = await joinSomebody(game, choice);
  if (found) return found;
  const own = await openTable(game, choice);
  // Of two who ask at the same moment, the second sits down with the first.
  const first = await joinSomebody(game, choice, own);
  if (!first) return passTheTime(game, bots);
  await stopWaiting(own);
  return first;
}

/** Sit down with somebody who waits for the same game or, if there is a table of one's own, who has
 * waited for longer. Returns the id of the table. */
async function joinSomebody(game: GameInfo, choice: Choice, own = ""): Promise<string | null> {
  const { tables } = await api.openTables(game.name);
  const now = Date.now() / 1000;
  const mine = tables.find(({ id }) => id === own);
  if (own && !mine) return null; // somebody has come
  for (const table of tables.filter((each) => isSame(each, game, choice, now))) {
    if (mine && !isOlder(table, mine)) continue;
    try {
      await joinTable(table.id, savedTables.name || null);
      return table.id;
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason; // somebody else was quicker
    }
  }
  return null;
}

/** Any two agree on it, even if their tables were opened at the same moment. */
export function isOlder(one: OpenTable, other: OpenTable): boolean {
  return one.created === other.created ? one.id < other.id : one.created < other.created;
}

/** A table with a bot, or whoever was played last at once. */
export function passTheTime(game: GameInfo, bots: readonly BotInfo[]): Promise<string> {
  return openTable(game, lastChoice(game, bots, "now"));
}

/** Close the open table and wait no longer, unless somebody has come by now. As long as the server
 * cannot be reached, the table stays open and the waiting goes on. */
export async function stopWaiting(table: string): Promise<void> {
  const owner = savedTables.find(table)?.owner;
  try {
    if (owner) {
      const { state } = await api.see({ table, key: owner });
      if (state === "playing") return;
      if (state === "waiting") await api.close({ table, key: owner });
    }
  } catch (reason) {
    if (!isGone(reason)) throw reason;
  }
  waiting.stop();
}

function openChoice(game: GameInfo, bots: readonly BotInfo[]): Choice {
  const choice = lastChoice(game, bots, "later");
  return { ...choice, guests: choice.guests.map(() => ({ kind: "open" })) };
}

/** Whether somebody waits there for the very game that we would offer. */
export function isSame(table: OpenTable, game: GameInfo, choice: Choice, now: number): boolean {
  const { options, rounds, clock } = specOf(planOf(game, choice), {});
  const sameOptions = Object.entries(options ?? {}).every(
    ([name, value]) => table.options[name] === value,
  );
  return (
    sameOptions &&
    table.rounds === rounds &&
    (["kind", "minutes", "increment", "days"] as const).every(
      (part) => (table.clock[part] || 0) === (clock?.[part] || 0),
    ) &&
    !table.given &&
    now - table.created < FRESH_SECONDS &&
    savedTables.find(table.id) === undefined
  );
}
