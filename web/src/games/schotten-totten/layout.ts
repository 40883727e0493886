/** How large everything is drawn, so that the whole table fits. Lengths in pixels. */

export interface Measures {
  readonly form: "card" | "slip" | "band";
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
  readonly bar: number; // height of the line with words and buttons
}

const SHAPES = {
  card: { tall: 116 / 84, step: 36 / 84 },
  slip: { tall: 68 / 40, step: 28 / 40 },
  band: { tall: 34 / 84, step: 34 / 84 },
} as const;
export const SLIPS_BELOW = 52;
const LARGEST = 124;
const SMALLEST = 22;
const NARROW = 620;
/** Below this height, a wide table shows bands and a narrow one is scrolled: smaller slips could
 * not be read. */
export const LOWEST = 430;
const GAPS = 30; // between the rows, all together
/** Width of the fan of discards beside the near hand. */
export const DISCARDS = 128;

export interface Wanted {
  readonly width: number;
  readonly height: number;
  readonly stones: number;
  readonly cardsASide: number; // four where Mud may come
  readonly held: number; // cards in the fuller hand
  readonly decks: number;
  readonly open: boolean; // the far hand lies face up
}

/** A phone on its side. */
export function isLow({ width, height }: Pick<Wanted, "width" | "height">): boolean {
  return height < LOWEST && width > height * 1.3;
}

function sizedLow(wanted: Wanted, card: number): Measures {
  const { tall, step } = SHAPES.band;
  const deck = 30;
  const piles = wanted.decks * (deck + 14) + 30 + (wanted.cardsASide > 3 ? DISCARDS / 2 : 0);
  const far = wanted.open ? 30 : 14;
  return {
    form: "band",
    column: wanted.width / wanted.stones,
    card,
    height: card * tall,
    step: card * step,
    side: card * (tall + step * (wanted.cardsASide - 1)),
    middle: Math.max(34, card * 0.72),
    far,
    hand: Math.min(44, card * 0.74, (wanted.width - piles) / wanted.held - 4),
    deck,
    beside: true,
    bar: 34, // it is in the row of the far hand
  };
}

function totalLow(measures: Measures, wanted: Wanted): number {
  const farRow = Math.max(measures.bar, wanted.open ? measures.far * SHAPES.slip.tall : 0);
  const handRow = Math.max(measures.hand * SHAPES.slip.tall, measures.deck * 1.4) + 8;
  return farRow + 2 * measures.side + measures.middle + handRow + 6;
}

function sized(wanted: Wanted, card: number): Measures {
  if (isLow(wanted)) return sizedLow(wanted, card);
  const { width, height } = wanted;
  const form = card < SLIPS_BELOW ? "slip" : "card";
  const { tall, step } = SHAPES[form];
  // A tall table has room above for the decks, a wide one beside the hand.
  const beside = width >= 900 || (width >= NARROW && height < width);
  const narrow = width < NARROW;
  const deck = narrow ? 34 : card * (beside ? 0.8 : 0.62);
  const piles = wanted.decks * (deck + 16) + 32 + (wanted.cardsASide > 3 ? DISCARDS : 0);
  const room = beside ? width - piles : width - 8;
  const gap = form === "slip" ? 3 : 8;
  const hand = Math.min(narrow ? 60 : card * 1.12, room / wanted.held - gap);
  const faces = Math.min(narrow ? 40 : card * 0.9, (width - (beside ? 120 : 8)) / wanted.held - 3);
  return {
    form,
    column: width / wanted.stones,
    card,
    height: card * tall,
    step: card * step,
    side: card * (tall + step * (wanted.cardsASide - 1)),
    middle: Math.max(50, card * 0.98),
    far: wanted.open ? faces : narrow ? 21 : card * 0.42,
    hand,
    deck,
    beside,
    bar: 46,
  };
}

/** The height of everything together. */
export function total(measures: Measures, wanted: Wanted): number {
  if (measures.form === "band") return totalLow(measures, wanted);
  const deck = measures.deck * 1.4;
  const hands = wanted.open ? measures.far * 1.7 : Math.max(measures.far * 1.4, 26);
  const farRow = measures.beside ? hands : wanted.open ? hands + deck + 8 : Math.max(hands, deck);
  const tall = measures.hand < SLIPS_BELOW ? SHAPES.slip.tall : SHAPES.card.tall;
  const handRow = Math.max(measures.hand * tall + 14, measures.beside ? deck : 0);
  return farRow + 2 * measures.side + measures.middle + measures.bar + handRow + GAPS;
}

/** The largest cards with which the table fits. */
export function measure(wanted: Wanted): Measures {
  const gap = wanted.width < NARROW ? 3 : 10;
  let card = Math.min(LARGEST, Math.floor(wanted.width / wanted.stones) - gap);
  if (isLow(wanted)) card = Math.floor(wanted.width / wanted.stones) - 5;
  while (card > SMALLEST && total(sized(wanted, card), wanted) > wanted.height) card -= 1;
  return sized(wanted, card);
}
