/** One table as this browser has it: the newest snapshot, the log, what just happened, and all
 * requests. A browser that holds several seats (one device for all) looks from one seat at a time. */
import { untrack } from "svelte";
import type { GameEvent, Trace, View, ViewAfter } from "~/games/board";
import {
  api,
  Refused,
  type Refusal,
  type Replayed,
  type TableSnapshot,
  type TableEvent,
  type Thought,
} from "./api";
import type { SocketAnswer } from "./api/types.gen";
import { savedTables, rememberKey } from "./savedTables.svelte";
import { seatNames, speakerName } from "./names";
import { offeredGames } from "./offeredGames.svelte";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { Pace } from "./pace";
import { Premoves } from "./premoves.svelte";
import { TablePresence } from "./presence.svelte";
import { joinTable, sitDown } from "./seating";
import { doVerb } from "./typedCommands";
import { say } from "./words.svelte";
import { TableSocket, type Asked, type Connection, type Fields, type Listener } from "./socket";

/** A line of the log. `number` is the number of the move, not counting undone ones; a replay goes
 * to it. */
export interface LogLine {
  key: string;
  event: TableEvent;
  number: number | null;
}

/** A refusal: the sentence, and details that can be drawn. */
export interface Explained {
  move: string | null;
  refusal: Refusal;
}

/** A move that the engine advises: what it is called, its chance in percent, and what it is good for. */
export interface Advice {
  move: string;
  label: string;
  chance: number;
  /** All of it in a sentence or two. */
  sentence: string;
}

/** The table after a move that the server has not answered yet. */
export interface Expected {
  view: View;
  last: Trace | null;
  events: GameEvent[];
}

const BEST = 3; // moves of a hint
/** A frame on a socket has at most 4 kB. */
const FRAME = 3_000;

export class Table {
  readonly id: string;
  /** The keys that this browser plays with, by seat; a spectator's key is under `null`. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- changes only with the snapshot
  #keys = new Map<number | null, string | null>();
  #socket: TableSocket;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn of it
  #asked = new Set<string>(); // invitations that this browser used automatically
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- the log is made from it
  #known = new Map<string, TableEvent>();

  snapshot: TableSnapshot | null = $state.raw(null);
  connection: Connection = $state.raw({ state: "connecting" });
  log: LogLine[] = $state.raw([]);
  /** What just happened, for the board; a new array each time. */
  fresh: GameEvent[] = $state.raw([]);
  last: Trace | null = $state.raw(null);
  /** What screen readers announce: a new array each time. */
  heard: string[] = $state.raw([]);
  explained: Explained | null = $state.raw(null);
  /** The best moves of a hint, the best first; empty until one is asked for. */
  advice: Advice[] = $state.raw([]);
  /** The one of them that the board shows. */
  shown: string | null = $state(null);
  /** The move that is on its way. */
  sending: string | null = $state(null);
  /** What it will certainly do, if the board can draw that. */
  expected: Expected | null = $state.raw(null);
  /** How the board draws it. */
  viewAfter: ViewAfter | undefined;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn of it
  #previews = new Map<string, GameEvent[]>(); // of this turn
  #pace = new Pace((snapshot) => this.#see(snapshot));
  back: Replayed | null = $state.raw(null);
  #wanted: number | null = null; // the move that `back` is loading
  /** The finished game with all cards open, once it is loaded. */
  opened: View | null = $state.raw(null);
  /** One device for all: the player who may lift the curtain, while it is down. */
  curtain: number | null = $state(null);
  /** The player who gets the device next, as soon as the one who has it has seen enough. */
  passing: number | null = $state(null);
  readonly presence = new TablePresence();
  readonly premoves = new Premoves(
    () => this.#socket.ask("premoves", {}).catch(() => null),
    (sentence) => (this.heard = [sentence]),
  );
  /** Whether the move of this turn was chosen before it began. */
  playsAhead = false;
  /** Whether the round was already over when this page opened. */
  cameLate = $state(true);

  constructor(id: string, key: string | null) {
    this.id = id;
    for (const [seat, kept] of Object.entries(savedTables.find(id)?.seats ?? {})) {
      this.#keys.set(Number(seat), kept);
    }
    const sat = key && savedTables.satWith(id, key); // its invitation was used here before
    this.#socket = this.#connect(sat || key || this.#firstKey());
  }

