/** What bots say at the start and at the end of a game. The server offers a few lines for each
 * occasion; which of them is said depends on the table alone, and the terminal chooses the same
 * (`text/bot_lines.py`). Nothing of it is stored. */
import type { TableSnapshot } from "./api";
import type { BotInfo } from "./api/gameList";

export type Occasion = keyof BotInfo["lines"];

export interface Spoken {
  seat: number;
  bot: string;
  line: string;
}

type Seen = Pick<TableSnapshot, "table" | "game" | "state" | "seats" | "outcome">;

/** What all bots of a table say now: about the end once it has come, until then at the start. */
export function spokenAt(snapshot: Seen, bots: readonly BotInfo[]): Spoken[] {
  const { table, game, state, seats, outcome } = snapshot;
  if (state === "waiting" || state === "closed") return [];
  const said: string[] = [];
  return seats.flatMap(({ bot }, seat): Spoken[] => {
    const lines = bots.find(({ name }) => name === bot)?.lines;
    if (!bot || !lines) return [];
    const occasion = outcome ? endingOf(seat, outcome.winners, seats.length) : "start";
    const line = chosen(lines[occasion], `${table} ${game} ${seat} ${occasion}`, said);
    said.push(line);
    return [{ seat, bot, line }];
  });
}

export function endingOf(seat: number, winners: readonly number[], seats: number): Occasion {
  if (winners.length === 0 || winners.length === seats) return "drawn";
  return winners.includes(seat) ? "won" : "lost";
}

/** Of two like bots, the second finds another line if it can. */
function chosen(lines: readonly string[], place: string, said: readonly string[]): string {
  const at = numberOf(place) % lines.length;
  const inOrder = [...lines.slice(at), ...lines.slice(0, at)];
  return inOrder.find((line) => !said.includes(line)) ?? inOrder[0] ?? "";
}

/** FNV-1a, which spreads similar texts. */
export function numberOf(text: string): number {
  let found = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    found = Math.imul(found ^ byte, 0x01000193) >>> 0;
  }
  return found;
}
