/** A socket to one table as the holder of one key. It reconnects when the connection drops,
 * continues from its cursor, and sends unanswered requests again: the server plays a request with
 * the same id only once. */
import type { SocketAnswer, SocketMessage, SocketPresence, SocketRequest } from "./api/types.gen";
import { Refused, type Refusal, type TableSnapshot } from "./api";

export type Connection =
  | { state: "connecting" }
  | { state: "connected" }
  /** Connected, but a move has not been answered for a while. */
  | { state: "silent" }
  /** Reconnects at `retry` (milliseconds of `Date.now`). */
  | { state: "lost"; retry: number }
  /** The server said that it is stopping and will come back. */
  | { state: "restarting"; retry: number }
  /** Refused for good: there is no such table, or the key does not open it. */
  | { state: "refused"; refusal: Refusal };

/** The requests, and the fields of each besides its id. */
export type Asked = Exclude<SocketRequest["type"], "hello" | "ping" | "pong" | "visibility">;
export type Fields<Type extends Asked> = Omit<
  Extract<SocketRequest, { type: Type }>,
  "type" | "id"
>;

export interface Listener {
  snapshot(snapshot: TableSnapshot): void;
  presence?(presence: SocketPresence): void;
  connection(connection: Connection): void;
}

interface Waiting {
  request: { type: Asked; id: string; ply?: number | null };
  resolve(answer: SocketAnswer): void;
  reject(reason: Refused): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** The server pings a silent client every 20 s; if even that does not come, the connection is dead. */
const SILENCE = 50_000;
/** A request is answered much sooner than that; a connection on which it is not is dead, too. */
const ANSWER = 12_000;
/** A move without an answer by then may not have arrived: the player is told. */
export const LATE = 2_000;
const LEAVE = 1000;
const DEAD = 1006;
const REFUSED_CODES = [4400, 4401];
/** Refusals on connecting that are temporary. */
const LATER: Refusal["code"][] = ["rate_limited", "unavailable", "being_prepared"];

let requests = 0;
const session = Math.random().toString(36).slice(2, 10);

/** So that an id is unique across all sockets of all tabs. */
function nextId(): string {
  requests += 1;
  return `${session}-${requests}`;
}

/** Full jitter, so that clients do not all reconnect at the same moment. */
export function waitBefore(attempt: number, chance = Math.random()): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return most / 2 + (most / 2) * chance;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #cursor: [number, number] | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #late: ReturnType<typeof setTimeout> | undefined;
  #silent = false;
  #left = false;
  #refusal: Refusal | null = null;
  #welcome = false;
  /** The language that the server was last told. */
  #spoken = "";

