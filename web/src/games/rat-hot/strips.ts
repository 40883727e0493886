/** Where strips lie and could lie: pure geometry. What is legal comes from the server. */

import { moveWith, type Choice, type Pattern } from "../picking";
import type { Face } from "./fields";
import type { RatHotView } from "./types.gen";

export type Cell = readonly [column: number, row: number];

export type Direction = "N" | "E" | "S" | "W";

const STEPS: Record<Direction, Cell> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const CLOCKWISE: Direction[] = ["E", "S", "W", "N"];
const BACKWARDS: Record<Direction, Direction> = { N: "S", E: "W", S: "N", W: "E" };

/** A strip at a place: one way to lay it. */
export interface Placement {
  move: string;
  strip: number;
  direction: Direction;
  cells: [Cell, Cell, Cell];
  middle: Cell;
}

/** The named parts are those of the game's pattern. */
export function placementOf(choice: Choice): Placement {
  const { strip, column, row, turn } = choice.parts;
  return {
    move: choice.move,
    strip: Number(strip),
    ...placed([Number(column), Number(row)], CLOCKWISE.find((each) => each === turn) ?? "E"),
  };
}

type Lying = Pick<Placement, "direction" | "cells" | "middle">;

function placed(first: Cell, direction: Direction): Lying {
  const [across, down] = STEPS[direction];
  const at = (field: number): Cell => [first[0] + field * across, first[1] + field * down];
  const cells: Placement["cells"] = [at(0), at(1), at(2)];
  return { direction, cells, middle: cells[1] };
}

/** A strip around its middle field, legal or not; null if that is not a move. */
export function around(
  patterns: readonly Pattern[],
  strip: number,
  middle: Cell,
  direction: Direction,
): Placement | null {
  const [across, down] = STEPS[direction];
  const lying = placed([middle[0] - across, middle[1] - down], direction);
  const picks = [`strip ${strip}`, `turn ${direction}`, `cell ${cellKey(lying.cells[0])}`];
  const move = moveWith(patterns, picks);
  return move === null ? null : { move, strip, ...lying };
}

export const cellKey = ([column, row]: Cell): string => `${column},${row}`;
/** The cell that a pick names: `cell 12,13`. */
export function cellOf(pick: string): [Cell] | null {
  const [, column, row] = /^cell ([0-9]+),([0-9]+)$/.exec(pick) ?? [];
  return column === undefined || row === undefined ? null : [[Number(column), Number(row)]];
}
export const sameCell = (one: Cell, other: Cell): boolean =>
  one[0] === other[0] && one[1] === other[1];

/** The directions that a strip may be laid in, clockwise. */
export function directions(placements: readonly Placement[], strip: number): Direction[] {
  const found = new Set(placements.flatMap((one) => (one.strip === strip ? one.direction : [])));
  return CLOCKWISE.filter((direction) => found.has(direction));
}

/** The same direction for another strip, which may lack it. */
export function directionFor(all: readonly Direction[], wanted: Direction): Direction {
  return all.includes(wanted) ? wanted : BACKWARDS[wanted];
}

export function turned(
  all: readonly Direction[],
  direction: Direction,
  steps: 1 | -1 = 1,
): Direction {
  const next = (all.indexOf(directionFor(all, direction)) + steps + all.length) % all.length;
  return all[next] ?? "E";
}

/** The fields of a strip in reading order, from north-west to south-east. */
export function read(fields: Face[], direction: Direction): Face[] {
  return direction === "E" || direction === "S" ? fields : [...fields].reverse();
}

export const isDown = (direction: Direction): boolean => direction === "N" || direction === "S";

/** A strip on the table with the height that it lies at, from 1. */
export interface Plank {
  strip: number;
  height: number;
  cells: Cell[];
  faces: Face[];
}

/** The strips on the table, the lowest first, so that later ones are drawn over them. */
export function planks(view: RatHotView): Plank[] {
  const stacks = new Map<string, number>();
  const found = view.laid.map(({ strip, cells }) => {
    for (const cell of cells) stacks.set(cellKey(cell), (stacks.get(cellKey(cell)) ?? 0) + 1);
    const height = cells[0] ? (stacks.get(cellKey(cells[0])) ?? 1) : 1;
    return { strip, height, cells, faces: view.strips[strip] ?? [] };
  });
  return found.sort((one, other) => one.height - other.height);
}

export function heightAt(view: RatHotView, [column, row]: Cell): number {
  const { table } = view;
  return table.heights[row - table.row]?.[column - table.column] ?? 0;
}

export function faceAt(view: RatHotView, [column, row]: Cell): Face | null {
  const { table } = view;
  return table.fields[row - table.row]?.[column - table.column] ?? null;
}

/** All cells with a strip on them, row by row. */
export function fieldCells(view: RatHotView): Cell[] {
  const { column, row, fields } = view.table;
  return fields.flatMap((faces, down) =>
    faces.flatMap((face, across): Cell[] => (face === null ? [] : [[column + across, row + down]])),
  );
}
