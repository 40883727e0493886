/** The reader's settings, stored in this browser. */
import { isLanguage, preferredLanguage, type Language } from "./languages";

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  palette: "colours" | "contrast";
  letters: boolean;
  glyphs: boolean;
  speed: "normal" | "fast" | "off";
  /** How long a bot's move waits, so that it is seen after the one before. */
  pace: "calm" | "quick" | "off";
  confirm: boolean;
  sounds: boolean;
  /** A bell, and a notification if it is allowed, for a turn that comes while something else is in
   * front. */
  call: boolean;
  /** Notifications even if the page is closed. */
  push: boolean;
  textView: boolean;
  /** The log is in sentences, not in short lines. */
  fullLog: boolean;
  /** Bots say a line at the start and at the end of a game. */
  botLines: boolean;
  /** What something on a board is comes up when the pointer rests on it. */
  hoverHelp: boolean;
}

const PLACE = "tavolino.settings";

export function standard(): Settings {
  return {
    language: preferredLanguage(navigator.languages),
    theme: "system",
    palette: "colours",
    letters: true,
    glyphs: true,
    speed: "normal",
    pace: "calm",
    confirm: false,
    sounds: false,
    call: true,
    push: false,
    textView: false,
    fullLog: false,
    botLines: true,
    hoverHelp: true,
  };
}

/** The stored settings, as far as they are valid; broken or unknown values are ignored. */
function kept(): Settings {
  const settings = standard();
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    if (typeof stored !== "object" || stored === null) return settings;
    for (const key of Object.keys(settings) as (keyof Settings)[]) {
      const value = (stored as Partial<Settings>)[key];
      if (typeof value === typeof settings[key]) Object.assign(settings, { [key]: value });
    }
    if (!isLanguage(settings.language)) settings.language = standard().language;
  } catch {
    return standard();
  }
  return settings;
}

export const settings: Settings = $state(kept());

export function keep(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Private windows may refuse to store anything; the settings then last until they are closed.
  }
}

/** Changes in another tab apply here too. */
export function followOtherTabs(): () => void {
  const change = ({ key }: StorageEvent) => {
    if (key === PLACE) Object.assign(settings, kept());
  };
  addEventListener("storage", change);
  return () => removeEventListener("storage", change);
}

export function darkNow(): boolean {
  if (settings.theme !== "system") return settings.theme === "dark";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Set the attributes on the document that the style sheets use. */
export function show(): void {
  const { dataset } = document.documentElement;
  dataset.theme = darkNow() ? "dark" : "light";
  dataset.palette = settings.palette;
  dataset.speed = settings.speed;
}

/** How long animations take, in milliseconds: `base` at normal speed, 0 if motion is off. */
export function travel(base: number): number {
  if (settings.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return settings.speed === "fast" ? base / 2 : base;
}
