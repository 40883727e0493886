/** How large everything is drawn, so that the whole table fits its room. Lengths in pixels. */

export interface Measures {
  readonly form: "card" | "slip";
  readonly column: number; // width of a stone's column
  readonly card: number; // width of a card at a stone
  readonly height: number; // and its height
  readonly step: number; // from band to band of a side
  readonly side: number; // height of a side
  readonly middle: number; // height of the row of stones
  readonly far: number; // width of a card in the far hand
  readonly hand: number; // width of a card in the near hand
  readonly deck: number; // width of a deck
  readonly beside: boolean; // decks stand beside the near hand, else in the far row
}

const SHAPES = {
  card: { tall: 116 / 84, step: 36 / 84 },
  slip: { tall: 68 / 40, step: 28 / 40 },
} as const;
const SLIPS_BELOW = 54;
const DECKS_BESIDE_FROM = 620;
const LARGEST = 124;
const SMALLEST = 22;
/** Width of the fan of discards beside the near hand. */
export const DISCARDS = 128;
const GAPS = 34; // between the rows, all together

export interface Wanted {
  readonly width: number;
  readonly height: number;
  readonly stones: number;
  readonly cardsASide: number; // four where Mud may come
  readonly held: number; // cards in the fullest near hand
  readonly decks: number;
  readonly bar: number; // height of the line that says what to do
  readonly open: boolean; // the far hand lies face up
}

function sized(wanted: Wanted, card: number): Measures {
  const form = card < SLIPS_BELOW ? "slip" : "card";
  const { tall, step } = SHAPES[form];
  const beside = wanted.width >= DECKS_BESIDE_FROM;
  const side = card * (tall + step * (wanted.cardsASide - 1));
  const deck = beside ? card * 0.8 : 34;
  const piles = wanted.decks * (deck + 16) + 32 + (wanted.cardsASide > 3 ? DISCARDS : 0);
  const room = beside ? wanted.width - piles : wanted.width - 12;
  const gap = form === "slip" ? 4 : 8;
  const largest = beside ? card * 1.12 : 58;
  return {
    form,
    column: wanted.width / wanted.stones,
    card,
    height: card * tall,
    step: card * step,
    side,
    middle: Math.max(54, card * 0.98),
    far: wanted.open ? Math.min(card * 0.9, room / wanted.held - gap) : beside ? card * 0.42 : 21,
    hand: Math.min(largest, room / wanted.held - gap),
    deck,
    beside,
  };
}

/** The height of everything together. */
export function total(measures: Measures, bar: number): number {
  const tall = measures.height / measures.card;
  const farRow = Math.max(measures.far * 1.4, measures.beside ? 34 : measures.deck * 1.4);
  const handRow = Math.max(measures.hand * tall + 12, measures.beside ? measures.deck * 1.4 : 0);
  return farRow + 2 * measures.side + measures.middle + bar + handRow + GAPS;
}

/** The largest cards with which the table fits. */
export function measure(wanted: Wanted): Measures {
  const gap = wanted.width < DECKS_BESIDE_FROM ? 3 : 10;
  let card = Math.min(LARGEST, Math.floor(wanted.width / wanted.stones) - gap);
  while (card > SMALLEST && total(sized(wanted, card), wanted.bar) > wanted.height) card -= 1;
  return sized(wanted, card);
}
