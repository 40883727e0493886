/** The tables that this browser knows, with the keys that it holds. */
export interface MyTable {
  table: string;
  game: string;
  options: Record<string, unknown>;
  /** Keys of seats that this browser plays, by seat. */
  seats: Record<number, string>;
  /** Keys of the other persons' seats, to send as links; only whoever made the table has them. */
  guests: Record<number, string>;
  owner: string | null;
  spectator: string | null;
  /** When it was last looked at, in milliseconds. */
  seen: number;
}

const PLACE = "tavolino.tables";
const NAME = "tavolino.name";
const MOST = 60;

function isMyTable(value: unknown): value is MyTable {
  const { table, game, seats, seen } = (value ?? {}) as Partial<MyTable>;
  return (
    typeof table === "string" &&
    typeof game === "string" &&
    typeof seats === "object" &&
    typeof seen === "number"
  );
}

function read(): MyTable[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isMyTable) : [];
  } catch {
    return [];
  }
}

class Mine {
  tables: MyTable[] = $state.raw(read());

  find(table: string): MyTable | undefined {
    return this.tables.find((mine) => mine.table === table);
  }

  /** Keep a table, or what is new about it; the one looked at last comes first. */
  keep(table: string, what: Partial<Omit<MyTable, "table" | "seen">>): void {
    const fresh = read();
    const before = fresh.find((mine) => mine.table === table) ?? {
      table,
      game: "",
      options: {},
      seats: {},
      guests: {},
      owner: null,
      spectator: null,
    };
    const kept: MyTable = {
      ...before,
      ...what,
      seats: { ...before.seats, ...what.seats },
      guests: { ...before.guests, ...what.guests },
      seen: Date.now(),
    };
    this.#write([kept, ...fresh.filter((mine) => mine.table !== table)].slice(0, MOST));
  }

  forget(table: string): void {
    this.#write(read().filter((mine) => mine.table !== table));
  }

  #write(tables: MyTable[]): void {
    this.tables = tables;
    try {
      localStorage.setItem(PLACE, JSON.stringify(tables));
    } catch {
      // Nothing is kept in this window; links still open their tables.
    }
  }

  get name(): string {
    return localStorage.getItem(NAME) ?? "";
  }

  set name(name: string) {
    try {
      localStorage.setItem(NAME, name);
    } catch {
      // As above.
    }
  }
}

export const mine = new Mine();
