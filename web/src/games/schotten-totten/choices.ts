/** Legal moves as ways over the table: each is a row of places to point at, one after the other.
 * No rule is known here: what is legal comes with the view. */
import { isTactic } from "~/cards/glyphs";

/** `hand:r7` a card in hand · `table:r7` a card that lies · `at:3` a stone, or the own side there ·
 * `claim:3` the claim of a stone · `deck:clan` · `discards` · `say:pass` a button with words. */
export type Place = string;

export interface Choice {
  readonly move: string;
  readonly way: readonly Place[];
}

const LAY = /^(\S+)@(\d+)$/;
const RUSE = /^(\S+) (\S+)@\d+>(\S+)$/;

function wayOf(move: string, decks: readonly string[]): Place[] {
  const lay = LAY.exec(move);
  if (lay) return [`hand:${lay[1]}`, `at:${lay[2]}`];
  const ruse = RUSE.exec(move);
  if (ruse) {
    const [, name, card, target] = ruse;
    const way = [`hand:${name}`, `table:${card}`];
    // The deserter's card has one place to go.
    if (name === "deserter") return way;
    return [...way, target === "x" ? "discards" : `at:${target}`];
  }
  const [word, rest] = move.split(" ");
  if (word === "claim") return [`claim:${rest}`];
  if (word === "draw" || word === "take") return [`deck:${rest}`];
  if (word === "scout") return ["hand:scout", "discards"];
  if (word === "return") return [`hand:${rest}`, `deck:${deckOf(rest!, decks)}`];
  return [`say:${move}`];
}

/** The deck that a card goes back to. */
function deckOf(card: string, decks: readonly string[]): string {
  if (decks.includes("deck")) return "deck";
  return isTactic(card) ? "tactic" : "clan";
}

export function choicesOf(legal: readonly string[], decks: readonly string[]): Choice[] {
  return legal.map((move) => ({ move, way: wayOf(move, decks) }));
}

/** The choices that go on from the places pointed at so far. */
export function goingOn(choices: readonly Choice[], picked: readonly Place[]): Choice[] {
  return choices.filter(
    ({ way }) => way.length > picked.length && picked.every((place, at) => way[at] === place),
  );
}

/** The places to point at next, each with the move that this would be, or null if it goes on. */
export function nextPlaces(
  choices: readonly Choice[],
  picked: readonly Place[],
): Map<Place, string | null> {
  const next = new Map<Place, string | null>();
  for (const { move, way } of goingOn(choices, picked)) {
    next.set(way[picked.length]!, way.length === picked.length + 1 ? move : null);
  }
  return next;
}

export interface Pointed {
  readonly picked: readonly Place[];
  readonly move: string | null; // to be played
}

/** Pointing at a place: goes on, plays, begins anew with it, or lets go. */
export function point(choices: readonly Choice[], picked: readonly Place[], place: Place): Pointed {
  for (const start of [picked, []]) {
    const move = nextPlaces(choices, start).get(place);
    if (typeof move === "string") return { picked: [], move };
    if (move === null) {
      const again = picked.length === start.length + 1 && picked.at(-1) === place;
      return { picked: again ? start : [...start, place], move: null };
    }
    const at = picked.indexOf(place);
    if (at >= 0) return { picked: picked.slice(0, at), move: null };
  }
  return { picked: [], move: null };
}
