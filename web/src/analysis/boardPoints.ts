/** What lies under a point of a board while a position is set up, by the attributes with which boards
 * mark pieces (`data-piece`, `data-in`), places (`data-zone`) and settings (`data-setting`). Pieces
 * that overlap are told apart by how they are stacked. */

export interface Under {
  piece: { name: string; zone: string } | null;
  zones: string[];
  setting: string | null;
}

export function under(board: Element, x: number, y: number): Under {
  const piece = at(board, "[data-piece]", x, y).at(-1)?.dataset;
  return {
    piece: piece ? { name: piece["piece"]!, zone: piece["in"]! } : null,
    zones: at(board, "[data-zone]", x, y).map(({ dataset }) => dataset["zone"]!),
    setting: at(board, "[data-setting]", x, y).at(-1)?.dataset["setting"] ?? null,
  };
}

/** The lowest first. */
function at(board: Element, selector: string, x: number, y: number): HTMLElement[] {
  const found = [...board.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left <= x && x < right && top <= y && y < bottom;
  });
  const height = (element: Element) => Number(getComputedStyle(element).zIndex) || 0;
  return found.sort((one, other) => height(one) - height(other));
}

/** Show the places that are open. */
export function mark(board: Element, open: readonly string[]): void {
  for (const element of board.querySelectorAll<HTMLElement>("[data-zone]")) {
    element.toggleAttribute("data-open", open.includes(element.dataset["zone"]!));
  }
}
