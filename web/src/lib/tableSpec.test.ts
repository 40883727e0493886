import { describe, expect, it } from "vitest";
import {
  keysOf,
  ownSeats,
  placeOf,
  possibleOptions,
  seatOf,
  seatsOf,
  specOf,
  withoutExcluded,
  type Plan,
} from "./tableSpec";

const plan: Plan = {
  game: "chess",
  options: { players: 4 },
  seat: 0,
  guests: [{ kind: "bot", bot: "carla" }, { kind: "here" }, { kind: "link" }],
  rounds: 3,
  first: null,
  clock: "quick",
  hints: null,
  spectators: true,
};

describe("a plan", () => {
  it("asks for bots where they sit, and for persons elsewhere", () => {
    expect(specOf(plan, {}).seats).toEqual([
      {},
      { bot: "carla" },
      { open: false },
      { open: false },
    ]);
  });

  it("leaves the player's own seat free, and gives the others to the guests in order", () => {
    const third = { ...plan, seat: 2 };
    expect(specOf(third, {}).seats).toEqual([
      { bot: "carla" },
      { open: false },
      {},
      { open: false },
    ]);
    for (const own of [0, 1, 2, 3]) {
      const seats = [0, 1, 2, 3].map((place) => seatOf(own, place));
      expect(seats[0]).toBe(own);
      expect([...seats].sort()).toEqual([0, 1, 2, 3]);
      expect(seats.map((seat) => placeOf(own, seat))).toEqual([0, 1, 2, 3]);
    }
  });

  it("lets the same person begin wherever they sit", () => {
    expect(specOf({ ...plan, seat: 2, first: 0 }, {}).first).toBe(2);
    expect(specOf({ ...plan, seat: 2, first: 1 }, {}).first).toBe(0);
    expect(specOf({ ...plan, seat: 0, first: 1 }, {}).first).toBe(1);
  });

  it("is public only when a seat is open to anybody", () => {
    expect(specOf(plan, {}).public).toBe(false);
    expect(specOf({ ...plan, guests: [{ kind: "open" }] }, {}).public).toBe(true);
  });

  it("sits down at the seats of this device with secrets of its own", () => {
    expect(ownSeats(plan)).toEqual([0, 2]);
    expect(ownSeats({ ...plan, seat: 2 })).toEqual([2, 1]);
    const own = { 0: { key: "k0", name: "Anna" }, 2: { key: "k2", name: "Bo" } };
    expect(specOf(plan, own).seats).toEqual([
      { key: "k0", name: "Anna" },
      { bot: "carla" },
      { open: false, key: "k2", name: "Bo" },
      { open: false },
    ]);
  });

  it("keeps its own keys apart from the invitations that are sent away", () => {
    const created = {
      table: "t",
      owner: "o",
      spectator: "s",
      invitations: [null, null, null, "i3"],
      links: { owner: "", spectator: "", invitations: [] },
    };
    const own = { 0: { key: "k0", name: "Anna" }, 2: { key: "k2", name: "Bo" } };
    expect(keysOf(own, created)).toEqual({
      seats: { 0: "k0", 2: "k2" },
      invitations: { 3: "i3" },
      owner: "o",
      spectator: "s",
    });
  });
});

describe("the options of a game", () => {
  const usual = {
    label: "",
    text: "",
    help: "",
    choices: [],
    least: 0,
    most: 0,
    choice_labels: {},
    in_title: true,
  };
  const game = {
    seats: 2,
    options: [
      { ...usual, name: "edition", kind: "choice" as const, default: "new", excluded_by: [] },
      {
        ...usual,
        name: "expert",
        kind: "switch" as const,
        default: false,
        excluded_by: [{ option: "edition", value: "old" }],
      },
      { ...usual, name: "many", kind: "players" as const, default: 3, excluded_by: [] },
    ],
  };

  it("say how many play; without such an option, the game does", () => {
    expect(seatsOf(game, { many: 4 })).toBe(4);
    expect(seatsOf(game, {})).toBe(2);
    expect(seatsOf({ seats: 3, options: [] }, { many: 4 })).toBe(3);
  });

  it("are not offered where another one excludes them, and stand as usual then", () => {
    expect(possibleOptions(game, { edition: "new" }).map(({ name }) => name)).toContain("expert");
    expect(possibleOptions(game, { edition: "old" }).map(({ name }) => name)).not.toContain(
      "expert",
    );
    expect(withoutExcluded(game, { edition: "old", expert: true })).toEqual({
      edition: "old",
      expert: false,
    });
    const fine = { edition: "new", expert: true };
    expect(withoutExcluded(game, fine)).toEqual(fine);
  });
});
