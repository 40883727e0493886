import type { LogLine } from "./table.svelte";

/** The cards that a seat drew in its last turn, as far as the onlooker knows them. */
export function drawnCards(lines: readonly LogLine[], seat: number | null): string[] {
  const moves = lines.filter(({ number }) => number !== null).map(({ event }) => event);
  const last = moves.findLastIndex(({ player }) => player === seat);
  const before = moves.slice(0, last + 1).findLastIndex(({ player }) => player !== seat);
  return moves.slice(before + 1, last + 1).flatMap(({ happened }) =>
    (happened ?? []).flatMap((event) => {
      const { type, card } = event as { type: string; card?: unknown };
      return type === "draw" && typeof card === "string" ? [card] : [];
    }),
  );
}
