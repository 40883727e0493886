import { expect, test } from "vitest";
import { covers, withoutShades } from "./downloads";

test("a font is taken along for its letters only", () => {
  const greek = "U+0370-03FF, U+2019";
  expect(covers(greek, "Anna")).toBe(false);
  expect(covers(greek, "Άννα")).toBe(true);
  expect(covers(greek, "’")).toBe(true);
  expect(covers("", "Anna")).toBe(true);
});

test("large surfaces get one colour, small things keep their light, and what only tints is gone", () => {
  const stop = (colour: string, more = "") => `<stop offset="0" stop-color="${colour}"${more}/>`;
  const fills = ["felt", "lamp", "paper", "coin", "weave"];
  const defs = [
    `<radialGradient id="tavolino-felt">${stop("#111111")}${stop("#222222")}${stop("#333333")}</radialGradient>`,
    `<radialGradient id="tavolino-lamp">${stop("#444444", ' stop-opacity="0.1"')}</radialGradient>`,
    `<linearGradient id="tavolino-paper">${stop("#555555")}${stop("#666666")}</linearGradient>`,
    `<radialGradient id="tavolino-coin">${stop("#777777")}</radialGradient>`,
    `<pattern id="tavolino-weave"/>`,
  ].join("");
  const drawn = fills.map((fill) => `<rect fill="url(#tavolino-${fill})"/>`).join("");
  const found = withoutShades(defs + drawn).slice(defs.length);
  expect([...found.matchAll(/fill="([^"]+)"/g)].map(([, fill]) => fill)).toEqual([
    "#222222",
    "none",
    "#555555",
    "url(#tavolino-coin)",
    "none",
  ]);
});
