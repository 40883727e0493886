/** A position that is being set up. Each change is sent to the server, which says what can lie where
 * then, how it looks and what is missing. */
import { analysis, type Line, type SetUp, type SetUpChange, type Zone } from "~/lib/api/analysis";

type Lies = Record<string, string[]>;

/** A piece without the place that a move has given it. */
export const bare = (piece: string): string => piece.split("@")[0]!;

/** Where a piece lies: in a pile if one of its copies is there. */
export function zoneOf({ zones, arrangement }: SetUp, piece: string): Zone | undefined {
  const inOrder = [...zones].sort((one, other) => Number(other.rest) - Number(one.rest));
  return inOrder.find(({ name }) => arrangement[name]?.some((each) => bare(each) === piece));
}

/** The zones that a piece can be put into by pointing at them. On a pile, it becomes the next one. */
export function openFor(found: SetUp, piece: string): Zone[] {
  const from = zoneOf(found, piece);
  return found.zones.filter(
    ({ name, takes, rest, by_moves }) =>
      !by_moves && (rest || name !== from?.name) && (takes === null || takes.includes(piece)),
  );
}

/** The pieces after one of them was put somewhere: on top of a pile, or behind all others. */
export function put(found: SetUp, piece: string, to: Zone, as = piece): Lies {
  const from = zoneOf(found, piece);
  const lies = Object.fromEntries(
    Object.entries(found.arrangement).map(([zone, pieces]) => [zone, [...pieces]]),
  );
  if (from) takeOut(lies[from.name]!, piece);
  lies[to.name] = to.rest ? [as, ...lies[to.name]!] : [...lies[to.name]!, as];
  return lies;
}

function takeOut(pieces: string[], piece: string): void {
  pieces.splice(
    pieces.findIndex((each) => bare(each) === piece),
    1,
  );
}

/** The pieces after one of a zone was taken back to its pile. */
export function takenBack(found: SetUp, zone: string, piece: string): Lies {
  const lies = { ...found.arrangement, [zone]: [...found.arrangement[zone]!] };
  takeOut(lies[zone]!, piece);
  const pile = found.zones.find(
    ({ rest, takes }) => rest && (takes === null || takes.includes(piece)),
  );
  return pile ? { ...lies, [pile.name]: [piece, ...lies[pile.name]!] } : found.arrangement;
}

export class PositionEditor {
  found: SetUp = $state.raw(undefined!);
  /** The piece in hand, which lies where it is until it has a place. */
  held: string | null = $state(null);
  refused = $state("");

  readonly open: readonly string[] = $derived(
    this.held === null ? [] : openFor(this.found, this.held).map(({ name }) => name),
  );
  readonly byMoves: Zone | undefined = $derived(this.found.zones.find(({ by_moves }) => by_moves));

  readonly #line: Line;
  readonly #language: () => string;
  readonly #refusal: (error: unknown) => string;
  #last: Promise<void> = Promise.resolve();

  constructor(
    line: Line,
    found: SetUp,
    language: () => string,
    refusal: (error: unknown) => string,
  ) {
    this.#line = line;
    this.found = found;
    this.#language = language;
    this.#refusal = refusal;
  }

  /** One change after the other, each from what the one before it has made. */
  #ask(change: () => SetUpChange, held: string | null = null): Promise<void> {
    const asked = this.#last.then(async () => {
      try {
        const { arrangement, chosen } = this.found;
        const body = { arrangement, chosen, held: held ?? "", ...change() };
        this.found = await analysis.readSetUp(this.#line, this.#language(), body);
        this.held = held;
        this.refused = "";
      } catch (error) {
        this.refused = this.#refusal(error);
      }
    });
    this.#last = asked;
    return asked;
  }

  /** Take a piece in hand; the same again lets go of it. */
  hold(piece: string): Promise<void> {
    if (this.held === piece) return this.letGo();
    if (this.byMoves) return this.#ask(() => ({}), piece);
    this.held = piece;
    return Promise.resolve();
  }

  letGo(): Promise<void> {
    if (this.byMoves && this.held !== null) return this.#ask(() => ({}));
    this.held = null;
    return Promise.resolve();
  }

  /** What is fixed stays. */
  takeBack(zone: string, piece: string): Promise<void> {
    if (!this.found.arrangement[zone]?.some((each) => bare(each) === piece)) return this.letGo();
    return this.#ask(() => ({ arrangement: takenBack(this.found, zone, piece) }), piece);
  }

  put(zone: string): Promise<void> {
    const piece = this.held;
    const to = this.found.zones.find(({ name }) => name === zone);
    if (piece === null || !to) return Promise.resolve();
    return this.#ask(() => ({ arrangement: put(this.found, piece, to) }));
  }

  play(move: string): Promise<void> {
    const to = this.byMoves;
    if (!to) return Promise.resolve();
    return this.#ask(() => ({ arrangement: put(this.found, bare(move), to, move) }));
  }

  choose(name: string, value: string): Promise<void> {
    return this.#ask(() => ({ chosen: { ...this.found.chosen, [name]: value } }), this.held);
  }

  /** The next value of a setting, after the last one the first again. */
  turn(name: string): Promise<void> {
    const setting = this.found.settings.find((each) => each.name === name);
    if (!setting) return Promise.resolve();
    const values = Object.keys(setting.values);
    const at = values.indexOf(this.found.chosen[name] ?? "");
    return this.choose(name, values[(at + 1) % values.length]!);
  }

  readonly clear = () => this.#ask(() => ({ change: "clear" }));
  readonly fill = () => this.#ask(() => ({ change: "fill" }));
  readonly again = () => this.#ask(() => ({}), this.held);
}
