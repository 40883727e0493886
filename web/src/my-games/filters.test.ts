import { expect, it } from "vitest";
import { playedGame } from "./examples";
import { EVERYTHING, filtered, opponentLabels, PEOPLE } from "./filters";

const DAY = 86_400_000;
const now = playedGame().ended + DAY;
const person = { name: "Bo", bot: null };
const games = [
  playedGame({ table: "a" }),
  playedGame({ table: "b", game: "go", winners: [1] }),
  playedGame({ table: "c", players: [person, person], ended: now - 100 * DAY }),
];

it.each([
  [{}, ["a", "b", "c"]],
  [{ game: "go" }, ["b"]],
  [{ opponent: "carla" }, ["a", "b"]],
  [{ opponent: PEOPLE }, ["c"]],
  [{ result: "lost" as const }, ["b"]],
  [{ days: 30 }, ["a", "b"]],
  [{ days: 30, result: "won" as const }, ["a"]],
  [{ game: "go", result: "won" as const }, []],
])("the filters %j let through %j", (chosen, tables) => {
  const found = filtered(games, { ...EVERYTHING, ...chosen }, now);
  expect(found.map(({ table }) => table)).toEqual(tables);
});

it("names each kind of opponent once", () => {
  const bot = { name: null, bot: "mimi" };
  expect(opponentLabels(playedGame({ players: [person, bot, bot, person] }))).toEqual([
    "mimi",
    PEOPLE,
  ]);
});
