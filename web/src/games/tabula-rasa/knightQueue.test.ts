import { expect, test } from "vitest";
import { condensed, muster, queue, wanted } from "./knightQueue";

test("knights are the largest figures that a usual queue has room for in every row", () => {
  expect(muster(90, 420, 2)).toMatchObject({ form: "figure", abreast: 2 });
  expect(muster(90, 260, 2)).toMatchObject({ form: "figure", abreast: 3 });
  expect(muster(32, 420, 2)).toMatchObject({ form: "figure", abreast: 1 });
  expect(muster(32, 200, 2)).toMatchObject({ form: "bust", abreast: 1 });
});

test("only a queue that is too long condenses", () => {
  const of = muster(90, 420, 2);
  expect(condensed(4, of, 90, 210)).toEqual(of);
  expect(condensed(9, of, 90, 210)).toMatchObject({ form: "figure", abreast: 3 });
  expect(condensed(16, of, 90, 210)).toMatchObject({ form: "bust" });
  const narrow = muster(32, 420, 2);
  expect(condensed(9, narrow, 32, 210)).toMatchObject({ form: "bust", abreast: 1 });
});

test("a queue never leaves the height of its row, however long it gets", () => {
  for (const column of [31, 62, 90, 140]) {
    for (const height of [120, 200]) {
      for (let count = 1; count <= 10; count += 1) {
        const of = condensed(count, muster(column, 2 * height, 2), column, height);
        for (const upwards of [true, false]) {
          for (const { x, y } of queue(count, of, height, upwards)) {
            expect(y).toBeGreaterThanOrEqual(-0.01);
            expect(y + of.height).toBeLessThanOrEqual(height + 0.01);
            expect(Math.abs(x + of.width / 2) + of.width / 2).toBeLessThanOrEqual(column / 2);
          }
        }
      }
    }
  }
});

test("the first rank stands next to the tiles, and who stands lower is in front", () => {
  const of = muster(90, 420, 2);
  const down = queue(6, of, 200, false);
  expect(down[0]!.y).toBe(0);
  const up = queue(6, of, 200, true);
  expect(up[0]!.y + of.height).toBe(200);
  for (const standing of [down, up]) {
    const fromTop = [...standing].sort((one, other) => one.y - other.y || one.order - other.order);
    const orders = fromTop.map(({ order }) => order);
    expect(orders).toEqual([...orders].sort((one, other) => one - other));
  }
});

test("a longer queue wishes for no less height", () => {
  const of = muster(90, 420, 2);
  const wishes = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((count) => wanted(count, of));
  expect(wishes).toEqual([...wishes].sort((one, other) => one - other));
});
