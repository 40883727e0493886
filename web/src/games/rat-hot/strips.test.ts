import { expect, test } from "vitest";
import { choicesOf } from "../picking";
import {
  around,
  directionFor,
  directions,
  faceAt,
  fieldCells,
  heightAt,
  placementOf,
  planks,
  read,
  turned,
  type Direction,
} from "./strips";
import type { Scenes } from "../scenes";
import type { RatHotEvent, RatHotView } from "./types.gen";

const { picking, scenes } = import.meta.glob<Scenes<RatHotView, RatHotEvent>>("./scenes.json", {
  eager: true,
  import: "default",
})["./scenes.json"]!;

const placementAt = (move: string) => placementOf(choicesOf(picking, [move])[0]!);

const views = scenes.map((scene) => scene.view);

test("a move is the cells of its fields, first to last", () => {
  expect(placementAt("17@12,13E").cells).toEqual([
    [12, 13],
    [13, 13],
    [14, 13],
  ]);
  expect(placementAt("4@3,9N").cells).toEqual([
    [3, 9],
    [3, 8],
    [3, 7],
  ]);
});

test("a strip held around its middle is the move that lays it there", () => {
  const moves = scenes.flatMap((scene) => scene.moves);
  expect(moves.length).toBeGreaterThan(500);
  for (const move of moves) {
    const { strip, middle, direction } = placementAt(move);
    expect(around(picking, strip, middle, direction)?.move).toBe(move);
  }
});

test("a strip turns clockwise through the directions that it may be laid in", () => {
  const all: Direction[] = ["E", "S", "W", "N"];
  expect(turned(all, "E")).toBe("S");
  expect(turned(all, "N")).toBe("E");
  expect(turned(all, "E", -1)).toBe("N");
  expect(turned(["E", "S"], "S")).toBe("E");
  expect(directionFor(["E", "S"], "W")).toBe("E");
  expect(directionFor(["E", "S"], "N")).toBe("S");
});

test("the legal moves say which directions a strip has", () => {
  const placements = ["4@3,9N", "4@3,3E", "4@4,3E", "7@3,9S", "7@3,3E"].map(placementAt);
  expect(directions(placements, 4)).toEqual(["E", "N"]);
  expect(directions(placements, 7)).toEqual(["E", "S"]);
  expect(directions(placements, 1)).toEqual([]);
});

test("fields are read from north-west to south-east, whichever way a strip lies", () => {
  expect(read(["r1", ".", "g1"], "E")).toEqual(["r1", ".", "g1"]);
  expect(read(["r1", ".", "g1"], "N")).toEqual(["g1", ".", "r1"]);
});

test("the planks stacked up show what the server says is in sight, at its height", () => {
  for (const view of views) {
    const heights = new Map<string, number>();
    const faces = new Map<string, string>();
    for (const { height, cells, faces: fields } of planks(view)) {
      cells.forEach((cell, field) => {
        heights.set(String(cell), height);
        faces.set(String(cell), fields[field]!);
      });
    }
    expect(fieldCells(view).length).toBe(heights.size);
    for (const cell of fieldCells(view)) {
      expect(heights.get(String(cell))).toBe(heightAt(view, cell));
      expect(faces.get(String(cell))).toBe(faceAt(view, cell));
    }
  }
});
