/** Finished games and their records, in this browser's IndexedDB. Nothing is ever deleted here. */
import type { Record as GameRecord } from "~/lib/api/types.gen";
import { merged, type PlayedGame } from "./playedGame";

const DATABASE = "tavolino";
const VERSION = 1;
const GAMES = "games";
const RECORDS = "records";

/** A game with its record, if there is one. */
export interface Kept {
  game: PlayedGame;
  record: GameRecord | null;
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, VERSION);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(GAMES, { keyPath: "id" });
    opening.result.createObjectStore(RECORDS);
  };
  return answer(opening);
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("IndexedDB failed"));
  });
}

async function within<Result>(
  mode: IDBTransactionMode,
  work: (games: IDBObjectStore, records: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const database = await open();
  try {
    const transaction = database.transaction([GAMES, RECORDS], mode);
    const complete = new Promise<void>((done, failed) => {
      transaction.oncomplete = () => done();
      transaction.onabort = () => failed(transaction.error ?? new Error("IndexedDB failed"));
    });
    const found = await work(transaction.objectStore(GAMES), transaction.objectStore(RECORDS));
    await complete;
    return found;
  } finally {
    database.close();
  }
}

/** All games, the newest first. */
export async function playedGames(): Promise<PlayedGame[]> {
  const found = await within("readonly", (games) =>
    answer(games.getAll() as IDBRequest<PlayedGame[]>),
  );
  return found.sort((one, other) => other.ended - one.ended || (one.id < other.id ? 1 : -1));
}

export function knownIds(): Promise<Set<string>> {
  return within(
    "readonly",
    async (games) => new Set((await answer(games.getAllKeys())) as string[]),
  );
}

export function recordOf(id: string): Promise<GameRecord | null> {
  return within(
    "readonly",
    async (_, records) => ((await answer(records.get(id))) as GameRecord | undefined) ?? null,
  );
}

/** Everything, to be carried elsewhere. */
export function allKept(): Promise<Kept[]> {
  return within("readonly", async (games, records) => {
    const found = (await answer(games.getAll())) as PlayedGame[];
    const kept: Kept[] = [];
    for (const game of found) {
      kept.push({ game, record: ((await answer(records.get(game.id))) as GameRecord) ?? null });
    }
    return kept;
  });
}

/** Add games, or what was missing of those that are known; returns how many are new. */
export function keep(added: readonly Kept[]): Promise<number> {
  return within("readwrite", async (games, records) => {
    let fresh = 0;
    for (const { game, record } of added) {
      const known = (await answer(games.get(game.id))) as PlayedGame | undefined;
      if (!known) fresh += 1;
      games.put(merged(known, game));
      const recorded = await answer(records.getKey(game.id));
      if (record && recorded === undefined) records.put(record, game.id);
    }
    return fresh;
  });
}

/** Change what is known of a game, if it is known. */
export function amend(id: string, change: (game: PlayedGame) => PlayedGame): Promise<void> {
  return within("readwrite", async (games) => {
    const known = (await answer(games.get(id))) as PlayedGame | undefined;
    if (known) games.put(change(known));
  });
}
