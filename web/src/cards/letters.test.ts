import { describe, expect, it } from "vitest";
import { speak } from "~/lib/words.svelte";
import { lettersOf } from "./letters";

describe("the letters of a colour", () => {
  it.each([
    ["en", "R Y G B P C"],
    ["de", "R Ge Gr B L T"],
    ["el", "Κο Κι Π Μπ Μο Γ"],
  ] as const)("are those of its name in the reader's language: %s", async (language, letters) => {
    await speak(language);
    expect([..."rygbpc"].map(lettersOf).join(" ")).toBe(letters);
  });
});
