import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableSnapshot } from "./api";
import { Premoves, SETTLING } from "./premoves.svelte";
import { speak } from "./words.svelte";

const MOVES = ["r7@3", "r7@4"];
const LABELS = { "r7@3": "red 7 at place 3", "r7@4": "red 7 at place 4" };

function table(player: number | null, legal: string[] = [], state = "playing"): TableSnapshot {
  return { state, view: { player, legal } } as unknown as TableSnapshot;
}

describe("a move that is chosen ahead", () => {
  let said: string[];
  let answers: string[];
  let premoves: Premoves;

  /** The other player is thinking, and the choices have come. */
  async function waitForTurn(choices = MOVES): Promise<void> {
    answers = choices;
    expect(premoves.follow(table(1), 0)).toBeNull();
    await vi.advanceTimersByTimeAsync(SETTLING);
  }

  beforeEach(async () => {
    await speak("en");
    vi.useFakeTimers();
    said = [];
    premoves = new Premoves(
      () => Promise.resolve({ premoves: answers, labels: { ...LABELS } }),
      (sentence) => said.push(sentence),
    );
  });
  afterEach(() => void vi.useRealTimers());

  it("is sent once, when the turn comes", async () => {
    await waitForTurn();
    premoves.choose("r7@3");
    expect(said).toEqual([
      "Chosen for your next turn: red 7 at place 3. Press Escape to cancel it.",
    ]);
    expect(premoves.follow(table(0, MOVES), 0)).toBe("r7@3");
    expect(premoves.follow(table(0, MOVES), 0)).toBeNull();
    expect(premoves.moves).toEqual([]);
  });

  it("is dropped with a message if it cannot be played", async () => {
    await waitForTurn();
    premoves.choose("r7@3");
    expect(premoves.follow(table(0, ["r7@4"]), 0)).toBeNull();
    expect(premoves.chosen).toBeNull();
    expect(premoves.notice).toContain("red 7 at place 3");
    expect(said.at(-1)).toBe(premoves.notice);
    premoves.follow(table(1), 0);
    expect(premoves.notice).toBe("");
  });

  it("waits if something else comes first in the turn, and is not for the next one", async () => {
    await waitForTurn();
    premoves.choose("r7@3");
    expect(premoves.follow(table(0, ["claim 4", "done"]), 0)).toBeNull();
    expect([premoves.chosen, premoves.notice]).toEqual(["r7@3", ""]);
    expect(premoves.follow(table(0, MOVES), 0)).toBe("r7@3");
    await waitForTurn();
    premoves.choose("r7@4");
    expect(premoves.follow(table(0, ["claim 5", "done"]), 0)).toBeNull();
    premoves.follow(table(1), 0);
    expect(premoves.chosen).toBeNull();
  });

  it("is dropped as soon as the others make it impossible", async () => {
    await waitForTurn();
    premoves.choose("r7@3");
    await waitForTurn(["r7@4"]);
    expect(premoves.chosen).toBeNull();
    expect(premoves.notice).toContain("red 7 at place 3");
  });

  it("is dropped by choosing it again, and replaced by another", async () => {
    await waitForTurn();
    premoves.choose("r7@3");
    premoves.choose("r7@4");
    expect(premoves.chosen).toBe("r7@4");
    premoves.choose("r7@4");
    expect(premoves.chosen).toBeNull();
    expect(premoves.follow(table(0, MOVES), 0)).toBeNull();
  });

  it("ends with the game, and is not for those who cannot play", async () => {
    await waitForTurn();
    premoves.choose("r7@3");
    premoves.follow(table(null, [], "over"), 0);
    expect([premoves.chosen, premoves.moves]).toEqual([null, []]);
    premoves.follow(table(1), null);
    await vi.advanceTimersByTimeAsync(SETTLING);
    expect(premoves.moves).toEqual([]);
  });

  it("is called something else in another language", async () => {
    await waitForTurn();
    premoves.choose("r7@3");
    LABELS["r7@3"] = "il 7 rosso";
    premoves.reload();
    await vi.advanceTimersByTimeAsync(SETTLING);
    expect([premoves.chosen, premoves.label]).toEqual(["r7@3", "il 7 rosso"]);
  });

  it("is asked for once while the others go on moving", async () => {
    const ask = vi.fn(() => Promise.resolve({ premoves: MOVES, labels: LABELS }));
    premoves = new Premoves(ask, () => undefined);
    for (let move = 0; move < 3; move++) premoves.follow(table(1), 0);
    await vi.advanceTimersByTimeAsync(SETTLING);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
