/** The languages of the page, by their own names. */
export const LANGUAGES = {
  en: "English",
  it: "Italiano",
  el: "Ελληνικά",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
} as const;

/** English in disguise, as on the server: whatever looks normal does not come from the Fluent
 * files. */
export const PSEUDO = "qps";

export type Spoken = keyof typeof LANGUAGES;
export type Language = Spoken | typeof PSEUDO;

export function isLanguage(code: unknown): code is Language {
  return typeof code === "string" && (code === PSEUDO || Object.hasOwn(LANGUAGES, code));
}

/** The first language of a browser's list that we speak; otherwise English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split("-")[0];
    if (isLanguage(code)) return code;
  }
  return "en";
}
