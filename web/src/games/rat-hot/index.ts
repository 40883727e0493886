import type { GameFolder } from "../game";
import Picture from "./Picture.svelte";

export default {
  Picture,
  board: () => import("./Board.svelte"),
  unseen: () => import("./Unseen.svelte"),
  thing: () => import("./Thing.svelte"),
} satisfies GameFolder;
