import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableEvent } from "./api";
import { FakeSocket } from "./fakeSocket";
import { savedTables } from "./savedTables.svelte";
import { adviceOf, inFrames, lastMove, linesOf, Table } from "./table.svelte";
import { speak } from "./words.svelte";

function event(type: string, ply: number, more: Partial<TableEvent> = {}): TableEvent {
  return { type, ply, player: ply % 2, at: ply, ...more };
}

describe("the log", () => {
  it("numbers the moves that stand, from one", () => {
    const lines = linesOf([event("deal", 0), event("move", 1), event("move", 2)]);
    expect(lines.map((line) => line.number)).toEqual([null, 1, 2]);
  });

  it("gives an undone move no number, and the next move its number", () => {
    const lines = linesOf([
      event("move", 1, { move: "r1@1" }),
      event("undo", 2),
      event("move", 3, { move: "r1@2" }),
    ]);
    expect(lines.map((line) => line.number)).toEqual([null, null, 1]);
    expect(lastMove(lines)?.move).toBe("r1@2");
  });

  it("goes back to the remaining moves after a takeback", () => {
    const moves = [1, 2, 3].map((ply) => event("move", ply, { move: `r${ply}@1` }));
    const lines = linesOf([...moves, event("takeback", 4, { moves: 1 })]);
    expect(lines.map((line) => line.number)).toEqual([1, null, null, null]);
    expect(lastMove(lines)?.move).toBe("r1@1");
  });

  it("starts again with a deal", () => {
    const lines = linesOf([event("move", 1), event("deal", 2), event("move", 3)]);
    expect(lines.map((line) => line.number)).toEqual([null, null, 1]);
  });

  it("goes on counting where a record ended", () => {
    const deal = event("deal", 0, { given: 7 });
    const lines = linesOf([deal, event("move", 1), event("move", 2)]);
    expect(lines.map((line) => line.number)).toEqual([null, 8, 9]);
    const back = linesOf([deal, event("move", 1), event("takeback", 2, { moves: 7 })]);
    expect(back.map((line) => line.number)).toEqual([null, null, null]);
  });

  it("stands in order of time, whatever order the events came in", () => {
    const note: TableEvent = { type: "chat", note: 0, player: 0, at: 1.5, text: "hello" };
    const lines = linesOf([event("move", 2), note, event("move", 1)]);
    expect(lines.map((line) => line.key)).toEqual(["ply 1", "note 0", "ply 2"]);
  });

  it("has a last move with all that its player did in that turn", () => {
    const lay = { type: "lay", card: "r7", place: 3 };
    const draw = { type: "draw", deck: "small" };
    const lines = linesOf([
      event("move", 1, { player: 1, move: "b2@1", happened: [{ type: "lay", card: "b2" }] }),
      event("move", 2, { player: 0, move: "r7@3", happened: [lay] }),
      event("move", 3, { player: 0, move: "draw small", happened: [draw] }),
    ]);
    expect(lastMove(lines)).toEqual({
      player: 0,
      move: "draw small",
      happened: [lay, draw],
      before: [{ type: "lay", card: "b2" }],
    });
  });

  it("has no last move before the first one", () => {
    expect(lastMove(linesOf([event("deal", 0)]))).toBeNull();
  });
});

describe("a hint", () => {
  const rated = (move: string, chance: number) => ({
    move,
    chance,
    share: 0,
    why: "Why not.",
    say: [],
  });

  it("names three moves, and the one that would be played first", () => {
    const moves = [rated("a", 0.5), rated("b", 0.614), rated("c", 0.3), rated("d", 0.2)];
    const advice = adviceOf({ move: "b", chance: 0.614, moves }, { a: "Lay a" });
    expect(advice.map(({ move, label, chance }) => [move, label, chance])).toEqual([
      ["b", "b", 61],
      ["a", "Lay a", 50],
      ["c", "c", 30],
    ]);
    expect(advice[0]!.sentence).toMatch(/Why not\.$/);
  });

  it("may name only one move", () => {
    const [only, ...others] = adviceOf({ move: "a", chance: 1, moves: [] }, {});
    expect([only!.move, only!.chance, others]).toEqual(["a", 100, []]);
  });
});

describe("moves to be previewed", () => {
  it("are split so that each part fits into a frame, and none is lost", () => {
    const moves = Array.from({ length: 500 }, (_, at) => `${at}@12,12E`);
    const parts = inFrames(moves);
    expect(parts.flat()).toEqual(moves);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(3500);
  });

  it("are no parts at all where there are none", () => {
    expect(inFrames([])).toEqual([]);
  });
});

const line = () => FakeSocket.all.at(-1)!;

function welcome(ply: number) {
  line().onopen();
  see(ply);
}
function see(ply: number, { player = 0, events = [] as TableEvent[], bot = "" } = {}) {
  const about = { game: "chess", options: {} };
  const view = { player, legal: ["1@2,3E"] };
  const seats = [
    { taken: true, name: "Anna" },
    bot ? { taken: true, bot } : { taken: true, name: "Bo" },
  ];
  const words = { prompt: "Lay a card." };
  const told = { about, view, seats, events, words, outcome: null, state: "playing", game: 0 };
  const seat = { seat: 0, invited: null, can: [] };
  line().say({ type: "snapshot", ...seat, ply, cursor: [ply, 0], ...told });
}

