import { expect, test } from "vitest";
import { GAP, helpPlace, type Box } from "./helpPlace";

const window = { width: 360, height: 740 };
const size = { width: 300, height: 160 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const apart = (one: Box, other: Box): boolean =>
  one.right <= other.left ||
  other.right <= one.left ||
  one.bottom <= other.top ||
  other.bottom <= one.top;

test("help is beside the part if there is room", () => {
  const part = box(100, 300, 50, 50);
  const { left, top } = helpPlace(part, { width: 150, height: 100 }, [], window);
  expect({ left, top }).toEqual({ left: part.right + GAP, top: 275 });
});

test("help for a card in hand is above the hand and the buttons there", () => {
  const hand = box(10, 560, 340, 80);
  const button = box(120, 500, 120, 40);
  const prompt = box(10, 650, 340, 80);
  const card = box(150, 560, 50, 80);
  const { left, top } = helpPlace(card, size, [hand, button, prompt], window);
  const help = box(left, top, size.width, size.height);
  for (const kept of [hand, button, prompt, card]) expect(apart(help, kept)).toBe(true);
  expect(help.bottom).toBe(button.top - GAP);
});

test("help stays in the window, and covers as little as it can where there is no room", () => {
  const { left, top } = helpPlace(box(0, 0, 360, 700), size, [], window);
  expect(left).toBeGreaterThanOrEqual(GAP);
  expect(top + size.height).toBe(window.height - GAP);
});

test("help that has no room above a part is scrolled there, and covers neither part nor hand", () => {
  const hand = box(10, 400, 340, 160);
  const part = box(16, 206, 22, 26);
  const { left, top, height } = helpPlace(part, { width: 344, height: 260 }, [hand], window);
  const help = box(left, top, 344, height);
  for (const kept of [hand, part]) expect(apart(help, kept)).toBe(true);
  expect(height).toBe(190);
});
