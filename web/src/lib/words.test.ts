import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "./languages";
import { marked } from "./cardMentions";
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
    const parts = marked(`Anna: ${card}.`, language, "schotten-totten");
    expect(parts.map(({ suit }) => suit)).toEqual([null, "b", null]);
    expect(parts.map(({ text }) => text).join("")).toBe(`Anna: ${card}.`);
  });
});

it("a sentence without cards stays whole", async () => {
  await speak("en");
  const whole = [{ text: "Anna resigns.", suit: null }];
  expect(marked("Anna resigns.", "en", "schotten-totten")).toEqual(whole);
});

it("only cards that the game has are found", async () => {
  await speak("el");
  const rats = "Φαίνονται 1 πράσινο ποντίκι και 2 κόκκινα.";
  expect(marked(rats, "el", "rat-hot")).toEqual([{ text: rats, suit: null }]);
  const found = (game: string) =>
    marked("το 7 κόκκινο και το 3 μπλε", "el", game).filter(({ suit }) => suit);
  expect(found("tabula-rasa").map(({ suit }) => suit)).toEqual(["b"]);
  expect(found("schotten-totten").map(({ suit }) => suit)).toEqual(["r", "b"]);
  expect(found("rat-hot")).toEqual([]);
});