describe("a bot for which many wait", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("says how long it takes, and nothing when it is not its turn", async () => {
    await speak("en");
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    const table = new Table("k3x9", "secret");
    welcome(4);
    see(5, { player: 1, bot: "maestro" });
    expect(table.othersText).toBe("");
    const presence = { type: "presence", seats: ["here", null], watchers: 0 };
    line().say({ ...presence, bot_seconds: 15 });
    expect(table.othersText).toMatch(/answers in about 15 seconds\.$/);
    expect(table.heard).toEqual([table.othersText]);
    see(6, { player: 0, bot: "maestro" });
    expect(table.othersText).toBe("");
    see(7, { player: 1, bot: "maestro" });
    line().say(presence);
    expect(table.othersText).toBe("");
    table.leave();
  });
});

describe("what is said to those who listen", () => {
  let table: Table;
  const prompt = "Lay a card.";
  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    table = new Table("k3x9", "secret");
    welcome(4);
  });
  afterEach(() => {
    table.leave();
    vi.unstubAllGlobals();
  });

  it("begins with what to do", () => {
    expect(table.heard).toEqual([prompt]);
  });

  it("is what happened, and then what to do", () => {
    const events = [event("move", 5, { said: ["Bo passes."] })];
    see(5, { events });
    expect(table.heard).toEqual(["Bo passes.", prompt]);
  });

  it("is said again where the same happens again, as a new list", () => {
    see(5, { events: [event("move", 5, { said: ["Bo passes."] })] });
    const { heard } = table;
    see(6, { events: [event("move", 6, { said: ["Bo passes."] })] });
    expect(table.heard).toEqual(heard);
    expect(table.heard).not.toBe(heard);
  });

  it("stays as it was where nothing happened", () => {
    const { heard } = table;
    see(4);
    expect(table.heard).toBe(heard);
  });

  it("is the chat too", () => {
    see(4, { player: 1, events: [{ type: "chat", note: 0, player: 1, at: 1, text: "hello" }] });
    expect(table.heard).toEqual(["Bo: hello"]);
  });

  it("is not the prompt of somebody else", () => {
    see(5, { player: 1, events: [event("move", 5, { said: ["You pass."] })] });
    expect(table.heard).toEqual(["You pass."]);
    see(6, { events: [] });
    expect(table.heard).toEqual([prompt]);
  });
});

describe("a move that is on its way", () => {
  let table: Table;
  const played = () => line().sent.filter(({ type }) => type === "play");

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    table = new Table("k3x9", "secret");
    welcome(4);
    void table.play("1@2,3E");
    expect(table.sending).toBe("1@2,3E");
  });
  afterEach(() => {
    table.leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("arrives with the table that it made", () => {
    line().say({ type: "answer", id: played()[0]!["id"], ply: 5 });
    see(5);
    expect(table.sending).toBeNull();
  });

  it("is sent again over another line, where the first one dropped before it arrived", () => {
    const [sent] = played();
    line().drop();
    vi.advanceTimersByTime(1_000);
    welcome(4);
    expect(played()).toEqual([sent]);
    line().say({ type: "answer", id: sent!["id"], ply: 5 });
    see(5);
    expect(table.sending).toBeNull();
  });

  it("has arrived where the line dropped before the answer came", () => {
    line().drop();
    vi.advanceTimersByTime(1_000);
    welcome(5);
    expect(table.sending).toBeNull();
  });

  it("is given up where the table has changed", async () => {
    const { id } = played()[0]!;
    line().say({ type: "error", id, code: "stale_ply", sentence: "look again" });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.sending).toBeNull();
    expect(table.explained).toBeNull();
  });

  it("does not stand in the way when the table is looked at from another seat", () => {
    table.look(0);
    welcome(4);
    expect(table.sending).toBeNull();
  });
});

