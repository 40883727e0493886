/** One tab stop for each `[data-controls]` group of buttons; arrow keys go to the nearest button in
 * their direction, even across groups. While there are places where something that was picked may
 * go (`[data-target]`), those come first. Arrows also visit parts that can only be asked about:
 * those with `data-help` and `tabindex="-1"`. */

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASTRAY = 1.5; // how much more a pixel across the direction counts than one along it

const PART = "[data-help][tabindex]:not(button)";

function visible(root: ParentNode, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}

/** The nearest of the others in a direction, or null at the edge. Left and right stay in the row:
 * elements that overlap vertically by at least half. Up and down leave it, and do not go far aside
 * unless `anywhere` is set. */
export function nearest(
  from: HTMLElement,
  others: readonly HTMLElement[],
  [right, down]: readonly [number, number],
  anywhere = false,
): HTMLElement | null {
  const here = from.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of others) {
    if (other === from) continue;
    const there = other.getBoundingClientRect();
    const x = there.left + there.width / 2 - here.left - here.width / 2;
    const y = there.top + there.height / 2 - here.top - here.height / 2;
    const along = x * right + y * down;
    const beside = Math.abs(x * down) + Math.abs(y * right);
    const shared = Math.min(there.bottom, here.bottom) - Math.max(there.top, here.top);
    const inRow = shared > Math.min(there.height, here.height) / 2;
    if (along < 4 || (right !== 0 ? !inRow : !anywhere && along * 2 < beside)) continue;
    const way = along + ASTRAY * beside;
    if (way < least) [best, least] = [other, way];
  }
  return best;
}

/** In reading order: row by row, each from left to right. */
export function inReadingOrder(elements: readonly HTMLElement[]): HTMLElement[] {
  const boxes = elements
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .sort((one, other) => one.box.top - other.box.top);
  const rows: (typeof boxes)[] = [];
  for (const each of boxes) {
    const row = rows.at(-1);
    if (row && each.box.top - row[0]!.box.top < row[0]!.box.height / 2) row.push(each);
    else rows.push([each]);
  }
  return rows.flatMap((row) =>
    row.sort((one, other) => one.box.left - other.box.left).map(({ element }) => element),
  );
}

/** Where an arrow leads among the targets. From one of them, left and right go through all of them
 * in reading order, and up and down to the nearest; from elsewhere, to the nearest, however far
 * aside it is. */
export function nextTarget(
  from: HTMLElement,
  targets: readonly HTMLElement[],
  way: readonly [number, number],
): HTMLElement | null {
  const [right] = way;
  if (!targets.includes(from)) return nearest(from, targets, way, true);
  if (right === 0) return nearest(from, targets, way);
  const ordered = inReadingOrder(targets);
  return ordered[ordered.indexOf(from) + right] ?? null;
}

/** An attachment: `<div {@attach roving}>`. */
export function roving(root: HTMLElement): () => void {
  function settle(): void {
    for (const group of root.querySelectorAll("[data-controls]")) {
      const buttons = visible(group, "button");
      const stop =
        buttons.find((button) => button === document.activeElement) ??
        buttons.find((button) => button.tabIndex === 0 && button.dataset.stop) ??
        buttons[0];
      for (const button of buttons) {
        button.tabIndex = button === stop ? 0 : -1;
        if (button === stop) button.dataset.stop = "yes";
        else delete button.dataset.stop;
      }
    }
  }

  function onKey(event: KeyboardEvent): void {
    const way = ARROWS[event.key];
    const from = (event.target as HTMLElement).closest<HTMLElement>(
      `[data-controls] :is(button, ${PART})`,
    );
    if (!way || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const groups = [...root.querySelectorAll("[data-controls]")];
    const all = groups.flatMap((group) => visible(group, `button, ${PART}`));
    const targets = all.filter((each) => "target" in each.dataset);
    (nextTarget(from, targets, way) ?? nearest(from, all, way))?.focus();
  }

  const watch = new MutationObserver(settle);
  watch.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", settle);
  root.addEventListener("keydown", onKey);
  settle();
  return () => {
    watch.disconnect();
    root.removeEventListener("focusin", settle);
    root.removeEventListener("keydown", onKey);
  };
}
