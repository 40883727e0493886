/** What `GET /games` answers: all that the page knows of a game before it loads a board. Words are in
 * the language asked for. */
export type { BotInfo, Described as Labelled, GameInfo, Offered, Option } from "./types.gen";
