/** What is still out there of cards, by public knowledge: what a view does not show, and nothing
 * more. Games with other things draw that themselves. */
import type { View } from "~/games/board";

export interface Unseen {
  cards: { suit: string; values: { value: number; left: number }[] }[];
  tactics: string[];
}

const SUITS = ["r", "y", "g", "b", "p", "c"];
const TACTICS = [
  ["joker-1", "joker-2", "spy", "shield"],
  ["fog", "mud"],
  ["scout", "redeploy", "deserter", "traitor"],
].flat();

/** Every text in a part of a view. */
function texts(part: unknown): string[] {
  if (typeof part === "string") return [part];
  if (Array.isArray(part)) return part.flatMap(texts);
  if (typeof part === "object" && part !== null) return Object.values(part).flatMap(texts);
  return [];
}

function count(cards: string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return found;
}

function table(suits: string[], values: number, left: (card: string) => number) {
  return suits.map((suit) => ({
    suit,
    values: Array.from({ length: values }, (_, at) => ({
      value: at + 1,
      left: left(suit + (at + 1)),
    })),
  }));
}

export function unseen(view: View): Unseen | null {
  const { options } = view;
  const suits = SUITS.slice(0, Number(options["colours"] ?? 6));
  if (view.game === "tabula-rasa") {
    const left = count(texts(view["unseen"]));
    const cards = table(suits, Number(options["values"]), (card) => left.get(card) ?? 0);
    return { cards, tactics: [] };
  }
  if (view.game === "schotten-totten") {
    const shown = new Set(texts([view["stones"], view["hands"], view["discards"], view["decks"]]));
    const cards = table(suits, Number(options["values"]), (card) => (shown.has(card) ? 0 : 1));
    const tactics = options["tactics"] === true ? TACTICS.filter((card) => !shown.has(card)) : [];
    return { cards, tactics };
  }
  return null;
}
