import { describe, expect, test } from "vitest";
import { choicesOf, nextPicks, point } from "~/games/picking";
import type { Scenes } from "~/games/scenes";

const { picking } = import.meta.glob<Scenes>("./scenes.json", { eager: true, import: "default" })[
  "./scenes.json"
]!;

describe("what is pointed at for a move", () => {
  test.each([
    ["r7@3", ["hand r7", "stone 3"]],
    ["fog@9", ["hand fog", "stone 9"]],
    ["redeploy r7@3>5", ["hand redeploy", "card r7", "stone 5"]],
    ["redeploy joker-1@3>x", ["hand redeploy", "card joker-1", "discards"]],
    ["deserter r7@3>x", ["hand deserter", "card r7"]],
    ["deserter r7@3>hand", ["hand deserter", "card r7"]],
    ["traitor r7@3>5", ["hand traitor", "card r7", "stone 5"]],
    ["scout", ["hand scout", "discards"]],
    ["take tactic", ["deck tactic"]],
    ["draw clan", ["deck clan"]],
    ["return r7", ["hand r7", "deck"]],
    ["return spy", ["hand spy", "deck"]],
    ["claim 4", ["claim 4"]],
    ["done", ["word done"]],
    ["pass", ["word pass"]],
  ])("%s", (move, picks) => {
    expect(choicesOf(picking, [move])).toMatchObject([{ move, picks }]);
  });
});

describe("pointing", () => {
  const choices = choicesOf(picking, [
    "r7@3",
    "r7@4",
    "y2@3",
    "redeploy b1@1>2",
    "redeploy b1@1>x",
    "redeploy b2@1>2",
    "claim 4",
  ]);

  test("at a card shows where it may go", () => {
    const { picked, move } = point(choices, [], "hand r7");
    expect(move).toBeNull();
    expect([...nextPicks(choices, picked)]).toEqual([
      ["stone 3", "r7@3"],
      ["stone 4", "r7@4"],
    ]);
  });

  test("at a target plays", () => {
    expect(point(choices, ["hand r7"], "stone 4")).toEqual({ picked: [], move: "r7@4" });
  });

  test("at another card changes over to it", () => {
    expect(point(choices, ["hand r7"], "hand y2")).toEqual({ picked: ["hand y2"], move: null });
  });

  test("at the picked card lets it go", () => {
    expect(point(choices, ["hand r7"], "hand r7")).toEqual({ picked: [], move: null });
  });

  test("goes on step by step with a ruse", () => {
    const card = point(choices, ["hand redeploy"], "card b1");
    expect(card).toEqual({ picked: ["hand redeploy", "card b1"], move: null });
    expect(point(choices, card.picked, "discards").move).toBe("redeploy b1@1>x");
  });

  test("at the card of a ruse lets go of that card only", () => {
    expect(point(choices, ["hand redeploy", "card b1"], "card b1")).toEqual({
      picked: ["hand redeploy"],
      move: null,
    });
  });

  test("at a claim plays whatever is picked", () => {
    expect(point(choices, ["hand r7"], "claim 4").move).toBe("claim 4");
  });

  test("at nothing lets go of everything", () => {
    expect(point(choices, ["hand r7"], "deck clan")).toEqual({ picked: [], move: null });
  });
});
