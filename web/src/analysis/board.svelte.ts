/** The analysis that is open: a position, a tree of lines, where in it the reader is, and what the
 * engine thinks there. */
import { Refused } from "~/lib/api";
import {
  analysis,
  type AnalysisMoment,
  type AnalysisStart,
  type AnalysisThought,
  type Line,
} from "~/lib/api/analysis";
import type { Onlooker } from "~/lib/api/learning";
import { say } from "~/lib/words.svelte";
import * as lines from "./lines";
import { opened, writeLink, type Shared } from "./link";

const MOST_LINES = 8; // whose moves are asked for before anybody looks at them
const PAUSE = 250; // ms at a position before the engine is asked

export class AnalysisBoard {
  position = $state("");
  names: (string | null)[] = $state.raw([]);
  /** Set if the position is what one seat knows. */
  seat: number | null = $state(null);
  onlooker: Onlooker = $state("open");
  tree: lines.Tree = $state.raw(lines.EMPTY);
  at = $state(lines.ROOT);
  moment: AnalysisMoment | null = $state.raw(null);
  /** What the moves that were seen are called, by line. */
  labels: Record<string, string> = $state.raw({});
  /** The last step was a move that was played on the board: it is animated. */
  played = $state(false);
  refused = $state("");

  engineOn = $state(true);
  thinking = $state(false);
  thought: AnalysisThought | null = $state.raw(null);
  engineRefused = $state("");

  readonly #language: () => string;
  #moments: Record<string, Promise<AnalysisMoment>> = {};
  #thoughts: Record<string, AnalysisThought> = {};
  #stop: AbortController | null = null;
  /** The newest request counts. */
  #asked = "";

  constructor(language: () => string) {
    this.#language = language;
  }

  get line(): Line {
    return {
      position: this.position,
      moves: lines.movesTo(this.tree, this.at),
      names: this.names,
    };
  }

  /** Show what was just opened, after that many of its moves. */
  begin(start: AnalysisStart, after?: number): Promise<void> {
    return this.restore(opened(start, after));
  }

  restore(shared: Shared): Promise<void> {
    this.#moments = {};
    this.#thoughts = {};
    this.moment = null;
    this.labels = {};
    ({
      position: this.position,
      names: this.names,
      seat: this.seat,
      onlooker: this.onlooker,
      tree: this.tree,
    } = shared);
    return this.goTo(shared.at).then(() => this.#learnLines());
  }

  /** What a move of the tree is called: its notation until that is known. */
  labelOf(node: number): string {
    return this.labels[lines.movesTo(this.tree, node).join(" ")] ?? this.tree[node]!.move;
  }

  #learn(moves: string[], { labels, choices }: AnalysisMoment): void {
    const learnt = { ...this.labels };
    labels.forEach((label, at) => (learnt[moves.slice(0, at + 1).join(" ")] = label));
    for (const [move, label] of Object.entries(choices)) learnt[[...moves, move].join(" ")] = label;
    this.labels = learnt;
  }

  /** What the moves of lines are called that nobody has looked at yet; nothing else needs it. */
  async #learnLines(): Promise<void> {
    const { tree, line, onlooker } = this;
    for (const end of lines.ends(tree).slice(0, MOST_LINES)) {
      const moves = lines.movesTo(tree, end);
      if (this.tree !== tree || this.labels[moves.join(" ")] !== undefined) continue;
      const asked = analysis.show({ ...line, moves }, onlooker, this.#language());
      await asked.then((moment) => this.#learn(moves, moment)).catch(() => undefined);
    }
  }

  async link(): Promise<string> {
    const { position, names, seat, onlooker, tree, at } = this;
    return writeLink({ position, names, seat, onlooker, tree, at });
  }

  // -- walking ---------------------------------------------------------------------------------

  async goTo(at: number, { played = false } = {}): Promise<void> {
    this.at = at;
    this.stop();
    this.thought = null;
    const { line, onlooker } = this;
    const asked = JSON.stringify([line, onlooker, this.#language()]);
    this.#asked = asked;
    const found = this.#moments[asked] ?? analysis.show(line, onlooker, this.#language());
    this.#moments[asked] = found;
    try {
      const moment = await found;
      if (this.#asked !== asked) return;
      this.moment = moment;
      this.#learn(line.moves, moment);
      this.played = played;
      this.refused = "";
      if (this.engineOn) void this.think();
    } catch (error) {
      this.#moments = {};
      if (this.#asked === asked) this.refused = refusal(error);
    }
  }

  readonly back = () => this.goTo(lines.previous(this.tree, this.at));
  readonly on = () => this.goTo(lines.next(this.tree, this.at));
  readonly first = () => this.goTo(lines.ROOT);
  readonly last = () => this.goTo(lines.endOf(this.tree, this.at));
  readonly beside = (step: 1 | -1) => this.goTo(lines.beside(this.tree, this.at, step));

  look(onlooker: Onlooker): Promise<void> {
    this.onlooker = onlooker;
    return this.goTo(this.at);
  }

  /** In another language, everything is said anew. */
  again(): Promise<void> {
    this.#thoughts = {};
    this.labels = {};
    return this.goTo(this.at).then(() => this.#learnLines());
  }

  // -- trying ----------------------------------------------------------------------------------

  async play(move: string): Promise<void> {
    const { tree, at } = lines.play(this.tree, this.at, move);
    this.tree = tree;
    await this.goTo(at, { played: true });
  }

  takeBack(): Promise<void> {
    const { tree, at } = lines.remove(this.tree, this.at);
    this.tree = tree;
    return this.goTo(at);
  }

  name(name: string): void {
    this.tree = lines.rename(this.tree, this.at, name);
  }

  promote(): void {
    this.tree = lines.promote(this.tree, this.at);
  }

  async whyNot(move: string): Promise<void> {
    this.refused = await this.reasonAgainst(move);
  }

  async reasonAgainst(move: string): Promise<string> {
    try {
      const { sentence } = await analysis.whyNot(this.line, move, this.#language());
      return sentence ?? "";
    } catch (error) {
      return refusal(error);
    }
  }

  async preview(tried: string[]) {
    return (await analysis.preview(this.line, tried)).previews;
  }

  // -- the engine ------------------------------------------------------------------------------

  async think(): Promise<void> {
    this.stop();
    this.engineOn = true;
    if (!this.moment || this.moment.view.player === null) return;
    const { line } = this;
    const open = this.onlooker === "open";
    const asked = JSON.stringify([line, open, this.#language()]);
    const known = this.#thoughts[asked];
    if (known) {
      this.thought = known;
      return;
    }
    const stop = new AbortController();
    this.#stop = stop;
    this.thinking = true;
    this.engineRefused = "";
    await new Promise((done) => setTimeout(done, PAUSE));
    try {
      if (stop.signal.aborted) return;
      const thought = await analysis.think(line, open, this.#language(), stop.signal);
      this.#thoughts[asked] = thought;
      if (!stop.signal.aborted) this.thought = thought;
    } catch (error) {
      if (!stop.signal.aborted) this.engineRefused = refusal(error);
    } finally {
      if (this.#stop === stop) this.stop();
    }
  }

  /** Stop thinking about this position. */
  stop(): void {
    this.#stop?.abort();
    this.#stop = null;
    this.thinking = false;
  }

  /** Stop thinking until it is asked again. */
  turnOff(): void {
    this.stop();
    this.engineOn = false;
    this.thought = null;
  }
}

/** What to tell people about a request that failed. */
export function refusal(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  return error.refusal.sentence || say("offline-notice");
}
