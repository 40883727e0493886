import { expect, test } from "vitest";
import { soundsOf } from "./sounds";

test("each sound of what happened is heard once, and a game has its own", () => {
  expect([...soundsOf(["lay", "bet", "draw"])]).toEqual(["lay", "draw"]);
  expect([...soundsOf(["lift", "lay"], { lift: "thud" })]).toEqual(["thud", "lay"]);
  expect([...soundsOf(["draw"], { draw: "thud" })]).toEqual(["thud"]);
});
