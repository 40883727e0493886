import { afterEach, expect, test, vi } from "vitest";
import { dayOf, timeOf } from "./dates";
import { listing } from "./locale";
import { settings } from "./settings.svelte";

const AT = new Date(2026, 10, 18, 14, 5).getTime();

afterEach(() => vi.restoreAllMocks());

test.each([
  ["en", ["en-GB", "de"], "18 Nov 2026", "A, B and C"],
  ["en", ["en-US"], "Nov 18, 2026", "A, B, and C"],
  ["de", ["en-GB"], "18. Nov. 2026", "A, B und C"],
  ["fr", ["fr-BE", "en-GB"], "18 nov. 2026", "A, B et C"],
  ["qps", ["en-US"], "Nov 18, 2026", "A, B, and C"],
] as const)("%s in a browser that prefers %s", (language, preferred, day, names) => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(preferred);
  settings.language = language;
  expect(dayOf(AT)).toBe(day);
  expect(timeOf(AT)).toBe("14:05");
  expect(listing(["A", "B", "C"])).toBe(names);
});
