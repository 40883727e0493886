import { expect, test } from "vitest";
import { inReadingOrder, nearest, nextTarget } from "./rovingFocus";

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

test("targets are visited row by row, whatever lies between them", () => {
  const targets = [named("f"), named("a"), named("c"), named("d")];
  expect(inReadingOrder(targets).map(({ id }) => id)).toEqual(["a", "c", "d", "f"]);
  const visited = ["a"];
  for (
    let at: HTMLElement | null = nextTarget(named("a"), targets, [1, 0]);
    at;
    at = nextTarget(at, targets, [1, 0])
  )
    visited.push(at.id);
  expect(visited).toEqual(["a", "c", "d", "f"]);
  expect(nextTarget(named("f"), targets, [-1, 0])?.id).toBe("d");
});

test("from elsewhere, an arrow leads to the nearest target in its direction", () => {
  const targets = [named("a"), named("c")];
  expect(nextTarget(named("d"), targets, [0, -1])?.id).toBe("c"); // not b
  expect(nextTarget(named("d"), targets, [1, 0])).toBeNull();
  expect(nextTarget(named("d"), [button("far", 900, 0)], [0, -1])?.id).toBe("far");
});
