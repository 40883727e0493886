/** A whole game as a GIF, which every chat program shows: one frame for each position. */
import { applyPalette, GIFEncoder, quantize } from "gifenc";
import { canvasOf, withFonts } from "~/review/downloads";

const WIDTH = 640;
/** One place in the palette stands for what has not changed since the frame before. */
const COLOURS = 255;
const LONGEST = 60_000; // milliseconds for all moves of a long game
const FRAME = { least: 300, most: 1000 };
const LAST = 4000;

/** How long each frame of a game is shown, in milliseconds; the end stays a while. */
export function delays(frames: number): number[] {
  const each = Math.min(FRAME.most, Math.max(FRAME.least, Math.round(LONGEST / frames)));
  return Array.from({ length: frames }, (_, at) => (at === frames - 1 ? LAST : each));
}

/** The pixels that differ from the frame before; all others are transparent. */
export function changed(now: Uint8Array, before: Uint8Array, transparent: number): Uint8Array {
  return now.map((colour, at) => (colour === before[at] ? transparent : colour));
}

interface Wanted {
  frames: number;
  /** The SVG of a frame. */
  drawn(at: number): Promise<string>;
  progress(done: number): void;
  signal: AbortSignal;
}

export async function animation({ frames, drawn, progress, signal }: Wanted): Promise<Blob> {
  const gif = GIFEncoder();
  // The last position has everything that was laid down, so its colours do for all frames.
  const palette = quantize((await pixels(await drawn(frames - 1))).data, COLOURS);
  const transparent = palette.length;
  const wholePalette = [...palette, [0, 0, 0]];
  const shown = delays(frames);
  let before: Uint8Array | null = null;
  for (let at = 0; at < frames; at++) {
    signal.throwIfAborted();
    const { data, width, height } = await pixels(await drawn(at));
    const index = applyPalette(data, palette);
    const delay = shown[at]!;
    if (before === null) gif.writeFrame(index, width, height, { palette: wholePalette, delay });
    else {
      gif.writeFrame(changed(index, before, transparent), width, height, {
        delay,
        transparent: true,
        transparentIndex: transparent,
        dispose: 1,
      });
    }
    before = index;
    progress(at + 1);
  }
  signal.throwIfAborted();
  gif.finish();
  return new Blob([gif.bytes()], { type: "image/gif" });
}

async function pixels(svg: string): Promise<ImageData> {
  const canvas = await canvasOf(await withFonts(svg), ({ naturalWidth }) => WIDTH / naturalWidth);
  return canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
}
