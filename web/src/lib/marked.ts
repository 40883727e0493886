/** Cards that are named in a sentence, found so that they can be shown in their colour. */
import { say } from "./words.svelte";

export interface Part {
  text: string;
  /** r, y, g, b, p or c where this part names a card. */
  suit: string | null;
}

const SUITS = ["r", "y", "g", "b", "p", "c"];
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** All names of cards in the language spoken now, the longest first. */
function namesOfCards(): [pattern: RegExp, suits: Map<string, string>] {
  const suits = new Map<string, string>();
  for (const colour of SUITS) {
    for (const value of VALUES) {
      suits.set(say("card", { colour, value }), colour);
      suits.set(say("the-card", { colour, value }), colour);
    }
  }
  const names = [...suits.keys()].sort((one, other) => other.length - one.length);
  return [new RegExp(`(?<![\\p{L}\\d])(${names.map(escaped).join("|")})(?!\\d)`, "gu"), suits];
}

let spoken = "";
let found: ReturnType<typeof namesOfCards> | null = null;

export function marked(sentence: string, language: string): Part[] {
  // The words of a language come a moment after it was chosen, so both count.
  const voice = `${language} ${say("card", { colour: "r", value: 1 })}`;
  if (found === null || voice !== spoken) [spoken, found] = [voice, namesOfCards()];
  const [pattern, suits] = found;
  return sentence
    .split(pattern)
    .map((text) => ({ text, suit: suits.get(text) ?? null }))
    .filter((part) => part.text !== "");
}
