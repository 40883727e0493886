import { describe, expect, it } from "vitest";
import { keysOf, wishOf, type Plan } from "./wish";

const plan: Plan = {
  game: "tabula-rasa",
  options: { players: 4 },
  guests: [{ kind: "bot", bot: "carla" }, { kind: "here" }, { kind: "link" }],
  rounds: 3,
  first: null,
  clock: "quick",
  hints: null,
  spectators: true,
};

describe("a plan", () => {
  it("asks for bots where they sit, and for persons elsewhere", () => {
    expect(wishOf(plan).seats).toEqual([{}, { bot: "carla" }, { open: false }, { open: false }]);
  });

  it("is public only when a seat is open to anybody", () => {
    expect(wishOf(plan).public).toBe(false);
    expect(wishOf({ ...plan, guests: [{ kind: "open" }] }).public).toBe(true);
  });

  it("keeps the keys of this device apart from those that are sent away", () => {
    const created = {
      table: "t",
      owner: "o",
      spectator: "s",
      seats: ["k0", null, "k2", "k3"],
      links: { owner: "", spectator: "", seats: [] },
    };
    expect(keysOf(plan, created)).toEqual({
      seats: { 0: "k0", 2: "k2" },
      guests: { 3: "k3" },
      owner: "o",
      spectator: "s",
    });
  });
});
