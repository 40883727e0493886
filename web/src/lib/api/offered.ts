/** What `GET /games` answers: all that the page knows of a game before it loads a board. Words are in
 * the language asked for. */
import type { Pattern } from "~/games/picking";

export interface Offered {
  /** In the order in which they are shown; the first one is proposed. */
  games: GameInfo[];
  bots: BotInfo[];
}

export interface GameInfo {
  name: string;
  title: string;
  text: string;
  surface: "felt" | "parchment" | "planks";
  /** By seat; empty where seats have no colours. */
  seat_colours: string[];
  /** Whether a seat sees what others do not. */
  hidden: boolean;
  /** How many seats there are with the options as they stand. */
  seats: number;
  /** Phrases that name a card, with the letter of its suit. */
  card_names: Record<string, string>;
  picking: Pattern[];
  lesson: boolean;
  rulebook: boolean;
  /** Where the board of another package is; null: the page has its own, or draws the generic one. */
  board: string | null;
  options: Option[];
  /** False while the server still prepares it: it cannot be played yet. */
  ready: boolean;
}

export interface Option {
  name: string;
  label: string;
  text: string;
  /** In English. */
  help: string;
  default: unknown;
  choices: string[];
  least: number;
  most: number;
  kind: "choice" | "players" | "switch" | "size" | "other";
  choice_labels: Record<string, Labelled>;
  /** With one of these values of another option it cannot be set. */
  excluded_by: { option: string; value: unknown }[];
  /** Whether it belongs to the line that says what is played. */
  in_title: boolean;
}

export interface Labelled {
  label: string;
  text: string;
}

export interface BotInfo {
  name: string;
  text: string;
  /** By game; one that is missing was not measured. */
  measured: Record<string, { rating: number; seconds: number }>;
}
