/** What was agreed on about time, and how long ago something was. */
import type { Clock } from "./api";
import { say } from "./words.svelte";

export function clockWords({ kind, minutes = 0, increment = 0, days = 0 }: Clock): string {
  if (kind === "fischer") return say("clock-fischer", { minutes, increment });
  if (kind === "days") return say("clock-per-turn", { days });
  return say("clock-none");
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function ageWords(seconds: number): string {
  if (seconds < MINUTE) return say("age-now");
  if (seconds < HOUR) return say("age-minutes", { count: Math.floor(seconds / MINUTE) });
  if (seconds < DAY) return say("age-hours", { count: Math.floor(seconds / HOUR) });
  return say("age-days", { count: Math.floor(seconds / DAY) });
}
