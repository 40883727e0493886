// @ts-check
/* The size of the JavaScript that a first visit fetches, zipped: the entry, what it imports, the
   home page's words. Fails above the limit. Pass the folder of the build: node scripts/size.js
   ../src/tavolino/server/static */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const LIMIT = 120_000;
const folder = process.argv[2] ?? "../src/tavolino/server/static";
/** @type {Record<string, {file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], name?: string}>} */
const manifest = JSON.parse(readFileSync(join(folder, "manifest.build.json"), "utf8"));

/** @type {(key: string, found?: Set<string>) => Set<string>} */
function withImports(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  chunk.imports?.forEach((each) => withImports(each, found));
  return found;
}

/** @param {Iterable<string>} files */
function zipped(files) {
  let bytes = 0;
  for (const file of files) {
    if (file.endsWith(".js")) bytes += gzipSync(readFileSync(join(folder, file))).length;
  }
  return bytes;
}

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entry) throw new Error("the build has no entry");
const language = Object.keys(manifest).filter((key) => /virtual:words\/el$/.test(key));
const first = new Set([entry, ...language].flatMap((key) => [...withImports(key)]));
const table = Object.keys(manifest).filter((key) => /pages\/Table\.svelte$/.test(key));
const home = zipped(first);
const seat = zipped(new Set([...first, ...table.flatMap((key) => [...withImports(key)])]));
console.log(
  `first load ${(home / 1000).toFixed(1)} kB, a table without its board ${(seat / 1000).toFixed(1)} kB`,
);
if (seat > LIMIT) {
  console.error(`a first load may have ${LIMIT / 1000} kB of JavaScript`);
  process.exit(1);
}
