import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "./languages";
import { marked } from "./marked";
import { say, speak } from "./words.svelte";

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  it("numbers have their forms", async () => {
    await speak(language);
    expect(say("open-seats", { count: 1 })).not.toBe(
      say("open-seats", { count: 2 }).replace("2", "1"),
    );
  });

  it("cards are found in a sentence", async () => {
    await speak(language);
    const card = say("the-card", { colour: "b", value: 7 });
    const parts = marked(`Anna: ${card}.`, language);
    expect(parts.map(({ suit }) => suit)).toEqual([null, "b", null]);
    expect(parts.map(({ text }) => text).join("")).toBe(`Anna: ${card}.`);
  });
});

it("a sentence without cards stays whole", async () => {
  await speak("en");
  expect(marked("Anna resigns.", "en")).toEqual([{ text: "Anna resigns.", suit: null }]);
});
