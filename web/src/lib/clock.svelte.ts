/** Clocks that keep running between two snapshots. */
import { say } from "./words.svelte";

interface Face {
  left: number[];
  running: number | null;
}

class Tick {
  now = $state(Date.now());
}

const tick = new Tick();
setInterval(() => (tick.now = Date.now()), 500);

export function now(): number {
  return tick.now;
}

/** The seconds that a seat has left; `received` is when the snapshot came. */
export function leftNow(face: Face, seat: number, received: number): number {
  const left = face.left[seat] ?? 0;
  const gone = face.running === seat ? Math.max(0, (tick.now - received) / 1000) : 0;
  return Math.max(0, left - gone);
}

/** 3:05, 1:02:00, or days and hours: "2d 4h". */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor((whole % 86_400) / 3600);
  if (days > 0) return say("clock-long", { days, hours });
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, "0");
  if (hours > 0) return `${hours}:${String(minutes).padStart(2, "0")}:${rest}`;
  return `${minutes}:${rest}`;
}
