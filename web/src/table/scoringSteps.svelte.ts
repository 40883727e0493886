/** The scoring at the end, step by step. */
import { travel } from "~/lib/settings.svelte";

const A_STEP = 1100;

export class Scoring {
  /** How many steps are shown; null: all. */
  step: number | null = $state(null);
  #steps = 0;
  #of = -1;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Play the scoring of a game once; if motion is off, all of it is shown at once. */
  begin(game: number, steps: number): void {
    if (this.#of === game || steps === 0) return;
    this.#of = game;
    const pause = travel(A_STEP);
    if (pause === 0) return;
    this.#steps = steps;
    this.step = 0;
    this.#timer = setInterval(() => this.on(), pause);
  }

  on(): void {
    if (this.step === null) return;
    if (this.step + 1 >= this.#steps) this.end();
    else this.step += 1;
  }

  end(): void {
    clearInterval(this.#timer);
    this.step = null;
  }
}
