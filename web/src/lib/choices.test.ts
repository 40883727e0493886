import { beforeEach, describe, expect, it } from "vitest";
import type { BotInfo, GameInfo, Option } from "./api/gameList";
import { lastChoice, planOf, rememberChoice, withFriend, type Choice } from "./choices";

const option = (name: string, kind: Option["kind"], more: Partial<Option> = {}) =>
  ({
    name,
    kind,
    choices: [],
    excluded_by: [],
    least: 0,
    most: 0,
    default: null,
    ...more,
  }) as Option;

const game = {
  name: "chess",
  seats: 2,
  seat_colours: [] as string[],
  options: [
    option("edition", "choice", { choices: ["old", "new"], default: "new" }),
    option("players", "players", { least: 2, most: 4, default: 2 }),
    option("castling", "switch", {
      default: true,
      excluded_by: [{ option: "edition", value: "old" }],
    }),
    option("record", "file"),
  ],
} as GameInfo;
const bots = ["mimi", "carla"].map((name) => ({ name }) as BotInfo);
const standard: Choice = lastChoice(game, bots, "now");

beforeEach(() => localStorage.clear());

describe("the last choice", () => {
  it("is Carla with the standard options for a stranger", () => {
    expect(standard.guests).toEqual([{ kind: "bot", bot: "carla" }]);
    expect(standard.options).toEqual({ edition: "new", players: 2, castling: true });
    expect(planOf(game, standard)).toMatchObject({
      game: "chess",
      seat: 0,
      first: null,
      rounds: 1,
    });
  });

  it("is what was chosen before, for each game", () => {
    const mine: Choice = {
      ...standard,
      options: { ...standard.options, players: 3 },
      guests: [
        { kind: "bot", bot: "mimi" },
        { kind: "bot", bot: "carla" },
      ],
      clock: "calm",
      rounds: 3,
      hints: false,
    };
    rememberChoice("chess", mine);
    expect(lastChoice(game, bots, "now")).toEqual(mine);
    expect(lastChoice({ ...game, name: "go" }, bots, "now")).toEqual(standard);
  });

  it("with a friend does not change the one with a bot, but lends it its options", () => {
    const old = { ...standard.options, edition: "old" };
    rememberChoice("chess", {
      ...standard,
      options: old,
      guests: [{ kind: "link" }],
      clock: "days",
    });
    const now = lastChoice(game, bots, "now");
    expect(now.guests).toEqual([{ kind: "bot", bot: "carla" }]);
    expect([now.options["edition"], now.clock]).toEqual(["old", "none"]);
    expect(lastChoice(game, bots, "later").clock).toBe("days");
  });

  it("drops what the server no longer offers", () => {
    rememberChoice("chess", {
      ...standard,
      options: { edition: "lost", players: 9, castling: 1, record: 0 },
      guests: [{ kind: "bot", bot: "gone" }],
      clock: "never" as never,
      colour: 7,
      rounds: -1,
      first: 4,
    });
    expect(lastChoice(game, bots, "now")).toEqual(standard);
    rememberChoice("chess", { ...standard, options: { edition: "old", castling: false } });
    expect(lastChoice(game, bots, "now").options["castling"]).toBe(true);
  });

  it("survives a broken store", () => {
    localStorage.setItem("tavolino.choices", "{");
    expect(lastChoice(game, bots, "now")).toEqual(standard);
  });
});

it("a friend comes by a link, not from the list of open tables", () => {
  const open: Choice = { ...standard, guests: [{ kind: "open" }] };
  expect(withFriend(open).guests).toEqual([{ kind: "link" }]);
  const two: Choice = { ...standard, guests: [{ kind: "link" }, { kind: "bot", bot: "mimi" }] };
  expect(withFriend(two)).toBe(two);
});

it("a colour drawn at random is one of the game's", () => {
  const coloured = { ...game, seat_colours: ["Red", "Green"] };
  const seats = Array.from(
    { length: 40 },
    () => planOf(coloured, { ...standard, colour: "drawn" }).seat,
  );
  expect(new Set(seats)).toEqual(new Set([0, 1]));
});
