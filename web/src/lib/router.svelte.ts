/** The current page, and navigation to others. */
import { inView, isText, readRoute, type Route } from "./addresses";

function current(): string {
  return location.pathname + location.search + location.hash;
}

class Router {
  address: string = $state(current());
  text: boolean = $state(isText(current()));
  route: Route = $state.raw(readRoute(location.pathname, location.hash));
  /** Counts visits to tables. */
  visit: number = $state(0);

  /** Read the browser's address again. */
  look = (): void => {
    const before = JSON.stringify(this.route);
    this.#read();
    if (JSON.stringify(this.route) !== before) this.visit += 1;
  };

  /** Remove the key from the address of a table, and what a link says for previews, without leaving
   * the page. */
  dropKey(): void {
    history.replaceState(null, "", location.pathname);
    this.#read();
  }

  #read(): void {
    this.address = current();
    this.text = isText(current());
    const route = readRoute(location.pathname, location.hash);
    if (JSON.stringify(route) !== JSON.stringify(this.route)) this.route = route;
  }
}

export const router = new Router();

/** Navigate without reloading the page. The text view stays on. */
export function go(path: string, { replace = false, text = router.text } = {}): void {
  const address = inView(path, text || isText(path));
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  router.look();
  if (!replace) scrollTo(0, 0);
}

/** Change the view of this page. */
export function turnTo({ text }: { text: boolean }): void {
  go(inView(current(), text), { replace: true, text });
}

/** Handle links within the page, unless they would open in another tab. */
export function followLinks(): () => void {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin) return;
    if (readRoute(link.pathname, link.hash).page === "lost") return;
    if (link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    const address = link.pathname + link.search + link.hash;
    go(address, link.relList.contains("alternate") ? { text: false } : {});
  };
  document.addEventListener("click", click);
  addEventListener("popstate", router.look);
  addEventListener("hashchange", router.look);
  return () => {
    document.removeEventListener("click", click);
    removeEventListener("popstate", router.look);
    removeEventListener("hashchange", router.look);
  };
}
