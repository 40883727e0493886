import type { GameFolder } from "../game";
import Picture from "./Picture.svelte";
import type { SchottenTottenEvent, SchottenTottenView } from "./types.gen";

export default {
  Picture,
  board: () => import("./Board.svelte"),
  unseen: () => import("./Unseen.svelte"),
  notationImage: () => import("./NotationImage.svelte"),
  sounds: { claim: "thud" },
} satisfies GameFolder<SchottenTottenView, SchottenTottenEvent>;
