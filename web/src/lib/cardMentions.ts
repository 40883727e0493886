/** Cards that are named in a sentence, found so that they can be shown in their colour. */
import { say } from "./words.svelte";

export interface Part {
  text: string;
  /** r, y, g, b, p or c where this part names a card. */
  suit: string | null;
}

/** The cards that a game has. Elsewhere “1 green” may be a rat. */
const CARDS: Record<string, { suits: string; values: number }> = {
  "schotten-totten": { suits: "rygbpc", values: 9 },
  "tabula-rasa": { suits: "rygbp", values: 5 },
};

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** All names of cards in the language spoken now, the longest first. */
function namesOfCards(game: string): [pattern: RegExp, suits: Map<string, string>] | null {
  const cards = CARDS[game];
  if (!cards) return null;
  const suits = new Map<string, string>();
  for (const colour of cards.suits) {
    for (let value = 1; value <= cards.values; value += 1) {
      suits.set(say("card", { colour, value }), colour);
      suits.set(say("the-card", { colour, value }), colour);
    }
  }
  const names = [...suits.keys()].sort((one, other) => other.length - one.length);
  return [new RegExp(`(?<![\\p{L}\\d])(${names.map(escaped).join("|")})(?!\\d)`, "gu"), suits];
}

let spoken = "";
let found: ReturnType<typeof namesOfCards> = null;

export function marked(sentence: string, language: string, game: string): Part[] {
  // The words of a language come a moment after it was chosen, so both count.
  const voice = `${game} ${language} ${say("card", { colour: "r", value: 1 })}`;
  if (voice !== spoken) [spoken, found] = [voice, namesOfCards(game)];
  if (found === null) return sentence === "" ? [] : [{ text: sentence, suit: null }];
  const [pattern, suits] = found;
  return sentence
    .split(pattern)
    .map((text) => ({ text, suit: suits.get(text) ?? null }))
    .filter((part) => part.text !== "");
}
