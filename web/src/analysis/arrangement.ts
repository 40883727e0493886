/** Where the pieces of a position lie while it is being set up. The server says where each of them
 * can lie; whether the position makes sense, it says at the end. */
import type { SetUp, Zone } from "~/lib/api/analysis";

export type Arrangement = Readonly<Record<string, readonly string[]>>;

export interface Spot {
  zone: string;
  at: number;
}

/** Whether one more piece of this name can be put into a zone. */
export function takes(zone: Zone, piece: string, lies: Arrangement): boolean {
  const allowed = zone.takes === null || zone.takes.includes(piece);
  return allowed && (zone.most === null || (lies[zone.name]?.length ?? 0) < zone.most);
}

/** Move a piece to a zone: before the piece at `before`, at the end, or in front where the next piece
 * is drawn from. */
export function moved(lies: Arrangement, from: Spot, to: Zone, before?: number): Arrangement {
  const piece = lies[from.zone]?.[from.at];
  if (piece === undefined) return lies;
  const left = { ...lies, [from.zone]: lies[from.zone]!.filter((_, at) => at !== from.at) };
  const there = left[to.name] ?? [];
  let at = before ?? (to.rest ? 0 : there.length);
  if (before !== undefined && from.zone === to.name && from.at < before) at -= 1;
  return { ...left, [to.name]: [...there.slice(0, at), piece, ...there.slice(at)] };
}

/** Everything that can lies in the piles that take the rest. */
export function cleared({ zones }: SetUp, lies: Arrangement): Arrangement {
  const piles = zones.filter(({ rest }) => rest);
  let now = lies;
  for (const zone of zones) {
    if (zone.rest) continue;
    for (let at = (now[zone.name]?.length ?? 0) - 1; at >= 0; at -= 1) {
      const piece = now[zone.name]![at]!;
      const pile = piles.find((each) => takes(each, piece, now));
      if (pile) now = moved(now, { zone: zone.name, at }, pile);
    }
  }
  return now;
}
