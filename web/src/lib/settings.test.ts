import { afterEach, describe, expect, it, vi } from "vitest";
import { preferredLanguage } from "./languages";

afterEach(() => localStorage.clear());

async function keptAs(stored: string) {
  vi.resetModules();
  localStorage.setItem("tavolino.settings", stored);
  return (await import("./settings.svelte")).settings;
}

describe("settings", () => {
  it("are as they were kept", async () => {
    const settings = await keptAs('{"language": "el", "confirm": true}');
    expect(settings.language).toBe("el");
    expect(settings.confirm).toBe(true);
  });

  it.each(["no JSON", "null", "7", '{"language": "tlh", "confirm": "yes"}'])(
    "that make no sense are as none: %s",
    async (stored) => {
      const settings = await keptAs(stored);
      expect(settings.language).toBe("en");
      expect(settings.confirm).toBe(false);
    },
  );
});

it.each([
  [["de-AT", "en"], "de"],
  [["ja", "fr-CA"], "fr"],
  [["ja"], "en"],
  [[], "en"],
])("of the languages %s, %s is spoken", (wanted, spoken) => {
  expect(preferredLanguage(wanted)).toBe(spoken);
});
