// @ts-check
/* Writes compressed copies beside each file that gets smaller; the server sends whichever a browser
   accepts. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = /\.(js|css|html|svg|json|txt)$/;

/** @type {Record<string, (data: Buffer) => Buffer>} */
const WAYS = {
  ".br": (data) =>
    brotliCompressSync(data, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  ".gz": (data) => gzipSync(data, { level: constants.Z_BEST_COMPRESSION }),
};

/** @param {string} folder */
function compressAll(folder) {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!TEXT.test(file)) continue;
    const data = readFileSync(join(folder, file));
    for (const [ending, compress] of Object.entries(WAYS)) {
      const smaller = compress(data);
      if (smaller.length < data.length) writeFileSync(join(folder, file + ending), smaller);
    }
  }
}

/** @returns {import("vite").Plugin} */
export function compressed() {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    // After all others, one of which writes the service worker.
    closeBundle: { order: "post", handler: () => compressAll(folder) },
  };
}
