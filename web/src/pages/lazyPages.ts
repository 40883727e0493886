/** Pages that are loaded when they are first visited. A page that is not built is not linked to. */
import type { Component } from "svelte";

const found = import.meta.glob<{ default: Component<{ route: never }> }>([
  "./Review.svelte",
  "./Learn.svelte",
  "./Rules.svelte",
  "./MyGames.svelte",
  "./Analysis.svelte",
]);

export type LaterPage = "review" | "learn" | "rules" | "myGames" | "analysis";

function path(page: LaterPage): string {
  return `./${page[0]!.toUpperCase()}${page.slice(1)}.svelte`;
}

export function hasPage(page: LaterPage): boolean {
  return path(page) in found;
}

export async function loadPage(page: LaterPage): Promise<Component<{ route: never }> | null> {
  const load = found[path(page)];
  return load ? (await load()).default : null;
}
