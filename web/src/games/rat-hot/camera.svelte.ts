/** Which part of the warehouse is in sight: the cell in the middle, and how large cells are. */

import type { Cell } from "./strips";

const SMALLEST = 14; // pixels per cell
const LARGEST = 110;
const FITTING = 76; // no larger than this when all strips are brought into view
const ROOM = 1.5; // cells around what is brought into view
const BUTTONS = 50; // pixels at the right that buttons may cover

export interface Point {
  x: number;
  y: number;
}

/** A part of the table, in cells. */
export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A part of the table, and some cells. */
export function widened(extent: Extent, cells: readonly Cell[]): Extent {
  const columns = cells.map(([column]) => column);
  const rows = cells.map(([, row]) => row);
  return {
    left: Math.min(extent.left, ...columns),
    top: Math.min(extent.top, ...rows),
    right: Math.max(extent.right, ...columns.map((column) => column + 1)),
    bottom: Math.max(extent.bottom, ...rows.map((row) => row + 1)),
  };
}

export class Camera {
  width = $state(0);
  height = $state(0);
  cell = $state(48);
  /** The spot of the table in the middle of the window, in cells. */
  middle = $state<Point>({ x: 0, y: 0 });

  /** `size`: columns and rows of the whole table. */
  constructor(private readonly size: number) {
    this.middle = { x: size / 2, y: size / 2 };
  }

  get left(): number {
    return this.width / 2 - this.middle.x * this.cell;
  }

  get top(): number {
    return this.height / 2 - this.middle.y * this.cell;
  }

  /** The spot of the table under a point of the window. */
  spot(point: Point): Point {
    return { x: (point.x - this.left) / this.cell, y: (point.y - this.top) / this.cell };
  }

  pan(across: number, down: number): void {
    this.look(this.middle.x - across / this.cell, this.middle.y - down / this.cell);
  }

  /** Larger or smaller, with the spot under a point staying there. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const spot = this.spot(at);
    this.cell = Math.min(LARGEST, Math.max(SMALLEST, this.cell * factor));
    this.look(
      spot.x - (at.x - this.width / 2) / this.cell,
      spot.y - (at.y - this.height / 2) / this.cell,
    );
  }

  /** Bring a part of the table into view as large as possible, with cells no smaller than `least`. */
  fit(extent: Extent, least: number): void {
    const across = extent.right - extent.left + 2 * ROOM;
    const down = extent.bottom - extent.top + 2 * ROOM;
    const cell = Math.min(FITTING, this.width / across, this.height / down);
    this.cell = Math.max(cell, least, SMALLEST);
    this.look((extent.left + extent.right) / 2, (extent.top + extent.bottom) / 2);
  }

  /** Move just far enough to have a cell in view. */
  reveal([column, row]: Cell): void {
    const reach = (pixels: number): number => Math.max(0, pixels / this.cell - ROOM);
    const down = reach(this.height / 2);
    const near = (at: number, cell: number, before: number, after: number): number =>
      Math.min(Math.max(at, cell + 0.5 - after), cell + 0.5 + before);
    this.look(
      near(this.middle.x, column, reach(this.width / 2), reach(this.width / 2 - BUTTONS)),
      near(this.middle.y, row, down, down),
    );
  }

  private look(x: number, y: number): void {
    const inside = (at: number): number => Math.min(this.size, Math.max(0, at));
    this.middle = { x: inside(x), y: inside(y) };
  }
}
