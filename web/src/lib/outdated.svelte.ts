/** Whether the server is newer than this page: its API, or the parts of the page that it has. */
import { say } from "./words.svelte";

class Outdated {
  /** What to say about it; empty as long as all is well. */
  sentence: string = $state("");
}

export const outdated = new Outdated();

/** A part of the page that is being fetched. If it cannot be, most often because an update has
 *  removed it, that is told, and it never comes. */
export function part<T>(loading: Promise<T>): Promise<T> {
  return loading.catch(() => {
    outdated.sentence ||= say("part-not-loaded");
    return new Promise<never>(() => undefined);
  });
}
