import { beforeAll, expect, it } from "vitest";
import { ageWords, clockWords } from "./clockWords";
import { speak } from "./words.svelte";

beforeAll(() => speak("en"));

it("says what was agreed on about time", () => {
  expect(clockWords({ kind: "none" })).toBe("No clock");
  expect(clockWords({ kind: "fischer", minutes: 5, increment: 3 })).toBe("5 min + 3 s per turn");
  expect(clockWords({ kind: "days", days: 1 })).toBe("One day per turn");
  expect(clockWords({ kind: "days", days: 3 })).toBe("3 days per turn");
});

it.each([
  [5, "just now"],
  [-5, "just now"],
  [61, "1 minute ago"],
  [3599, "59 minutes ago"],
  [7200, "2 hours ago"],
  [86_400, "1 day ago"],
])("says how long ago %d s are", (seconds, words) => {
  expect(ageWords(seconds)).toBe(words);
});
