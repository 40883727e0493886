import { describe, expect, it } from "vitest";
import type { Scenes } from "~/games/scenes";
import type { SchottenTottenEvent, SchottenTottenView } from "./types.gen";
import { unseenCards } from "./unseen";

const { scenes } = import.meta.glob<Scenes<SchottenTottenView, SchottenTottenEvent>>(
  "./scenes.json",
  {
    eager: true,
    import: "default",
  },
)["./scenes.json"]!;

function scene(name: string): SchottenTottenView {
  return scenes.find((each) => each.name.startsWith(name))!.view;
}

function out(view: SchottenTottenView, wanted: boolean): string[] {
  return unseenCards(view).rows.flatMap(({ suit, cards }) =>
    cards.filter((card) => card.out === wanted).map(({ value }) => `${suit}${value}`),
  );
}

describe("what is still out there", () => {
  it("is everything but the player's own hand at the start", () => {
    const view = scene("iello, 0");
    expect(out(view, false).sort()).toEqual([...view.hands[0].cards].sort());
  });

  it("is what decks and hands hide, neither more nor less", () => {
    const view = scene("iello, 2");
    const hidden = view.hands[1].hidden["clan"]! + view.decks["clan"]!.count;
    expect(out(view, true)).toHaveLength(hidden);
  });

  it("has the tactic cards apart", () => {
    const found = unseenCards(scene("iello-tactics, 2")).tactics;
    expect(found.length).toBeGreaterThan(0);
    expect(found).not.toContain("r1");
  });

  it("is nothing once everything lies open", () => {
    const { rows, tactics } = unseenCards(scene("iello-tactics, the end"));
    expect(rows.flatMap(({ cards }) => cards).some((card) => card.out)).toBe(false);
    expect(tactics).toEqual([]);
  });
});
