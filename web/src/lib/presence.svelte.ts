/** Whether the others at the table are here, as the server sees it. */
import type { SocketPresence } from "./api/types.gen";
import { say, type PlainKey } from "./words.svelte";

export type PlayerPresence = NonNullable<SocketPresence["seats"][number]>;
/** What is shown at a name: somebody who was away is back for a moment. */
export type ShownPresence = PlayerPresence | "back";

const WORDS: Record<ShownPresence, PlainKey> = {
  here: "presence-here",
  slow: "presence-slow",
  away: "presence-away",
  back: "presence-back",
};

export function presenceWords(presence: ShownPresence): string {
  return say(WORDS[presence]);
}

const BACK = 10_000; // milliseconds

export class TablePresence {
  watchers = $state(0);
  /** In about how many seconds the bot to move answers, if that takes longer than usual. */
  botSeconds: number | null = $state(null);
  #seats: readonly (PlayerPresence | null)[] = $state.raw([]);
  #back: readonly number[] = $state.raw([]);
  #known = false;

  /** Nothing is known: another connection has begun. */
  forget(): void {
    this.#seats = [];
    this.#back = [];
    this.watchers = 0;
    this.botSeconds = null;
    this.#known = false;
  }

  /** What is worth showing about a seat. */
  of(seat: number): ShownPresence | null {
    const now = this.#seats[seat] ?? null;
    return now === "here" && this.#back.includes(seat) ? "back" : now;
  }

  /** Takes in what the server says; returns what is worth announcing: who has gone, and who is back.
   * `own` are the seats of this browser. */
  take(
    { seats, watchers, bot_seconds }: SocketPresence,
    names: readonly string[],
    own: number[],
  ): string[] {
    const before = this.#seats;
    const said: string[] = [];
    seats.forEach((now, seat) => {
      const was = before[seat] ?? null;
      const name = names[seat] ?? "";
      if (!this.#known || own.includes(seat) || now === null) return;
      if (now === "away" && was !== "away" && was !== null)
        said.push(say("presence-left", { name }));
      if (now !== "away" && was === "away") {
        said.push(say("presence-returned", { name }));
        this.#welcome(seat);
      }
    });
    this.#seats = seats;
    this.watchers = watchers;
    this.botSeconds = bot_seconds ?? null;
    this.#known = true;
    return said;
  }

  #welcome(seat: number): void {
    this.#back = [...this.#back, seat];
    setTimeout(() => (this.#back = this.#back.filter((each) => each !== seat)), BACK);
  }
}
