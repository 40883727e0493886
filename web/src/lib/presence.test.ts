import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SocketPresence } from "./api/types.gen";
import { TablePresence } from "./presence.svelte";
import { speak } from "./words.svelte";

const NAMES = ["Anna", "Bo"];

function message(seats: SocketPresence["seats"], watchers = 0): SocketPresence {
  return { type: "presence", seats, watchers };
}

describe("presence", () => {
  beforeEach(async () => {
    await speak("en");
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it("announces who goes and who comes back, and nothing else", () => {
    const presence = new TablePresence();
    expect(presence.take(message(["here", "away"]), NAMES, [0])).toEqual([]); // it was so before
    expect(presence.take(message(["here", "here"]), NAMES, [0])).toEqual(["Bo is back."]);
    expect(presence.take(message(["here", "slow"]), NAMES, [0])).toEqual([]);
    expect(presence.take(message(["here", "away"]), NAMES, [0])).toEqual(["Bo is away."]);
    expect(presence.take(message(["here", "away"], 3), NAMES, [0])).toEqual([]);
    expect(presence.watchers).toBe(3);
  });

  it("says nothing of a seat of which nothing was known, or of one's own", () => {
    const presence = new TablePresence();
    presence.take(message(["here", null]), NAMES, [0]);
    expect(presence.take(message(["away", "away"]), NAMES, [0])).toEqual([]);
  });

  it("shows for a moment that somebody is back", () => {
    const presence = new TablePresence();
    presence.take(message(["here", "away"]), NAMES, [0]);
    expect(presence.of(1)).toBe("away");
    presence.take(message(["here", "here"]), NAMES, [0]);
    expect(presence.of(1)).toBe("back");
    vi.advanceTimersByTime(15_000);
    expect(presence.of(1)).toBe("here");
  });

  it("knows how long a bot takes, as long as that is said", () => {
    const presence = new TablePresence();
    presence.take({ ...message(["here", null]), bot_seconds: 15 }, NAMES, [0]);
    expect(presence.botSeconds).toBe(15);
    presence.take(message(["here", null]), NAMES, [0]);
    expect(presence.botSeconds).toBe(null);
  });

  it("begins anew with another connection", () => {
    const presence = new TablePresence();
    presence.take(message(["here", "here"], 2), NAMES, [0]);
    presence.forget();
    expect([presence.of(1), presence.watchers]).toEqual([null, 0]);
    expect(presence.take(message(["here", "away"]), NAMES, [0])).toEqual([]);
  });
});
