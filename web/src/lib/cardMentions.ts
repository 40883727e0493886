/** Finds the cards that a sentence names, so that they can be shown in their colour. */

export interface Part {
  text: string;
  /** The letter of the suit, if this part names a card. */
  suit: string | null;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

const patterns = new WeakMap<Record<string, string>, RegExp>();

/** The longest names first. */
function patternOf(names: Record<string, string>): RegExp {
  const known = patterns.get(names);
  if (known) return known;
  const longest = Object.keys(names).sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`(?<![\\p{L}\\d])(${longest.map(escaped).join("|")})(?!\\d)`, "gu");
  patterns.set(names, pattern);
  return pattern;
}

/** A sentence in parts; `names` are the names of the game's cards in this language, with their
 * suits. */
export function cardMentions(sentence: string, names: Record<string, string>): Part[] {
  if (Object.keys(names).length === 0) return sentence ? [{ text: sentence, suit: null }] : [];
  return sentence
    .split(patternOf(names))
    .map((text) => ({ text, suit: Object.hasOwn(names, text) ? names[text]! : null }))
    .filter((part) => part.text !== "");
}
