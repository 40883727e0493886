import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo } from "./api/gameList";
import {
  namesSeenFrom,
  seatNames,
  standInOf,
  strengthOf,
  surfaceOf,
  optionsInWords,
  whatIsPlayed,
} from "./names";
import { offeredGames } from "./offeredGames.svelte";
import { speak } from "./words.svelte";

const NONNA = {
  name: "nonna",
  text: "",
  face: "",
  lines: { start: [], won: [], lost: [], drawn: [] },
  measured: {
    chess: { rating: 1886, seconds: 0.01 },
    checkers: { rating: 1556, seconds: 0.2 },
  },
  learned: null,
};

describe("how strong a bot is", () => {
  it.each([
    ["chess", "Elo 1886 · at once"],
    ["checkers", "Elo 1556 · 0.2 s per move"],
    ["go", ""],
  ])("is said of %s as far as it was measured", async (game, said) => {
    await speak("en");
    // What is put into a sentence stands between marks of direction.
    expect(strengthOf(NONNA, game).replace(/[\u2068\u2069]/g, "")).toBe(said);
  });
});

describe("whoever plays instead of a bot", () => {
  const learned = { games: { chess: { size: [8, 10] }, checkers: {} }, stand_in: "maestro" };
  it.each([
    ["chess", { size: 8 }, ""],
    ["chess", { size: 6 }, "Maestro plays instead"],
    ["checkers", { size: 6 }, ""],
    ["go", {}, "Maestro plays instead"],
  ])("is named for %s with %j", async (game, options, said) => {
    await speak("en");
    const told = standInOf({ name: "virtuoso", learned }, game, options);
    expect(told.replace(/[\u2068\u2069]/g, "")).toContain(said);
    expect(Boolean(told)).toBe(Boolean(said));
    expect(standInOf(NONNA, game, options)).toBe("");
  });
});

describe("what is played", () => {
  const usual = {
    help: "",
    text: "",
    default: null,
    choices: [],
    least: 0,
    most: 0,
    excluded_by: [],
  };
  const edition = {
    ...usual,
    name: "edition",
    label: "Edition",
    kind: "choice" as const,
    choice_labels: { old: { label: "The old box", text: "" } },
    in_title: true,
  };
  const extension = { ...edition, name: "extension", label: "Extension", kind: "switch" as const };
  const hand = { ...extension, name: "hand", kind: "size" as const, in_title: false };
  const players = { ...extension, name: "players", kind: "players" as const };
  const deck = {
    ...hand,
    name: "deck",
    label: "Your own deck",
    kind: "file" as const,
    default: null,
  };
  const game: GameInfo = {
    name: "chess",
    title: "Chess",
    text: "",
    summary: "",
    rules: 1,
    ready: true,
    surface: "felt",
    edition_surfaces: { old: "blue-felt" },
    seat_colours: [],
    hidden: false,
    seats: 2,
    card_names: {},
    picking: [],
    lesson: false,
    rulebook: false,
    board: null,
    options: [edition, extension, hand, players, deck],
  };

  beforeEach(async () => {
    await speak("en");
    offeredGames.latest = { games: [game], bots: [] };
  });

  it.each([
    [
      { edition: "old", extension: true, hand: 5, players: 3 },
      "Chess · The old box · Extension · 3 players",
    ],
    [{ edition: "unheard of", extension: false }, "Chess"],
    [{}, "Chess"],
  ])("with %j is %s", (options, line) => {
    const plain = whatIsPlayed({ game: "chess", options }).replace(/[\u2068\u2069]/g, "");
    expect(plain).toBe(line);
  });

  it.each([
    [{ deck: { "0": ["a"] } }, ["Your own deck"]],
    [{ deck: null }, []],
  ])("says whether something of a player's own is used: %j", (options, labels) => {
    const found = optionsInWords({ game: "chess", options: { players: 2, ...options } });
    expect(found.map(({ label }) => label).slice(1)).toEqual(labels);
  });

  it.each([
    ["chess", { edition: "old" }, "blue-felt"],
    ["chess", { edition: "new" }, "felt"],
    ["go", {}, ""],
  ])("is played on the surface of its edition: %s %j", (game, options, surface) => {
    expect(surfaceOf({ game, options })).toBe(surface);
  });

  it("is the name of a game that the server does not offer any more", () => {
    expect(whatIsPlayed({ game: "go", options: { players: 3 } })).toBe("go");
  });
});

it.each([
  [
    ["Anna", "Eva"],
    ["Anna", "Eva"],
  ],
  [
    ["Anna", "Anna"],
    ["Anna 1", "Anna 2"],
  ],
  [
    ["Anna", "ANNA\u200b"],
    ["Anna 1", "ANNA\u200b 2"],
  ],
  [
    ["Anna", "Ａnna", "Anna 1"],
    ["Anna 2", "Ａnna 3", "Anna 1"],
  ],
  [
    ["Anna", "\u0410nna"],
    ["Anna 1", "\u0410nna 2"],
  ],
  [
    ["\u0391\u039d\u039d\u0391", "Anna\u3164", "Ann\ue000a"],
    ["\u0391\u039d\u039d\u0391 1", "Anna\u3164 2", "Ann\ue000a 3"],
  ],
  [
    ["Ian", "lan", "Вова", "ВОВА", "Pavel", "Павел"],
    ["Ian 1", "lan 2", "Вова 1", "ВОВА 2", "Pavel", "Павел"],
  ],
  [
    ["José", "Jose", "Άννα", "Анна"],
    ["José", "Jose", "Άννα", "Анна"],
  ],
  [
    ["Μάρκος", "ΜΆΡΚΟΣ"],
    ["Μάρκος 1", "ΜΆΡΚΟΣ 2"],
  ],
])("tells %j apart", (names, called) => {
  const seats = names.map((name) => ({
    name,
    bot: null,
    open: false,
    taken: true,
    host: false,
    used: true,
    called: null,
  }));
  expect(seatNames(seats)).toEqual(called);
});

it("a player without a name is you to themselves", async () => {
  await speak("en");
  const taken = { bot: null, taken: true, open: false, host: false, used: true, called: null };
  const seats = [
    { ...taken, name: null },
    { ...taken, name: "Bo" },
  ];
  expect(namesSeenFrom(seats, 0)).toEqual(["You", "Bo"]);
  const others = seatNames(seats).map((name) => name.replace(/[\u2068\u2069]/g, ""));
  expect(others).toEqual(["Player 1", "Bo"]);
  expect(namesSeenFrom(seats, 1)).toEqual(seatNames(seats));
  expect(namesSeenFrom(seats, null)).toEqual(seatNames(seats));
});
