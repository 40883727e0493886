/** Names of cards, territories and rows in the reader's language. */

import { say } from "~/lib/words.svelte";
import type { TabulaRasaView } from "./types.gen";

export function cardName(card: string): string {
  return say("card", { colour: card.charAt(0), value: card.slice(1) });
}

export function placeName(place: string, points: number): string {
  const number = Number(place);
  return number
    ? say("board-tabula-territory", { place: "number", number, points })
    : say("board-tabula-territory", { place, number: 0, points });
}

/** Who a row belongs to: a player, or two partners. */
export function rowName(view: TabulaRasaView, row: number, names: string[]): string {
  const [first = 0, second] = view.teams[row] ?? [];
  const name = names[first] ?? "";
  if (second === undefined) return name;
  return say("team-entry", { first: name, second: names[second] ?? "" });
}
