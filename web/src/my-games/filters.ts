/** Which of the games are listed and counted. */
import { whatIsPlayed } from "~/lib/names";
import { opponentsOf, resultOf, type PlayedGame, type Result } from "./playedGame";

const DAY_MS = 86_400_000;

export interface Filters {
  game: string;
  edition: string;
  /** A bot, or `PEOPLE`. */
  opponent: string;
  result: Result | "";
  days: number;
}

export const EVERYTHING: Filters = { game: "", edition: "", opponent: "", result: "", days: 0 };
/** Opponents who are not bots. */
export const PEOPLE = "people";

/** The bots and people that a game was played against. */
export function opponentLabels(game: PlayedGame): string[] {
  return [...new Set(opponentsOf(game).map(({ bot }) => bot ?? PEOPLE))];
}

export function filtered(
  games: readonly PlayedGame[],
  { game, edition, opponent, result, days }: Filters,
  now = Date.now(),
): PlayedGame[] {
  return games.filter(
    (each) =>
      (!game || each.game === game) &&
      (!edition || whatIsPlayed(each) === edition) &&
      (!opponent || opponentLabels(each).includes(opponent)) &&
      (!result || resultOf(each) === result) &&
      (!days || each.ended >= now - days * DAY_MS),
  );
}
