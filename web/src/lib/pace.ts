/** When the moves of bots are shown: a bot answers at once, but its card should not fly together with
 * the one that it answers. */
import type { TableSnapshot } from "./api";
import { settings } from "./settings.svelte";

/** Milliseconds from a move until the answer begins: most of it is the flight of the move. With the
 * flight of the answer, it is less than a second in all. */
const PAUSES = { calm: 600, quick: 400, off: 0 };

export class Pace {
  #waiting: TableSnapshot[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #moved = -Infinity;
  #mover: number | null = null;

  constructor(private readonly show: (snapshot: TableSnapshot) => void) {}

  /** A move of this player is shown now. */
  moved(player: number | null): void {
    this.#moved = Date.now();
    this.#mover = player;
  }

  /** Show this now or, if a bot answers a move in it, after the pause. */
  take(snapshot: TableSnapshot): void {
    if (this.#waiting.length || this.#left(snapshot) > 0) this.#waiting.push(snapshot);
    else this.show(snapshot);
    if (this.#waiting.length === 1) this.#wait();
  }

  /** Show everything that waits. */
  hurry(): void {
    clearTimeout(this.#timer);
    for (const snapshot of this.#waiting.splice(0)) this.show(snapshot);
  }

  /** Nothing that waits will be shown. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #wait(): void {
    const [next] = this.#waiting;
    if (!next) return;
    this.#timer = setTimeout(() => {
      this.#waiting.shift();
      this.show(next);
      this.#wait();
    }, this.#left(next));
  }

  /** How long it has to wait. Several bots share the pause. Where a clock runs, nobody loses time by
   * it; and whoever only watches sees each move as it comes. */
  #left({ seat, seats, events, clock }: TableSnapshot): number {
    const mover = events.findLast(({ type }) => type === "move")?.player;
    if (clock || typeof seat !== "number" || typeof mover !== "number") return 0;
    if (mover === this.#mover || !seats[mover]?.bot) return 0;
    const pause = PAUSES[settings.pace] / seats.filter(({ bot }) => bot).length;
    return Math.max(0, this.#moved + pause - Date.now());
  }
}
