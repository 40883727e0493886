/** Luck and decisions of a reviewed game, as numbers to show and lines to draw. */
import type { Review } from "~/lib/api/learning";
import type { ReviewParts } from "~/lib/api/types.gen";

export const PARTS = ["luck", "decisions", "remainder"] as const;
export type Part = (typeof PARTS)[number];

/** What one move, or the deal, added to the chance of a seat, in percentage points. */
export interface Step {
  /** Moves played: 0 is the deal. */
  after: number;
  player: number | null;
  points: Record<Part, number>;
}

/** The deal and each move of a game. */
export function stepsOf(parts: ReviewParts, players: (number | null)[], seat: number): Step[] {
  const points = (rows: number[][], ply: number) => 100 * (rows[ply]?.[seat] ?? 0);
  const deal = 100 * (parts.deal[seat] ?? 0);
  return [
    { after: 0, player: null, points: { luck: deal, decisions: 0, remainder: 0 } },
    ...parts.luck.map((_, ply) => ({
      after: ply + 1,
      player: players[ply] ?? null,
      points: {
        luck: points(parts.luck, ply),
        decisions: points(parts.decisions, ply),
        remainder: points(parts.remainder, ply),
      },
    })),
  ];
}

/** A part added up from step to step. */
export function sumsOf(steps: Step[], part: Part): number[] {
  let sum = 0;
  return steps.map(({ points }) => (sum += points[part]));
}

/** How close a seat came to always playing the best move found, in whole percent. */
export function playedAt(review: Review, seat: number): number {
  const own = review.decisions.filter((each) => each.seat === seat);
  const lost = own.reduce((sum, each) => sum + each.lost, 0);
  return Math.round(100 - (100 * lost) / Math.max(1, own.length));
}

/** Points with their sign and a real minus sign; what rounds to nothing is 0. */
export function signed(points: number, language: string, digits = 0): string {
  if (Math.abs(points) < 0.5 * 10 ** -digits) return "0";
  const shown = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "always",
  }).format(points);
  return shown.replace("-", "−");
}
