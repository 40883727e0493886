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
  readonly #shown: Choice | null;

  constructor(
    choices: () => readonly Choice[],
    play: (move: string) => void,
    shown: () => Choice | null = () => null,
  ) {
    this.#choices = choices;
    this.#play = play;
    this.#shown = $derived(this.picked.length === 0 ? shown() : null);
    this.next = $derived(nextPicks(this.#choices(), this.picked));
    this.#first = $derived(nextPicks(this.#choices(), []));
  }

  /** Whether pointing there does something. */
  can(pick: Pick): boolean {
    return (
      this.next.has(pick) ||
      this.#first.has(pick) ||
      this.picked.includes(pick) ||
      this.isShown(pick)
    );
  }

  has(pick: Pick): boolean {
    return this.picked.includes(pick);
  }

  /** Whether it belongs to the move that a hint shows. */
  isShown(pick: Pick): boolean {
    return this.#shown?.picks.includes(pick) ?? false;
  }

  /** What leads to the last pick: what was picked, or what a hint shows. */
  get path(): readonly Pick[] {
    return this.#shown?.picks.slice(0, -1) ?? this.picked;
  }

  /** Whether what was picked may go here, or a hint says so: it glows. */
  isTarget(pick: Pick): boolean {
    return (this.picked.length > 0 && this.next.has(pick)) || this.isShown(pick);
  }

  /** The move that pointing there would complete, if any. */
  moveAt(pick: Pick): string | null {
    return this.isShown(pick) ? this.#shown!.move : (this.next.get(pick) ?? null);
  }

  /** Points at something; true if that played a move. */
  point(pick: Pick): boolean {
    const { picked, move } = this.isShown(pick)
      ? { picked: [], move: this.#shown!.move }
      : point(this.#choices(), this.picked, pick);
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