  constructor(
    readonly table: string,
    readonly key: string | null,
    private language: string,
    private readonly listener: Listener,
    /** Other keys of the table that this browser plays with. */
    private readonly holding: () => string[] = () => [],
  ) {
    addEventListener("online", this.#now);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#now);
    document.addEventListener("visibilitychange", this.#tellVisibility);
    this.#connect();
  }

  /** Send a request; the promise survives lost connections. */
  ask<Type extends Asked>(type: Type, fields: Fields<Type>): Promise<SocketAnswer> {
    const id = nextId();
    const request = { type, id, ...fields };
    return new Promise((resolve, reject) => {
      if (this.#refusal) return reject(new Refused(this.#refusal));
      this.#waiting.set(id, { request, resolve, reject });
      if (!this.#welcome) return;
      this.#send(request);
      this.#watch();
      if (this.#waiting.size === 1) this.#listen();
    });
  }

  speak(language: string): void {
    if (language === this.language) return;
    this.language = language;
    if (this.#refusal) return this.#askAgain();
    if (this.#welcome) this.retell();
  }

  /** The server answers with all events of the round, as they are said now. */
  retell(): void {
    this.#spoken = this.language;
    void this.ask("language", { language: this.language }).catch(() => undefined);
  }

  leave(): void {
    this.#left = true;
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#now);
    document.removeEventListener("visibilitychange", this.#tellVisibility);
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearTimeout(this.#late);
    this.#socket?.close(LEAVE);
    this.#waiting.clear();
  }

  #connect(): void {
    this.listener.connection({ state: "connecting" });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/v2/tables/${this.table}/socket`);
    this.#socket = socket;
    this.#welcome = false;
    this.#listen();
    socket.onopen = () => {
      const since = this.#cursor ? { since: this.#cursor } : {};
      const holding = this.holding();
      this.#spoken = this.language;
      this.#send({
        type: "hello",
        key: this.key,
        language: this.language,
        ...since,
        ...(holding.length > 0 && { holding }),
      });
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#take(JSON.parse(String(data)) as SocketMessage);
      this.#listen();
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      this.#lost(code);
    };
  }

  #take(message: SocketMessage): void {
    switch (message.type) {
      case "snapshot":
        return this.#see(message);
      case "answer":
        return this.#settle(message.id)?.resolve(message);
      case "error": {
        const waiting = this.#settle(message.id);
        if (!waiting) this.#refusal = message;
        if (message.snapshot) this.listener.snapshot(message.snapshot);
        return waiting?.reject(new Refused(message));
      }
      case "presence":
        return this.listener.presence?.(message);
      case "ping":
        return this.#send({ type: "pong" });
      case "going_down":
        return this.#comeBack("restarting", 1000 * message.back_in * (1 + Math.random()));
    }
  }

  #see(snapshot: TableSnapshot): void {
    this.#cursor = snapshot.cursor;
    if (!this.#welcome) {
      this.#welcome = true;
      this.#attempt = 0;
      this.listener.connection({ state: "connected" });
      if (document.hidden) this.#tellVisibility();
      for (const { request } of this.#waiting.values()) this.#send(request);
      if (this.language !== this.#spoken) this.retell();
      this.#watch();
    }
    this.#answered();
    this.listener.snapshot(snapshot);
  }

  #settle(id: string | undefined): Waiting | undefined {
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id !== undefined) this.#waiting.delete(id);
    if (waiting?.request.type === "play") this.#answered();
    return waiting;
  }

  /** Whether a move is on its way. If the table has moved on, it has arrived, answered or not. */
  #hasMove(): boolean {
    const now = this.#cursor?.[0] ?? 0;
    return [...this.#waiting.values()].some(
      ({ request }) => request.type === "play" && Number(request.ply) >= now,
    );
  }

  /** Start the timer for the answer to a move. */
  #watch(): void {
    clearTimeout(this.#late);
    if (!this.#hasMove()) return;
    this.#late = setTimeout(() => {
      if (!this.#welcome) return;
      this.#silent = true;
      this.listener.connection({ state: "silent" });
    }, LATE);
  }

  #answered(): void {
    if (this.#hasMove()) return;
    clearTimeout(this.#late);
    if (!this.#silent) return;
    this.#silent = false;
    this.listener.connection({ state: "connected" });
  }

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The others at the table are told if nobody looks at this page for a while. */
  #tellVisibility = (): void => {
    if (this.#welcome) this.#send({ type: "visibility", hidden: document.hidden });
  };

  /** Restart the timer for the next sign of life. */
  #listen(): void {
    clearTimeout(this.#silence);
    if (this.#left) return;
    this.#silence = setTimeout(this.#hangUp, this.#waiting.size ? ANSWER : SILENCE);
  }

  /** Drop a dead connection without waiting for the closing handshake. */
  #hangUp = (): void => {
    const dead = this.#socket;
    this.#socket = null;
    dead?.close(LEAVE);
    this.#lost(DEAD);
  };

  #lost(code: number): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#late);
    this.#silent = false;
    this.#welcome = false;
    if (this.#left) return;
    const refusal = REFUSED_CODES.includes(code) ? this.#refusal : null;
    if (refusal && !LATER.includes(refusal.code)) return this.#giveUp(refusal);
    this.#refusal = null;
    if (this.#retry === undefined) this.#comeBack("lost", waitBefore(this.#attempt++));
  }

  /** Ask again for the refusal, in another language. */
  #askAgain(): void {
    this.#refusal = null;
    this.#connect();
  }

  #giveUp(refusal: Refusal): void {
    this.listener.connection({ state: "refused", refusal });
    for (const waiting of this.#waiting.values()) waiting.reject(new Refused(refusal));
    this.#waiting.clear();
  }

  #comeBack(state: "lost" | "restarting", wait: number): void {
    clearTimeout(this.#retry);
    this.listener.connection({ state, retry: Date.now() + wait });
    this.#retry = setTimeout(this.#again, wait);
  }

  #again = (): void => {
    this.#retry = undefined;
    const before = this.#socket;
    this.#connect();
    before?.close(LEAVE);
  };

  /** The machine is offline: the connection is dead, even without a close event. A server on this
   * machine is found again at once. */
  #offline = (): void => {
    if (this.#retry === undefined && this.#socket && !this.#refusal) this.#hangUp();
  };

  /** The machine is online again, or the page is visible again: reconnect now. */
  #now = (): void => {
    if (this.#retry === undefined || document.hidden) return;
    clearTimeout(this.#retry);
    this.#again();
  };
}
