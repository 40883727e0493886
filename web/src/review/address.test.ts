import { expect, test } from "vitest";
import { readMark, writeMark } from "./address";

const KEY = "Qm9udGFudG9iZWxsIQabcd";

test("an address names a move, and the key of a private table", () => {
  expect(readMark("#12")).toEqual({ after: 12, key: null });
  expect(readMark(`#12.${KEY}`)).toEqual({ after: 12, key: KEY });
  expect(readMark(`#${KEY}`)).toEqual({ after: null, key: KEY });
  expect(readMark("")).toEqual({ after: null, key: null });
  expect(readMark("#over there")).toEqual({ after: null, key: null });
});

test("what is written is read again", () => {
  for (const mark of [
    { after: 3, key: null },
    { after: 40, key: KEY },
  ]) {
    expect(readMark(writeMark(mark))).toEqual(mark);
  }
});
