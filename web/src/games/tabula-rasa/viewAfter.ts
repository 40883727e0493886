/** The map after a knight was laid: what the player drew then is not known yet. */
import type { TabulaRasaEvent, TabulaRasaView } from "./types.gen";

export function viewAfter(
  view: TabulaRasaView,
  events: readonly TabulaRasaEvent[],
): TabulaRasaView | null {
  const [laid] = events;
  if (laid?.type !== "lay") return null;
  const { player, row, card, place } = laid;
  const hands = view.hands.with(player, without(view.hands[player]!, card));
  const number = view.territories.findIndex((territory) => territory.place === place);
  const territory = view.territories[number];
  if (!territory) return null;
  const standing = [...(territory.knights[row] ?? []), card].sort(
    (one, other) => rank(view, one) - rank(view, other),
  );
  const knights = territory.knights.with(row, standing);
  return { ...view, hands, territories: view.territories.with(number, { ...territory, knights }) };
}

function without<Hand extends { cards: string[] }>(hand: Hand, card: string): Hand {
  const at = hand.cards.indexOf(card);
  return { ...hand, cards: at < 0 ? hand.cards : hand.cards.toSpliced(at, 1) };
}

/** Knights stand in the order of their colours, which is that of the territories. */
function rank({ territories }: TabulaRasaView, card: string): number {
  const colour = territories.findIndex(({ place }) => place === card[0]);
  return territories.length * colour + Number(card.slice(1));
}
