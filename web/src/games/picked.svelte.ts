import { nextPicks, point, type Choice, type Pick } from "./picking";

/** What the player has picked of a move so far. */
export class Picked {
  picked: readonly Pick[] = $state.raw([]);
  /** What a dragged card hovers over. */
  over: Pick | null = $state(null);
  readonly next: ReadonlyMap<Pick, string | null>;
  readonly #first: ReadonlyMap<Pick, string | null>;
  readonly #choices: () => readonly Choice[];
  readonly #play: (move: string) => void;

  constructor(choices: () => readonly Choice[], play: (move: string) => void) {
    this.#choices = choices;
    this.#play = play;
    this.next = $derived(nextPicks(this.#choices(), this.picked));
    this.#first = $derived(nextPicks(this.#choices(), []));
  }

  /** Whether pointing there does something. */
  can(pick: Pick): boolean {
    return this.next.has(pick) || this.#first.has(pick) || this.picked.includes(pick);
  }

  has(pick: Pick): boolean {
    return this.picked.includes(pick);
  }

  /** Whether what was picked may go here: it glows. */
  isTarget(pick: Pick): boolean {
    return this.picked.length > 0 && this.next.has(pick);
  }

  /** The move that pointing there would complete, if any. */
  moveAt(pick: Pick): string | null {
    return this.next.get(pick) ?? null;
  }

  /** Points at something; true if that played a move. */
  point(pick: Pick): boolean {
    const { picked, move } = point(this.#choices(), this.picked, pick);
    this.picked = picked;
    if (move !== null) this.#play(move);
    return move !== null;
  }

  /** Picks what continues from here, or from the start; false if it does not. */
  take(pick: Pick): boolean {
    if (this.picked.at(-1) === pick) return true;
    if (this.next.get(pick) !== null && this.#first.get(pick) !== null) return false;
    this.point(pick);
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
