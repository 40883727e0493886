/** A number for each table, kept in this browser. */
const MOST = 60;

export class PerTable {
  constructor(private readonly place: string) {}

  #all(): [table: string, number: number][] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(this.place) ?? "[]");
      return Array.isArray(stored) ? (stored as [string, number][]) : [];
    } catch {
      return [];
    }
  }

  /** -1: nothing is kept for this table. */
  of(table: string): number {
    return this.#all().find(([name]) => name === table)?.[1] ?? -1;
  }

  /** The number of a table only grows. */
  raise(table: string, number: number): void {
    if (number <= this.of(table)) return;
    const others = this.#all().filter(([name]) => name !== table);
    try {
      localStorage.setItem(this.place, JSON.stringify([[table, number], ...others].slice(0, MOST)));
    } catch {
      // Nothing can be stored in this window, so the next one knows nothing of it.
    }
  }
}

/** How far the chat has been read: the number of the last line. */
export const chatRead = new PerTable("tavolino.read");
/** The last game in which the bots have greeted. */
export const greeted = new PerTable("tavolino.greeted");
