import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import App from "~/App.svelte";
import { speak } from "~/lib/words.svelte";

let ready = false;

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.stubGlobal("matchMedia", () => new EventTarget());
  vi.stubGlobal("fetch", async (address: string) => {
    const chess = { name: "chess", title: "Chess", text: "", options: [], ready: true };
    const games = [chess, { ...chess, name: "go", title: "Go", ready }];
    return Response.json(address.includes("/games") ? { games, bots: [] } : { tables: [] });
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a game that is being prepared says so, and can be played as soon as it is ready", async () => {
  render(App);
  expect((await screen.findByText("Chess")).closest("a")).toHaveProperty("pathname", "/new");
  expect(screen.getByText("Go").closest("a")!.hasAttribute("href")).toBe(false);
  screen.getByText("Being prepared…");

  ready = true;
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.waitFor(() => expect(screen.queryByText("Being prepared…")).toBeNull());
  expect(screen.getByText("Go").closest("a")!.search).toBe("?game=go");
  expect(vi.getTimerCount()).toBe(0);
});
