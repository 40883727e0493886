// @ts-check
/* The service worker, written when the page is built: it knows the files of this build. */
import { createHash } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Fetched when first needed, and cached from then on: letters that few pages have. */
const LATER = /-(latin-ext|greek)-/;

/**
 * @param {string} version
 * @param {string[]} files
 */
const worker = (version, files) => `
const KEPT = "tavolino-${version}";
const FILES = ${JSON.stringify(files)};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("tavolino-") && name !== KEPT;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// A message has no more than the name of the game, that it is the player's turn, and the table.
self.addEventListener("push", (event) => {
  const { title, body, table } = event.data?.json() ?? {};
  if (!/^[a-z0-9]{1,32}$/.test(table)) return;
  event.waitUntil(
    windowsAt("/t/" + table).then((windows) => {
      if (windows.some((each) => each.visibilityState === "visible")) return;
      return self.registration.showNotification(title, {
        body,
        icon: "/icon-192.png",
        tag: "turn-" + table,
        data: "/t/" + table,
      });
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data;
  event.waitUntil(
    windowsAt(address).then(([open]) => (open ? open.focus() : self.clients.openWindow(address))),
  );
});

async function windowsAt(address) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter(({ url }) => {
    const path = new URL(url).pathname;
    return path === address || path === address + "/text";
  });
}

// Built files never change under their names. The page itself is fetched first, and taken from the
// cache if the server does not answer. Tables are never cached.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (/^\\/(api|docs|metrics|health|openapi)/.test(url.pathname)) return;
    event.respondWith(fetch(request).catch(() => caches.match("/")));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(
      caches.match(request).then(
        (kept) =>
          kept ??
          fetch(request).then((response) => {
            if (response.ok) {
              const copy = response.clone();
              caches.open(KEPT).then((open) => open.put(request, copy));
            }
            return response;
          }),
      ),
    );
  }
});
`;

/** @returns {import("vite").Plugin} */
export function offline() {
  return {
    name: "offline",
    apply: "build",
    // After everything is written: chunks that held only styles are gone by then.
    writeBundle({ dir = "" }, bundle) {
      const built = Object.keys(bundle).filter(
        (file) => /\.(js|css|woff2)$/.test(file) && existsSync(join(dir, file)),
      );
      const files = ["/", "/icon.svg", "/icon-turn.svg", "/manifest.json"];
      files.push(...built.filter((file) => !LATER.test(file)).map((file) => `/${file}`));
      const hash = createHash("sha256").update(files.sort().join());
      writeFileSync(join(dir, "sw.js"), worker(hash.digest("hex").slice(0, 12), files));
    },
  };
}
