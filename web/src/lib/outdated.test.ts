import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { ask, Refused } from "./api";
import { FakeSocket } from "./fakeSocket";
import { outdated, part } from "./outdated.svelte";
import OutdatedNotice from "~/shell/OutdatedNotice.svelte";
import { Table } from "./table.svelte";
import { speak } from "./words.svelte";

const SENTENCE = "This page is older than the server. Reload it.";

function answers(status: number, body: unknown) {
  const fetched = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

beforeEach(async () => {
  vi.unstubAllGlobals();
  outdated.sentence = "";
  await speak("en");
});

it("a newer server says so, and the page offers to reload", async () => {
  answers(404, { code: "outdated_client", sentence: SENTENCE });
  await expect(ask("/games")).rejects.toThrow(Refused);
  render(OutdatedNotice);
  expect(screen.getByRole("alert").textContent).toContain(SENTENCE);
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  screen.getByRole("button", { name: "Reload" }).click();
  expect(reload).toHaveBeenCalledOnce();
});

it("other refusals are not about the page", async () => {
  answers(404, { code: "unknown_table", sentence: "There is no such table." });
  await expect(ask("/tables/x")).rejects.toThrow(Refused);
  render(OutdatedNotice);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("a part of the page that is not there any more is told, not left blank", async () => {
  render(OutdatedNotice);
  const arrived = vi.fn();
  void part(Promise.reject(new TypeError("Failed to fetch"))).then(arrived, arrived);
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain("A part of this"));
  expect(arrived).not.toHaveBeenCalled();
  await expect(part(Promise.resolve(7))).resolves.toBe(7);
});

it("a table whose socket is not let in asks over HTTP why", async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  answers(404, { code: "outdated_client", sentence: SENTENCE });
  const table = new Table("k3x9", "secret");
  FakeSocket.all.at(-1)!.drop();
  await vi.waitFor(() => expect(outdated.sentence).toBe(SENTENCE));
  table.leave();
});
