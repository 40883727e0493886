/** The games and bots that this server offers, in the reader's language. The last answer is kept in
 * this browser: without a server, the tables in the list still have their names. */
import { api } from "./api";
import type { GameInfo, Offered } from "./api/gameList";
import type { Language } from "./languages";

const PLACE = "tavolino.offered";

/** An answer that an older page has stored may lack what this one needs. */
function kept(): Offered | null {
  try {
    const stored = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Offered | null;
    const whole =
      stored?.games.every((game) => "edition_surfaces" in game) &&
      stored.bots.every((bot) => "face" in bot && "lines" in bot);
    return whole ? stored : null;
  } catch {
    return null;
  }
}

class OfferedGames {
  latest: Offered | null = $state.raw(kept());
  #asked: { language: Language; answer: Promise<Offered> } | null = null;

  /** Requests during a running one share its answer. */
  load(language: Language): Promise<Offered> {
    if (this.#asked?.language !== language) {
      const asked = { language, answer: this.#fetch(language) };
      asked.answer
        .finally(() => {
          if (this.#asked === asked) this.#asked = null;
        })
        .catch(() => undefined); // the callers get the error
      this.#asked = asked;
    }
    return this.#asked.answer;
  }

  async #fetch(language: Language): Promise<Offered> {
    const offered = await api.games(language);
    if (this.#asked && this.#asked.language !== language) return offered; // another one was chosen
    this.latest = offered;
    try {
      localStorage.setItem(PLACE, JSON.stringify(offered));
    } catch {
      // Nothing can be stored in this window; it asks again.
    }
    return offered;
  }

  /** Whether any game is still being prepared; an answer that an older page stored does not say. */
  get unprepared(): boolean {
    return this.latest?.games.some(({ ready }) => ready === false) ?? false;
  }

  game(name: string): GameInfo | undefined {
    return this.latest?.games.find((game) => game.name === name);
  }
}

export const offeredGames = new OfferedGames();
