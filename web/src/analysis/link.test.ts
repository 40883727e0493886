import { describe, expect, it } from "vitest";
import { lineOf, movesTo, next, play, promote, rename, ROOT, rows } from "./lines";
import { readLink, writeLink, type Shared } from "./link";

const POSITION = "a-game options\nplayer 0 to play\n1 .  r1 | g4 | 01\nhand 0   r4 r5\n";

function shared(): Shared {
  const { tree } = lineOf(["r7@3", "pass", "g2@1"]);
  const branch = play(tree, next(tree, ROOT), "draw two");
  return {
    position: POSITION,
    names: ["Άννα", null],
    seat: 1,
    onlooker: 1,
    tree: promote(rename(branch.tree, branch.at, "schärfer"), branch.at),
    at: branch.at,
  };
}

const packed = async (data: unknown): Promise<string> => {
  const stream = new Blob([JSON.stringify(data)])
    .stream()
    .pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

describe("the link to an analysis", () => {
  it("holds the position, the lines, their names and the place in them", async () => {
    const before = shared();
    const after = (await readLink(`#${await writeLink(before)}`))!;
    expect(after).toMatchObject({
      position: POSITION,
      names: ["Άννα", null],
      seat: 1,
      onlooker: 1,
    });
    const told = ({ tree }: Shared) =>
      rows(tree).map(({ nodes }) => nodes.map((node) => [tree[node]!.move, tree[node]!.name]));
    expect(told(after)).toEqual(told(before));
    expect(movesTo(after.tree, after.at)).toEqual(["r7@3", "draw two"]);
    expect(await writeLink(after)).toBe(await writeLink(before));
  });

  it("can be sent anywhere, and is short", async () => {
    const link = await writeLink({
      ...shared(),
      tree: lineOf(Array(100).fill("r7@3")).tree,
      at: 0,
    });
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(600);
  });

  it("is refused if it is damaged", async () => {
    const link = await writeLink(shared());
    const whole = { v: 1, p: POSITION, n: [null, null], s: null, o: "open", t: [["a", 0]], a: 1 };
    expect(await readLink(await packed(whole))).not.toBeNull();
    for (const wrong of ["", "#", "#!", `#${link.slice(0, -9)}`, `#${"A".repeat(200_000)}`]) {
      expect(await readLink(wrong)).toBeNull();
    }
    for (const change of [
      { v: 2 },
      { p: 3 },
      { n: [7] },
      { s: 2 },
      { o: "all" },
      { t: [["a", 1]] },
      { t: [["a", -1]] },
      { t: [[1, 0]] },
      { t: "a" },
      { a: 2 },
      { t: Array(5000).fill(["a", 0]) },
    ]) {
      expect(await readLink(await packed({ ...whole, ...change }))).toBeNull();
    }
  });

  it("does not unpack more than an analysis can be", async () => {
    expect(await readLink(await packed({ p: " ".repeat(2_000_000) }))).toBeNull();
  });
});
