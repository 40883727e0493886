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

/** Animates everything that has moved since: call it after the page has changed. All is measured
 * before anything is animated, or the page would be laid out again for each flight. */
export function fly(root: HTMLElement, before: Departures, flight: Flight): void {
  const { lasts, origin, goal } = flight;
  if (lasts <= 0) return;
  const here = new Set<string>();
  const start: (() => void)[] = [];
  for (const element of root.querySelectorAll<HTMLElement>("[data-flight]")) {
    const name = element.dataset.flight!;
    here.add(name);
    const from = before.get(name)?.box ?? origin?.(name)?.getBoundingClientRect();
    if (!from) continue;
    const to = element.getBoundingClientRect();
    if (hasMoved(from, to)) start.push(() => arrive(element, from, to, lasts));
  }
  const inside = cornerOf(root);
  for (const [name, { element, box }] of before) {
    const to = here.has(name) ? null : goal?.(name)?.getBoundingClientRect();
    if (to) start.push(() => leave(root, inside, element, box, to, lasts));
  }
  for (const each of start) each();
}

/** Where the inside of an element begins: what is positioned in it counts from there. */
function cornerOf(element: HTMLElement): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: left + element.clientLeft, y: top + element.clientTop };
}

function hasMoved(from: DOMRect, to: DOMRect): boolean {
  if (to.width === 0) return false;
  return [from.left - to.left, from.top - to.top, from.width - to.width].some(
    (distance) => Math.abs(distance) >= NOTICEABLE,
  );
}

function arrive(element: HTMLElement, from: DOMRect, to: DOMRect, lasts: number): void {
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
  inside: Point,
  element: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  lasts: number,
): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-flight");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "absolute",
    left: `${from.left - inside.x}px`,
    top: `${from.top - inside.y}px`,
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
