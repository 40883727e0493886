/** Drag and drop by mouse, pen and finger, in addition to pointing: what can be dragged can also be
 * pointed at, and so can the target. `data-place` names a place, `data-drag` one that can be
 * dragged. */

export interface Dragged {
  /** Whether this place may be dragged now; picks it up if so. */
  take(place: string): boolean;
  /** Whether what is being dragged may be dropped there. */
  welcome(place: string): boolean;
  /** What the pointer is over, if it may be dropped there. */
  over(place: string | null): void;
  /** Dropped on a valid target; true if that made a move. */
  drop(place: string): boolean;
  /** Dropped elsewhere. */
  back(): void;
}

const SLACK = 7; // pixels until a press becomes a drag
const WAIT = 1500; // ms until a dropped card goes back if no new snapshot has come

interface Press {
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  dragging: boolean;
}

function placeUnder(x: number, y: number, welcome: (place: string) => boolean): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    let at = element.closest<HTMLElement>("[data-place]");
    while (at) {
      if (welcome(at.dataset.place!)) return at.dataset.place!;
      at = at.parentElement?.closest<HTMLElement>("[data-place]") ?? null;
    }
  }
  return null;
}

/** An attachment: `<div {@attach dragging({...})}>`. */
export function dragging(dragged: Dragged): (root: HTMLElement) => () => void {
  return (root) => {
    let press: Press | null = null;

    function onDown(event: PointerEvent): void {
      const element = (event.target as Element).closest<HTMLElement>("[data-drag]");
      if (!element || !event.isPrimary || event.button !== 0) return;
      press = { element, x: event.clientX, y: event.clientY, dragging: false };
    }

    function onMove(event: PointerEvent): void {
      if (!press || !event.isPrimary) return;
      const x = event.clientX - press.x;
      const y = event.clientY - press.y;
      if (!press.dragging) {
        if (Math.hypot(x, y) < SLACK) return;
        if (!dragged.take(press.element.dataset.drag!)) {
          press = null;
          return;
        }
        press.dragging = true;
        press.element.classList.add("dragged");
      }
      press.element.style.translate = `${x}px ${y}px`;
      dragged.over(placeUnder(event.clientX, event.clientY, (place) => dragged.welcome(place)));
    }

    function onUp(event: PointerEvent): void {
      if (!press || !event.isPrimary) return;
      const { element, dragging: wasDragging } = press;
      press = null;
      if (!wasDragging) return;
      // The release that ends a drag is not a click.
      const silence = (click: MouseEvent) => click.stopPropagation();
      root.addEventListener("click", silence, { capture: true, once: true });
      setTimeout(() => root.removeEventListener("click", silence, { capture: true }));
      const place =
        event.type === "pointerup"
          ? placeUnder(event.clientX, event.clientY, (at) => dragged.welcome(at))
          : null;
      dragged.over(null);
      if (place !== null && dragged.drop(place)) {
        setTimeout(() => home(element), WAIT);
        return;
      }
      if (place === null) dragged.back();
      home(element);
    }

    root.addEventListener("pointerdown", onDown);
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", onUp);
    window.addEventListener("pointercancel", onUp);
    return () => {
      root.removeEventListener("pointerdown", onDown);
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onUp);
      window.removeEventListener("pointercancel", onUp);
    };
  };
}

/** Puts what was dragged back into its place. */
function home(element: HTMLElement): void {
  element.style.translate = "";
  element.classList.remove("dragged");
}
