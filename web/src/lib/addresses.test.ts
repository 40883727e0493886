import { describe, expect, it } from "vitest";
import { inView, readRoute } from "./addresses";

const KEY = "Qm9udGFudG9iZWxs4oCmIQ";

describe("an address leads to a page", () => {
  it.each([
    ["/", "", { page: "home" }],
    ["/new", "", { page: "new" }],
    ["/settings", "", { page: "settings" }],
    ["/my-games", "#abc", { page: "myGames" }],
    ["/my-games/more", "", { page: "lost" }],
    ["/t/k3x9w2mfh7pd", `#${KEY}`, { page: "table", table: "k3x9w2mfh7pd", key: KEY }],
    ["/t/k3x9w2mfh7pd", "", { page: "table", table: "k3x9w2mfh7pd", key: null }],
    ["/t/k3x9w2mfh7pd/text", `#${KEY}`, { page: "table", table: "k3x9w2mfh7pd", key: KEY }],
    ["/t/k3x9w2mfh7pd", "#14", { page: "table", table: "k3x9w2mfh7pd", key: null }],
    ["/review/k3x9w2mfh7pd", "#12", { page: "review", table: "k3x9w2mfh7pd" }],
    ["/learn", "", { page: "learn", game: null }],
    ["/learn/chess", "", { page: "learn", game: "chess" }],
    ["/rules/chess", "", { page: "rules", game: "chess" }],
    ["/t", "", { page: "lost" }],
    ["/settings/more", "", { page: "lost" }],
    ["/t/one/two", "", { page: "lost" }],
    ["/elsewhere", "", { page: "lost" }],
  ])("%s%s", (path, hash, route) => {
    expect(readRoute(path, hash)).toEqual(route);
  });
});

describe("an address in the other view", () => {
  it.each([
    ["/", "/?text"],
    ["/new?game=chess", "/new?game=chess&text"],
    ["/rules/chess#goal", "/rules/chess?text#goal"],
    [`/t/k3x9w2mfh7pd#${KEY}`, `/t/k3x9w2mfh7pd/text#${KEY}`],
  ])("%s is %s", (drawn, text) => {
    expect(inView(drawn, true)).toBe(text);
    expect(inView(text, true)).toBe(text);
    expect(inView(text, false)).toBe(drawn);
    expect(inView(drawn, false)).toBe(drawn);
  });
});
