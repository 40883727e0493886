/** The chances of a game as lines to draw. */
import type { Review } from "~/lib/api/learning";

/** A number of moves, and the chance after them. */
export type Point = [moves: number, chance: number];

/** A seat's chance before each of its decisions, after it, and the result. */
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

/** Everybody's chances after that many moves, adding up to one: the newest decision gives the chance
 * of its seat, and the others share the rest in proportion to their own last estimates. Null before
 * the first decision. */
export function chancesAt(review: Review, seats: number, moves: number): number[] | null {
  if (review.result && moves >= review.moves) return review.result;
  const made = review.decisions.filter(({ ply }) => ply <= moves);
  const newest = made.at(-1);
  if (!newest) return null;
  const own = newest.ply < moves ? newest.chance : newest.best_chance;
  const before = Array.from(
    { length: seats },
    (_, seat) => made.findLast((each) => each.seat === seat && each !== newest)?.chance ?? 1,
  );
  before[newest.seat] = 0;
  const others = before.reduce((sum, chance) => sum + chance, 0);
  return before.map((chance, seat) =>
    seat === newest.seat
      ? own
      : others > 0
        ? ((1 - own) * chance) / others
        : (1 - own) / (seats - 1),
  );
}
