import { beforeAll, expect, it } from "vitest";
import { clockText, leftNow } from "./clock.svelte";
import { speak } from "./words.svelte";

beforeAll(() => speak("en"));

it.each([
  [0, "0:00"],
  [9.2, "0:10"],
  [185, "3:05"],
  [3720, "1:02:00"],
  [2 * 86_400 + 4 * 3600 + 5, "2d 4h"],
])("%s seconds read %s", (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

it("a clock that stands shows what the server said", () => {
  expect(leftNow({ left: [60, 90], running: 1 }, 0, 0)).toBe(60);
});

it("a clock that runs never shows less than nothing", () => {
  expect(leftNow({ left: [60, 90], running: 1 }, 1, 0)).toBe(0);
});
