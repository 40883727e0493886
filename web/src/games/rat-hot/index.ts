import type { GameFolder } from "../game";
import type { RatHotEvent, RatHotView } from "./types.gen";

export default {
  picture: () => import("./Picture.svelte"),
  board: () => import("./Board.svelte"),
  foretell: () => import("./foretell"),
  unseen: () => import("./Unseen.svelte"),
  logImage: () => import("./LogImage.svelte"),
  pieceImage: () => import("./PieceImage.svelte"),
  notationImage: () => import("./NotationImage.svelte"),
} satisfies GameFolder<RatHotView, RatHotEvent>;