describe("a move of one's own", () => {
  let table: Table;
  const sent = (wanted: string) => line().sent.filter(({ type }) => type === wanted);
  const laid = { type: "lay", card: "r1" };
  const after = { player: 0, legal: [], laid: ["r1"] } as never;

  beforeEach(async () => {
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    table = new Table("k3x9", "secret");
    table.viewAfter = (_, events) => (events.length ? after : null);
    welcome(4);
    table.prepare(["1@2,3E"]);
    await answer({ "1@2,3E": [laid] });
  });
  afterEach(() => {
    table.leave();
    vi.unstubAllGlobals();
  });

  async function answer(previews: object) {
    line().say({ type: "answer", id: sent("preview").at(-1)!["id"], previews });
    await Promise.resolve();
    await new Promise((later) => setTimeout(later));
  }

  it("is shown before the server answers, and not animated a second time", () => {
    void table.play("1@2,3E");
    expect(table.expected?.view).toBe(after);
    expect(table.expected?.last).toMatchObject({ player: 0, move: "1@2,3E", happened: [laid] });
    expect(table.fresh).toEqual([laid]);
    const draw = { type: "draw", card: "b4" };
    see(5, { events: [event("move", 4, { player: 0, happened: [laid, draw] as never })] });
    expect(table.expected).toBeNull();
    expect(table.fresh).toEqual([draw]);
  });

  it("is asked about once", () => {
    table.prepare(["1@2,3E"]);
    expect(sent("preview")).toHaveLength(1);
  });

  it("is taken back with a word if it is refused, whatever the reason", async () => {
    for (const code of ["illegal_move", "stale_ply"]) {
      void table.play("1@2,3E");
      expect(table.expected).not.toBeNull();
      const { id } = sent("play").at(-1)!;
      line().say({ type: "error", id, code, sentence: "look again" });
      await vi.waitFor(() => expect(table.explained?.refusal.sentence).toBe("look again"));
      expect([table.expected, table.sending]).toEqual([null, null]);
    }
  });

  it("is not guessed: what the server has not said is not shown", async () => {
    see(5, { events: [event("move", 4)] });
    void table.play("1@2,3E"); // the answer was for the turn before
    expect(table.expected).toBeNull();
    see(6);
    table.prepare(["1@2,3E"]);
    void table.play("1@2,3E"); // there is no answer yet
    expect(table.expected).toBeNull();
  });
});

describe("a move that is not legal", () => {
  let table: Table;
  const asked = () => line().sent.filter(({ type }) => type === "why_not");

  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    table = new Table("k3x9", "secret");
    welcome(4);
  });
  afterEach(() => {
    table.leave();
    vi.unstubAllGlobals();
  });

  it("is asked about, and never played", async () => {
    void table.whyNot("9@9,9E");
    expect(asked()).toMatchObject([{ move: "9@9,9E" }]);
    expect(line().sent.some(({ type }) => type === "play")).toBe(false);
    const refusal = { code: "illegal_move", sentence: "Nothing lies there.", detail: { place: 3 } };
    line().say({ type: "answer", id: asked()[0]!["id"], legal: false, ...refusal });
    await vi.waitFor(() => expect(table.explained).toEqual({ move: "9@9,9E", refusal }));
  });

  it("is explained by a refusal, too", async () => {
    void table.whyNot("nonsense");
    const refusal = { code: "illegal_move", sentence: "That is not a move." };
    line().say({ type: "error", id: asked()[0]!["id"], ...refusal });
    await vi.waitFor(() => expect(table.explained?.refusal).toMatchObject(refusal));
  });

  it("is not asked about where it is legal after all", async () => {
    await table.whyNot("1@2,3E");
    expect(asked()).toEqual([]);
    void table.whyNot("9@9,9E");
    line().say({ type: "answer", id: asked()[0]!["id"], legal: true });
    await Promise.resolve();
    expect(table.explained).toBeNull();
  });
});

describe("a move that was chosen while the other one thought", () => {
  let table: Table;
  const sent = (wanted: string) => line().sent.filter(({ type }) => type === wanted);

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    table = new Table("k3x9", "secret");
    line().onopen();
    see(4, { player: 1 });
    await vi.advanceTimersByTimeAsync(1_000);
    const { id } = sent("premoves")[0]!;
    line().say({ type: "answer", id, premoves: ["1@2,3E", "9@9,9E"], labels: {} });
    await vi.advanceTimersByTimeAsync(0);
  });
  afterEach(() => {
    table.leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("stays in the browser until the turn comes, and is played once, at that ply", () => {
    table.premoves.choose("1@2,3E");
    expect(sent("play")).toEqual([]);
    see(5);
    expect(sent("play")).toMatchObject([{ ply: 5, move: "1@2,3E" }]);
    see(5);
    see(6);
    expect(sent("play")).toHaveLength(1);
  });

  it("is not sent if it is not legal then", () => {
    table.premoves.choose("9@9,9E");
    see(5);
    expect(sent("play")).toEqual([]);
    expect(table.premoves.chosen).toBeNull();
    expect(table.premoves.notice).not.toBe("");
  });
});

describe("one device for two", () => {
  let table: Table;
  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    savedTables.keep("k3x9", { seats: { 0: "secret", 1: "the other secret" } });
    table = new Table("k3x9", "secret");
    welcome(4);
  });
  afterEach(() => {
    table.leave();
    savedTables.forget("k3x9");
    vi.unstubAllGlobals();
  });

  it("says that both are here", () => {
    expect(line().sent[0]).toMatchObject({ key: "secret", holding: ["the other secret"] });
  });

  it("shows what was drawn until it is passed on, and then the curtain", () => {
    see(5, { player: 1, events: [event("move", 5)] });
    expect([table.passing, table.curtain]).toEqual([1, null]);
    table.passOn();
    expect([table.passing, table.curtain]).toEqual([null, 1]);
    table.takeBack();
    expect([table.passing, table.curtain]).toEqual([1, null]);
  });

  it("is covered at once where nobody has looked yet", () => {
    table.leave();
    table = new Table("k3x9", "secret");
    line().onopen();
    see(5, { player: 1 });
    expect([table.passing, table.curtain]).toEqual([null, 1]);
  });
});
