/** What the page says, in the chosen language. `say("key", {…})` is checked when it is compiled: a
 * key or an argument that the English file does not have is an error. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { PSEUDO, type Language, type Spoken } from "./languages";
import type { Messages, NoArguments } from "../../generated/messages";

const texts: Record<Spoken, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  it: () => import("virtual:words/it"),
  el: () => import("virtual:words/el"),
  de: () => import("virtual:words/de"),
  fr: () => import("virtual:words/fr"),
  es: () => import("virtual:words/es"),
};

export type Key = keyof Messages;
export type PlainKey = {
  [K in Key]: Messages[K] extends NoArguments
    ? keyof Messages[K] extends never
      ? K
      : never
    : never;
}[Key];

let bundle: FluentBundle | undefined = $state.raw();

const PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const DISGUISED = [..."ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"];

const disguise = (text: string) =>
  text.replace(/[A-Za-z]/g, (letter) => DISGUISED[PLAIN.indexOf(letter)] ?? letter);

let wanted: Language | undefined;

/** Use this language from now on. Everything on the page is updated. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const { default: text } = await texts[language === PSEUDO ? "en" : language]();
  const next = new FluentBundle(language === PSEUDO ? "en" : language, {
    useIsolating: false,
    ...(language === PSEUDO && { transform: disguise }),
  });
  const errors = next.addResource(new FluentResource(text));
  if (errors.length) throw errors[0];
  if (language !== wanted) return; // another language was chosen meanwhile
  bundle = next;
  document.documentElement.lang = language;
}

export function say(key: PlainKey): string;
export function say<K extends Key>(key: K, values: Messages[K]): string;
export function say(key: Key, values: Record<string, string | number> = {}): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return key;
  const text = bundle.formatPattern(pattern, values);
  const negative = Object.values(values).some((value) => typeof value === "number" && value < 0);
  return negative ? withMinus(text) : text;
}

/** Negative numbers with a minus sign in place of the hyphen. */
export function withMinus(text: string | number): string {
  return String(text).replace(/(?<![\p{L}\d])-(?=\d)/gu, "−");
}
