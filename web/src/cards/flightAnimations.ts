/** Animates things from where they were to where they are. An element with `data-flight` is known
 * by that name, wherever on the page it is drawn. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Departure {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}

export type Departures = ReadonlyMap<string, Departure>;

export interface Flight {
  /** Milliseconds; 0 means no animation. */
  readonly lasts: number;
  /** Where something comes from that was not there before. */
  readonly origin?: (name: string) => Element | null | undefined;
  /** Where something has gone that is no longer there. */
  readonly goal?: (name: string) => Element | null | undefined;
}

const EASING = "cubic-bezier(0.25, 0.7, 0.25, 1)";
const NOTICEABLE = 1.5; // pixels
/** Limits the scale: what comes from a whole hand, which is wide, must not start as a giant. */
const GROWN = 1.7;

/** Remembers where everything is: call it before the page changes. */
export function departures(root: HTMLElement): Departures {
  const found = new Map<string, Departure>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-flight]")) {
    found.set(element.dataset.flight!, { element, box: element.getBoundingClientRect() });
  }
  return found;
}

function wayBetween(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = Math.min(GROWN, Math.max(1 / GROWN, from.width / to.width || 1));
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Animates everything that has moved since: call it after the page has changed. */
export function fly(root: HTMLElement, before: Departures, flight: Flight): void {
  if (flight.lasts <= 0) return;
  const here = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-flight]")) {
    const name = element.dataset.flight!;
    here.add(name);
    const from = before.get(name)?.box ?? flight.origin?.(name)?.getBoundingClientRect();
    if (from) arrive(element, from, flight.lasts);
  }
  for (const [name, { element, box }] of before) {
    if (here.has(name)) continue;
    const to = flight.goal?.(name)?.getBoundingClientRect();
    if (to) leave(root, element, box, to, flight.lasts);
  }
}

function arrive(element: HTMLElement, from: DOMRect, lasts: number): void {
  const to = element.getBoundingClientRect();
  if (to.width === 0) return;
  const still =
    Math.abs(from.left - to.left) < NOTICEABLE &&
    Math.abs(from.top - to.top) < NOTICEABLE &&
    Math.abs(from.width - to.width) < NOTICEABLE;
  if (still) return;
  element.animate(
    [
      { transform: wayBetween(from, to), zIndex: 30 },
      { transform: "none", zIndex: 30 },
    ],
    { duration: lasts, easing: EASING },
  );
}

/** Animates a copy of something that is gone from the page to where it went. The root is
 * positioned, so that it can hold the copy. */
function leave(
  root: HTMLElement,
  element: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  lasts: number,
): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-flight");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  const here = root.getBoundingClientRect();
  Object.assign(ghost.style, {
    position: "absolute",
    left: `${from.left - here.left - root.clientLeft}px`,
    top: `${from.top - here.top - root.clientTop}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
    zIndex: "30",
    pointerEvents: "none",
  });
  root.append(ghost);
  const travel = ghost.animate(
    [{ transform: "none" }, { transform: wayBetween(to, from), opacity: 0.4 }],
    { duration: lasts, easing: EASING },
  );
  travel.onfinish = travel.oncancel = () => ghost.remove();
}
