/** A picture of a table with a line below it. */

const WOOD = "#4a2f20";
const LIGHT = "#f6efe0";
const LINE = 0.075; // of the picture's height
const LETTER = 0.5; // of their size, how wide letters are on average

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);

/** `text` is at the left, smaller if it is long; `sign` at the right. */
export function captioned(svg: string, text: string, sign: string): string {
  const [root = ""] = /<svg[^>]*>/.exec(svg) ?? [];
  const side = (name: string) => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(root)?.[1] ?? 0);
  const [width, height] = [side("width"), side("height")];
  const line = Math.round(LINE * height);
  const most = 0.52 * line;
  const margin = 0.5 * line;
  const room = width - 3 * margin - sign.length * LETTER * most;
  const size = Math.min(most, room / (LETTER * Math.max(1, text.length)));
  const middle = height + 0.5 * line;
  const word = (x: number, said: string, pixels: number, more: string) =>
    `<text x="${x}" y="${middle + 0.33 * pixels}" font-size="${pixels.toFixed(1)}" fill="${LIGHT}" ${more}>${escape(said)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + line}" viewBox="0 0 ${width} ${height + line}">`,
    `<rect width="${width}" height="${height + line}" fill="${WOOD}"/>`,
    svg,
    word(margin, text, size, 'font-family="Alegreya, serif" font-weight="800"'),
    word(
      width - margin,
      sign,
      0.8 * most,
      'text-anchor="end" font-family="Alegreya, serif" font-weight="500"',
    ),
    "</svg>",
  ].join("");
}
