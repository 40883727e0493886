/** Names of fields and strips in the reader's language. */

import { say } from "~/lib/words.svelte";
import type { Face } from "./fields";

const FACES: Record<Face, string> = { R: "red-rat", G: "green-rat", ".": "empty" };

export const faceKey = (face: Face): string => FACES[face] ?? face;

/** Of what `faceKey` says. */
export const isRat = (key: string): boolean => key.endsWith("-rat");

export function stripName(strip: number, fields: Face[]): string {
  const [first = "", ...rest] = fields.map((face) => say("field", { face: faceKey(face) }));
  const listed = rest.reduce((text, next) => say("list-next", { first: text, next }), first);
  return say("board-rat-hot-strip", { strip, fields: listed });
}
