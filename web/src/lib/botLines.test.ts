import { describe, expect, it } from "vitest";
import type { BotInfo } from "./api/gameList";
import { endingOf, numberOf, spokenAt } from "./botLines";

const bot = (name: string): BotInfo => ({
  name,
  text: "",
  measured: {},
  learned: null,
  face: "",
  lines: {
    start: [`${name} begins`, `${name} begins, too`],
    won: [`${name} won`],
    lost: [`${name} lost`],
    drawn: [`${name} drew`],
  },
});
const bots = [bot("carla"), bot("nonna")];
const seat = (bot: string | null) =>
  ({ bot, name: bot ?? "Anna", taken: true }) as Parameters<typeof spokenAt>[0]["seats"][number];
const table = {
  table: "k3x9w2mfh7pd",
  game: 0,
  state: "playing",
  seats: [seat(null), seat("carla"), seat("nonna")],
  outcome: null,
} as Parameters<typeof spokenAt>[0];
const over = (winners: number[]) =>
  ({ ...table, outcome: { by: "rules", winners } }) as unknown as typeof table;
const lines = (seen: typeof table) => spokenAt(seen, bots).map(({ line }) => line);

describe("what bots say", () => {
  it("is one line each at the start, always the same at one table", () => {
    const [carla, nonna] = lines(table);
    expect(["carla begins", "carla begins, too"]).toContain(carla);
    expect(["nonna begins", "nonna begins, too"]).toContain(nonna);
    expect(lines({ ...table })).toEqual([carla, nonna]);
  });

  it("is not the same of two like bots, as far as their lines go", () => {
    const like = { ...table, seats: [seat("carla"), seat("carla"), seat("carla")] };
    const [first, second, third] = lines(like);
    expect(new Set([first, second]).size).toBe(2);
    expect([first, second]).toContain(third);
  });

  it("differs from table to table", () => {
    const tables = Array.from({ length: 20 }, (_, at) => ({ ...table, table: `table${at}` }));
    expect(new Set(tables.map((each) => lines(each)[0])).size).toBe(2);
  });

  it.each([
    [[0], ["carla lost", "nonna lost"]],
    [[1], ["carla won", "nonna lost"]],
    [[], ["carla drew", "nonna drew"]],
    [
      [0, 1, 2],
      ["carla drew", "nonna drew"],
    ],
  ])("fits the end that %j have won", (winners, said) => {
    expect(lines(over(winners))).toEqual(said);
  });

  it("is nothing while somebody is missing, and of a bot that the server does not describe", () => {
    expect(lines({ ...table, state: "waiting" })).toEqual([]);
    expect(lines({ ...table, seats: [seat(null), seat("greedy")] })).toEqual([]);
  });

  it("is chosen as the terminal does it", () => {
    expect(numberOf("k3x9w2mfh7pd 0 1 start")).toBe(2970290144);
    expect(endingOf(1, [0], 2)).toBe("lost");
  });
});