  #firstKey(): string | null {
    const known = savedTables.find(this.id);
    const [invitation] = Object.values(known?.invitations ?? {}); // the key of the seat that was given up
    return [...this.#keys.values()][0] ?? known?.spectator ?? known?.owner ?? invitation ?? null;
  }

  #connect(key: string | null): TableSocket {
    const listener: Listener = {
      snapshot: (snapshot) => this.#pace.take(snapshot),
      connection: (connection) => {
        // A client that is refused at once may speak a version that the server no longer knows; a
        // socket cannot say so.
        const shut = connection.state === "lost" && this.connection.state === "connecting";
        if (shut) void offeredGames.load(settings.language).catch(() => undefined);
        if (!this.#satBefore(key, connection)) this.connection = connection;
      },
      presence: (presence) => {
        const own = [...this.#keys.keys()].filter((seat) => seat !== null);
        const waited = this.#busyText !== "";
        const said = this.presence.take(presence, seatNames(this.snapshot?.seats ?? []), own);
        if (!waited && this.#busyText) said.push(this.#busyText);
        if (said.length) this.heard = said;
      },
    };
    return new TableSocket(this.id, key, settings.language, listener, () => this.#otherKeys(key));
  }

  #otherKeys(key: string | null): string[] {
    return [...this.#keys]
      .filter(([seat, kept]) => seat !== null && kept !== key)
      .map(([, kept]) => kept!);
  }

  /** Whether the invitation was used by this browser: the answer was lost, so the request is sent
   * again. */
  #satBefore(token: string | null, connection: Connection): boolean {
    if (connection.state !== "refused" || connection.refusal.code !== "seat_taken") return false;
    if (!token || !savedTables.find(this.id)?.secrets[token] || this.#asked.has(token))
      return false;
    this.#asked.add(token);
    void this.#sitDown(token, null);
    return true;
  }

  /** The number of moves, including those that were played before this table was set up. */
  get moves(): number {
    const last = this.log.findLast((line) => line.number !== null);
    return last?.number ?? givenMoves([...this.#known.values()]);
  }

  leave(): void {
    this.#pace.forget();
    this.premoves.forget();
    this.#socket.leave();
  }

  speak(language: string): void {
    this.#pace.hurry();
    this.heard = []; // all of it was in another language
    this.explained = null;
    this.closeHint();
    untrack(() => this.premoves.reload());
    this.#socket.speak(language);
  }

  // -- what is seen ------------------------------------------------------------------------------

  get seat(): number | null {
    return typeof this.snapshot?.seat === "number" ? this.snapshot.seat : null;
  }

  get seated(): boolean {
    return this.seat !== null && this.snapshot!.seats[this.seat]!.taken;
  }

  get myTurn(): boolean {
    const { snapshot } = this;
    if (!snapshot || snapshot.state !== "playing" || snapshot.view.player === null) return false;
    return this.#keys.has(snapshot.view.player) && (this.seated || this.shared);
  }

  /** Whether the table shown is current, and moves will arrive. */
  get reached(): boolean {
    return this.connection.state === "connected";
  }

  /** What to say while the table cannot be reached. */
  get trouble(): string {
    if (this.reached) return "";
    if (this.sending !== null) return say("connection-lost-move");
    return this.connection.state === "restarting"
      ? say("connection-restarting-heard")
      : say("connection-lost-heard");
  }

  /** One device for several seats. */
  get shared(): boolean {
    return [...this.#keys.keys()].filter((seat) => seat !== null).length > 1;
  }

  #see(snapshot: TableSnapshot): void {
    const { snapshot: before, myTurn: wasMyTurn } = this;
    if (before && snapshot.ply < before.ply && snapshot.seat === before.seat) return;
    const dealtAnew = before !== null && before.game !== snapshot.game;
    if (dealtAnew) this.#forgetMoves();
    const news = before ? snapshot.events.filter((event) => !this.#known.has(keyOf(event))) : [];
    for (const event of snapshot.events) this.#known.set(keyOf(event), event);
    const mover = news.findLast(({ type }) => type === "move")?.player ?? null;
    if (mover !== null && !(this.expected && mover === before!.seat)) this.#pace.moved(mover);
    if (!before || dealtAnew) this.cameLate = snapshot.outcome !== null;

    this.snapshot = snapshot;
    this.log = linesOf([...this.#known.values()]);
    this.last = lastMove(this.log);
    if (snapshot.ply !== before?.ply || snapshot.seat !== before.seat) {
      this.closeHint();
      this.fresh = withoutShown(news, this.expected);
      this.expected = null;
      this.#previews.clear();
      this.sending = null;
      this.playsAhead = false;
    }
    if (news.some((event) => event.ply !== null && event.ply !== undefined)) this.explained = null;
    this.#remember(snapshot);
    // What happened before is said with the names that the players have now.
    if (news.some(({ type }) => type === "sit" || type === "freed")) this.#socket.retell();
    const said = news.flatMap((event) => saidOf(event, snapshot));
    if (this.myTurn && (said.length || !wasMyTurn)) said.push(snapshot.words?.prompt ?? "");
    if (said.length) this.heard = said;
    if (snapshot.ply !== before?.ply || snapshot.state !== before.state) this.#playAhead(snapshot);
    this.#handOver(snapshot, before !== null);
    if (this.passing !== null && said.length) this.heard = [...said.slice(0, -1), this.passText];
    if (snapshot.outcome === null) this.opened = null;
    else if (this.opened === null) void this.#open(snapshot.game);
  }

  /** If the turn has come, play what was chosen before. */
  #playAhead(snapshot: TableSnapshot): void {
    const ahead = this.seated && !this.shared ? this.seat : null;
    const move = this.premoves.follow(snapshot, ahead);
    if (move === null) return;
    this.playsAhead = true;
    void this.play(move);
  }

  /** After the end, load the game with all cards open. */
  async #open(game: number): Promise<void> {
    const holder = { table: this.id, key: this.#socket.key };
    try {
      const { moves } = await api.replay(holder, game, 0, "open");
      const { view } = await api.replay(holder, game, moves, "open");
      if (this.snapshot?.game === game) this.opened = view;
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
    }
  }

  #forgetMoves(): void {
    for (const [key, event] of this.#known) {
      if (event.type !== "chat") this.#known.delete(key);
    }
    void this.lookBack(null);
  }

  #remember(snapshot: TableSnapshot): void {
    const { key } = this.#socket;
    rememberKey(snapshot, key);
    if (typeof snapshot.seat !== "number") return;
    this.#keys.set(snapshot.seat, key);
    // Somebody else may know this key: exchange it for one that only this browser has.
    if (!key || !snapshot.can.includes("exchange") || this.#asked.has(key)) return;
    this.#asked.add(key);
    void this.#sitDown(key, null);
  }

  // -- sitting down ------------------------------------------------------------------------------

  /** The key of this connection: an invitation, until the player has sat down. */
  get token(): string | null {
    return this.#socket.key;
  }

  /** Sit down with an invitation, or continue with a device link. */
  sit = async (name: string | null): Promise<void> => {
    const { token } = this;
    if (token) await this.#sitDown(token, name);
  };

  async #sitDown(token: string, name: string | null): Promise<void> {
    await this.#takeSeat(token, () => sitDown(this.id, token, name));
  }

  /** Take an open seat of a public table. */
  join = (name: string | null): Promise<void> =>
    this.#takeSeat(this.token, () => joinTable(this.id, name));

  async #takeSeat(before: string | null, take: () => Promise<number>): Promise<void> {
    this.#socket.leave(); // it would be refused, because the invitation is used
    this.explained = null;
    let key = before;
    try {
      const seat = await take();
      key = savedTables.find(this.id)!.seats[seat]!;
      this.#keys.set(seat, key);
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      this.#explain(null, reason.refusal);
    }
    this.#socket = this.#connect(key);
  }

  /** Give up the seat; returns its new invitation, to pass on. */
  async leaveSeat(): Promise<void> {
    const { seat } = this;
    const { key } = this.#socket;
    if (seat === null) return;
    this.#socket.leave();
    try {
      const holder = { table: this.id, key, language: settings.language };
      savedTables.leaveSeat(this.id, seat, (await api.leave(holder)).invitation);
      this.#keys.delete(seat);
      this.#known.clear();
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      this.#explain(null, reason.refusal);
    }
    this.#socket = this.#connect(this.#firstKey());
  }

  // -- one device for all ------------------------------------------------------------------------

  /** When another seat of this browser has to decide: if hands are hidden, the curtain falls until
   * that player lifts it; if not, the view just changes. Whoever has looked at the table first
   * sees what they have drawn, and passes the device on. */
  #handOver(snapshot: TableSnapshot, looked: boolean): void {
    const next = snapshot.state === "playing" ? snapshot.view.player : null;
    if (next === null || next === this.seat || !this.#keys.has(next)) {
      if (next === this.seat || snapshot.state !== "playing") this.curtain = null;
      this.passing = null;
      return;
    }
    if (!(offeredGames.game(snapshot.about.game)?.hidden ?? true)) return this.look(next);
    if (looked && this.curtain === null) this.passing = next;
    else this.curtain = next;
  }

  /** Why whoever is to move takes longer than usual; empty if there is nothing to say. */
  get othersText(): string {
    return this.#awayText || this.#busyText;
  }

  get #awayText(): string {
    const { player = null } = this.snapshot?.view ?? {};
    if (player === null || this.#keys.has(player) || this.presence.of(player) !== "away") return "";
    return say("presence-left", { name: seatNames(this.snapshot!.seats)[player] ?? "" });
  }

  get #busyText(): string {
    const { player = null } = this.snapshot?.view ?? {};
    const seconds = this.presence.botSeconds;
    if (player === null || seconds === null || !this.snapshot!.seats[player]?.bot) return "";
    return say("presence-busy", { name: seatNames(this.snapshot!.seats)[player] ?? "", seconds });
  }

  /** What to do before the device is passed on. */
  get passText(): string {
    const name = seatNames(this.snapshot?.seats ?? [])[this.passing ?? 0] ?? "";
    return say("pass-text", { name });
  }

  /** The curtain falls: the device changes hands. */
  passOn(): void {
    this.curtain = this.passing;
    this.passing = null;
  }

  /** Back to the player before, as long as the next one has not looked. */
  takeBack(): void {
    this.passing = this.curtain;
    this.curtain = null;
  }

  /** Look from another seat of this browser. Nothing of it was loaded before. */
  look(seat: number): void {
    const key = this.#keys.get(seat);
    if (key === undefined) return;
    this.#socket.leave();
    this.#pace.forget();
    this.expected = null;
    this.#known.clear();
    void this.lookBack(null);
    this.snapshot = null;
    this.explained = null;
    this.heard = [];
    this.log = [];
    this.curtain = this.passing = null;
    this.presence.forget();
    this.#socket = this.#connect(key);
  }

  // -- what is asked for -------------------------------------------------------------------------

  async #ask<Type extends Asked>(type: Type, fields: Fields<Type>): Promise<SocketAnswer | null> {
    try {
      return await this.#socket.ask(type, fields);
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      if (reason.refusal.code !== "stale_ply") this.#explain(null, reason.refusal);
      return null;
    }
  }

  #explain(move: string | null, refusal: Refusal): void {
    this.explained = { move, refusal };
  }

