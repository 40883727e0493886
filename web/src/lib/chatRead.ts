/** How far the chat of each table has been read in this browser: the number of the last line. */
const PLACE = "tavolino.read";
const MOST = 60;

function all(): [table: string, line: number][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(stored) ? (stored as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** The last line that was read; -1: none. */
export function readUpTo(table: string): number {
  return all().find(([name]) => name === table)?.[1] ?? -1;
}

export function markRead(table: string, line: number): void {
  if (line <= readUpTo(table)) return;
  const others = all().filter(([name]) => name !== table);
  try {
    localStorage.setItem(PLACE, JSON.stringify([[table, line], ...others].slice(0, MOST)));
  } catch {
    // Nothing can be stored in this window, so everything is unread in the next one.
  }
}
