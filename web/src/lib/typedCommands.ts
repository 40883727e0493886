/** What can be typed in the text view besides moves and questions, as in a terminal
 * (src/tavolino/text/verbs.py). */
import { clockText } from "./clock.svelte";
import { isLanguage } from "./languages";
import { seatNames } from "./names";
import { settings } from "./settings.svelte";
import { presenceWords } from "./presence.svelte";
import type { Table } from "./table.svelte";
import { go } from "./router.svelte";
import { say } from "./words.svelte";

type Verb = (table: Table, rest: string) => unknown;

const VERBS: Record<string, Verb> = {
  hint: async (table) => (await table.hint()).map(({ sentence }) => sentence),
  undo: (table) => table.undo(),
  "draw?": (table) => table.offer("draw"),
  takeback: (table) => table.offer("takeback"),
  rematch: (table) => table.offer("rematch"),
  decline: (table) =>
    Promise.all((table.snapshot?.offers ?? []).map(({ what }) => table.decline(what))),
  resign: (table) => table.resign(),
  "resign-game": (table) => table.resignGame(),
  clock: timesLeft,
  who: whoIsHere,
  time: (table) => table.claimTime(),
  say: (table, rest) => rest && table.chat(rest),
  next: (table) => table.nextRound(),
  rules: ({ snapshot }) => snapshot && go(`/rules/${snapshot.view.game}`),
  replay: (table) => go(`/review/${table.id}`),
  analyse: (table) => go(`/review/${table.id}`),
  language: (_, rest) => {
    if (isLanguage(rest)) settings.language = rest;
    else go("/settings");
  },
  quit: () => go("/"),
  q: () => go("/"),
  exit: () => go("/"),
};

function timesLeft({ snapshot }: Table): string {
  if (!snapshot?.clock) return say("clock-none");
  const names = seatNames(snapshot.seats);
  return snapshot.clock.left.map((left, at) => `${names[at]} ${clockText(left)}`).join(", ");
}

function whoIsHere({ snapshot, presence }: Table): string {
  const names = seatNames(snapshot?.seats ?? []);
  const people = names.map((name, at) => {
    const now = presence.of(at);
    return now === null ? name : `${name}: ${presenceWords(now)}`;
  });
  return [...people, say("watchers-count", { count: presence.watchers })].join(" · ");
}

/** Carry out a verb and return the answer; null if the line is something else. */
export async function doVerb(table: Table, line: string): Promise<string[] | null> {
  const [word = "", ...rest] = line.trim().split(/\s+/);
  const verb = Object.hasOwn(VERBS, word.toLowerCase()) ? VERBS[word.toLowerCase()] : undefined;
  if (!verb) return null;
  const said = await verb(table, rest.join(" "));
  if (Array.isArray(said)) return said.filter((line): line is string => typeof line === "string");
  return typeof said === "string" && said ? [said] : [];
}
