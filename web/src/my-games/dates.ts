/** Dates as the reader's language writes them, in figures. */
import { PSEUDO } from "~/lib/languages";
import { settings } from "~/lib/settings.svelte";

function format(at: number, options: Intl.DateTimeFormatOptions): string {
  const language = settings.language === PSEUDO ? "en" : settings.language;
  return new Intl.DateTimeFormat(language, options).format(at);
}

export const dayOf = (at: number) =>
  format(at, { year: "numeric", month: "2-digit", day: "2-digit" });
export const monthOf = (at: number) => format(at, { year: "numeric", month: "2-digit" });
export const timeOf = (at: number) =>
  format(at, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
