import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameInfo } from "~/lib/api/gameList";
import { offeredGames } from "~/lib/offeredGames.svelte";
import { settings } from "~/lib/settings.svelte";
import { speak } from "~/lib/words.svelte";
import type { MountedBoard, PrebuiltBoard } from "./board";
import BoardFrame from "./BoardFrame.svelte";
import { loadBoard } from "./loadBoard";

vi.mock("./loadBoard");

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "run"</script></svg>';
const FAILED = /couldn’t be loaded/;

function props(more: object = {}) {
  return {
    game: "chess",
    scene: "0",
    view: {
      game: "chess",
      options: {},
      seat: 0,
      player: 0,
      step: "play",
      result: null,
      legal: ["bet", "check"],
    },
    moves: ["bet", "check"],
    labels: { bet: "Bet a chip" },
    names: ["Anna", "Bo"],
    seat: 0,
    open: false,
    events: [],
    last: null,
    settings,
    play: vi.fn(),
    whyNot: vi.fn(),
    preview: async () => ({}),
    picture: async () => SVG,
    description: "Anna has a king.",
    said: ["Bo checks."],
    ...more,
  };
}

function serves(board: PrebuiltBoard | Error | null) {
  vi.mocked(loadBoard).mockImplementation(async () => {
    if (board instanceof Error) throw board;
    return board ? { kind: "prebuilt", board } : { kind: "generic" };
  });
}

beforeEach(async () => {
  await speak("en");
  const game: GameInfo = {
    name: "chess",
    title: "Chess",
    text: "",
    summary: "",
    rules: 1,
    ready: true,
    surface: "planks",
    edition_surfaces: {},
    seat_colours: [],
    hidden: false,
    seats: 2,
    card_names: {},
    picking: [],
    lesson: false,
    rulebook: false,
    board: null,
    options: [],
  };
  offeredGames.latest = { games: [game], bots: [] };
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(cleanup);

it("the generic board has a picture that is an image, the moves in words, and what happened", async () => {
  serves(null);
  const given = props();
  render(BoardFrame, { props: given });
  const image = (await screen.findByRole("img", { name: "Anna has a king." })) as HTMLImageElement;
  expect(image.src).toMatch(/^data:image\/svg\+xml,/);
  expect(decodeURIComponent(image.src.split(",")[1]!)).toBe(SVG);
  expect(document.querySelector("script")).toBeNull();
  screen.getByText("Bo checks.");
  screen.getByRole("button", { name: "Bet a chip" }).click();
  expect(given.play).toHaveBeenCalledExactlyOnceWith("bet");
  screen.getByRole("button", { name: "check" }); // without words, by its notation
  expect(screen.queryByText(FAILED)).toBeNull();
});

it("the move of a hint stands out", async () => {
  serves(null);
  const { rerender } = render(BoardFrame, { props: props({ shown: "check" }) });
  const check = await screen.findByRole("button", { name: "check" });
  expect([...document.querySelectorAll(".shown")]).toEqual([check]);
  await rerender({ shown: "fold" }); // not legal, or not any more
  expect(document.querySelector(".shown")).toBeNull();
});

it("a prebuilt board gets the move of a hint with its picks", async () => {
  const mount = vi.fn(() => ({ update: () => undefined, destroy: () => undefined }));
  serves({ mount });
  render(BoardFrame, { props: props({ shown: "check" }) });
  const shown = { move: "check", picks: ["move check"], parts: {} };
  await waitFor(() =>
    expect(mount).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ shown })),
  );
});

it("nobody is offered a move who has none", async () => {
  serves(null);
  render(BoardFrame, { props: props({ moves: [] }) });
  await screen.findByRole("img");
  expect(screen.queryByRole("button")).toBeNull();
});

it("a prebuilt board is mounted, updated and taken away", async () => {
  const mounted: MountedBoard = { update: vi.fn(), destroy: vi.fn() };
  const mount = vi.fn((element: HTMLElement) => {
    element.textContent = "a board";
    return mounted;
  });
  serves({ mount });
  const { rerender, unmount } = render(BoardFrame, { props: props() });
  await screen.findByText("a board");
  expect(mount).toHaveBeenCalledOnce();
  await rerender({ moves: [] });
  expect(mounted.update).toHaveBeenLastCalledWith(
    expect.objectContaining({ moves: [], names: ["Anna", "Bo"], picking: [] }),
  );
  unmount();
  expect(mounted.destroy).toHaveBeenCalledOnce();
});

it.each([
  ["cannot be fetched", new Error("404")],
  [
    "throws when it is mounted",
    {
      mount: () => {
        throw new Error("no canvas");
      },
    },
  ],
])("where a board %s, the generic one is shown, and that is said", async (_, board) => {
  serves(board);
  render(BoardFrame, { props: props() });
  await screen.findByText(FAILED);
  screen.getByRole("button", { name: "Bet a chip" });
});

it("where a board throws later, the generic one takes its place", async () => {
  const update = () => {
    throw new Error("an unheard-of view");
  };
  const mount = vi.fn(() => ({ update, destroy: () => undefined }));
  serves({ mount });
  const { rerender } = render(BoardFrame, { props: props() });
  await waitFor(() => expect(mount).toHaveBeenCalledOnce());
  await rerender({ moves: ["check"] });
  await screen.findByText(FAILED);
  screen.getByRole("button", { name: "check" });
});
