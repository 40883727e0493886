import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Picked } from "~/games/picked.svelte";
import { choicesOf, type Pattern } from "~/games/picking";
import { speak } from "~/lib/words.svelte";
import Deck from "./Deck.svelte";

const PICKING: Pattern[] = [
  { move: "return {card}", parts: { card: "[a-z0-9-]+" }, picks: ["hand {card}", "deck"] },
  { move: "draw {deck}", parts: { deck: "[a-z]+" }, picks: ["deck {deck}"] },
];

beforeEach(() => speak("en"));
afterEach(cleanup);

/** The decks that can be pointed at, once a card was picked, and what pointing plays. */
function pointAt(decks: string[], legal: string[], card: string | null): string[] {
  const play = vi.fn();
  const choices = choicesOf(PICKING, legal);
  const picking = new Picked(() => choices, play);
  if (card) picking.point(`hand ${card}`);
  const labels = Object.fromEntries(legal.map((move) => [move, move]));
  for (const name of decks) {
    const deck = { count: 5, known: {} };
    const point = (pick: string) => picking.point(pick);
    render(Deck, { props: { name, deck, decks, edition: "iello", picking, labels, point } });
  }
  const live = screen.queryAllByRole("button");
  live[0]?.click();
  return [...live.map((each) => each.dataset["deck"]!), ...play.mock.calls.flat()];
}

it.each([
  [["clan", "tactic"], "r7", ["clan", "return r7"]],
  [["clan", "tactic"], "spy", ["tactic", "return spy"]],
  [["deck"], "spy", ["deck", "return spy"]],
])("of %j, %s goes back to the deck with its back", (decks, card, found) => {
  expect(pointAt(decks, ["return r7", "return spy"], card)).toEqual(found);
});

it("a hint to put a card back shows its deck, and pointing there plays it", () => {
  const choices = choicesOf(PICKING, ["return r7", "return spy"]);
  const play = vi.fn();
  const picking = new Picked(
    () => choices,
    play,
    () => choices[1]!,
  );
  expect(["hand spy", "deck", "hand r7"].map((pick) => picking.isShown(pick))).toEqual([
    true,
    true,
    false,
  ]);
  picking.point("hand r7"); // something else is picked: the hint makes way
  expect(picking.isShown("deck")).toBe(false);
  picking.letGo();
  picking.point("deck");
  expect(play).toHaveBeenCalledExactlyOnceWith("return spy");
});

it("every deck that can be drawn from can be pointed at", () => {
  const found = pointAt(["clan", "tactic"], ["draw clan", "draw tactic"], null);
  expect(found).toEqual(["clan", "tactic", "draw clan"]);
});
