import { render } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import type { BotInfo } from "~/lib/api/gameList";
import { offeredGames } from "~/lib/offeredGames.svelte";
import Face from "./Face.svelte";

const bot = (name: string, face: string) => ({ name, face }) as BotInfo;

beforeEach(() => {
  offeredGames.latest = {
    games: [],
    bots: [bot("carla", "data:image/svg+xml,carla"), bot("clever", "")],
  };
});

it.each([
  ["carla", "carla"],
  ["clever", "bot"],
  ["unheard of", "bot"],
  [null, "person"],
])("%j has the face of %s, and says nothing", (name, face) => {
  const { container } = render(Face, { bot: name });
  const drawn = container.querySelector<HTMLElement>("[data-face]")!;
  expect(drawn.dataset["face"]).toBe(face);
  const silent = drawn.getAttribute("alt") === "" || drawn.getAttribute("aria-hidden") === "true";
  expect(silent).toBe(true);
});
