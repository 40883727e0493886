/** Dates in the reader's language. Months are words: nobody takes them for days. */
import { localeNow } from "./locale";

function format(at: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeNow(), options).format(at);
}

export const dayOf = (at: number) =>
  format(at, { year: "numeric", month: "short", day: "numeric" });
export const monthOf = (at: number) => format(at, { year: "numeric", month: "short" });
export const timeOf = (at: number) =>
  format(at, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
