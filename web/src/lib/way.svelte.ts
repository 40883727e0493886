/** Where one is on the page. The key of a seat stands behind the #, which is never sent. */
export type Way =
  | { page: "home" }
  | { page: "new" }
  | { page: "table"; table: string; key: string | null }
  | { page: "review"; table: string }
  | { page: "learn"; game: string | null }
  | { page: "rules"; game: string }
  | { page: "settings" }
  | { page: "lost" };

/** Links to a key are of the form `/t/TABLE#KEY`; other marks behind a # are no keys. */
const TEXT = "text";
const KEY = /^#([\w-]{20,64})$/;

export function readWay(pathname: string, hash: string): Way {
  const [first = "", second, third, ...rest] = pathname.split("/").filter(Boolean);
  if (rest.length || (third && !(first === "t" && third === TEXT))) return { page: "lost" };
  if (first === "t" && second) {
    return { page: "table", table: second, key: KEY.exec(hash)?.[1] ?? null };
  }
  if (first === "review" && second) return { page: "review", table: second };
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "learn") return { page: "learn", game: second ?? null };
  if (second) return { page: "lost" };
  if (first === "") return { page: "home" };
  return first === "new" || first === "settings" ? { page: first } : { page: "lost" };
}

function here(): Way {
  return readWay(location.pathname, location.hash);
}

class Place {
  way: Way = $state.raw(here());
  text: boolean = $state(isText());
}

/** The text view of a table has an address of its own, `/t/TABLE/text`; that of another page has
 * `?text` behind it. */
function isText(): boolean {
  return location.pathname.endsWith(`/${TEXT}`) || new URLSearchParams(location.search).has(TEXT);
}

export const place = new Place();

function look(): void {
  place.way = here();
  place.text = isText();
}

/** Go there without loading the page anew. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  look();
  if (!replace) scrollTo(0, 0);
}

/** The address of a page in its other view. */
export function otherView(way: Way, text: boolean): string {
  if (way.page === "table") {
    return `/t/${way.table}${text ? "" : `/${TEXT}`}${location.hash}`;
  }
  return `${location.pathname}${text ? "" : `?${TEXT}`}${location.hash}`;
}

/** Follow links within the page, as far as the browser would have stayed in this tab. */
export function followLinks(): () => void {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin) return;
    if (readWay(link.pathname, link.hash).page === "lost") return;
    if (link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  document.addEventListener("click", click);
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
  return () => {
    document.removeEventListener("click", click);
    removeEventListener("popstate", look);
    removeEventListener("hashchange", look);
  };
}
