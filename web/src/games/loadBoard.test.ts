import { expect, it, vi } from "vitest";
import { folderOf } from "./game";
import { loadBoard } from "./loadBoard";

const BOARD = "/games/chess/board.js";
const mount = () => ({ update: () => undefined, destroy: () => undefined });

it("a game without a folder and without a board of its package has the generic one", async () => {
  expect(await loadBoard("chess", { board: null })).toEqual({ kind: "generic" });
  expect(await loadBoard("constructor", { board: null })).toEqual({ kind: "generic" });
  expect(await loadBoard("chess", undefined)).toEqual({ kind: "generic" });
});

it("the board of a package is fetched from this very server", async () => {
  const fetchModule = vi.fn(async () => ({ mount }));
  const found = await loadBoard("chess", { board: BOARD }, fetchModule);
  expect(found).toEqual({ kind: "prebuilt", board: { mount } });
  expect(fetchModule).toHaveBeenCalledWith(`${location.origin}${BOARD}`);
});

it.each([
  "https://elsewhere.example/board.js",
  "//elsewhere.example/board.js",
  "data:text/javascript,",
])("%s is not fetched", async (board) => {
  const fetchModule = vi.fn(async () => ({ mount }));
  await expect(loadBoard("chess", { board }, fetchModule)).rejects.toThrow("not on this server");
  expect(fetchModule).not.toHaveBeenCalled();
});

it.each([{}, { mount: "a text" }, null])(
  "a module that is not a board is refused: %j",
  async (module) => {
    await expect(loadBoard("chess", { board: BOARD }, async () => module)).rejects.toThrow("mount");
  },
);

it("a game with a folder has the board in it", async () => {
  const [path] = Object.keys(import.meta.glob("./*/index.ts"));
  const game = path!.split("/")[1]!;
  const found = await loadBoard(game, { board: BOARD }, async () => ({ mount }));
  expect(found).toEqual({ kind: "component", board: await folderOf(game)!.board() });
});
