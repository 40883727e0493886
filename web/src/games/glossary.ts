/** What is explained on the boards of this browser: fetched once for each game, options and language. */
import { learning, type Thing } from "~/lib/api/learning";
import { settings } from "~/lib/settings.svelte";
import type { View } from "./board";

const glossaries = new Map<string, Promise<ReadonlyMap<string, Thing>>>();

/** What some things are and do, each once; those that nothing is said about are left out. */
export async function explanations(view: View, names: readonly string[]): Promise<Thing[]> {
  const known = await glossary(view).catch(() => null);
  return [...new Set(names.flatMap((name) => known?.get(name) ?? []))];
}

/** Everything that is explained for a game with these options, by name. */
function glossary({ game, options }: View): Promise<ReadonlyMap<string, Thing>> {
  const { language } = settings;
  const key = JSON.stringify([game, options, language]);
  const known = glossaries.get(key);
  if (known) return known;
  const asked = learning
    .help(game, options, language)
    .then(
      ({ things }) => new Map(things.flatMap((thing) => thing.names.map((name) => [name, thing]))),
    );
  glossaries.set(key, asked);
  asked.catch(() => glossaries.delete(key)); // asked again next time
  return asked;
}
