import { describe, expect, it } from "vitest";
import type { View } from "~/games/board";
import schottenTotten from "~/fixtures/schotten-totten.json";
import tabulaRasa from "~/fixtures/tabula-rasa.json";
import { unseen } from "./unseen";

type Scene = { name: string; view: unknown };

function scene(scenes: Scene[], name: string): View {
  return scenes.find((each) => each.name === name)!.view as View;
}

function left(view: View): Map<string, number> {
  const found = unseen(view);
  if (!found) throw new Error("expected cards");
  return new Map(
    found.cards.flatMap(({ suit, values }) =>
      values.map(({ value, left }) => [`${suit}${value}`, left]),
    ),
  );
}

describe("what is still out there", () => {
  it("is all but the own hand at the start of Schotten-Totten", () => {
    const view = scene(schottenTotten, "iello, 0 moves");
    const hand = (view["hands"] as { cards: string[] }[])[0]!.cards;
    const found = left(view);
    expect(
      [...found]
        .filter(([, count]) => count === 0)
        .map(([card]) => card)
        .sort(),
    ).toEqual([...hand].sort());
  });

  it("is what decks and hands hide, neither more nor less", () => {
    const view = scene(schottenTotten, "iello, 21 moves");
    const hidden = (view["hands"] as { hidden: { clan: number } }[])[1]!.hidden.clan;
    const deck = (view["decks"] as { clan: { count: number } }).clan.count;
    const found = [...left(view).values()].reduce((sum, count) => sum + count, 0);
    expect(found).toBe(hidden + deck);
  });

  it("counts copies in Tabula Rasa", () => {
    const view = scene(tabulaRasa, "two, 14 moves");
    const found = [...left(view).values()].reduce((sum, count) => sum + count, 0);
    expect(found).toBe((view["unseen"] as string[]).length);
  });

  it("is not guessed for a game that the page does not know", () => {
    expect(unseen({ game: "other", options: {} } as View)).toBeNull();
  });
});
