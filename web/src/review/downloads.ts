/** Files to download: a record, a picture. */
import { Refused } from "~/lib/api";

export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Whether a font face has one of these letters. Ranges are written `U+0370-03FF, U+2019`. */
export function covers(ranges: string, letters: Iterable<string>): boolean {
  const spans = [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
    ([, first = "0", last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
  );
  if (spans.length === 0) return true;
  return [...letters].some((letter) => {
    const code = letter.codePointAt(0)!;
    return spans.some(([first, last]) => first <= code && code <= last);
  });
}

async function dataAddress(url: string): Promise<string> {
  const blob = await fetch(url)
    .then((response) => response.blob())
    .catch(() => {
      throw new Refused({ code: "offline", sentence: "" });
    });
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(new Error("no font"));
    reader.readAsDataURL(blob);
  });
}

function fontFaces(): CSSFontFaceRule[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
  );
}

/** A picture with those of the page's fonts embedded that its letters need, so that the file is
 * self-contained. */
export async function withFonts(svg: string): Promise<string> {
  const letters = new Set(svg.replace(/<[^>]*>/g, ""));
  const wanted = fontFaces().filter(
    ({ style }) =>
      svg.includes(style.getPropertyValue("font-family").replace(/["']/g, "")) &&
      covers(style.getPropertyValue("unicode-range"), letters),
  );
  const faces = await Promise.all(
    wanted.map(async ({ style }) => {
      const url = /url\(["']?([^"')]+)/.exec(style.getPropertyValue("src"))?.[1] ?? "";
      const parts = ["font-family", "font-weight", "unicode-range"]
        .filter((name) => style.getPropertyValue(name))
        .map((name) => `${name}:${style.getPropertyValue(name)};`);
      const address = await dataAddress(new URL(url, document.baseURI).href);
      return `@font-face{${parts.join("")}src:url(${address}) format("woff2")}`;
    }),
  );
  return svg.replace(/(<svg[^>]*>)/, `$1<style>${faces.join("")}</style>`);
}

/** Dots for each unit of the picture: as many as fit into a file that chats take. */
const SCALES = [1.25, 1, 0.75];
const MOST_BYTES = 500_000;
/** Gradients over large surfaces differ from pixel to pixel, and make a file ten times as large. */
const SHADES = /url\(#(tavolino-(?:felt|lamp|paper|parchment|pine|planks|weave|wood))\)/g;

/** A picture in which tables, cards and frames have their main colour only. */
export function withoutShades(svg: string): string {
  return svg.replace(SHADES, (_, name: string) => {
    const shade = new RegExp(`<(linear|radial)Gradient id="${name}".*?</`).exec(svg)?.[0] ?? "";
    const colours = [...shade.matchAll(/stop-color="(#[0-9a-f]+)"(?! stop-opacity)/gi)];
    return (colours.length > 2 ? colours[1] : colours[0])?.[1] ?? "none";
  });
}

/** The same picture as pixels, by way of a `data:` URL: the only source that the page's content
 * security policy allows for it. */
export async function canvasOf(
  svg: string,
  scale: (image: HTMLImageElement) => number,
): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withoutShades(svg))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(image.naturalWidth * scale(image));
  canvas.height = Math.round(image.naturalHeight * scale(image));
  const drawing = canvas.getContext("2d", { willReadFrequently: true })!;
  drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export async function inDots(svg: string): Promise<Blob> {
  let picture: Blob | undefined;
  for (const scale of SCALES) {
    picture = await asPng(await canvasOf(svg, () => scale));
    if (picture.size < MOST_BYTES) break;
  }
  return picture!;
}

function asPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}
