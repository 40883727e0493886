/** An analysis as the part of a link that follows the #, which is never sent: JSON, compressed. */
import type { AnalysisStart } from "~/lib/api/analysis";
import { lineOf, LONGEST_NAME, ordered, ROOT, type Node, type Tree } from "./lines";

export interface Shared {
  position: string;
  /** By seat; null for a player without a name. */
  names: (string | null)[];
  /** Set if the position is what one seat knows: all that is hidden from it is an example. */
  seat: number | null;
  /** Whose view is shown. */
  onlooker: number | "open";
  tree: Tree;
  at: number;
}

const VERSION = 1;
export const MOST_NODES = 3000;
const LONGEST_LINK = 100_000; // characters
const LONGEST_TEXT = 1_000_000; // uncompressed

/** A node without its children, which follow from the parents. */
type Written = [move: string, parent: number, name?: string];

interface Packed {
  v: number;
  p: string;
  n: (string | null)[];
  s: number | null;
  o: number | "open";
  t: Written[];
  a: number;
}

export async function writeLink(shared: Shared): Promise<string> {
  const { tree, moved } = ordered(shared.tree);
  const packed: Packed = {
    v: VERSION,
    p: shared.position,
    n: shared.names,
    s: shared.seat,
    o: shared.onlooker,
    t: tree
      .slice(1)
      .map(({ move, parent, name }): Written => (name ? [move, parent, name] : [move, parent])),
    a: moved.get(shared.at) ?? ROOT,
  };
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(packed)),
    new CompressionStream("deflate-raw"),
  );
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The address of what was just opened, after that many of its moves, and the table to go back to. */
export async function analysisAddress(
  start: AnalysisStart,
  { after, table }: { after?: number; table?: string } = {},
): Promise<string> {
  const shared = opened(start, after);
  const from = table ? `?table=${encodeURIComponent(table)}` : "";
  return `/analysis${from}#${await writeLink(shared)}`;
}

export function opened(start: AnalysisStart, after = start.moves.length): Shared {
  return {
    position: start.position,
    names: start.names,
    seat: start.seat,
    onlooker: start.seat ?? "open",
    tree: lineOf(start.moves).tree,
    at: Math.min(after, start.moves.length),
  };
}

/** Null if it is not a link to an analysis. */
export async function readLink(hash: string): Promise<Shared | null> {
  const text = hash.replace(/^#/, "");
  if (!text || text.length > LONGEST_LINK || !/^[\w-]+$/.test(text)) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const json = await through(bytes, new DecompressionStream("deflate-raw"));
    return unpacked(JSON.parse(new TextDecoder().decode(json)));
  } catch {
    return null;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > LONGEST_TEXT) throw new RangeError("the link is too long");
    chunks.push(read.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const isText = (value: unknown): value is string => typeof value === "string";
const isIndex = (value: unknown, before: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < before;

/** The analysis, if everything about it is as it should be. */
function unpacked(found: unknown): Shared | null {
  const { v, p, n, s, o, t, a } = found as Packed;
  if (v !== VERSION || !isText(p) || !Array.isArray(n) || !Array.isArray(t)) return null;
  if (!n.every((name) => name === null || isText(name)) || t.length >= MOST_NODES) return null;
  if (s !== null && !isIndex(s, n.length)) return null;
  if (o !== "open" && !isIndex(o, n.length)) return null;
  const nodes: (Node & { children: number[] })[] = [
    { move: "", parent: ROOT, name: "", children: [] },
  ];
  for (const [move, parent, name = ""] of t) {
    if (!isText(move) || !isText(name) || !isIndex(parent, nodes.length)) return null;
    nodes[parent]!.children.push(nodes.length);
    nodes.push({ move, parent, name: name.slice(0, LONGEST_NAME), children: [] });
  }
  if (!isIndex(a, nodes.length)) return null;
  return { position: p, names: n, seat: s, onlooker: o, tree: nodes, at: a };
}
