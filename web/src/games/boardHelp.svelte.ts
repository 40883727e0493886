/** Help where one is: what something on a board is and does. A board marks its parts with
 * `data-help`: names, separated by blanks, of things that the server explains for this game with
 * these options; `data-about` may say more about that very part. */
import type { Thing } from "~/lib/api/learning";
import type { View } from "./board";
import { explanations } from "./glossary";
import { hasPlayed } from "~/lib/experience";
import { settings } from "~/lib/settings.svelte";

const HOVER = 650; // ms until help comes up
const HOVER_LATER = 1600; // when the reader has played a game: most of it is known
const NEXT = 200; // until it changes, or goes
const PRESS = 500; // how long a press must last, in ms
const HARDLY = 8; // pixels that a finger may move during it

export interface Explanation {
  element: HTMLElement;
  about: string;
  things: readonly Thing[];
}

export class BoardHelp {
  shown: Explanation | null = $state.raw(null);
  readonly #view: () => View;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The part that is explained, or will be. */
  #wanted: HTMLElement | null = null;

  constructor(view: () => View) {
    this.#view = view;
  }

  close = (): void => {
    clearTimeout(this.#timer);
    this.#wanted = null;
    this.shown = null;
  };

  /** The pointer is over the explanation: it stays. */
  stay = (): void => clearTimeout(this.#timer);

  /** The pointer has left the part, or the explanation. */
  leave = (): void => {
    clearTimeout(this.#timer);
    this.#wanted = null;
    this.#timer = setTimeout(this.close, NEXT);
  };

  #want(element: HTMLElement, after: number): void {
    clearTimeout(this.#timer);
    this.#wanted = element;
    this.#timer = setTimeout(() => void this.#show(element), after);
  }

  async #show(element: HTMLElement): Promise<void> {
    const names = element.dataset["help"]!.split(" ");
    const things = await explanations(this.#view(), names);
    if (this.#wanted !== element) return;
    const about = element.dataset["about"] ?? "";
    this.shown = things.length > 0 ? { element, about, things } : null;
  }

  /** An attachment: `<div {@attach help.watch}>`. */
  watch = (root: HTMLElement): (() => void) => {
    let pressed: { x: number; y: number } | null = null;
    let silent = false; // the click that ends a long press does nothing

    const partOf = (event: Event): HTMLElement | null =>
      (event.target as Element).closest<HTMLElement>("[data-help]");

    /** The pointer was moved: what comes under a resting one was not asked about. */
    const onHover = (event: PointerEvent): void => {
      if (event.pointerType === "touch" || !settings.hoverHelp) return;
      const part = partOf(event);
      if (part === this.#wanted || event.buttons !== 0) return;
      if (part) this.#want(part, this.shown ? NEXT : hasPlayed() ? HOVER_LATER : HOVER);
      else this.leave();
    };
    const onOut = (event: PointerEvent): void => {
      if (event.pointerType !== "touch") this.leave();
    };
    const onDown = (event: PointerEvent): void => {
      this.close();
      silent = false;
      pressed = null;
      const part = partOf(event);
      if (event.pointerType !== "touch" || !part || !event.isPrimary) return;
      pressed = { x: event.clientX, y: event.clientY };
      clearTimeout(this.#timer);
      this.#wanted = part;
      this.#timer = setTimeout(() => {
        silent = true;
        void this.#show(part);
      }, PRESS);
    };
    const onMove = (event: PointerEvent): void => {
      if (!pressed || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < HARDLY)
        return;
      pressed = null;
      this.close();
    };
    const onUp = (): void => {
      if (pressed && !silent) this.close();
      pressed = null;
    };
    const onClick = (event: MouseEvent): void => {
      if (!silent) return;
      silent = false;
      event.preventDefault();
      event.stopPropagation();
    };
    /** A long press is not a wish for the browser's own menu. */
    const onMenu = (event: Event): void => {
      if (pressed || silent) event.preventDefault();
    };
    const onKey = (event: KeyboardEvent): void => {
      const part = partOf(event);
      if (event.key !== "?" || !part) return;
      event.preventDefault();
      event.stopPropagation();
      this.#wanted = part;
      void this.#show(part);
    };

    const ended = new AbortController();
    const { signal } = ended;
    root.addEventListener("pointermove", onHover, { signal });
    root.addEventListener("pointerleave", onOut, { signal });
    root.addEventListener("pointerdown", onDown, { capture: true, signal });
    root.addEventListener("pointermove", onMove, { signal });
    root.addEventListener("pointerup", onUp, { signal });
    root.addEventListener("pointercancel", onUp, { signal });
    root.addEventListener("click", onClick, { capture: true, signal });
    root.addEventListener("contextmenu", onMenu, { signal });
    root.addEventListener("keydown", onKey, { signal });
    return () => {
      this.close();
      ended.abort();
    };
  };
}
