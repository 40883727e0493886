import { afterEach, expect, it, vi } from "vitest";
import { api, Refused } from ".";

const holder = { table: "k3x9", key: "secret", language: "el" };
const picture = () => api.picture(holder, { game: 0, after: 3 });

afterEach(() => void vi.unstubAllGlobals());

function answers(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn(async () => answer());
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

it("a picture is asked for with the key in a header, and none in the address", async () => {
  const fetch = answers(() => new Response("<svg/>"));
  expect(await (await picture()).text()).toBe("<svg/>");
  const [address, asked] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(address).toBe("/api/v2/tables/k3x9/picture?game=0&after=3&language=el");
  expect(asked.headers).toEqual({ Authorization: "Bearer secret" });
});

it.each<[string, string, () => Response | Promise<Response>]>([
  ["without a line", "offline", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a line that drops", "offline", () => brokenOff()],
  ["no answer of ours", "offline", () => new Response("Bad gateway", { status: 502 })],
  [
    "a refusal",
    "unknown_ply",
    () => Response.json({ code: "unknown_ply", sentence: "No such move." }, { status: 404 }),
  ],
])("%s is a refusal that can be told", async (_, code, answer) => {
  answers(answer);
  const reason: unknown = await picture().catch((reason: unknown) => reason);
  expect(reason).toBeInstanceOf(Refused);
  expect((reason as Refused).refusal.code).toBe(code);
});

function brokenOff(): Response {
  const response = new Response("<svg");
  vi.spyOn(response, "blob").mockRejectedValue(new TypeError("network error"));
  return response;
}
