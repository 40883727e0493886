/** Web Push: the server tells this browser that it is the player's turn, even if the page is
 * closed. Not every server and not every browser can. */
import { ask, type Holder } from "./api";
import type { Push, Pushed } from "./api/types.gen";
import { mayNotify } from "./notifications";
import { settings } from "./settings.svelte";

let asked: Promise<string | null> | undefined;

/** The server's key, with which a browser subscribes; null if there is no Web Push here. */
export function pushKey(): Promise<string | null> {
  if (!("serviceWorker" in navigator && "PushManager" in window)) return Promise.resolve(null);
  asked ??= ask<Push>("/push").then(
    ({ key }) => key,
    () => {
      asked = undefined;
      return null;
    },
  );
  return asked;
}

async function worker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.ready;
}

/** This browser's subscription, made if necessary. After a change of the server's key the old one
 * is of no use. */
async function subscription(key: string): Promise<PushSubscription> {
  const { pushManager } = await worker();
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const found = await pushManager.getSubscription();
  const same = found && textOf(found.options.applicationServerKey) === key;
  if (same) return found;
  await found?.unsubscribe();
  return pushManager.subscribe(wanted);
}

/** In base64url, without padding. */
export function textOf(bytes: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Turn it on, if the user agrees. Tables subscribe when they are open. */
export async function turnOn(): Promise<void> {
  const key = await pushKey();
  settings.push = key !== null && (await mayNotify());
  if (!settings.push) return;
  try {
    await subscription(key!);
  } catch {
    settings.push = false; // the browser has no push service
  }
}

/** Turn it off. The push service refuses messages to this browser from now on, and servers then
 * forget its subscriptions. */
export async function turnOff(): Promise<void> {
  settings.push = false;
  const found = await (await worker()).pushManager.getSubscription();
  await found?.unsubscribe();
}

/** From now on this browser is told when it is the turn of the holder's seat. */
export async function subscribe({ table, key, language }: Holder): Promise<void> {
  const server = await pushKey();
  if (server === null || !key) return;
  const made = await subscription(server);
  const body = {
    endpoint: made.endpoint,
    p256dh: textOf(made.getKey("p256dh")),
    auth: textOf(made.getKey("auth")),
  };
  await ask<Pushed>(`/tables/${table}/push`, { key, language, body });
}
