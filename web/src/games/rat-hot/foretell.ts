/** What a strip would score, in words: the same as beside the ghost on the board. */

import { say } from "~/lib/words.svelte";
import { foresee } from "./scoring";
import type { RatHotEvent, RatHotView } from "./types.gen";

export function foretell(
  view: RatHotView,
  events: readonly RatHotEvent[],
  names: readonly string[],
): string {
  const { points, rats } = foresee(view, events);
  const own = view.seat === 1 ? 1 : 0;
  const said = ([own, 1 - own] as (0 | 1)[])
    .filter((seat) => points[seat] > 0)
    .map((seat) =>
      say("board-rat-hot-would-score", {
        who: seat === view.seat ? "you" : "other",
        name: names[seat] ?? "",
        points: `+${points[seat]}`,
      }),
    );
  if (said.length === 0) said.push(say("board-rat-hot-no-points"));
  if (rats[own] >= view.fatal_rats) said.push(say("board-rat-hot-danger", { count: rats[own] }));
  return said.reduce((first, next) => say("list-next", { first, next }));
}
