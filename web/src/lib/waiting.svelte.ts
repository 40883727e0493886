/** The open table at which this browser waits for whoever comes, while its player does something
 * else. */
const PLACE = "tavolino.waiting";

function read(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

class Waiting {
  table: string | null = $state(read());

  start(table: string): void {
    this.table = table;
    try {
      localStorage.setItem(PLACE, table);
    } catch {
      // Nothing can be stored in this window, which waits until it is closed.
    }
  }

  stop(): void {
    this.table = null;
    localStorage.removeItem(PLACE);
  }

  /** Another tab may start or stop waiting. */
  follow = (): (() => void) => {
    const change = ({ key }: StorageEvent) => {
      if (key === PLACE) this.table = read();
    };
    addEventListener("storage", change);
    return () => removeEventListener("storage", change);
  };
}

export const waiting = new Waiting();
