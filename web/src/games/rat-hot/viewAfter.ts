/** The warehouse after a strip was laid: what was turned up then is not known yet. */
import type { RatHotEvent, RatHotStripLaid, RatHotTable, RatHotView } from "./types.gen";
import { foresee } from "./scoring";
import { faceAt, heightAt, type Cell } from "./strips";

export function viewAfter(view: RatHotView, events: readonly RatHotEvent[]): RatHotView | null {
  const [laid] = events;
  if (laid?.type !== "lay") return null;
  const { strip, place, cells } = laid;
  const { points: scored, rats, groups } = foresee(view, events);
  return {
    ...view,
    turned_up: view.turned_up.filter((other) => other !== strip),
    laid: [...view.laid, { strip, place, cells, points: scored }],
    table: tableWith(view, laid),
    points: [view.points[0] + scored[0], view.points[1] + scored[1]],
    rats,
    scored: groups.map((group) => ({ ...group, cells: [...group.cells].map(([x, y]) => [x, y]) })),
  };
}

/** The table with a strip on it; it may reach farther than before. */
function tableWith(view: RatHotView, { cells, fields, height }: RatHotStripLaid): RatHotTable {
  const { table } = view;
  const columns = cells.map(([column]) => column);
  const rows = cells.map(([, row]) => row);
  const left = Math.min(table.column, ...columns);
  const top = Math.min(table.row, ...rows);
  const right = Math.max(table.column + (table.fields[0]?.length ?? 0) - 1, ...columns);
  const bottom = Math.max(table.row + table.fields.length - 1, ...rows);
  const each = <Value>(valueOf: (cell: Cell) => Value): Value[][] =>
    Array.from({ length: bottom - top + 1 }, (_, down) =>
      Array.from({ length: right - left + 1 }, (_, across) => valueOf([left + across, top + down])),
    );
  const fieldAt = ([column, row]: Cell): number =>
    cells.findIndex((cell) => cell[0] === column && cell[1] === row);
  return {
    ...table,
    column: left,
    row: top,
    fields: each((cell) => fields[fieldAt(cell)] ?? faceAt(view, cell)),
    heights: each((cell) => (fieldAt(cell) < 0 ? heightAt(view, cell) : height)),
  };
}
