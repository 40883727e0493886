/** Scenes of real games, for the gallery and for tests: `games/GAME/scenes.json`. */
import type { BoardProps, GameEvent, View } from "./board";
import type { Pattern } from "./picking";

type Scene<Seen extends View = View, Event extends GameEvent = GameEvent> = Omit<
  BoardProps<Seen, Event>,
  "settings" | "picking" | "play" | "whyNot" | "preview"
> & { name: string; prompt: string };

export interface Scenes<Seen extends View = View, Event extends GameEvent = GameEvent> {
  picking: Pattern[];
  scenes: Scene<Seen, Event>[];
}
