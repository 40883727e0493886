/** How moves are picked on a board: the patterns that the server serves with a game say what is
 * pointed at, and in which order. No rule is known here: what is legal comes with the view. */

/** One line of a game's patterns. `move` is the notation with named parts in braces, `parts` has a
 * regular expression for each of them, `picks` says what is pointed at. The first pattern that
 * matches the whole text of a move counts. */
export interface Pattern {
  readonly move: string;
  readonly parts: Readonly<Record<string, string>>;
  readonly picks: readonly string[];
}

/** `KIND VALUE` or `KIND`: "hand r7", "place 3", "discards". */
export type Pick = string;

export interface Choice {
  readonly move: string;
  readonly picks: readonly Pick[];
  /** The named parts of the move. */
  readonly parts: Readonly<Record<string, string>>;
}

const BRACES = /\{(\w+)\}/;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Text and names of parts alternate: "{card}@{place}" is "", card, "@", place, "". */
function filled(text: string, plain: (text: string) => string, part: (name: string) => string) {
  return text
    .split(BRACES)
    .map((each, at) => (at % 2 ? part(each) : plain(each)))
    .join("");
}

function compiled({ move, parts }: Pattern): RegExp {
  return new RegExp(`^${filled(move, escaped, (name) => `(?<${name}>${parts[name]})`)}$`);
}

const readers = new WeakMap<readonly Pattern[], (move: string) => Choice>();

function readerOf(patterns: readonly Pattern[]): (move: string) => Choice {
  const known = readers.get(patterns);
  if (known) return known;
  const lines = patterns.map((pattern) => ({ pattern, form: compiled(pattern) }));
  const reader = (move: string): Choice => {
    for (const { pattern, form } of lines) {
      const found = form.exec(move);
      if (!found) continue;
      const parts = found.groups ?? {};
      const picks = pattern.picks.map((pick) =>
        filled(
          pick,
          (text) => text,
          (name) => parts[name] ?? "",
        ),
      );
      return { move, picks, parts: { ...parts } };
    }
    return { move, picks: [`move ${move}`], parts: {} };
  };
  readers.set(patterns, reader);
  return reader;
}

export function choicesOf(patterns: readonly Pattern[], legal: readonly string[]): Choice[] {
  return legal.map(readerOf(patterns));
}

/** The value of a move's pick of a kind: of "place 17" it is "17". */
export function pickOf({ picks }: Choice, kind: string): string | null {
  const found = picks.find((pick) => pick.startsWith(`${kind} `));
  return found === undefined ? null : found.slice(kind.length + 1);
}

/** The move, legal or not, that these picks make; null if no pattern has them. */
export function moveWith(patterns: readonly Pattern[], picks: readonly Pick[]): string | null {
  for (const pattern of patterns) {
    if (pattern.picks.length !== picks.length) continue;
    const parts: Record<string, string> = {};
    const fits = pattern.picks.every((pick, at) => {
      const found = compiled({ ...pattern, move: pick }).exec(picks[at]!);
      return Object.assign(parts, found?.groups) && found !== null;
    });
    const named = pattern.move.split(BRACES).filter((_, at) => at % 2);
    if (fits && named.every((name) => name in parts)) {
      return filled(
        pattern.move,
        (text) => text,
        (name) => parts[name]!,
      );
    }
  }
  return null;
}

/** The choices that continue what was picked so far. */
function goingOn(choices: readonly Choice[], picked: readonly Pick[]): Choice[] {
  return choices.filter(
    ({ picks }) => picks.length > picked.length && picked.every((pick, at) => picks[at] === pick),
  );
}

/** What can be picked next, each with the move that it would complete, or null if more picks
 * follow. */
export function nextPicks(
  choices: readonly Choice[],
  picked: readonly Pick[],
): Map<Pick, string | null> {
  const next = new Map<Pick, string | null>();
  for (const { move, picks } of goingOn(choices, picked)) {
    next.set(picks[picked.length]!, picks.length === picked.length + 1 ? move : null);
  }
  return next;
}

export interface Pointed {
  readonly picked: readonly Pick[];
  readonly move: string | null; // to be played
}

/** Pointing at something: continues, plays, starts again with it, or clears the picks. */
export function point(choices: readonly Choice[], picked: readonly Pick[], pick: Pick): Pointed {
  for (const start of [picked, []]) {
    const move = nextPicks(choices, start).get(pick);
    if (typeof move === "string") return { picked: [], move };
    if (move === null) {
      const again = picked.length === start.length + 1 && picked.at(-1) === pick;
      return { picked: again ? start : [...start, pick], move: null };
    }
    const at = picked.indexOf(pick);
    if (at >= 0) return { picked: picked.slice(0, at), move: null };
  }
  return { picked: [], move: null };
}
