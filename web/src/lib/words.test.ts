import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "./languages";
import { say, speak } from "./words.svelte";

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  it("numbers have their forms", async () => {
    await speak(language);
    expect(say("open-seats", { count: 1 })).not.toBe(
      say("open-seats", { count: 2 }).replace("2", "1"),
    );
  });
});
