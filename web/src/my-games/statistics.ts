/** Win rates. A draw is half a win; games with players of this browser on both sides do not count. */
import { resultOf, type PlayedGame } from "./playedGame";

export interface Tally {
  label: string;
  games: number;
  won: number;
  drawn: number;
  lost: number;
}

export function counts(game: PlayedGame): boolean {
  return resultOf(game) !== "shared";
}

/** From 0 to 1. */
export function rate({ games, won, drawn }: Tally): number {
  return games === 0 ? 0 : (won + drawn / 2) / games;
}

export function tally(label: string, games: readonly PlayedGame[]): Tally {
  const results = games.filter(counts).map(resultOf);
  const count = (wanted: string) => results.filter((result) => result === wanted).length;
  return {
    label,
    games: results.length,
    won: count("won"),
    drawn: count("draw"),
    lost: count("lost"),
  };
}

/** One tally per label, those with most games first. A game may belong to several. */
export function tallies(
  games: readonly PlayedGame[],
  labelsOf: (game: PlayedGame) => string[],
): Tally[] {
  const groups = new Map<string, PlayedGame[]>();
  for (const game of games.filter(counts)) {
    for (const label of new Set(labelsOf(game))) {
      groups.set(label, [...(groups.get(label) ?? []), game]);
    }
  }
  return [...groups]
    .map(([label, members]) => tally(label, members))
    .sort((one, other) => other.games - one.games || one.label.localeCompare(other.label));
}

export interface RatePoint {
  at: number;
  rate: number;
  result: "won" | "lost" | "draw";
}

/** After each game, in order of time: the win rate of the last `window` games up to it. */
export function rateOverTime(games: readonly PlayedGame[], window: number): RatePoint[] {
  const ordered = games.filter(counts).sort((one, other) => one.ended - other.ended);
  return ordered.map((game, index) => ({
    at: game.ended,
    rate: rate(tally("", ordered.slice(Math.max(0, index + 1 - window), index + 1))),
    result: resultOf(game) as RatePoint["result"],
  }));
}

/** The first day of a month, in milliseconds, in the reader's time zone. */
function monthOf(at: number): number {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth(), 1).getTime();
}

/** One tally per month in which something was played, the newest first; labels are the first
 * milliseconds of the months. */
export function byMonth(games: readonly PlayedGame[]): Tally[] {
  return tallies(games, (game) => [String(monthOf(game.ended))]).sort(
    (one, other) => Number(other.label) - Number(one.label),
  );
}
