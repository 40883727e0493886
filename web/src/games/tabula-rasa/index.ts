import type { GameFolder } from "../game";
import type { TabulaRasaEvent, TabulaRasaView } from "./types.gen";

export default {
  picture: () => import("./Picture.svelte"),
  board: () => import("./Board.svelte"),
  unseen: () => import("./Unseen.svelte"),
  notationImage: () => import("./NotationImage.svelte"),
} satisfies GameFolder<TabulaRasaView, TabulaRasaEvent>;
