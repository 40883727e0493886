/** The tables that this browser knows, with the keys that it holds. */
import type { TableSnapshot } from "./api";
import { newSecret } from "./secrets";

export interface SavedTable {
  table: string;
  game: string;
  options: Record<string, unknown>;
  /** Keys of seats that this browser plays, by seat. */
  seats: Record<number, string>;
  /** Invitations to send to others, by seat; only the browser that made the table has them. */
  invitations: Record<number, string>;
  /** Secrets that this browser made to sit down, by the invitation that it used. */
  secrets: Record<string, string>;
  owner: string | null;
  spectator: string | null;
  /** When it was last looked at, in milliseconds. */
  seen: number;
  /** The played game that this table was set up to review. */
  reviewOf?: string;
  /** All that was played there is kept in this browser. */
  settled?: boolean | undefined;
}

const PLACE = "tavolino.tables";
const NAME = "tavolino.name";
/** Tables without a key to play are forgotten, except the latest. */
const MOST_WATCHED = 60;
const MOMENT = 60_000; // milliseconds

/** A table as this browser has stored it. Older versions stored the keys of other people's seats
 * (`guests`): these are dropped, and so are tables that were opened only with such a key. */
export function readTable(value: unknown): SavedTable | null {
  const { guests, ...kept } = (value ?? {}) as Partial<SavedTable> & { guests?: unknown };
  const { table, game, seats, seen } = kept;
  if (typeof table !== "string" || typeof game !== "string" || typeof seen !== "number")
    return null;
  if (typeof seats !== "object" || seats === null) return null;
  const others: unknown[] = Object.values(guests ?? {});
  return {
    table,
    game,
    seen,
    options: kept.options ?? {},
    seats: Object.fromEntries(Object.entries(seats).filter(([, key]) => !others.includes(key))),
    invitations: kept.invitations ?? {},
    secrets: kept.secrets ?? {},
    owner: kept.owner ?? null,
    spectator: kept.spectator ?? null,
    ...(typeof kept.reviewOf === "string" && { reviewOf: kept.reviewOf }),
    ...(kept.settled === true && { settled: true }),
  };
}

/** Whether the table could not be played at without what is stored here. */
function holdsKeys({ seats, invitations, secrets, owner, reviewOf }: SavedTable): boolean {
  if (reviewOf) return false; // it can be set up again
  return !!owner || [seats, invitations, secrets].some((keys) => Object.keys(keys).length > 0);
}

/** Whether the same is known of a table that was seen a moment ago. */
function hardlyDiffer(known: SavedTable, kept: SavedTable): boolean {
  if (kept.seen - known.seen > MOMENT) return false;
  return JSON.stringify({ ...known, seen: kept.seen }) === JSON.stringify(kept);
}

/** The latest of those that may be forgotten, and all others. */
export function withinLimit(tables: SavedTable[]): SavedTable[] {
  let watched = 0;
  return tables.filter((known) => holdsKeys(known) || ++watched <= MOST_WATCHED);
}

/** The same table from two sources: what is known here counts, what was missing is filled in. */
export function mergedTable(known: SavedTable | undefined, other: SavedTable): SavedTable {
  if (!known) return other;
  return {
    ...known,
    seats: { ...other.seats, ...known.seats },
    invitations: { ...other.invitations, ...known.invitations },
    secrets: { ...other.secrets, ...known.secrets },
    owner: known.owner ?? other.owner,
    spectator: known.spectator ?? other.spectator,
    seen: Math.max(known.seen, other.seen),
  };
}

function read(): SavedTable[] {
  try {
    const text = localStorage.getItem(PLACE) ?? "[]";
    const stored: unknown = JSON.parse(text);
    const tables = Array.isArray(stored)
      ? stored.map(readTable).filter((each) => each !== null)
      : [];
    if (text.includes('"guests"')) localStorage.setItem(PLACE, JSON.stringify(tables));
    return tables;
  } catch {
    return [];
  }
}

class SavedTables {
  tables: SavedTable[] = $state.raw(read());

  find(table: string): SavedTable | undefined {
    return this.tables.find((mine) => mine.table === table);
  }

  /** Save a table, or what has changed about it; the one visited last comes first. */
  keep(table: string, what: Partial<Omit<SavedTable, "table" | "seen">>): void {
    const fresh = this.#fresh();
    const before: SavedTable = fresh.find((mine) => mine.table === table) ?? {
      table,
      game: "",
      seen: 0,
      options: {},
      seats: {},
      invitations: {},
      secrets: {},
      owner: null,
      spectator: null,
    };
    const kept: SavedTable = {
      ...before,
      ...what,
      seats: { ...before.seats, ...what.seats },
      invitations: { ...before.invitations, ...what.invitations },
      secrets: { ...before.secrets, ...what.secrets },
      seen: Date.now(),
    };
    // Every snapshot comes here, and storing the list takes longer than reading it.
    if ([fresh[0], this.tables[0]].every((known) => known && hardlyDiffer(known, kept))) return;
    this.#write(withinLimit([kept, ...fresh.filter((mine) => mine.table !== table)]));
  }

