/** Tells the player that it is their turn: by the title, the icon and, if allowed, a notification. */
import { settings } from "./settings.svelte";

const SITE = "Tavolino";

export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function showTitle(parts: string[], turn: boolean): void {
  document.title = [...(turn ? ["●"] : []), [...parts, SITE].join(" · ")].join(" ");
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = turn ? "/icon-turn.svg" : "/icon.svg";
}

/** Only if the page is not visible. */
export function notify(sentence: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    const notice = new Notification(SITE, { body: sentence, icon: "/icon.svg", tag: "turn" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones let only a service worker notify; the title and the icon are enough then.
  }
}
