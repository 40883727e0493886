// @ts-check
/* The page's fonts as the server needs them to draw the pictures of previews: uncompressed, in a
   folder beside the page that is not served. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { inflateSync } from "node:zlib";

const FOLDER = "preview-fonts";
const FONTS = ["alegreya-sans-LETTERS-400", "alegreya-sans-LETTERS-700", "alegreya-LETTERS-800"];
// More than the page brings along: a browser has other fonts for names, the server may have none.
const LETTERS = [
  "latin",
  "latin-ext",
  "greek",
  "greek-ext",
  "cyrillic",
  "cyrillic-ext",
  "vietnamese",
];

const HEADER = 44;
const ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * A font without the compression of WOFF 1.0.
 * @param {Buffer} woff
 */
export function uncompressed(woff) {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("this is not a WOFF 1.0 font");
  const count = woff.readUInt16BE(12);
  const selector = Math.floor(Math.log2(count));
  const directory = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count);
  woff.copy(directory, 0, 4, 8); // what kind of outlines it has
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(16 * 2 ** selector, 6);
  directory.writeUInt16BE(selector, 8);
  directory.writeUInt16BE(16 * (count - 2 ** selector), 10);
  /** @type {Buffer[]} */
  const parts = [directory];
  let end = directory.length;
  for (let table = 0; table < count; table++) {
    const from = HEADER + ENTRY * table;
    const offset = woff.readUInt32BE(from + 4);
    const packed = woff.readUInt32BE(from + 8);
    const length = woff.readUInt32BE(from + 12);
    const data = woff.subarray(offset, offset + packed);
    const to = SFNT_HEADER + SFNT_ENTRY * table;
    woff.copy(directory, to, from, from + 4); // its name
    woff.copy(directory, to + 4, from + 16, from + 20); // its checksum
    directory.writeUInt32BE(end, to + 8);
    directory.writeUInt32BE(length, to + 12);
    const whole = packed === length ? data : inflateSync(data);
    const padding = Buffer.alloc(-whole.length & 3);
    parts.push(whole, padding);
    end += whole.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** @returns {import("vite").Plugin} */
export function previewFonts() {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: "preview-fonts",
    apply: "build",
    writeBundle({ dir = "" }) {
      mkdirSync(join(dir, FOLDER), { recursive: true });
      const names = LETTERS.flatMap((letters) =>
        FONTS.map((font) => font.replace("LETTERS", letters)),
      );
      names.forEach((name, at) => {
        const [family] = name.split(/-(?=latin|greek|cyrillic|vietnamese)/);
        const woff = resolve(`@fontsource/${family}/files/${name}-normal.woff`);
        // For a letter that a font lacks, the first one that has it is used: they are in order.
        const place = String(at).padStart(2, "0");
        writeFileSync(join(dir, FOLDER, `${place}-${name}.ttf`), uncompressed(readFileSync(woff)));
      });
    },
  };
}
