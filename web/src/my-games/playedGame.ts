/** A finished game at which this browser held a seat. */
import type { Review } from "~/lib/api/learning";

export interface Player {
  name: string | null;
  bot: string | null;
}

/** How many decisions of each kind the engine found, at the seats of this browser. */
export interface Mistakes {
  inaccuracy: number;
  mistake: number;
  blunder: number;
}

export interface PlayedGame {
  /** The table, and the number of the game at it. */
  id: string;
  table: string;
  number: number;
  game: string;
  options: Record<string, unknown>;
  /** In milliseconds. */
  ended: number;
  players: Player[];
  /** The seats of this browser. */
  seats: number[];
  by: string;
  winners: number[];
  scores: number[];
  /** Null as long as nobody has reviewed the game. */
  mistakes: Mistakes | null;
}

/** `shared`: players of this browser were on both sides, as on one device for all. */
export type Result = "won" | "lost" | "draw" | "shared";

export function gameId(table: string, number: number): string {
  return `${table}/${number}`;
}

export function resultOf({ players, seats, winners }: PlayedGame): Result {
  if (seats.length >= players.length) return "shared";
  if (winners.length === 0 || winners.length >= players.length) return "draw";
  const won = seats.filter((seat) => winners.includes(seat)).length;
  if (won === 0) return "lost";
  return won === seats.length ? "won" : "shared";
}

export function opponentsOf({ players, seats }: PlayedGame): Player[] {
  return players.filter((_, seat) => !seats.includes(seat));
}

export function countMistakes({ decisions }: Review, seats: readonly number[]): Mistakes {
  const found: Mistakes = { inaccuracy: 0, mistake: 0, blunder: 0 };
  for (const { seat, verdict } of decisions) {
    if (verdict && seats.includes(seat)) found[verdict] += 1;
  }
  return found;
}

/** The same game from two sources: what is known stays, what was missing is filled in. */
export function merged(known: PlayedGame | undefined, other: PlayedGame): PlayedGame {
  if (!known) return other;
  return { ...known, mistakes: known.mistakes ?? other.mistakes };
}
