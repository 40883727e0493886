/** The drawings of the spices, by their number from 1. */
import type { Glyph } from "~/cards/glyph";
import { ANISE, CHILLI, NUTMEG, PEPPER } from "./glyphs.gen";

export const SPICES: Readonly<Record<string, Glyph>> = {
  1: NUTMEG,
  2: CHILLI,
  3: PEPPER,
  4: ANISE,
};
