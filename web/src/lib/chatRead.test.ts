import { beforeEach, expect, test } from "vitest";
import { markRead, readUpTo } from "./chatRead";

beforeEach(() => localStorage.clear());

test("what was read stays read", () => {
  expect(readUpTo("k3x9")).toBe(-1);
  markRead("k3x9", 4);
  markRead("other", 1);
  markRead("k3x9", 2);
  expect(readUpTo("k3x9")).toBe(4);
  expect(readUpTo("other")).toBe(1);
});

test("what somebody else wrote there is not believed, and old tables are forgotten", () => {
  localStorage.setItem("tavolino.read", "{");
  expect(readUpTo("k3x9")).toBe(-1);
  for (let table = 0; table < 70; table += 1) markRead(`t${table}`, 1);
  expect(readUpTo("t0")).toBe(-1);
  expect(readUpTo("t69")).toBe(1);
});
