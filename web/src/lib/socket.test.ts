import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableSnapshot } from "./api";
import { FakeSocket } from "./fakeSocket";
import { LATE, TableSocket, waitBefore, type Connection } from "./socket";

const snapshot = { type: "snapshot", cursor: [4, 2], ply: 4, seat: 0 };
let seen: TableSnapshot[];
let states: Connection["state"][];
let socket: TableSocket;

const line = () => FakeSocket.all.at(-1)!;

function welcome(message: object = snapshot) {
  line().onopen();
  line().say(message);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  seen = [];
  states = [];
  socket = new TableSocket("k3x9", "secret", "en", {
    snapshot: (each) => seen.push(each),
    connection: ({ state }) => states.push(state),
  });
});

afterEach(() => {
  socket.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a socket", () => {
  it("says who comes, and that it is connected once it sees the table", () => {
    welcome();
    expect(line().url).toMatch(/\/api\/v2\/tables\/k3x9\/socket$/);
    expect(line().url).not.toContain("secret");
    expect(line().sent).toEqual([{ type: "hello", key: "secret", language: "en" }]);
    expect(states).toEqual(["connecting", "connected"]);
    expect(seen).toHaveLength(1);
  });

  it("answers a ping", () => {
    welcome();
    line().say({ type: "ping" });
    expect(line().sent.at(-1)).toEqual({ type: "pong" });
  });

  it("comes back with its cursor after the line has dropped", () => {
    welcome();
    line().drop();
    expect(states.at(-1)).toBe("lost");
    vi.runOnlyPendingTimers();
    welcome();
    expect(line().sent[0]).toMatchObject({ type: "hello", since: [4, 2] });
    expect(states.at(-1)).toBe("connected");
  });

  it("sends a move again that was not answered, with the same id", async () => {
    welcome();
    const played = socket.ask("play", { ply: 4, move: "r7@3" });
    const first = line().sent.at(-1)!;
    line().drop();
    vi.runOnlyPendingTimers();
    welcome();
    expect(line().sent.at(-1)).toEqual(first);
    line().say({ type: "answer", id: first["id"], ply: 4 });
    expect(await played).toMatchObject({ ply: 4 });
  });

  it("keeps what is asked while there is no line, and sends it once there is", () => {
    void socket.ask("chat", { text: "hello" });
    expect(line().sent).toEqual([]);
    welcome();
    expect(line().sent.at(-1)).toMatchObject({ type: "chat", text: "hello" });
  });

  it("does not send an answered request again", async () => {
    welcome();
    const undone = socket.ask("undo", { ply: 4 });
    line().say({ type: "answer", id: line().sent.at(-1)!["id"], ply: 5 });
    await undone;
    line().drop();
    vi.runOnlyPendingTimers();
    welcome();
    expect(line().sent.map(({ type }) => type)).toEqual(["hello"]);
  });

  it("hands a refusal to whoever asked, and the snapshot that came with it to the table", async () => {
    welcome();
    const played = socket.ask("play", { ply: 3, move: "r7@3" });
    const { id } = line().sent.at(-1)!;
    line().say({ type: "error", id, code: "stale_ply", sentence: "look again", snapshot });
    await expect(played).rejects.toThrow("look again");
    expect(seen).toHaveLength(2);
  });

  it("gives up where it is not let in, and says why", async () => {
    line().onopen();
    const asked = socket.ask("undo", { ply: 0 });
    line().say({ type: "error", code: "not_authorised", sentence: "another key" });
    line().drop(4401);
    expect(states.at(-1)).toBe("refused");
    await expect(asked).rejects.toThrow("another key");
    await expect(socket.ask("undo", { ply: 0 })).rejects.toThrow("another key");
    vi.runOnlyPendingTimers();
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("waits as long as a server asks for that goes down", () => {
    welcome();
    line().say({ type: "going_down", back_in: 2 });
    line().drop(1012);
    expect(states.at(-1)).toBe("restarting");
    vi.advanceTimersByTime(1900);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(2200);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("says that a move has no answer, as long as it has none", async () => {
    welcome();
    const played = socket.ask("play", { ply: 4, move: "r7@3" });
    const { id } = line().sent.at(-1)!;
    vi.advanceTimersByTime(LATE - 100);
    expect(states.at(-1)).toBe("connected");
    vi.advanceTimersByTime(200);
    expect(states.at(-1)).toBe("silent");
    line().say({ type: "ping" });
    expect(states.at(-1)).toBe("silent");
    line().say({ type: "answer", id, ply: 5 });
    expect(states.at(-1)).toBe("connected");
    await played;
  });

  it("says nothing of a move from which the table has gone on", () => {
    welcome();
    void socket.ask("play", { ply: 4, move: "r7@3" });
    vi.advanceTimersByTime(LATE + 100);
    expect(states.at(-1)).toBe("silent");
    line().say({ ...snapshot, cursor: [5, 2], ply: 5 });
    expect(states.at(-1)).toBe("connected");
  });

  it("says nothing of a move that is answered in time, or of what is not a move", () => {
    welcome();
    void socket.ask("play", { ply: 4, move: "r7@3" });
    line().say({ type: "answer", id: line().sent.at(-1)!["id"], ply: 5 });
    void socket.ask("preview", { moves: ["r7@3"] });
    vi.advanceTimersByTime(LATE + 100);
    expect(states).toEqual(["connecting", "connected"]);
  });

  it("takes the line for dead when the machine goes offline, and comes back when it is online", () => {
    welcome();
    void socket.ask("play", { ply: 4, move: "r7@3" });
    const sent = line().sent.at(-1)!;
    dispatchEvent(new Event("offline"));
    expect(states.at(-1)).toBe("lost");
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    welcome();
    expect(line().sent.slice(1)).toEqual([sent]);
    expect(states.at(-1)).toBe("connected");
  });

  it("takes a line for dead on which nothing was heard for long", () => {
    welcome();
    vi.advanceTimersByTime(51_000);
    expect(states).toContain("lost");
  });

  it("takes a line for dead that swallows a move, and plays it over another one", () => {
    welcome();
    void socket.ask("play", { ply: 4, move: "r7@3" });
    const swallowed = line().sent.at(-1)!;
    vi.advanceTimersByTime(13_000);
    expect(states).toContain("lost");
    expect(FakeSocket.all).toHaveLength(2);
    welcome();
    expect(line().sent.at(-1)).toEqual(swallowed);
  });

  it("waits for an answer from the first request on, however often something is asked", () => {
    welcome();
    for (let seconds = 0; seconds < 12; seconds += 4) {
      void socket.ask("preview", { moves: [] });
      vi.advanceTimersByTime(4_000);
    }
    expect(states.at(-1)).toBe("lost");
  });

  it("sends again what was asked of a server that went down without hanging up", () => {
    welcome();
    line().say({ type: "going_down", back_in: 1 });
    void socket.ask("play", { ply: 4, move: "r7@3" });
    const asked = line().sent.at(-1)!;
    vi.advanceTimersByTime(2_100);
    expect(FakeSocket.all).toHaveLength(2);
    welcome();
    expect(states.at(-1)).toBe("connected");
    expect(line().sent.at(-1)).toEqual(asked);
  });

  it.each(["rate_limited", "unavailable", "being_prepared"])("comes back later from %s", (code) => {
    line().onopen();
    line().say({ type: "error", code, sentence: "later" });
    line().drop(4400);
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1_000);
    welcome();
    expect(states.at(-1)).toBe("connected");
  });

  it("does not wait longer when the machine is online again", () => {
    welcome();
    line().drop();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("asks for another language, and comes back in it", () => {
    welcome();
    socket.speak("el");
    expect(line().sent.at(-1)).toMatchObject({ type: "language", language: "el" });
    line().drop();
    vi.runOnlyPendingTimers();
    line().onopen();
    expect(line().sent[0]).toMatchObject({ type: "hello", language: "el" });
  });

  it("asks for a language that was chosen before it saw the table", () => {
    line().onopen();
    socket.speak("el");
    line().say(snapshot);
    const asked = line().sent.slice(1);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ type: "language", language: "el" });
  });

  it("tells whether the page is looked at, also after a new start", () => {
    const hidden = vi.spyOn(document, "hidden", "get");
    const turn = (away: boolean) => {
      hidden.mockReturnValue(away);
      document.dispatchEvent(new Event("visibilitychange"));
    };
    turn(true);
    expect(line().sent).toEqual([]); // nobody has said hello yet
    welcome();
    expect(line().sent.at(-1)).toEqual({ type: "visibility", hidden: true });
    turn(false);
    expect(line().sent.at(-1)).toEqual({ type: "visibility", hidden: false });
    hidden.mockRestore();
  });

  it("passes on who is here, and says which other seats are at this device", () => {
    const told: unknown[] = [];
    const both = new TableSocket(
      "k3x9",
      "secret",
      "en",
      {
        snapshot: () => undefined,
        connection: () => undefined,
        presence: (each) => told.push(each),
      },
      () => ["another"],
    );
    line().onopen();
    expect(line().sent[0]).toMatchObject({ key: "secret", holding: ["another"] });
    const presence = { type: "presence", seats: ["here", "away"], watchers: 1 };
    line().say(presence);
    expect(told).toEqual([presence]);
    both.leave();
  });

  it("stays away once it has left", () => {
    welcome();
    socket.leave();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

it("waits longer from try to try, never longer than 15 s, and never for all the same time", () => {
  expect(waitBefore(0, 0.5)).toBeLessThan(waitBefore(3, 0.5));
  expect(waitBefore(50, 1)).toBeLessThanOrEqual(15_000);
  expect(waitBefore(4, 0)).not.toBe(waitBefore(4, 1));
});
