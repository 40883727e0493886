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

/** Where nothing can be stored, this window waits until it is closed. */
function store(change: () => void): void {
  try {
    change();
  } catch {
    // As above.
  }
}

class Waiting {
  table: string | null = $state(read());

  start(table: string): void {
    this.table = table;
    store(() => localStorage.setItem(PLACE, table));
  }

  stop(): void {
    this.table = null;
    store(() => localStorage.removeItem(PLACE));
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
