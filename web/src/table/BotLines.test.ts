import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableSnapshot } from "~/lib/api";
import type { BotInfo } from "~/lib/api/gameList";
import { offeredGames } from "~/lib/offeredGames.svelte";
import { settings } from "~/lib/settings.svelte";
import BotLines from "./BotLines.svelte";

const carla = {
  name: "carla",
  face: "",
  lines: { start: ["Shall we?"], won: ["Ha!"], lost: ["Bravo!"], drawn: ["How tidy."] },
} as unknown as BotInfo;
const playing = {
  table: "k3x9w2mfh7pd",
  game: 0,
  state: "playing",
  seats: [{ bot: null }, { bot: "carla" }],
  outcome: null,
} as unknown as TableSnapshot;
const over = { ...playing, state: "over", outcome: { winners: [0] } } as unknown as TableSnapshot;
const usual = {
  snapshot: playing,
  names: ["Anna", "Carla"],
  moves: 0,
  told: true,
  late: false,
};

beforeEach(() => {
  vi.useFakeTimers();
  settings.botLines = true;
  offeredGames.latest = { games: [], bots: [carla] };
});
afterEach(() => vi.useRealTimers());

function said(props: Partial<typeof usual> = {}) {
  const { container, rerender } = render(BotLines, { ...usual, ...props });
  return { rerender, bubbles: () => container.querySelector(".bubbles")!.textContent?.trim() };
}

describe("bots", () => {
  it("say a line when a game begins, which goes away", async () => {
    const { bubbles } = said();
    expect(bubbles()).toContain("Shall we?");
    vi.advanceTimersByTime(10_000);
    await tick();
    expect(bubbles()).toBe("");
  });

  it("say another one when it ends, once the scoring was shown", async () => {
    const { bubbles, rerender } = said({ moves: 30 });
    expect(bubbles()).toBe("");
    await rerender({ ...usual, snapshot: over, moves: 30, told: false });
    expect(bubbles()).toBe("");
    await rerender({ ...usual, snapshot: over, moves: 30, told: true });
    expect(bubbles()).toContain("Bravo!");
    vi.advanceTimersByTime(10_000);
    await tick();
    expect(bubbles()).toBe("");
  });

  it("say nothing to somebody who comes when it is over", () => {
    expect(said({ snapshot: over, late: true }).bubbles()).toBe("");
  });

  it("are silent if the reader wants it", () => {
    settings.botLines = false;
    expect(said().bubbles()).toBe("");
  });
});
