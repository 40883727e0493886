import { expect, test } from "vitest";
import { readMark, writeMark } from "./reviewAddress";

const KEY = "Qm9udGFudG9iZWxsIQabcd";

test("an address names a move, and the key of a private table", () => {
  expect(readMark("#12")).toEqual({ after: 12, key: null });
  expect(readMark(`#12.${KEY}`)).toEqual({ after: 12, key: KEY });
  expect(readMark(`#${KEY}`)).toEqual({ after: null, key: KEY });
  expect(readMark("")).toEqual({ after: null, key: null });
  expect(readMark("#over there")).toEqual({ after: null, key: null });
});

test("a key keeps the digits that it begins with", () => {
  for (const key of [
    "12Qm9udGFudG9iZWxsIQab",
    "7m9udGFudG9iZWxsIQabcd",
    "1234567890123456789012",
  ]) {
    expect(readMark(`#${key}`)).toEqual({ after: null, key });
    expect(readMark(`#3.${key}`)).toEqual({ after: 3, key });
    expect(readMark(writeMark({ after: null, key }))).toEqual({ after: null, key });
  }
});

test("what is written is read again", () => {
  for (const mark of [
    { after: 3, key: null },
    { after: 40, key: KEY },
  ]) {
    expect(readMark(writeMark(mark))).toEqual(mark);
  }
});
