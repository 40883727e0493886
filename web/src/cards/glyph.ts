/** A glyph in a box of 24 by 24: a filled path, and one that is drawn with a round pen. */
export interface Glyph {
  readonly filled?: string;
  readonly drawn?: string;
  readonly pen?: number;
}
