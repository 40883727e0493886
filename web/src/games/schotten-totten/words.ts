/** The names of cards, as the page says them. */
import { isTactic } from "./glyphs";
import { say } from "~/lib/words.svelte";

export function cardName(card: string, edition: string): string {
  if (isTactic(card)) return say("tactic-card", { tactic: card, edition });
  return say("card", { colour: card.charAt(0), value: card.slice(1) });
}

/** The deck whose back a card has. */
export function deckOf(card: string, decks: readonly string[]): string {
  if (decks.includes("deck")) return "deck";
  return isTactic(card) ? "tactic" : "clan";
}

/** What help calls a deck. */
export function deckThing(deck: string): string {
  return deck === "deck" ? deck : `${deck}-deck`;
}

export function cardNames(cards: readonly string[], edition: string): string {
  if (cards.length === 0) return say("board-st-nothing");
  return cards.map((card) => cardName(card, edition)).join(", ");
}
