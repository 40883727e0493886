/** Requests over HTTP. Answers have the types of the server's own description. */
import type {
  Created,
  DeviceLink,
  Error as ErrorBody,
  Freed,
  Invitation,
  Joined,
  Joining,
  OpenTables,
  OptionFile,
  OptionValue,
  Outcome,
  Replay as Replayed,
  Sitting,
  TableSnapshot,
  Thought,
  TableSpec,
} from "./types.gen";
import { outdated } from "../outdated.svelte";
import type { Offered } from "./gameList";

export type {
  About,
  Clock,
  Created,
  DeviceLink,
  Offer,
  OpenTable,
  OpenTables,
  Outcome,
  Seat,
  SeatSpec,
  /** Something that happened at a table: a move, a deal, somebody sat down, a line of chat. */
  Event as TableEvent,
  Joined,
  /** A position of a game that is being replayed. */
  Replay as Replayed,
  TableSnapshot,
  Thought,
  TableSpec,
} from "./types.gen";

/** Whether a player resigned the match or lost on time, which decides the whole match: points do not count
 * then. */
export function decidesMatch(outcome: Outcome | null): boolean {
  return outcome?.by === "resignation" || outcome?.by === "time";
}

/** A refusal: a `code` for the page, a `sentence` for people, and details that can be drawn. */
export interface Refusal {
  code: ErrorBody["code"] | "offline";
  sentence: string;
  detail?: Record<string, unknown> | null;
  snapshot?: TableSnapshot | null;
}

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence || refusal.code);
  }
}

const GONE: Refusal["code"][] = ["unknown_table", "not_authorised", "damaged"];

/** Whether a request failed because the server has no such table, or none that this browser may
 * see. */
export function isGone(reason: unknown): boolean {
  return reason instanceof Refused && GONE.includes(reason.refusal.code);
}

interface Ask {
  key?: string | null;
  language?: string;
  body?: unknown;
  method?: "GET" | "POST" | "DELETE";
  query?: Record<string, string | number | undefined>;
  /** Stops the request. */
  signal?: AbortSignal;
}

async function send(path: string, asked: Ask): Promise<Response> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...asked.query, language: asked.language })) {
    if (value !== undefined) query.set(name, String(value));
  }
  const headers: Record<string, string> = {};
  if (asked.key) headers["Authorization"] = `Bearer ${asked.key}`;
  if (asked.body !== undefined) headers["Content-Type"] = "application/json";
  try {
    return await fetch(`/api/v2${path}${query.size ? `?${query}` : ""}`, {
      method: asked.method ?? (asked.body === undefined ? "GET" : "POST"),
      headers,
      body: asked.body === undefined ? null : JSON.stringify(asked.body),
      signal: asked.signal ?? null,
    });
  } catch {
    throw new Refused({ code: "offline", sentence: "" });
  }
}

/** What the server answered, or the lack of a usable answer, as an error. */
function refuse(answer: unknown): never {
  const { code, sentence } = (answer ?? {}) as Partial<Refusal>;
  if (!code) throw new Refused({ code: "offline", sentence: "" });
  if (code === "outdated_client") outdated.sentence = sentence || code;
  throw new Refused({ ...(answer as Refusal), code, sentence: sentence ?? "" });
}

export async function ask<Answer>(path: string, asked: Ask = {}): Promise<Answer> {
  const response = await send(path, asked);
  const answer: unknown = await response.json().catch(() => null);
  return response.ok && answer !== null ? (answer as Answer) : refuse(answer);
}

/** The key for requests about a table. */
export interface Holder {
  table: string;
  key: string | null;
  language?: string;
}

/** A picture comes as text, not as JSON; the key is in the header, as always. */
async function picture(
  { table, key, language }: Holder,
  moment: { game: number; after: number; onlooker?: number | "open" },
): Promise<Blob> {
  const response = await send(`/tables/${table}/picture`, { key, language, query: moment });
  if (!response.ok) refuse(await response.json().catch(() => null));
  return response.blob().catch(() => refuse(null));
}

export const api = {
  games: (language: string) => ask<Offered>("/games", { language }),
  /** The value of an option that comes from a file. */
  readOption: (game: string, option: string, file: OptionFile, language: string) =>
    ask<OptionValue>(`/games/${game}/options/${option}`, { language, body: file }),
  openTables: (game?: string) => ask<OpenTables>("/tables", { query: { game, limit: 20 } }),
  create: (spec: TableSpec) => ask<Created>("/tables", { body: spec }),
  see: ({ table, key, language }: Holder) => ask<TableSnapshot>(`/tables/${table}`, { key, language }),
  sit: ({ table, key, language }: Holder, body: Sitting) =>
    ask<TableSnapshot>(`/tables/${table}/sit`, { key, language, body }),
  join: (table: string, body: Joining, language?: string) =>
    ask<Joined>(`/tables/${table}/join`, { language, body }),
  leave: ({ table, key, language }: Holder) =>
    ask<Invitation>(`/tables/${table}/leave`, { key, language, method: "POST" }),
  deviceLink: ({ table, key, language }: Holder) =>
    ask<DeviceLink>(`/tables/${table}/device-link`, { key, language, method: "POST" }),
  invite: ({ table, key, language }: Holder, seat: number) =>
    ask<Invitation>(`/tables/${table}/seats/${seat}/invitation`, { key, language, method: "POST" }),
  close: ({ table, key, language }: Holder) =>
    ask<TableSnapshot>(`/tables/${table}/close`, { key, language, method: "POST" }),
  free: ({ table, key, language }: Holder, seat: number) =>
    ask<Freed>(`/tables/${table}/seats/${seat}/free`, { key, language, method: "POST" }),
  hint: ({ table, key, language }: Holder) =>
    ask<Thought>(`/tables/${table}/hint`, { key, language, method: "POST" }),
  /** A game after that many moves: the onlooker's own view or, if it is finished, with all cards
   * open. */
  replay: ({ table, key, language }: Holder, game: number, after: number, onlooker?: "open") =>
    ask<Replayed>(`/tables/${table}/replay`, { key, language, query: { game, after, onlooker } }),
  picture,
};

