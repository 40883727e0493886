import { beforeEach, expect, test } from "vitest";
import { chatRead, greeted } from "./perTable";

beforeEach(() => localStorage.clear());

test("the number of a table only grows", () => {
  expect(chatRead.of("k3x9")).toBe(-1);
  chatRead.raise("k3x9", 4);
  chatRead.raise("other", 1);
  chatRead.raise("k3x9", 2);
  expect(chatRead.of("k3x9")).toBe(4);
  expect(chatRead.of("other")).toBe(1);
  expect(greeted.of("k3x9")).toBe(-1);
});

test("what somebody else wrote there is not believed, and old tables are forgotten", () => {
  localStorage.setItem("tavolino.read", "{");
  expect(chatRead.of("k3x9")).toBe(-1);
  for (let table = 0; table < 70; table += 1) chatRead.raise(`t${table}`, 1);
  expect(chatRead.of("t0")).toBe(-1);
  expect(chatRead.of("t69")).toBe(1);
});
