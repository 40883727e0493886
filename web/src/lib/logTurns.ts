/** The log in short lines: one per turn. */
import type { Brief } from "./api/types.gen";
import type { LogLine } from "./table.svelte";

export interface TurnLine {
  key: string;
  /** The numbers of its first and its last move; null if it was undone, or is not a move. */
  first: number | null;
  number: number | null;
  undone: boolean;
  /** Who moved; null: `said` tells what happened. */
  player: number | null;
  pieces: Brief[];
  said: string;
}

/** Moves that one player made after each other are one line; those that go without saying have
 * none. */
export function turnLines(lines: readonly LogLine[]): TurnLine[] {
  const turns: TurnLine[] = [];
  for (const { key, event, number } of lines) {
    const said = (event.said ?? []).join(" ");
    const line = {
      key,
      first: number,
      number,
      undone: event.type === "move" && number === null,
      said,
    };
    if (event.type !== "move" || !event.brief || typeof event.player !== "number") {
      turns.push({ ...line, player: null, pieces: [] });
      continue;
    }
    const last = turns.at(-1);
    if (last?.player === event.player && last.undone === line.undone) {
      last.pieces.push(...event.brief);
      last.number = number;
    } else {
      turns.push({ ...line, player: event.player, pieces: [...event.brief] });
    }
  }
  return turns.filter(({ player, pieces }) => player === null || pieces.length > 0);
}
