/** What we use of gifenc, which brings no types. */
declare module "gifenc" {
  export type Palette = number[][];
  export function quantize(rgba: Uint8ClampedArray, colours: number): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
  interface FrameOptions {
    /** Of the whole file with the first frame. */
    palette?: Palette;
    /** In milliseconds. */
    delay: number;
    transparent?: boolean;
    transparentIndex?: number;
    /** 1: what a frame leaves out stays as it was. */
    dispose?: number;
  }
  export function GIFEncoder(): {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
}
