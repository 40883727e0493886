/** Whether a game was played to its end in this browser. */
const PLACE = "tavolino.played";

export function hasPlayed(): boolean {
  try {
    return localStorage.getItem(PLACE) !== null;
  } catch {
    return false;
  }
}

export function markPlayed(): void {
  try {
    localStorage.setItem(PLACE, "yes");
  } catch {
    // In a window that stores nothing, every game is the first.
  }
}
