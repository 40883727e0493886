/** Keeps finished games in this browser: when they end, when their table is visited again, and when
 * somebody asks for the list. */
import { api, Refused, type TableSnapshot } from "~/lib/api";
import { learning, type Review } from "~/lib/api/learning";
import { savedTables, type SavedTable } from "~/lib/savedTables.svelte";
import { countMistakes, gameId, type PlayedGame } from "./playedGame";
import { amend, keep, knownIds, type Kept } from "./storage";

/** The format of a record that holds a whole game. */
const WHOLE = "tavolino-record/1";

function seatsOf(known: SavedTable | undefined): number[] {
  if (!known || known.reviewOf) return [];
  return Object.keys(known.seats).map(Number);
}

/** Keep the finished games of a table that are not kept yet, if this browser plays there. */
export async function recordTable(snapshot: TableSnapshot, key: string | null): Promise<void> {
  const seats = seatsOf(savedTables.find(snapshot.table));
  const finished = snapshot.game + (snapshot.outcome === null ? 0 : 1);
  if (seats.length === 0 || finished === 0) return;
  const known = await knownIds();
  const missing = [...Array(finished).keys()].filter(
    (number) => !known.has(gameId(snapshot.table, number)),
  );
  for (const number of missing) {
    const found = await finishedGame(snapshot, key, number, seats);
    if (found) await keep([found]);
  }
}

async function finishedGame(
  { table, about, events, game }: TableSnapshot,
  key: string | null,
  number: number,
  seats: number[],
): Promise<Kept | null> {
  const holder = { table, key };
  const record = await learning.record(holder, number);
  if (record.format !== WHOLE) return null;
  const moves = Array.isArray(record["moves"]) ? record["moves"].length : 0;
  const end = await api.replay(holder, number, moves);
  if (!end.outcome || end.events.some(({ ply }) => ply === null)) return null; // not played here
  const last = (number === game ? events : end.events).findLast(
    ({ ply }) => typeof ply === "number",
  );
  const { by, winners, scores } = end.outcome;
  const played: PlayedGame = {
    id: gameId(table, number),
    table,
    number,
    game: about.game,
    options: about.options,
    ended: last ? Math.round(1000 * last.at) : Date.now(),
    players: end.seats.map(({ name, bot }) => ({ name, bot })),
    seats,
    by,
    winners,
    scores,
    mistakes: null,
  };
  return { game: played, record };
}

/** Ask the server about the tables of this browser whose end nobody has told it. */
export async function lookForFinished(): Promise<void> {
  const open = savedTables.tables.filter((known) => !known.settled && seatsOf(known).length > 0);
  for (const known of open) {
    const key = Object.values(known.seats)[0] ?? null;
    try {
      const snapshot = await api.see({ table: known.table, key });
      await recordTable(snapshot, key);
      if (snapshot.state === "closed" || snapshot.winners !== null) savedTables.settle(known.table);
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      const { code } = reason.refusal;
      if (code === "unknown_table" || code === "not_authorised") savedTables.settle(known.table);
      else if (code === "offline" || code === "rate_limited" || code === "unavailable") return;
    }
  }
}

/** Remember what a review found. A table may have been set up to review another one's game. */
export function noteReview(table: string, number: number, review: Review): Promise<void> {
  const id = savedTables.find(table)?.reviewOf ?? gameId(table, number);
  return amend(id, (known) => ({ ...known, mistakes: countMistakes(review, known.seats) }));
}
