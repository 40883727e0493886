import { expect, test } from "vitest";
import { choicesOf } from "../picking";
import {
  around,
  directionFor,
  directionsOf,
  faceAt,
  fieldCells,
  heightAt,
  placementOf,
  planks,
  read,
  turned,
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

test("a strip turns clockwise through four directions, one that reads the same both ways through two", () => {
  expect(turned(["r1", ".", "g1"], "E")).toBe("S");
  expect(turned(["r1", ".", "g1"], "N")).toBe("E");
  expect(turned(["r1", ".", "g1"], "E", -1)).toBe("N");
  expect(directionsOf([".", "g2", "."])).toEqual(["E", "S"]);
  expect(turned([".", "g2", "."], "S")).toBe("E");
  expect(directionFor([".", "g2", "."], "W")).toBe("E");
  expect(directionFor([".", "g2", "."], "N")).toBe("S");
});

test("every legal move has a direction that its strip can be turned to", () => {
  for (const { view, moves } of scenes) {
    for (const move of moves) {
      const { strip, direction } = placementAt(move);
      expect(directionsOf(view.strips[strip]!)).toContain(direction);
    }
  }
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
