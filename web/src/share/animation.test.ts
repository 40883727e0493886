import { expect, test } from "vitest";
import { changed, delays } from "./animation";

test("every move is shown for a while, a long game faster, and the end longest", () => {
  expect(delays(3)).toEqual([1000, 1000, 4000]);
  expect(delays(120)[0]).toBe(500);
  expect(delays(500)[0]).toBe(300);
  expect(delays(120)).toHaveLength(120);
});

test("what has not changed is left out of a frame", () => {
  const before = Uint8Array.of(1, 2, 3, 4);
  expect([...changed(Uint8Array.of(1, 7, 3, 0), before, 255)]).toEqual([255, 7, 255, 0]);
});
