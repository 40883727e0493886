/** The stones after a card was laid or a stone claimed: what was drawn then is not known yet. */
import type {
  SchottenTottenEvent,
  SchottenTottenHand,
  SchottenTottenStone,
  SchottenTottenView,
} from "./types.gen";

export function viewAfter(
  view: SchottenTottenView,
  events: readonly SchottenTottenEvent[],
): SchottenTottenView | null {
  const [first] = events;
  if (first?.type === "claim") {
    return withStone(view, first.stone, (stone) => ({ ...stone, owner: first.player }));
  }
  if (first?.type !== "lay") return null;
  const { player, card } = first;
  const hand = without(view.hands[player]!, card);
  const after = withStone(view, first.stone, (stone) => {
    const [one, other] = stone.sides;
    const sides: typeof stone.sides =
      player === 0 ? [[...one, card], other] : [one, [...other, card]];
    return { ...stone, sides };
  });
  const [one, other] = view.hands;
  return { ...after, hands: player === 0 ? [hand, other] : [one, hand] };
}

function withStone(
  view: SchottenTottenView,
  number: number,
  change: (stone: SchottenTottenStone) => SchottenTottenStone,
): SchottenTottenView {
  const stones = view.stones.map((stone, at) => (at === number - 1 ? change(stone) : stone));
  return { ...view, stones };
}

function without(hand: SchottenTottenHand, card: string): SchottenTottenHand {
  return { ...hand, cards: hand.cards.filter((other) => other !== card) };
}
