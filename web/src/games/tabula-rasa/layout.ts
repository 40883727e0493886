/** Where things lie on the map, in pixels. From top to bottom: the row across, the territories,
 * with three players the row between, the treasures, the onlooker's own row. */

import { muster, USUAL, wanted, type Muster } from "./knightQueue";
import type { TabulaRasaView } from "./types.gen";

interface RowPlace {
  row: number;
  top: number;
  height: number;
  upwards: boolean; // the queue grows away from the tiles
  badge: number; // the middle of the counts
}

export interface Measures {
  left: number; // where the first column begins; the castle is left of it
  column: number;
  narrow: boolean;
  tiles: number;
  tileHeight: number;
  tileWidth: number;
  treasures: number;
  treasureHeight: number;
  badge: number; // the size of a count
  rows: RowPlace[]; // in the order of `rowsSeen`: own, across, between
  muster: Muster;
}

const NARROW = 560;
const UPRIGHT = 0.75;
const EDGE = 6;
const LABEL = 22; // the name of a row, if there is no room beside the castle

export function measure(
  width: number,
  height: number,
  view: TabulaRasaView,
  rows: number[],
): Measures {
  // A map that is wider than high has room for names beside it, however small it is.
  const narrow = width < NARROW && height > width * UPRIGHT;
  const columns = view.territories.length;
  const castle = narrow
    ? width / (columns + 1)
    : Math.min(140, Math.max(width < NARROW ? 62 : 76, width * 0.105));
  const column = (width - castle - (narrow ? 2 : 10)) / columns;
  const badge = narrow ? 17 : Math.min(26, 16 + column * 0.08);
  const tileWidth = Math.min(narrow ? column - 2 : column * 0.84, 100);
  const tileHeight = Math.min(tileWidth * 1.19, height * 0.2);
  const treasureHeight = Math.min(tileWidth * 0.56, height * 0.09);
  const free =
    height -
    tileHeight -
    treasureHeight -
    2 * EDGE -
    rows.length * (badge + 6) -
    (narrow ? 2 * LABEL : 0);
  const most = rows.map((row) =>
    Math.max(...view.territories.map((territory) => territory.knights[row]?.length ?? 0)),
  );
  const of = muster(column, free, rows.length);
  const heights = shares(
    free,
    most.map((count) => wanted(Math.min(count, USUAL), of)),
    most.map((count) => wanted(count, of)),
  );
  const [own = 0, across = 0, between = 0] = heights;
  const label = narrow ? LABEL : 0;
  const tiles = EDGE + label + across + badge + 6;
  const places: RowPlace[] = [];
  let at = tiles + tileHeight;
  const middle = rows[2] === undefined ? null : at + 3;
  if (middle !== null) at += badge + 6 + between;
  const treasures = at;
  at += treasureHeight + 3;
  rows.forEach((row, number) => {
    if (number === 1) {
      const top = EDGE + label;
      places.push({ row, top, height: across, upwards: true, badge: tiles - 3 - badge / 2 });
    } else {
      const start = number === 0 ? at : (middle ?? at);
      const tall = number === 0 ? own : between;
      const top = start + badge + 3;
      places.push({ row, top, height: tall, upwards: false, badge: start + badge / 2 });
    }
  });
  return {
    left: castle,
    column,
    narrow,
    tiles,
    tileHeight,
    tileWidth,
    treasures,
    treasureHeight,
    badge,
    rows: places,
    muster: of,
  };
}

/** Each row gets what it needs for usual queues, or proportionally less if there is not enough for
 * that; what is left goes to longer ones, and what they do not want is shared evenly. */
function shares(free: number, needs: number[], wishes: number[]): number[] {
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
  const scale = Math.min(1, Math.max(0, free) / sum(needs));
  const left = Math.max(0, free - sum(needs));
  const more = wishes.map((wish, row) => wish - needs[row]!);
  const granted = Math.min(1, left / Math.max(1, sum(more)));
  const rest = Math.max(0, left - sum(more)) / needs.length;
  return needs.map((need, row) => need * scale + more[row]! * granted + rest);
}
