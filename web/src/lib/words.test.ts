import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "./languages";
import { say, speak, withMinus } from "./words.svelte";

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  it("numbers have their forms", async () => {
    await speak(language);
    expect(say("open-seats", { count: 1 })).not.toBe(
      say("open-seats", { count: 2 }).replace("2", "1"),
    );
  });
});

it("negative numbers have a minus sign, and words keep their hyphens", async () => {
  await speak("en");
  expect(say("points", { points: -5 })).toBe("−5 points");
  expect(withMinus("pawn-1 -5")).toBe("pawn-1 −5");
});
