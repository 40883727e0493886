/** How the knights of a row stand at a territory: rank by rank, away from the tiles. */

/** Figures if there is room for two abreast, otherwise busts one behind the other. */
export type Form = "figure" | "bust";

const SIZES: Record<Form, { width: number; height: number; depth: number }> = {
  figure: { width: 34, height: 64, depth: 42 }, // `depth`: from rank to rank, so that numbers show
  bust: { width: 40, height: 22, depth: 20 },
};

const CLOSE = 0.84; // of a figure's width, when several stand abreast
const SMALLEST = 27; // width of a figure in pixels
const LARGEST = 50;
const MOST_ABREAST = 3;
export const USUAL = 4; // knights that there should be room for at every territory
const SQUEEZE = 1.12; // how much closer than usual ranks may stand

/** The upper left corner of a knight, relative to the near end of the column's middle; `order` is
 * the drawing order. */
export interface Standing {
  x: number;
  y: number;
  order: number;
}

export interface Muster {
  form: Form;
  width: number; // of one knight, in pixels
  height: number;
  abreast: number;
}

/** The form and size in which knights stand: the largest for which every row has room for a usual
 * queue. It does not depend on the knights that are there. */
export function muster(column: number, height: number, rows: number): Muster {
  return largest(column, height / rows, USUAL, 1) ?? busts(column);
}

/** The form and size of the knights in one queue: those of all, unless there are too many of them. */
export function condensed(count: number, of: Muster, column: number, height: number): Muster {
  if (of.form === "bust" || wanted(count, of) <= height * SQUEEZE) return of;
  return largest(column, height, count, of.abreast + 1) ?? busts(column);
}

function largest(column: number, height: number, count: number, from: number): Muster | null {
  for (let abreast = from; abreast <= MOST_ABREAST; abreast += 1) {
    const width = Math.min(LARGEST, (column - 3) / (1 + (abreast - 1) * CLOSE));
    if (width < SMALLEST) return null;
    const tall = (width * SIZES.figure.height) / SIZES.figure.width;
    const found: Muster = { form: "figure", width, height: tall, abreast };
    if (wanted(count, found) <= height * SQUEEZE) return found;
  }
  return null;
}

function busts(column: number): Muster {
  const width = Math.min(SIZES.bust.width, column - 2);
  const tall = (width * SIZES.bust.height) / SIZES.bust.width;
  return { form: "bust", width, height: tall, abreast: column >= 2 * width ? 2 : 1 };
}

/** Where `count` knights stand in a row of the given height. `upwards` for the row across the
 * territories. Knights lower in the picture are in front. */
export function queue(count: number, of: Muster, height: number, upwards: boolean): Standing[] {
  const size = SIZES[of.form];
  const ranks = Math.ceil(count / of.abreast);
  const room = ranks > 1 ? (height - of.height) / (ranks - 1) : 0;
  const depth = Math.max(0, Math.min((of.height * size.depth) / size.height, room));
  const apart = of.width * (of.abreast > 1 ? CLOSE : 1);
  return Array.from({ length: count }, (_, at) => {
    const rank = Math.floor(at / of.abreast);
    const inRank = Math.min(of.abreast, count - rank * of.abreast);
    const file = (at % of.abreast) - (inRank - 1) / 2;
    const y = upwards ? height - of.height - rank * depth : rank * depth;
    return { x: file * apart - of.width / 2, y, order: upwards ? ranks - rank : rank + 1 };
  });
}

/** How much height a row of that many knights would like. */
export function wanted(count: number, of: Muster): number {
  const size = SIZES[of.form];
  const ranks = Math.max(1, Math.ceil(count / of.abreast));
  return of.height + (ranks - 1) * of.height * (size.depth / size.height);
}
