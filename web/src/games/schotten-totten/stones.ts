/** How the boundary stones of an edition look. Their shapes are those of the server's pictures, with
 * the middle at (0, 0). */
import type { Glyph } from "~/cards/glyph";
import * as drawn from "./glyphs.gen";

export interface StoneLook {
  readonly outlines: readonly Glyph[];
  readonly lichens: readonly Glyph[];
  readonly box: string; // of the drawing
  readonly shades: readonly [light: string, middle: string, dark: string];
  readonly shadow: number; // half its width
  readonly figure: readonly [usual: number, small: number]; // where the number stands
  readonly above: number; // how much higher it stands above a button
  readonly standing: boolean; // higher than wide
}

const ROCKS: StoneLook = {
  outlines: [drawn.ROCK],
  lichens: [drawn.ROCK_LICHEN_1, drawn.ROCK_LICHEN_2, drawn.ROCK_LICHEN_3],
  box: "-46 -32 92 68",
  shades: ["#d9d5c8", "#a8a294", "#6d685d"],
  shadow: 41,
  figure: [11, 13],
  above: 0,
  standing: false,
};

const MENHIRS: StoneLook = {
  outlines: [drawn.MENHIR_1, drawn.MENHIR_2, drawn.MENHIR_3],
  lichens: [drawn.MENHIR_LICHEN_1, drawn.MENHIR_LICHEN_2],
  box: "-36 -54 72 92",
  shades: ["#dbe0e3", "#a3acb2", "#646d74"],
  shadow: 29,
  figure: [0, -8],
  above: 14,
  standing: true,
};

const LOOKS: Readonly<Record<string, StoneLook>> = { menhir: MENHIRS };

export function stonesOf(edition: string): StoneLook {
  return LOOKS[edition] ?? ROCKS;
}
