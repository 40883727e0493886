import { expect, it } from "vitest";
import { cardMentions } from "./cardMentions";

const NAMES = { "7 κόκκινο": "r", "το 7 κόκκινο": "r", "3 μπλε": "b", "το 3 μπλε": "b" };

it("cards are found in a sentence, by their longest names", () => {
  const sentence = "Άννα: το 7 κόκκινο, και 3 μπλε.";
  const parts = cardMentions(sentence, NAMES);
  expect(parts.map(({ text }) => text).join("")).toBe(sentence);
  expect(parts.filter(({ suit }) => suit)).toEqual([
    { text: "το 7 κόκκινο", suit: "r" },
    { text: "3 μπλε", suit: "b" },
  ]);
});

it("a number that goes on, or a word that does, is not a card", () => {
  for (const sentence of ["13 μπλε", "α3 μπλε", "3 μπλε5"]) {
    expect(cardMentions(sentence, NAMES)).toEqual([{ text: sentence, suit: null }]);
  }
});

it("a sentence without cards stays whole", () => {
  const whole = [{ text: "Anna resigns.", suit: null }];
  expect(cardMentions("Anna resigns.", NAMES)).toEqual(whole);
  expect(cardMentions("Anna resigns.", {})).toEqual(whole);
  expect(cardMentions("", {})).toEqual([]);
});

it("a property that every object has is not a card", () => {
  expect(cardMentions("constructor", NAMES)).toEqual([{ text: "constructor", suit: null }]);
});
