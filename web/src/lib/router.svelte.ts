/** Where one is on the page, and the ways to elsewhere. */
import { inView, isText, readRoute, type Route } from "./addresses";

function current(): string {
  return location.pathname + location.search + location.hash;
}

class Router {
  address: string = $state(current());
  text: boolean = $state(isText(current()));
  route: Route = $state.raw(readRoute(location.pathname, location.hash));
  /** Counts the tables that were come to. */
  visit: number = $state(0);

  /** Look anew where the browser is. */
  look = (): void => {
    const before = JSON.stringify(this.route);
    this.#read();
    if (JSON.stringify(this.route) !== before) this.visit += 1;
  };

  /** Take the key out of the address; whoever came with it stays. */
  dropKey(): void {
    history.replaceState(null, "", location.pathname + location.search);
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

/** Go there without loading the page anew. Who reads the text view stays in it. */
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

/** Follow links within the page, as far as the browser would have stayed in this tab. */
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
