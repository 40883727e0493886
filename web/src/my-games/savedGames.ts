/** All games as one file: written, and read with care. */
import * as v from "valibot";
import type { Record as GameRecord } from "~/lib/api/types.gen";
import { readTable, type SavedTable } from "~/lib/savedTables.svelte";
import { gameId, type PlayedGame } from "./playedGame";
import type { Kept } from "./storage";

export const FORMAT = "tavolino-games/1";
export const MOST_BYTES = 32 * 1024 * 1024;
const MOST_GAMES = 50_000;
const MOST_SEATS = 16;
/** The server takes no larger record. */
const MOST_RECORD = 250_000;

export interface Saved {
  games: Kept[];
  tables: SavedTable[];
}

export type Problem = "large" | "unreadable" | "other" | "newer" | "field";

export class WrongFile extends Error {
  constructor(
    readonly problem: Problem,
    /** Where the file is wrong. */
    readonly where = "",
  ) {
    super(`${problem} ${where}`.trim());
  }
}

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const anything = v.record(v.string(), v.unknown());
const some = <Schema extends v.GenericSchema>(each: Schema) =>
  v.pipe(v.array(each), v.maxLength(MOST_SEATS));
const seat = whole(MOST_SEATS - 1);
const tableId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,32}$/));

const mistakes = v.object({
  inaccuracy: whole(10_000),
  mistake: whole(10_000),
  blunder: whole(10_000),
});

const record = v.pipe(
  v.looseObject({
    format: v.literal("tavolino-record/1"),
    game: text(64),
    rules: whole(1_000_000),
    options: anything,
    players: some(text(200)),
  }),
  v.check((value) => JSON.stringify(value).length <= MOST_RECORD),
);

const played = v.object({
  table: tableId,
  number: whole(100_000),
  game: text(64),
  options: anything,
  ended: whole(8.64e15),
  players: v.pipe(
    some(v.object({ name: v.nullable(text(200)), bot: v.nullable(text(200)) })),
    v.minLength(1),
  ),
  seats: v.pipe(some(seat), v.minLength(1)),
  by: text(40),
  winners: some(seat),
  scores: some(v.number()),
  mistakes: v.nullable(mistakes),
  record: v.nullable(record),
});

const keys = v.record(v.string(), text(64));
const table = v.object({
  table: tableId,
  game: text(64),
  options: anything,
  seats: keys,
  invitations: keys,
  secrets: keys,
  owner: v.nullable(text(64)),
  spectator: v.nullable(text(64)),
  seen: whole(8.64e15),
});

const file = v.object({
  format: v.literal(FORMAT),
  games: v.pipe(v.array(played), v.maxLength(MOST_GAMES)),
  tables: v.optional(v.pipe(v.array(table), v.maxLength(MOST_GAMES)), []),
});

/** The file. Keys are in it only if there are `tables`. */
export function writeGames({ games, tables }: Saved): string {
  return JSON.stringify({
    format: FORMAT,
    saved: new Date().toISOString(),
    games: games.map(({ game, record }) => ({ ...game, record })),
    ...(tables.length && { tables: tables.filter(({ reviewOf }) => !reviewOf) }),
  });
}

/** What is in a file; throws `WrongFile`. */
export function readGames(content: string): Saved {
  if (content.length > MOST_BYTES) throw new WrongFile("large");
  let given: unknown;
  try {
    given = JSON.parse(content);
  } catch {
    throw new WrongFile("unreadable");
  }
  const format = (given as { format?: unknown } | null)?.format;
  if (typeof format !== "string" || !format.startsWith("tavolino-games/")) {
    throw new WrongFile("other");
  }
  if (format !== FORMAT) throw new WrongFile("newer");
  const read = v.safeParse(file, given, { abortEarly: true });
  if (!read.success) throw new WrongFile("field", v.getDotPath(read.issues[0]) ?? "");
  return {
    games: read.output.games.map(({ record, ...facts }, at) => ({
      game: checked({ id: gameId(facts.table, facts.number), ...facts }, at),
      record: record as GameRecord | null,
    })),
    tables: read.output.tables.map(readTable).filter((each) => each !== null),
  };
}

/** Seats and winners have to be at the table. */
function checked(game: PlayedGame, at: number): PlayedGame {
  const there = (seats: number[]) => seats.every((seat) => seat < game.players.length);
  if (!there(game.seats)) throw new WrongFile("field", `games.${at}.seats`);
  if (!there(game.winners)) throw new WrongFile("field", `games.${at}.winners`);
  return game;
}
