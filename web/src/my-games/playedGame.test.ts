import { describe, expect, it } from "vitest";
import type { Review } from "~/lib/api/learning";
import { playedGame } from "./examples";
import { countMistakes, merged, opponentsOf, resultOf, type Player } from "./playedGame";

const person: Player = { name: "Bo", bot: null };
const four = [person, person, person, person];

describe("the result of a game", () => {
  it.each([
    { seats: [0], winners: [0], players: four.slice(2), result: "won" },
    { seats: [1], winners: [0], players: four.slice(2), result: "lost" },
    { seats: [1], winners: [], players: four.slice(2), result: "draw" },
    { seats: [1], winners: [0, 1], players: four.slice(2), result: "draw" },
    { seats: [0, 1], winners: [0], players: four.slice(2), result: "shared" },
    { seats: [0, 2], winners: [0, 2], players: four, result: "won" },
    { seats: [0, 1], winners: [0, 2], players: four, result: "shared" },
    { seats: [3], winners: [0, 2], players: four, result: "lost" },
    { seats: [2], winners: [0, 2], players: four, result: "won" },
  ])("of seats $seats where $winners win is $result", ({ result, ...game }) => {
    expect(resultOf(playedGame(game))).toBe(result);
  });

  it("is against those who sat elsewhere", () => {
    expect(opponentsOf(playedGame({ seats: [0] }))).toEqual([{ name: null, bot: "carla" }]);
  });
});

it("counts the mistakes at our own seats", () => {
  const decision = (seat: number, verdict: string) => ({ seat, verdict });
  const review = {
    decisions: [
      decision(0, "blunder"),
      decision(0, ""),
      decision(1, "blunder"),
      decision(0, "inaccuracy"),
      decision(0, "blunder"),
    ],
  } as unknown as Review;
  expect(countMistakes(review, [0])).toEqual({ inaccuracy: 1, mistake: 0, blunder: 2 });
});

describe("the same game from two sources", () => {
  const reviewed = { inaccuracy: 1, mistake: 0, blunder: 0 };
  it("is taken as it is where nothing is known", () => {
    expect(merged(undefined, playedGame())).toEqual(playedGame());
  });
  it("gets a review that was missing, and loses nothing", () => {
    const known = playedGame({ scores: [1, 2] });
    const other = playedGame({ mistakes: reviewed, scores: [9, 9] });
    expect(merged(known, other)).toEqual({ ...known, mistakes: reviewed });
    expect(merged(other, known)).toEqual(other);
  });
});
