import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableSnapshot } from "~/lib/api";
import type { BotInfo } from "~/lib/api/gameList";
import type { LogLine } from "~/lib/table.svelte";
import { offeredGames } from "~/lib/offeredGames.svelte";
import { settings } from "~/lib/settings.svelte";
import SpeechBubble from "./SpeechBubble.svelte";

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
  unread: undefined as LogLine | undefined,
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  settings.botLines = true;
  offeredGames.latest = { games: [], bots: [carla] };
});
afterEach(() => vi.useRealTimers());

function said(props: Partial<typeof usual> = {}) {
  const { container, rerender } = render(SpeechBubble, { ...usual, ...props });
  return { rerender, bubbles: () => container.querySelector(".speech")!.textContent?.trim() };
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

  it("speak one after the other", async () => {
    const seats = [{ bot: null }, { bot: "carla" }, { bot: "carla" }];
    const three = { ...playing, seats } as unknown as TableSnapshot;
    const { bubbles } = said({ snapshot: three, names: ["Anna", "Carla 1", "Carla 2"] });
    expect(bubbles()).toContain("Carla 1");
    expect(bubbles()).not.toContain("Carla 2");
    vi.advanceTimersByTime(5_000);
    await tick();
    expect(bubbles()).toContain("Carla 2");
  });

  it("greet in one tab only, and again in the next game", async () => {
    expect(said().bubbles()).toContain("Shall we?");
    const other = said();
    expect(other.bubbles()).toBe("");
    await other.rerender({ ...usual, snapshot: { ...playing, game: 1 } });
    expect(other.bubbles()).toContain("Shall we?");
  });

  it("are silent if the reader wants it", () => {
    settings.botLines = false;
    expect(said().bubbles()).toBe("");
  });
});

it("shows the newest line of the chat that was not read", async () => {
  settings.botLines = false;
  const event = { type: "chat", note: 3, player: 0, text: "Hurry up!" };
  const { bubbles, rerender } = said();
  expect(bubbles()).toBe("");
  await rerender({ ...usual, unread: { key: "n3", event, number: null } as unknown as LogLine });
  expect(bubbles()).toContain("Hurry up!");
  vi.advanceTimersByTime(5_000);
  await tick();
  expect(bubbles()).toBe("");
});
