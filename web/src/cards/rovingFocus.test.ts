import { expect, test } from "vitest";
import { nearest } from "./rovingFocus";

function button(name: string, left: number, top: number): HTMLElement {
  const element = document.createElement("button");
  element.id = name;
  element.getBoundingClientRect = () => new DOMRect(left, top, 40, 40);
  return element;
}

/*  a   b   c
        d
    e       f  */
const table = [
  button("a", 0, 0),
  button("b", 50, 0),
  button("c", 100, 10),
  button("d", 50, 100),
  button("e", 0, 200),
  button("f", 100, 200),
];
const named = (name: string) => table.find((each) => each.id === name)!;

test.each([
  ["a", "right", [1, 0], "b"],
  ["b", "right", [1, 0], "c"],
  ["c", "right", [1, 0], undefined],
  ["c", "left", [-1, 0], "b"],
  ["b", "down", [0, 1], "d"],
  ["d", "right, where nothing is in the row", [1, 0], undefined],
  ["d", "down", [0, 1], "e"],
  ["f", "up", [0, -1], "d"],
] as const)("from %s to the %s", (from, _, way, to) => {
  expect(nearest(named(from), table, way)?.id).toBe(to);
});