  /** Add tables from elsewhere; nothing that is known is lost. Returns how many are new. */
  merge(tables: SavedTable[]): number {
    const fresh = this.#fresh();
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- the list is made from it
    const all = new Map(fresh.map((known) => [known.table, known]));
    for (const other of tables) all.set(other.table, mergedTable(all.get(other.table), other));
    this.#write([...all.values()].sort((one, two) => two.seen - one.seen));
    return all.size - fresh.length;
  }

  /** All that was played there is kept. */
  settle(table: string): void {
    this.#write(
      this.#fresh().map((known) => (known.table === table ? { ...known, settled: true } : known)),
    );
  }

  /** The secret with which this browser sits down with an invitation. */
  secretFor(table: string, token: string): string {
    const known = this.find(table)?.secrets[token];
    if (known) return known;
    const secret = newSecret();
    this.keep(table, { secrets: { [token]: secret } });
    return secret;
  }

  /** The key of the seat that this browser took with an invitation. */
  satWith(table: string, token: string): string | null {
    const known = this.find(table);
    const secret = known?.secrets[token];
    return secret && Object.values(known.seats).includes(secret) ? secret : null;
  }

  /** All keys of a table that this browser holds. The server needs them to keep one player from
   * seeing two hands. */
  held(table: string, but: string | null): string[] {
    const known = this.find(table);
    const held = [known?.owner, ...Object.values(known?.seats ?? {})];
    return held.filter((key): key is string => !!key && key !== but);
  }

  /** This browser no longer plays at that seat. */
  leaveSeat(table: string, seat: number, invitation: string): void {
    this.keep(table, { invitations: { [seat]: invitation } });
    this.#drop(table, "seats", [seat]);
  }

  /** Somebody has sat down there: the invitation no longer works. */
  dropInvitations(table: string, seats: number[]): void {
    const known = this.find(table)?.invitations ?? {};
    if (seats.some((seat) => seat in known)) this.#drop(table, "invitations", seats);
  }

  #drop(table: string, what: "seats" | "invitations", seats: number[]): void {
    const without = (known: SavedTable): SavedTable => ({
      ...known,
      [what]: Object.fromEntries(
        Object.entries(known[what]).filter(([at]) => !seats.includes(Number(at))),
      ),
    });
    this.#write(this.#fresh().map((known) => (known.table === table ? without(known) : known)));
  }

  forget(table: string): void {
    this.#write(this.#fresh().filter((mine) => mine.table !== table));
  }

  /** The stored list, which other tabs may have changed; if nothing can be stored, the one in
   * memory. */
  #fresh(): SavedTable[] {
    const stored = read();
    return stored.length ? stored : this.tables;
  }

  #write(tables: SavedTable[]): void {
    this.tables = tables;
    try {
      localStorage.setItem(PLACE, JSON.stringify(tables));
    } catch {
      // Nothing can be stored in this window; its tables are known until it is closed.
    }
  }

  get name(): string {
    try {
      return localStorage.getItem(NAME) ?? "";
    } catch {
      return "";
    }
  }

  set name(name: string) {
    try {
      localStorage.setItem(NAME, name);
    } catch {
      // As above.
    }
  }
}

export const savedTables = new SavedTables();

/** Whether the onlooker is only a spectator: then the key may be shown to anybody. */
export function looksOn({ seat, invited, can }: TableSnapshot): boolean {
  return seat === "spectator" && invited === null && !can.includes("close");
}

/** Save the key that a table was opened with, unless it is an invitation. */
export function rememberKey(snapshot: TableSnapshot, key: string | null): void {
  const { table, seat, invited, can } = snapshot;
  const { game, options } = snapshot.about;
  const known = savedTables.find(table);
  savedTables.dropInvitations(
    table,
    snapshot.seats.flatMap(({ taken }, at) => (taken ? [at] : [])),
  );
  if (typeof seat === "number") {
    if (key) savedTables.keep(table, { game, options, seats: { [seat]: key }, settled: undefined });
  } else if (key && can.includes("close")) {
    savedTables.keep(table, { game, options, owner: key });
  } else if (known || (key && invited === null)) {
    const first = key && !known && { spectator: key };
    savedTables.keep(table, { game, options, ...first });
  }
}
