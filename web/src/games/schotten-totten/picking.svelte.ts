import { nextPlaces, point, type Choice, type Place } from "./choices";

/** What a person has picked so far of a move. */
export class Picking {
  picked: readonly Place[] = $state.raw([]);
  /** What a dragged card hovers over. */
  over: Place | null = $state(null);
  readonly next: ReadonlyMap<Place, string | null>;
  readonly #first: ReadonlyMap<Place, string | null>;
  readonly #choices: () => readonly Choice[];
  readonly #play: (move: string) => void;

  constructor(choices: () => readonly Choice[], play: (move: string) => void) {
    this.#choices = choices;
    this.#play = play;
    this.next = $derived(nextPlaces(this.#choices(), this.picked));
    this.#first = $derived(nextPlaces(this.#choices(), []));
  }

  /** Whether pointing there does something. */
  can(place: Place): boolean {
    return this.next.has(place) || this.#first.has(place) || this.picked.includes(place);
  }

  has(place: Place): boolean {
    return this.picked.includes(place);
  }

  /** Whether this is where what was picked may go: it glows. */
  isTarget(place: Place): boolean {
    return this.picked.length > 0 && this.next.has(place);
  }

  /** The move that pointing there would be, if it is one. */
  moveAt(place: Place): string | null {
    return this.next.get(place) ?? null;
  }

  /** Points at a place; true if a move came of it. */
  point(place: Place): boolean {
    const { picked, move } = point(this.#choices(), this.picked, place);
    this.picked = picked;
    if (move !== null) this.#play(move);
    return move !== null;
  }

  /** Picks a place that goes on from here, or from the start; false if it does not. */
  take(place: Place): boolean {
    if (this.picked.at(-1) === place) return true;
    if (this.next.get(place) !== null && this.#first.get(place) !== null) return false;
    this.point(place);
    return true;
  }

  /** One step back. */
  back(): void {
    this.picked = this.picked.slice(0, -1);
  }

  letGo(): void {
    this.picked = [];
    this.over = null;
  }
}
