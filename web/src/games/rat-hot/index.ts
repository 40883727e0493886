import type { GameFolder } from "../game";
import Picture from "./Picture.svelte";
import type { RatHotEvent, RatHotView } from "./types.gen";

export default {
  Picture,
  board: () => import("./Board.svelte"),
  unseen: () => import("./Unseen.svelte"),
  logImage: () => import("./LogImage.svelte"),
  notationImage: () => import("./NotationImage.svelte"),
} satisfies GameFolder<RatHotView, RatHotEvent>;
