/** How the reader's language writes dates and lists. */
import { PSEUDO } from "./languages";
import { settings } from "./settings.svelte";

/** The chosen language, as a region of the browser's own list has it, if one speaks it. */
export function localeNow(): string {
  const language = settings.language === PSEUDO ? "en" : settings.language;
  return navigator.languages.find((tag) => tag.split("-")[0] === language) ?? language;
}

/** "Anna, Bo and Cleo" */
export function listing(names: readonly string[]): string {
  return new Intl.ListFormat(localeNow(), { type: "conjunction" }).format(names);
}
