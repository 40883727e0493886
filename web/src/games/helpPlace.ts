/** Where help is: beside the part that it explains, and over nothing that has to stay in sight. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const GAP = 8; // pixels between the help and everything else
const LEAST = 96; // pixels of a help that can still be read

interface Size {
  width: number;
  height: number;
}

/** The place nearest to the part at which as little as possible of it and of `clear` is covered.
 * Beside the part is as good as above or below it, and comes first. Where the help has no room, it
 * is as high as the room above or below the part, and is scrolled. */
export function helpPlace(part: Box, { width, height }: Size, clear: readonly Box[], window: Size) {
  const rooms = [part.top, window.height - part.bottom].map((room) => room - 2 * GAP);
  const heights = [height, ...rooms.filter((room) => room >= LEAST && room < height)];
  return heights
    .map((each) => ({ height: each, ...placeOf(part, { width, height: each }, clear, window) }))
    .reduce((best, each) => (each.covered < best.covered ? each : best));
}

function placeOf(part: Box, { width, height }: Size, clear: readonly Box[], window: Size) {
  const boxes = [part, ...clear];
  const inside = (at: number, size: number, all: number): number =>
    Math.max(GAP, Math.min(at, all - size - GAP));
  const lefts = [
    ...boxes.flatMap(({ left, right }) => [right + GAP, left - GAP - width]),
    (part.left + part.right - width) / 2,
  ].map((left) => inside(left, width, window.width));
  const tops = [
    (part.top + part.bottom - height) / 2,
    ...boxes.flatMap(({ top, bottom }) => [top - GAP - height, bottom + GAP]),
  ].map((top) => inside(top, height, window.height));
  let best = { left: lefts[0]!, top: tops[0]!, covered: Infinity, away: Infinity };
  for (const left of lefts) {
    for (const top of tops) {
      const box = { left, top, right: left + width, bottom: top + height };
      const covered = boxes.reduce((sum, other) => sum + shared(box, other), 0);
      const away = distance(box, part);
      if (covered < best.covered || (covered === best.covered && away < best.away))
        best = { left, top, covered, away };
    }
  }
  return best;
}

function shared(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

function distance(one: Box, other: Box): number {
  const across = Math.max(one.left - other.right, other.left - one.right, 0);
  const down = Math.max(one.top - other.bottom, other.top - one.bottom, 0);
  return Math.hypot(across, down);
}
