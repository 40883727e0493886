/** The languages of the page, by their own names. */
export const LANGUAGES = {
  en: "English",
  it: "Italiano",
  el: "Ελληνικά",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
} as const;

export type Language = keyof typeof LANGUAGES;

export function isLanguage(code: unknown): code is Language {
  return typeof code === "string" && Object.hasOwn(LANGUAGES, code);
}

/** The first language of a browser's list that we speak; else English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split("-")[0];
    if (isLanguage(code)) return code;
  }
  return "en";
}
