/** The addresses of the page. The key of a seat follows the #, which is never sent. */
import { linkOrigin } from "./linkOrigin.svelte";

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "table"; table: string; key: string | null }
  | { page: "review"; table: string }
  | { page: "learn"; game: string | null }
  | { page: "rules"; game: string }
  | { page: "settings" }
  | { page: "myGames" }
  | { page: "analysis" }
  | { page: "lost" };

/** The link to send with an invitation or a spectator's key. It names the game for previews, which
 * are made without knowing what follows the #. */
export function invitationAddress(table: string, game: string, key: string): string {
  return `${linkOrigin.now}/t/${table}?game=${encodeURIComponent(game)}#${key}`;
}

const TEXT = "text";
/** Links with a key have the form `/t/TABLE#KEY`; other fragments are not keys. */
const KEY = /^#([\w-]{20,64})$/;

export function readRoute(pathname: string, hash: string): Route {
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
  if (first === "my-games") return { page: "myGames" };
  if (first === "new" || first === "settings" || first === "analysis") return { page: first };
  return { page: "lost" };
}

/** The text view of a table has its own address, `/t/TABLE/text`; those of other pages end in
 * `?text`. */
export function isText(address: string): boolean {
  const { pathname, searchParams } = new URL(address, location.origin);
  return new RegExp(`^/t/[^/]+/${TEXT}/?$`).test(pathname) || searchParams.has(TEXT);
}

/** The same address in the text view, or in the drawn one. */
export function inView(address: string, text: boolean): string {
  const { pathname, search, hash } = new URL(address, location.origin);
  const asked = [...new URLSearchParams(search)].filter(([name]) => name !== TEXT);
  const [, table] = /^(\/t\/[^/]+)/.exec(pathname) ?? [];
  const words = [new URLSearchParams(asked).toString(), text && !table ? TEXT : ""];
  const query = words.filter(Boolean).join("&");
  const path = table ? `${table}${text ? `/${TEXT}` : ""}` : pathname;
  return `${path}${query ? `?${query}` : ""}${hash}`;
}
