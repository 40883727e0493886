/** Played games for tests. */
import type { Record as GameRecord } from "~/lib/api/types.gen";
import type { PlayedGame } from "./playedGame";

export function playedGame(changes: Partial<PlayedGame> = {}): PlayedGame {
  const { table = "aaaa", number = 0 } = changes;
  return {
    id: `${table}/${number}`,
    table,
    number,
    game: "chess",
    options: { edition: "first" },
    ended: Date.UTC(2026, 4, 17, 12),
    players: [
      { name: "Anna", bot: null },
      { name: null, bot: "carla" },
    ],
    seats: [0],
    by: "rules",
    winners: [0],
    scores: [5, 3],
    mistakes: null,
    ...changes,
  };
}

export const RECORD: GameRecord = {
  format: "tavolino-record/1",
  game: "chess",
  rules: 1,
  options: { edition: "first" },
  players: ["Anna", "carla"],
  setup: { first: 0 },
  moves: [{ player: 0, move: "e4" }],
  result: { winners: [0] },
};
