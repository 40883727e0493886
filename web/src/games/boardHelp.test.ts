import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { markPlayed } from "~/lib/experience";
import { settings } from "~/lib/settings.svelte";
import { BoardHelp } from "./boardHelp.svelte";
import type { View } from "./board";

vi.mock("./glossary", () => ({
  explanations: () => Promise.resolve([{ names: ["part"], title: "Part", text: "What it is" }]),
}));

let root: HTMLElement;
let part: HTMLElement;
let help: BoardHelp;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  settings.hoverHelp = true;
  root = document.createElement("div");
  root.innerHTML = '<i data-help="part"></i>';
  part = root.querySelector("i")!;
  help = new BoardHelp(() => ({}) as View);
  help.watch(root);
});
afterEach(() => vi.useRealTimers());

const hover = () =>
  part.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
const shownAfter = async (milliseconds: number): Promise<boolean> => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  return help.shown !== null;
};

test("help comes soon in the first game, and later after it", async () => {
  hover();
  expect(await shownAfter(700)).toBe(true);
  help.close();
  markPlayed();
  hover();
  expect(await shownAfter(700)).toBe(false);
  expect(await shownAfter(1000)).toBe(true);
});

test("who does not want it by pointing still has it by the key", async () => {
  settings.hoverHelp = false;
  hover();
  expect(await shownAfter(10_000)).toBe(false);
  part.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
  expect(await shownAfter(0)).toBe(true);
});
