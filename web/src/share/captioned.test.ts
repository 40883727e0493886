import { expect, test } from "vitest";
import { captioned } from "./captioned";

const BOARD = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><g/></svg>';
const sizes = (svg: string) =>
  [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));

test("the line is below the picture, and says what it was given, escaped", () => {
  const svg = captioned(BOARD, 'Anna & <Bo> "win"', "tavolino");
  expect(svg).toContain('width="900" height="645" viewBox="0 0 900 645"');
  expect(svg).toContain(BOARD);
  expect(svg).toContain(">Anna &amp; &lt;Bo&gt; &quot;win&quot;</text>");
  expect(svg).toContain(">tavolino</text>");
});

test("a long line has smaller letters", () => {
  const [short] = sizes(captioned(BOARD, "Anna wins", "tavolino"));
  const [long] = sizes(captioned(BOARD, "Anna wins ".repeat(20), "tavolino"));
  expect(long).toBeLessThan(short! / 2);
});
