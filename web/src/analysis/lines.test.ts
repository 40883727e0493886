import { describe, expect, it } from "vitest";
import {
  beside,
  EMPTY,
  endOf,
  isMain,
  lineOf,
  movesTo,
  next,
  play,
  previous,
  promote,
  remove,
  rename,
  ROOT,
  rows,
  type Tree,
} from "./lines";

/** The rows as texts: `a b` for a line, indented by its depth. */
function drawn(tree: Tree): string[] {
  return rows(tree).map(
    ({ depth, nodes }) =>
      " ".repeat(depth) +
      nodes
        .map((node) => (tree[node]!.name ? `[${tree[node]!.name}] ` : "") + tree[node]!.move)
        .join(" "),
  );
}

/** a b c, and from a: x y. */
function branched() {
  const { tree } = lineOf(["a", "b", "c"]);
  const first = next(tree, ROOT);
  const x = play(tree, first, "x");
  return play(x.tree, x.at, "y");
}

describe("lines", () => {
  it("follow a line that is there, and branch off where it is not", () => {
    const { tree, at } = lineOf(["a", "b"]);
    expect(play(tree, ROOT, "a")).toEqual({ tree, at: previous(tree, at) });
    expect(drawn(branched().tree)).toEqual(["a b c", " x y"]);
    expect(movesTo(branched().tree, branched().at)).toEqual(["a", "x", "y"]);
  });

  it("branch off at the start too", () => {
    expect(drawn(play(lineOf(["a", "b"]).tree, ROOT, "z").tree)).toEqual(["a b", " z"]);
    expect(rows(EMPTY)).toEqual([]);
  });

  it("are walked to both ends and from branch to branch", () => {
    const { tree } = branched();
    const [a] = tree[ROOT]!.children;
    const [b, x] = tree[a!]!.children;
    expect(movesTo(tree, endOf(tree, ROOT))).toEqual(["a", "b", "c"]);
    expect(beside(tree, b!, 1)).toBe(x);
    expect(beside(tree, x!, 1)).toBe(x);
    expect(beside(tree, x!, -1)).toBe(b);
    expect(beside(tree, ROOT, 1)).toBe(ROOT);
    expect(previous(tree, ROOT)).toBe(ROOT);
  });

  it("lose what is taken back, with all that follows", () => {
    const { tree, at } = branched();
    const without = remove(tree, previous(tree, at));
    expect(drawn(without.tree)).toEqual(["a b c"]);
    expect(movesTo(without.tree, without.at)).toEqual(["a"]);
    const [b] = tree[next(tree, ROOT)]!.children;
    const other = remove(tree, b!);
    expect(drawn(other.tree)).toEqual(["a x y"]);
    expect(movesTo(other.tree, endOf(other.tree, other.at))).toEqual(["a", "x", "y"]);
    expect(remove(EMPTY, ROOT)).toEqual({ tree: EMPTY, at: ROOT });
  });

  it("have names, and any of them can become the main line", () => {
    const { tree, at } = branched();
    const named = rename(tree, previous(tree, at), "  sharper ");
    expect(drawn(named)).toEqual(["a b c", " [sharper] x y"]);
    expect(isMain(named, at)).toBe(false);
    const main = promote(named, at);
    expect(drawn(main)).toEqual(["a [sharper] x y", " b c"]);
    expect(isMain(main, at)).toBe(true);
  });
});