  async play(move: string): Promise<void> {
    if (!this.snapshot || this.sending !== null) return;
    this.explained = null;
    this.sending = move;
    this.#expect(move);
    const { expected } = this;
    try {
      await this.#socket.ask("play", { ply: this.snapshot.ply, move });
    } catch (reason) {
      this.sending = null;
      this.expected = null;
      if (!(reason instanceof Refused)) throw reason;
      const silent = reason.refusal.code === "stale_ply" && !expected;
      if (!silent) this.#explain(move, reason.refusal);
    }
  }

  /** Show what a move will certainly do, if the board has asked before; it is taken back if the server
   * refuses the move. */
  #expect(move: string): void {
    const events = this.#previews.get(move);
    const view = events?.length && this.viewAfter?.(this.snapshot!.view, events);
    if (!view || this.seat === null) return;
    const played = { type: "move", player: this.seat, move, happened: events, at: Infinity };
    const last = lastMove([
      ...this.log,
      { key: "expected", event: played, number: this.moves + 1 },
    ]);
    this.expected = { view, last, events };
    this.fresh = events;
    this.#pace.moved(this.seat);
  }

  /** Ask why a move is not legal, and show it. */
  async whyNot(move: string): Promise<void> {
    if (!this.snapshot || this.snapshot.view.legal.includes(move)) return;
    try {
      const { code, sentence = "", detail } = await this.#socket.ask("why_not", { move });
      if (code) this.#explain(move, { code, sentence, detail: detail ?? null });
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      this.#explain(move, reason.refusal);
    }
  }

  /** Why a move is not legal; empty if it is, or if nobody can tell. */
  async reasonAgainst(move: string): Promise<string> {
    const answer = await this.#socket.ask("why_not", { move }).catch(() => null);
    return answer?.sentence ?? "";
  }

  /** The table as the server draws it: SVG. */
  async picture(): Promise<string> {
    const { snapshot, back, moves } = this;
    const holder = { table: this.id, key: this.#socket.key, language: settings.language };
    const open = snapshot?.outcome && !back ? { onlooker: "open" as const } : {};
    const drawn = await api.picture(holder, {
      game: snapshot?.game ?? 0,
      after: back?.after ?? moves,
      ...open,
    });
    return drawn.text();
  }

  async preview(moves: string[]): Promise<Record<string, GameEvent[]>> {
    const found: Record<string, GameEvent[]> = {};
    const ply = this.snapshot?.ply;
    for (const some of inFrames(moves)) {
      const answer = await this.#socket.ask("preview", { moves: some }).catch(() => null);
      Object.assign(found, answer?.previews);
    }
    if (this.snapshot?.ply === ply) {
      for (const [move, events] of Object.entries(found)) this.#previews.set(move, events);
    }
    return found;
  }

  /** Ask once what these moves will do: the one that is played is shown at once. */
  prepare(moves: string[]): void {
    const unknown = moves.filter((move) => !this.#previews.has(move));
    if (!this.myTurn || !this.viewAfter || unknown.length === 0) return;
    for (const move of unknown) this.#previews.set(move, []); // asked for
    void this.preview(unknown);
  }

  /** Answer a typed line: as in a terminal, it can be a verb, a move, which is played, or a
   * question. */
  async command(line: string): Promise<string[]> {
    const done = await doVerb(this, line);
    if (done !== null) return done;
    const answer = await this.#socket.ask("command", { line }).catch((reason: unknown) => {
      if (reason instanceof Refused) return { said: [reason.refusal.sentence] };
      throw reason;
    });
    if ("move" in answer && answer.move) await this.play(answer.move);
    return answer.said ?? [];
  }

  undo = () => {
    this.#pace.hurry();
    return this.#ask("undo", { ply: this.snapshot?.ply ?? 0 });
  };
  chat = (text: string) =>
    this.#ask("chat", this.seat === null ? { text, name: savedTables.name || null } : { text });
  offer = (what: Fields<"offer">["what"]) => this.#ask("offer", { what });
  decline = (what: Fields<"decline">["what"]) => this.#ask("decline", { what });
  resign = () => this.#ask("resign", {});
  resignGame = () => this.#ask("resign_game", {});
  claimTime = () => this.#ask("claim_time", {});
  nextRound = () => this.#ask("next_round", {});

  /** The best moves, best first; none if there is no hint, or it came too late. */
  async hint(): Promise<Advice[]> {
    const { key } = this.#socket;
    const { language } = settings;
    const before = this.snapshot;
    try {
      const thought = await api.hint({ table: this.id, key, language });
      const { snapshot } = this;
      if (!snapshot || snapshot.ply !== before?.ply || language !== settings.language) return [];
      return adviceOf(thought, snapshot.words?.moves ?? {});
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      this.#explain(null, reason.refusal);
      return [];
    }
  }

  /** Asks for a hint, and shows its best move. */
  async askHint(): Promise<void> {
    this.advice = await this.hint();
    this.shown = this.advice[0]?.move ?? null;
  }

  /** Takes the game to the analysis board, as this seat knows it. */
  async openAnalysis(): Promise<void> {
    const holder = { table: this.id, key: this.#socket.key, language: settings.language };
    const [{ analysis }, { analysisAddress }] = await Promise.all([
      import("./api/analysis"),
      import("~/analysis/link"),
    ]);
    try {
      go(await analysisAddress(await analysis.openTable(holder), { table: this.id }));
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      this.#explain(null, reason.refusal);
    }
  }

  closeHint(): void {
    this.advice = [];
    this.shown = null;
  }

  // -- looking back ------------------------------------------------------------------------------

  /** One move forward or back from the one that is shown or being loaded. */
  async step(by: number): Promise<void> {
    const at = (this.#wanted ?? this.moves) + by;
    await this.lookBack(at >= this.moves ? null : Math.max(0, at));
  }

  async lookBack(after: number | null): Promise<void> {
    this.#wanted = after;
    if (after === null || !this.snapshot) {
      this.back = null;
      return;
    }
    const { key } = this.#socket;
    const holder = { table: this.id, key, language: settings.language };
    try {
      const found = await api.replay(holder, this.snapshot.game, after);
      if (this.#wanted === after) this.back = found;
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      this.#explain(null, reason.refusal);
    }
  }
}

/** The best moves in words, starting with the one that the engine would play. */
export function adviceOf(
  { move: best, chance: itsChance, moves }: Thought,
  labels: Record<string, string>,
): Advice[] {
  const first = moves.find(({ move }) => move === best) ?? {
    move: best,
    chance: itsChance,
    why: "",
  };
  const others = moves.filter(({ move }) => move !== best);
  return [first, ...others].slice(0, BEST).map(({ move, chance: share, why }) => {
    const label = labels[move] ?? move;
    const chance = Math.round(100 * share);
    const sentence = `${say("hint-says", { move: label, chance })} ${why}`.trim();
    return { move, label, chance, sentence };
  });
}

/** What happened, without what was already shown when the move was sent. */
function withoutShown(news: TableEvent[], expected: Expected | null): GameEvent[] {
  const shown = new Set(expected?.events.map((event) => JSON.stringify(event)));
  const happened = news.flatMap((event) => event.happened ?? []);
  return happened.filter((event) => !shown.has(JSON.stringify(event)));
}

function keyOf(event: TableEvent): string {
  return typeof event.ply === "number" ? `ply ${event.ply}` : `note ${event.note}`;
}

/** The sentences of an event, or its line of the chat. */
export function saidOf(event: TableEvent, snapshot: TableSnapshot): string[] {
  if (event.type === "chat") return [`${speakerName(event, snapshot)}: ${String(event["text"])}`];
  return event.said ?? [];
}

/** The log in order of time, with the numbers of the moves that were not undone. */
export function linesOf(events: TableEvent[]): LogLine[] {
  const lines = [...events]
    .sort((one, other) => one.at - other.at)
    .map((event): LogLine => ({ key: keyOf(event), event, number: null }));
  let standing: LogLine[] = [];
  const given = givenMoves(events);
  for (const line of lines) {
    if (line.event.type === "deal") standing = [];
    if (line.event.type === "move") standing.push(line);
    if (line.event.type === "undo") standing.pop();
    if (line.event.type === "takeback") standing.length = Number(line.event["moves"]) - given;
  }
  standing.forEach((line, at) => (line.number = given + at + 1));
  return lines;
}

/** How many moves of the game were played before this table was set up. */
function givenMoves(events: TableEvent[]): number {
  return Number(events.findLast((event) => event.type === "deal")?.["given"] ?? 0);
}

/** The last move with everything that its player did just before it: laying a card and drawing
 * one from a deck are two moves, but one turn. */
export function lastMove(lines: LogLine[]): Trace | null {
  const moves = lines.filter((line) => line.number !== null).map(({ event }) => event);
  const { player, move } = moves.at(-1) ?? {};
  if (typeof player !== "number" || !move) return null;
  const earlier = moves.slice(0, moves.findLastIndex((event) => event.player !== player) + 1);
  const before = turnOf(earlier).flatMap((event) => event.happened ?? []);
  return { player, move, happened: turnOf(moves).flatMap((event) => event.happened ?? []), before };
}

/** The moves of the last turn: those that one player made after each other. */
function turnOf(moves: TableEvent[]): TableEvent[] {
  const player = moves.at(-1)?.player;
  return moves.slice(moves.findLastIndex((event) => event.player !== player) + 1);
}

/** Moves in parts that each fit into a frame. */
export function inFrames(moves: string[]): string[][] {
  const parts: string[][] = [];
  let size = FRAME;
  for (const move of moves) {
    size += move.length + 3;
    if (size > FRAME) {
      parts.push([]);
      size = move.length + 3;
    }
    parts.at(-1)!.push(move);
  }
  return parts;
}
