/** Tells the player that it is their turn: by the title and the icon and, while another tab or program
 * is in front, by a bell and, if allowed, a notification. */
import { settings } from "./settings.svelte";
import { bell, sound } from "./sounds";
import { say } from "./words.svelte";

const SITE = "Tavolino";

export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function showTitle(parts: string[], turn: boolean): void {
  const title = [...(turn ? [`● ${say("saved-your-turn")}`] : []), ...parts, SITE].join(" · ");
  if (document.title !== title) document.title = title;
  const icon = document.querySelector("link[rel=icon]");
  const address = turn ? "/icon-turn.svg" : "/icon.svg";
  // A browser loads it again each time that it is set.
  if (icon?.getAttribute("href") !== address) icon?.setAttribute("href", address);
}

/** Whether another tab or program is in front. */
function isAway(): boolean {
  return document.hidden || !document.hasFocus();
}

/** Something at a table needs the player. */
export function call(sentence: string, table: string): void {
  if (!settings.call || !isAway()) return sound("turn");
  bell();
  void notify(sentence, table).catch(() => undefined);
}

/** A message by Web Push about the same table replaces it. */
async function notify(sentence: string, table: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const address = `/t/${table}`;
  const options = { body: sentence, icon: "/icon-192.png", tag: `turn-${table}`, data: address };
  // Phones let only a service worker notify.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(SITE, options);
  const notice = new Notification(SITE, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
