/** Requests of the pages for reviews, lessons and rules. */
import { ask, type Holder, type Replayed } from "./index";
import type {
  Created,
  Help,
  Lesson,
  PlayOnSpec,
  Previews,
  Progress,
  Record as GameRecord,
  RecordSpec,
  ReviewParts,
  Rules,
  TableSnapshot,
  Tried,
} from "./types.gen";

export type { EarlyEnd, Lesson, RuleBlock, RuleRow, Rules, Thing, Tried } from "./types.gen";

/** The options of a table for an address: what names a file, or is one, is left out. */
function plain(options: Record<string, unknown>): string {
  const given = Object.entries(options).filter(([, value]) =>
    ["boolean", "number", "string"].includes(typeof value),
  );
  return JSON.stringify(Object.fromEntries(given));
}

/** One decision of a reviewed game. */
export interface Decision {
  ply: number;
  seat: number;
  move: string;
  chance: number;
  best: string;
  best_chance: number;
  lost: number;
  verdict: "" | "inaccuracy" | "mistake" | "blunder";
  /** Addressed to the seat that decided. */
  why: string;
  /** For a mistake: `best` in words, in the reader's language. */
  best_words?: string;
}

export interface Review {
  moves: number;
  decisions: Decision[];
  result: number[] | null;
  /** Luck and decisions; missing in reviews that were made before they were measured. */
  parts?: ReviewParts | null;
}

/** A seat, or `open`: all cards face up. */
export type Onlooker = number | "open";

export interface Moment {
  game: number;
  after: number;
  onlooker: Onlooker;
}

export const learning = {
  replay: ({ table, key, language }: Holder, moment: Moment) =>
    ask<Replayed>(`/tables/${table}/replay`, { key, language, query: { ...moment } }),
  vary: ({ table, key, language }: Holder, moment: Moment, move: string) =>
    ask<Replayed>(`/tables/${table}/variation`, { key, language, query: { ...moment, move } }),
  /** All moves of a finished game, in words for an onlooker. */
  story: ({ table, key, language }: Holder, moment: Moment) =>
    ask<Replayed>(`/tables/${table}/replay`, { key, language, query: { ...moment, whole: 1 } }),
  reviewProgress: ({ table, key }: Holder) =>
    ask<Progress>(`/tables/${table}/review-progress`, { key }),
  review: ({ table, key, language }: Holder, game: number) =>
    ask<Review>(`/tables/${table}/games/${game}/review`, { key, language, method: "POST" }),
  /** Previews of the link may show how the game ended; `open` is a key for those who get the link. */
  share: ({ table, key, language }: Holder, game: number, open: string | null) =>
    ask<TableSnapshot>(`/tables/${table}/games/${game}/share`, {
      key,
      language,
      body: { key: open },
    }),
  record: ({ table, key }: Holder, game: number) =>
    ask<GameRecord>(`/tables/${table}/record`, { key, query: { game } }),
  playOn: ({ table, key, language }: Holder, game: number, spec: PlayOnSpec) =>
    ask<Created>(`/tables/${table}/games/${game}/play-on`, { key, language, body: spec }),
  fromRecord: (spec: RecordSpec, language: string) =>
    ask<Created>("/tables/from-record", { language, body: spec }),
  lesson: (game: string, language: string) => ask<Lesson>(`/lessons/${game}`, { language }),
  tryStep: (game: string, step: string, move: string, language: string) =>
    ask<Tried>(`/lessons/${game}/${step}`, { language, body: { move } }),
  previewStep: (game: string, step: string, moves: string[]) =>
    ask<Previews>(`/lessons/${game}/${step}/previews`, { body: { moves } }),
  rules: (game: string, edition: string | null, language: string) =>
    ask<Rules>(`/rules/${game}`, { language, query: { edition: edition ?? undefined } }),
  /** Only what applies at a table with these options. */
  rulesOfTable: (game: string, options: Record<string, unknown>, language: string) => {
    const { edition } = options;
    const query = {
      edition: typeof edition === "string" ? edition : undefined,
      options: plain(options),
    };
    return ask<Rules>(`/rules/${game}`, { language, query });
  },
  help: (game: string, options: Record<string, unknown>, language: string) =>
    ask<Help>(`/help/${game}`, { language, query: { options: plain(options) } }),
};
