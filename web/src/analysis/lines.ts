/** A tree of lines: the moves that were tried from a position, with branches and names. Trees are
 * values: whatever changes one returns another. */

export interface Node {
  readonly move: string;
  /** The index of the node before it; the root is its own. */
  readonly parent: number;
  /** The name of the line that begins here. */
  readonly name: string;
  /** The first one continues the line, the others branch off. */
  readonly children: readonly number[];
}

/** The first node is the position itself. */
export type Tree = readonly Node[];

/** A place in a tree. */
export interface Spot {
  readonly tree: Tree;
  readonly at: number;
}

export const ROOT = 0;
export const LONGEST_NAME = 60;

export const EMPTY: Tree = [{ move: "", parent: ROOT, name: "", children: [] }];

/** One line, and its end. */
export function lineOf(moves: readonly string[]): Spot {
  return moves.reduce<Spot>(({ tree, at }, move) => play(tree, at, move), {
    tree: EMPTY,
    at: ROOT,
  });
}

function changed(tree: Tree, at: number, change: Partial<Node>): Tree {
  return tree.map((node, index) => (index === at ? { ...node, ...change } : node));
}

/** Play a move: along a line that is there, or as a new branch. */
export function play(tree: Tree, at: number, move: string): Spot {
  const there = tree[at]!.children.find((child) => tree[child]!.move === move);
  if (there !== undefined) return { tree, at: there };
  const next = tree.length;
  const before = changed(tree, at, { children: [...tree[at]!.children, next] });
  return { tree: [...before, { move, parent: at, name: "", children: [] }], at: next };
}

/** The nodes from the root, which is left out, to a node. */
export function pathTo(tree: Tree, at: number): number[] {
  const path: number[] = [];
  for (let node = at; node !== ROOT; node = tree[node]!.parent) path.unshift(node);
  return path;
}

export function movesTo(tree: Tree, at: number): string[] {
  return pathTo(tree, at).map((node) => tree[node]!.move);
}

/** Where lines end. */
export function ends(tree: Tree): number[] {
  return tree.flatMap(({ children }, node) => (node !== ROOT && !children.length ? [node] : []));
}

export function previous(tree: Tree, at: number): number {
  return tree[at]!.parent;
}

export function next(tree: Tree, at: number): number {
  return tree[at]!.children[0] ?? at;
}

export function endOf(tree: Tree, at: number): number {
  let end = at;
  while (next(tree, end) !== end) end = next(tree, end);
  return end;
}

/** The branch beside a move: that many places further down the list. */
export function beside(tree: Tree, at: number, step: 1 | -1): number {
  if (at === ROOT) return at;
  const { children } = tree[tree[at]!.parent]!;
  return children[children.indexOf(at) + step] ?? at;
}

export function rename(tree: Tree, at: number, name: string): Tree {
  return changed(tree, at, { name: name.trim().slice(0, LONGEST_NAME) });
}

/** The same lines with each node before those that follow it, in the order of the list; `moved` says
 * where each of them is now. What begins with `without` is left out. */
export function ordered(tree: Tree, without = -1): { tree: Tree; moved: Map<number, number> } {
  const moved = new Map<number, number>();
  const waiting = [ROOT];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node === without) continue;
    moved.set(node, moved.size);
    waiting.push(...[...tree[node]!.children].reverse());
  }
  const now = (node: number) => moved.get(node);
  const nodes = [...moved.keys()].map((node) => ({
    ...tree[node]!,
    parent: now(tree[node]!.parent)!,
    children: tree[node]!.children.map(now).filter((child) => child !== undefined),
  }));
  return { tree: nodes, moved };
}

/** Take a move back, with all that follows it. */
export function remove(tree: Tree, at: number): Spot {
  if (at === ROOT) return { tree, at };
  const left = ordered(tree, at);
  return { tree: left.tree, at: left.moved.get(tree[at]!.parent)! };
}

/** Make the line to a node the main line. */
export function promote(tree: Tree, at: number): Tree {
  return pathTo(tree, at).reduce<Tree>((lines, node) => {
    const { parent } = lines[node]!;
    const others = lines[parent]!.children.filter((child) => child !== node);
    return changed(lines, parent, { children: [node, ...others] });
  }, tree);
}

export function isMain(tree: Tree, at: number): boolean {
  return pathTo(tree, at).every((node) => tree[tree[node]!.parent]!.children[0] === node);
}

/** A line as it is listed: its nodes, and how deep it branches off. */
export interface Row {
  readonly depth: number;
  readonly nodes: readonly number[];
}

/** The main line first, then the branches of each of its moves, each followed by its own. */
export function rows(tree: Tree): Row[] {
  const found: Row[] = [];
  const follow = (first: number, depth: number) => {
    const nodes: number[] = [];
    for (let node: number | undefined = first; node !== undefined;) {
      nodes.push(node);
      node = tree[node]!.children[0];
    }
    found.push({ depth, nodes });
    for (const node of nodes) {
      for (const branch of tree[node]!.children.slice(1)) follow(branch, depth + 1);
    }
  };
  const [main, ...others] = tree[ROOT]!.children;
  if (main !== undefined) follow(main, 0);
  for (const branch of others) follow(branch, 1);
  return found;
}

/** How many moves lead to a node. */
export function depthOf(tree: Tree, at: number): number {
  return pathTo(tree, at).length;
}
