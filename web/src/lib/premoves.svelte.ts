/** A move that is chosen while others think. It is kept here alone and sent when the turn comes; what
 * can be chosen comes from the server, which knows only what the seat knows. */
import type { TableSnapshot } from "./api";
import type { SocketAnswer } from "./api/types.gen";
import { say } from "./words.svelte";

/** Milliseconds: others often move again soon; bots do so after a pause (`pace.ts`). */
export const SETTLING = 700;

type Choices = Pick<SocketAnswer, "premoves" | "labels">;

export class Premoves {
  moves: string[] = $state.raw([]);
  labels: Record<string, string> = $state.raw({});
  chosen: string | null = $state(null);
  /** Why there is none any more, until the next turn is over. */
  notice = $state("");
  #chosenLabel = "";
  #wasTurn = false;
  #loading: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: () => Promise<Choices | null>,
    private readonly announce: (sentence: string) => void,
  ) {}

  /** What was chosen, in words. */
  get label(): string {
    return this.labels[this.chosen ?? ""] ?? this.#chosenLabel;
  }

  /** Chooses a move, or drops it if it was chosen before. */
  choose(move: string): void {
    if (move === this.chosen) return this.drop();
    this.chosen = move;
    this.notice = "";
    this.#chosenLabel = this.labels[move] ?? move;
    this.announce(say("premove-heard", { move: this.label }));
  }

  drop(): void {
    if (this.chosen === null) return;
    const { label } = this;
    this.chosen = null;
    this.announce(say("premove-dropped", { move: label }));
  }

  /** The table has changed. Returns the move to send, if the turn has come and it can be played; if
   * something else has to be done first, it stays chosen. `seat` is null for those who cannot choose ahead. */
  follow({ state, view }: TableSnapshot, seat: number | null): string | null {
    clearTimeout(this.#loading);
    if (this.#wasTurn) this.notice = "";
    if (this.#wasTurn && view.player !== seat) this.chosen = null; // it was for that turn
    this.#wasTurn = view.player === seat;
    if (seat === null || state !== "playing" || view.player === null) {
      this.forget();
      return null;
    }
    if (view.player !== seat) {
      this.#loadSoon();
      return null;
    }
    const { chosen } = this;
    if (chosen !== null && !view.legal.includes(chosen)) {
      // Nothing that could be chosen ahead can be played yet: something else comes first.
      const isSoon = this.moves.length > 0 && !this.moves.some((move) => view.legal.includes(move));
      if (isSoon) return null;
      this.#refuse();
    }
    const move = this.chosen;
    this.forget(this.notice);
    return move;
  }

  /** The same in another language. */
  reload(): void {
    this.notice = "";
    if (this.moves.length) this.#loadSoon();
  }

  #loadSoon(): void {
    clearTimeout(this.#loading);
    this.#loading = setTimeout(() => void this.#load(), SETTLING);
  }

  forget(notice = ""): void {
    clearTimeout(this.#loading);
    this.moves = [];
    this.labels = {};
    this.chosen = null;
    this.notice = notice;
  }

  #refuse(): void {
    this.notice = say("premove-impossible", { move: this.label });
    this.chosen = null;
    this.announce(this.notice);
  }

  async #load(): Promise<void> {
    const loading = this.#loading;
    const answer = await this.ask();
    if (loading !== this.#loading || !answer) return;
    this.moves = answer.premoves ?? [];
    this.labels = answer.labels ?? {};
    if (this.chosen !== null && !this.moves.includes(this.chosen)) this.#refuse();
  }
}
