/** The board of a game, wherever it comes from. */
import type { GameInfo } from "~/lib/api/gameList";
import type { BoardComponent, PrebuiltBoard } from "./board";
import { folderOf } from "./game";

export type LoadedBoard =
  | { kind: "component"; board: BoardComponent }
  | { kind: "prebuilt"; board: PrebuiltBoard }
  | { kind: "generic" };

/** The page's own board if it has one; otherwise that of the game's package, or the generic one. */
export async function loadBoard(
  game: string,
  info: Pick<GameInfo, "board"> | undefined,
  fetchModule: (address: string) => Promise<unknown> = (address) =>
    import(/* @vite-ignore */ address),
): Promise<LoadedBoard> {
  const folder = folderOf(game);
  if (folder) return { kind: "component", board: await folder.board() };
  if (!info?.board) return { kind: "generic" };
  const board = await fetchModule(ownAddress(info.board));
  if (!isBoard(board)) throw new Error(`${info.board} exports no function "mount"`);
  return { kind: "prebuilt", board };
}

/** Code is loaded from this origin only, whatever the server's answer says. */
function ownAddress(board: string): string {
  const { origin, href } = new URL(board, location.origin);
  if (origin !== location.origin) throw new Error(`${board} is not on this server`);
  return href;
}

function isBoard(module: unknown): module is PrebuiltBoard {
  return typeof (module as Partial<PrebuiltBoard> | null)?.mount === "function";
}
