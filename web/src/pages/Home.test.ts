import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import App from "~/App.svelte";
import { speak } from "~/lib/words.svelte";

let ready = false;
let sent: { address: string; body: unknown }[] = [];

beforeEach(async () => {
  localStorage.clear();
  history.replaceState(null, "", "/");
  sent = [];
  await speak("en");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.stubGlobal("matchMedia", () => new EventTarget());
  vi.stubGlobal("fetch", async (address: string, { body }: RequestInit = {}) => {
    const chess = {
      name: "chess",
      title: "Chess",
      text: "",
      seats: 2,
      seat_colours: [],
      surface: "felt",
      edition_surfaces: {},
      options: [],
      lesson: true,
      ready: true,
    };
    const games = [chess, { ...chess, name: "go", title: "Go", lesson: false, ready }];
    if (body) {
      sent.push({ address, body: JSON.parse(String(body)) });
      return Response.json({ code: "rate_limited", sentence: "Later." }, { status: 429 });
    }
    const bots = [{ name: "mimi" }, { name: "carla" }];
    return Response.json(address.includes("/games") ? { games, bots } : { tables: [] });
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const card = async (name: string) => within(await screen.findByRole("article", { name }));

it("a game that is being prepared says so, and can be played as soon as it is ready", async () => {
  render(App);
  (await card("Chess")).getByRole("button", { name: /^Play/ });
  expect((await card("Go")).queryByRole("button")).toBeNull();
  screen.getByText("Getting ready…");

  ready = true;
  const polls = vi.getTimerCount();
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.waitFor(() => expect(screen.queryByText("Getting ready…")).toBeNull());
  (await card("Go")).getByRole("button", { name: /^Play/ });
  expect(vi.getTimerCount()).toBe(polls - 1);
});

it("one click asks for a table with Carla; a refusal is shown in its place", async () => {
  render(App);
  const chess = await card("Chess");
  chess.getByRole("button", { name: "Play against Carla" }).click();
  await chess.findByText("Later.");
  expect(sent).toHaveLength(1);
  expect(sent[0]!.body).toMatchObject({
    game: "chess",
    seats: [{ name: null }, { bot: "carla" }],
    clock: { kind: "none" },
  });
});

it("a newcomer finds the lesson, and all options behind the rest", async () => {
  render(App);
  const chess = await card("Chess");
  expect(chess.getByRole("link", { name: "Learn" })).toHaveProperty("pathname", "/learn/chess");
  expect(chess.getByRole("link", { name: "More options" })).toHaveProperty("search", "?game=chess");
  chess.getByRole("button", { name: "With a friend" }).click();
  await chess.findByText("Later.");
  expect(sent[0]!.body).toMatchObject({ seats: [{}, { open: false }], public: false });
});
