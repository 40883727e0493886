/** What `GET /games` answers: everything that the page knows about a game before it loads a board.
 * Words are in the language asked for. */
import type { GameInfo } from "./types.gen";

export type { BotInfo, Described as Labelled, GameInfo, Offered, Option } from "./types.gen";
export type Surface = GameInfo["surface"];
