/** What is written on cards for a colour: the first letter of its name in the reader's language, or
 * two where one could be another colour's. Typed moves have the letters of the notation instead. */
import { say } from "~/lib/words.svelte";

export function lettersOf(suit: string): string {
  return say("card-letters", { colour: suit });
}

/** The size to write them in: that of a single letter, or of two. */
export function letterSize(letters: string, single: number, two: number): number {
  return letters.length > 1 ? two : single;
}
