/** Requests of the analysis board. The server keeps nothing: each brings its position and its
 * moves. */
import { ask, type Holder } from "./index";
import type {
  AnalysisMoment,
  AnalysisSource,
  AnalysisStart,
  AnalysisThought,
  Previews,
  SetUp,
  SetUpQuestion,
  WhyNot,
} from "./types.gen";

export type {
  AnalysisMoment,
  AnalysisStart,
  AnalysisThought,
  Piece,
  SetUp,
  SetUpSetting,
  Zone,
} from "./types.gen";

/** Moves that are tried from a position; by seat, the names that sentences use. */
export interface Line {
  position: string;
  moves: string[];
  names: (string | null)[];
}

export type SetUpChange = Partial<Omit<SetUpQuestion, keyof Line>>;

const body = ({ position, moves, names }: Line): Line => ({ position, moves, names });

export const analysis = {
  open: (source: Partial<AnalysisSource>, language: string) =>
    ask<AnalysisStart>("/analysis", { language, body: source }),
  /** A finished game, or a running one as the key's seat knows it. */
  openTable: ({ table, key, language }: Holder, game?: number) =>
    ask<AnalysisStart>(`/tables/${table}/analysis`, {
      key,
      language,
      method: "POST",
      query: { game },
    }),
  show: (line: Line, onlooker: number | "open", language: string) =>
    ask<AnalysisMoment>("/analysis/moment", { language, body: { ...body(line), onlooker } }),
  /** What the seat to move should play by what it knows, or with all hands open. */
  think: (line: Line, open: boolean, language: string, signal: AbortSignal) =>
    ask<AnalysisThought>("/analysis/thought", { language, body: { ...body(line), open }, signal }),
  preview: (line: Line, tried: string[]) =>
    ask<Previews>("/analysis/previews", { body: { ...body(line), tried } }),
  whyNot: (line: Line, move: string, language: string) =>
    ask<WhyNot>("/analysis/why-not", { language, body: { ...body(line), move } }),
  /** What can be arranged, in the position or after a change to it. */
  readSetUp: (line: Line, language: string, change: SetUpChange = {}) =>
    ask<SetUp>("/analysis/set-up", { language, body: { ...body(line), ...change } }),
  arrange: (
    line: Line,
    arrangement: Record<string, string[]>,
    chosen: Record<string, string>,
    language: string,
  ) =>
    ask<AnalysisStart>("/analysis/arranged", {
      language,
      body: { ...body(line), arrangement, chosen },
    }),
};
