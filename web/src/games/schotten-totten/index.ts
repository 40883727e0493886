import type { GameFolder } from "../game";
import type { SchottenTottenEvent, SchottenTottenView } from "./types.gen";

export default {
  picture: () => import("./Picture.svelte"),
  board: () => import("./Board.svelte"),
  unseen: () => import("./Unseen.svelte"),
  notationImage: () => import("./NotationImage.svelte"),
  sounds: { claim: "thud" },
} satisfies GameFolder<SchottenTottenView, SchottenTottenEvent>;
