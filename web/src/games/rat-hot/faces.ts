import type { Face } from "./view";

/** Seat 0 plays red, seat 1 green. */
export const colourOf = (face: Face): 0 | 1 => (face[0] === "g" || face[0] === "G" ? 1 : 0);
