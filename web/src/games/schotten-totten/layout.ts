/** How large everything is drawn, so that the whole table fits. Lengths in pixels. */

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
  readonly bar: number; // height of the line with buttons; in a tray, where it begins
  readonly tray: number; // width of the column beside the stones for all else; 0: above and below
  readonly abreast: number; // cards of the hand in a row
}

const SHAPES = {
  card: { tall: 116 / 84, step: 36 / 84 },
  slip: { tall: 68 / 40, step: 28 / 40 },
} as const;
export const SLIPS_BELOW = 52;
const LARGEST = 124;
const SMALLEST = 22;
const NARROW = 620;
/** A table that is narrow and lower than this is scrolled: smaller slips could not be read. */
export const LOWEST = 430;
const GAPS = 30; // between the rows, all together
/** Width of the fan of discards beside the near hand. */
export const DISCARDS = 128;

const WIDE = 1.3; // a table so much wider than high has room for a tray
const GAIN = 1.2; // by how much a tray has to enlarge the cards
const NARROWEST = 126; // width of a tray
const LARGEST_HELD = 92;
const NAME = 30; // height of the line with a name
const BUTTON = 40; // height of a button in a tray

export interface Wanted {
  readonly width: number;
  readonly height: number;
  readonly stones: number;
  readonly cardsASide: number; // four where Mud may come
  readonly held: number; // cards in the fuller hand
  readonly decks: number;
  readonly open: boolean; // the far hand lies face up
}

/** The width of a card, and how high it is drawn, that fits into a place. */
function heldWidth(width: number, height: number): number {
  const card = Math.min(width, height / SHAPES.card.tall);
  if (card >= SLIPS_BELOW) return card;
  return Math.min(width, SLIPS_BELOW - 1, height / SHAPES.slip.tall);
}

function atStones(card: number, cardsASide: number) {
  const form = card < SLIPS_BELOW ? ("slip" as const) : ("card" as const);
  const { tall, step } = SHAPES[form];
  return {
    form,
    card,
    height: card * tall,
    step: card * step,
    side: card * (tall + step * (cardsASide - 1)),
    middle: Math.max(52, card * 0.98),
  };
}

/** Everything but the stones is in a tray beside them. */
function sizedWithTray(wanted: Wanted, card: number): Measures {
  const deck = Math.min(60, Math.max(28, card * 0.6));
  const far = wanted.open
    ? Math.min(34, Math.max(20, card * 0.45))
    : Math.min(24, Math.max(12, card * 0.26));
  const abreast = abreastOf(wanted);
  const height = wanted.height - trayAbove(wanted, deck, far);
  const rows = Math.ceil(wanted.held / abreast);
  const hand = Math.max(20, heldWidth(Math.min(LARGEST_HELD, card * 1.1), height / rows - 5));
  const tray = Math.max(NARROWEST, abreast * (hand + 5) + 8);
  return {
    ...atStones(card, wanted.cardsASide),
    column: (wanted.width - tray) / wanted.stones,
    far,
    hand,
    deck,
    beside: true,
    bar: barTop(wanted, deck, far, hand),
    tray,
    abreast,
  };
}

/** Cards of the near hand in a row of a tray. Two open hands need more room. */
function abreastOf({ open }: Wanted): number {
  return open ? 4 : 3;
}

/** The buttons in a tray stand below the far hand if there is room, else they cover its cards. */
function barTop(wanted: Wanted, deck: number, far: number, hand: number): number {
  const rest = wanted.height - trayAbove(wanted, deck, far) - handHeight(wanted, hand);
  return rest >= BUTTON * wanted.decks ? NAME + farHeight(wanted, far) + 6 : NAME;
}

function farHeight({ held, open }: Wanted, far: number): number {
  const row = Math.floor((NARROWEST - 8) / (far + 2));
  return open ? Math.ceil(held / row) * (far * SHAPES.slip.tall + 3) : far * 1.4;
}

function handHeight(wanted: Wanted, hand: number): number {
  const { tall } = SHAPES[hand < SLIPS_BELOW ? "slip" : "card"];
  return Math.ceil(wanted.held / abreastOf(wanted)) * (hand * tall + 5);
}

/** The height of what lies above the near hand in a tray. */
function trayAbove(wanted: Wanted, deck: number, far: number): number {
  const discards = wanted.cardsASide > 3 ? deck * 0.72 * SHAPES.slip.tall + 6 : 0;
  return NAME + farHeight(wanted, far) + discards + deck * 1.4 + 28;
}

function sized(wanted: Wanted, card: number): Measures {
  const { width, height } = wanted;
  // A tall table has room above for the decks, a wide one beside the hand.
  const beside = width >= 900 || (width >= NARROW && height < width);
  const narrow = width < NARROW;
  const deck = narrow ? 34 : card * (beside ? 0.8 : 0.62);
  const piles = wanted.decks * (deck + 16) + 32 + (wanted.cardsASide > 3 ? DISCARDS : 0);
  const room = beside ? width - piles : width - 8;
  const gap = card < SLIPS_BELOW ? 3 : 8;
  const hand = Math.min(narrow ? 60 : card * 1.12, room / wanted.held - gap);
  const faces = Math.min(narrow ? 24 : card * 0.9, (width - (beside ? 120 : 8)) / wanted.held - 3);
  return {
    ...atStones(card, wanted.cardsASide),
    column: width / wanted.stones,
    far: wanted.open ? faces : narrow ? 21 : card * 0.42,
    hand,
    deck,
    beside,
    bar: 46,
    tray: 0,
    abreast: wanted.held,
  };
}

/** The height of everything together. */
export function total(measures: Measures, wanted: Wanted): number {
  const stones = 2 * measures.side + measures.middle;
  if (measures.tray > 0) {
    const above = trayAbove(wanted, measures.deck, measures.far);
    return Math.max(stones, above + handHeight(wanted, measures.hand));
  }
  const tall = measures.hand < SLIPS_BELOW ? SHAPES.slip.tall : SHAPES.card.tall;
  const deck = measures.deck * 1.4;
  const hands = wanted.open ? measures.far * 1.7 : Math.max(measures.far * 1.4, 26);
  const wraps = wanted.open && wanted.decks > 1;
  const farRow = measures.beside ? hands : wraps ? hands + deck + 8 : Math.max(hands, deck);
  const handRow = Math.max(measures.hand * tall + 14, measures.beside ? deck : 0);
  return farRow + stones + measures.bar + handRow + GAPS;
}

/** The largest cards with which the table fits, with a tray only if that makes them larger. */
export function measure(wanted: Wanted): Measures {
  const below = largest(wanted, sized);
  if (wanted.width < wanted.height * WIDE) return below;
  const beside = largest(wanted, sizedWithTray);
  return beside.card > below.card * GAIN ? beside : below;
}

function largest(wanted: Wanted, sizes: typeof sized): Measures {
  const gap = wanted.width < NARROW ? 3 : 10;
  let card = Math.min(LARGEST, Math.floor(wanted.width / wanted.stones) - gap);
  let found = sizes(wanted, card);
  while (card > SMALLEST && !fits(found, wanted)) {
    card -= 1;
    found = sizes(wanted, card);
  }
  return found;
}

function fits(measures: Measures, wanted: Wanted): boolean {
  const gap = measures.form === "slip" ? 2 : 6;
  return measures.card + gap <= measures.column && total(measures, wanted) <= wanted.height;
}
