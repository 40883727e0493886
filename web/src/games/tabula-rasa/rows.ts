/** Who sits where on the map, seen from a seat: from the teams that the view names. */
import type { TabulaRasaPile, TabulaRasaView } from "./types.gen";

export const countOf = (pile: TabulaRasaPile): number => pile.cards.length + pile.hidden;

export const rowOf = ({ teams }: TabulaRasaView, seat: number): number =>
  teams.findIndex((seats) => seats.includes(seat));

function inTurnFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, step) => (first + step) % count);
}

/** The onlooker's own seat (else seat 0), then the others in the order of turns. */
export function seatsSeen(view: TabulaRasaView, seat: number | null): number[] {
  return inTurnFrom(seat ?? 0, view.hands.length);
}

/** The onlooker's own row, the one across the territories and, with three players, the one between
 * territories and treasures. */
export function rowsSeen(view: TabulaRasaView, seat: number | null): number[] {
  return inTurnFrom(rowOf(view, seat ?? 0), view.teams.length);
}
