export type Face = string; // r1-r4, g1-g4 spices; R, G rats; a dot for an empty field

/** Seat 0 plays red, seat 1 green. */
export const colourOf = (face: Face): 0 | 1 => (face[0] === "g" || face[0] === "G" ? 1 : 0);
