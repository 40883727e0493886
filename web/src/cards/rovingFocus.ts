/** One tab stop for each `[data-controls]` group of buttons; arrow keys go to the nearest button in
 * their direction, even across groups. */

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASTRAY = 1.5; // how much more a pixel across the direction counts than one along it

function buttonsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("button")].filter(
    (button) => button.offsetParent !== null,
  );
}

/** The nearest of the others in a direction, or null at the edge. Left and right stay in the row:
 * elements that overlap vertically by at least half. Up and down leave it. */
export function nearest(
  from: HTMLElement,
  others: readonly HTMLElement[],
  [right, down]: readonly [number, number],
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
    if (along < 4 || (right !== 0 ? !inRow : along * 2 < beside)) continue;
    const way = along + ASTRAY * beside;
    if (way < least) [best, least] = [other, way];
  }
  return best;
}

/** An attachment: `<div {@attach roving}>`. */
export function roving(root: HTMLElement): () => void {
  function settle(): void {
    for (const group of root.querySelectorAll("[data-controls]")) {
      const buttons = buttonsIn(group);
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
    const from = (event.target as HTMLElement).closest<HTMLElement>("[data-controls] button");
    if (!way || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const groups = [...root.querySelectorAll("[data-controls]")];
    nearest(from, groups.flatMap(buttonsIn), way)?.focus();
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
