import { expect, test } from "vitest";
import { choicesOf, moveWith, pickOf, type Pattern } from "./picking";

const PATTERNS: Pattern[] = [
  { move: "pass", parts: {}, picks: ["word pass"] },
  {
    move: "{card}@{place}",
    parts: { card: "[a-z]\\d", place: "\\d+" },
    picks: ["hand {card}", "place {place}"],
  },
  { move: "{word}", parts: { word: "[a-z]+" }, picks: ["word {word}"] },
  { move: "up (+{count})", parts: { count: "\\d+" }, picks: ["raise {count}"] },
];

test.each([
  ["r7@12", ["hand r7", "place 12"], { card: "r7", place: "12" }],
  ["pass", ["word pass"], {}],
  ["done", ["word done"], { word: "done" }],
  ["up (+3)", ["raise 3"], { count: "3" }],
])("%s is read by the first pattern that matches all of it", (move, picks, parts) => {
  expect(choicesOf(PATTERNS, [move])).toEqual([{ move, picks, parts }]);
});

test.each(["r7@", "xr7@1 ", "", "Pass"])("%j matches none: it is picked as a whole", (move) => {
  expect(choicesOf(PATTERNS, [move])).toEqual([{ move, picks: [`move ${move}`], parts: {} }]);
});

test("a game without patterns has one pick per move", () => {
  expect(choicesOf([], ["bet"])[0]!.picks).toEqual(["move bet"]);
});

test.each([
  [["hand r7", "place 12"], "r7@12"],
  [["raise 3"], "up (+3)"],
  [["word pass"], "pass"],
  [["word done"], "done"],
  [["hand r7"], null],
  [["hand 77", "place 12"], null],
])("%j make the move %s", (picks, move) => {
  expect(moveWith(PATTERNS, picks)).toBe(move);
});

test("a pick is found by its kind", () => {
  const [choice] = choicesOf(PATTERNS, ["r7@12"]);
  expect(pickOf(choice!, "place")).toBe("12");
  expect(pickOf(choice!, "hand")).toBe("r7");
  expect(pickOf(choice!, "deck")).toBeNull();
});
