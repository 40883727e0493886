/** The chances of a game as lines to draw. */
import type { Review } from "~/lib/api/learning";

/** So many moves, and the chance then. */
export type Point = [moves: number, chance: number];

/** What a seat could hope for before each of its decisions, what was left after it, and the result. */
export function lineOf(review: Review, seat: number): Point[] {
  const points = review.decisions
    .filter((each) => each.seat === seat)
    .flatMap((each): Point[] => [
      [each.ply, each.best_chance],
      [each.ply + 1, each.chance],
    ]);
  const result = review.result?.[seat];
  return result === undefined ? points : [...points, [review.moves, result]];
}

/** What the seat thought of its chances after so many moves; null before its first decision. */
export function chanceAt(line: Point[], moves: number): number | null {
  return line.findLast(([at]) => at <= moves)?.[1] ?? null;
}
