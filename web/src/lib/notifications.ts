/** It is your turn: said by the title, by the icon and, if allowed, by a notification. */
import { settings } from "./settings.svelte";

const HOUSE = "Tavolino";

export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function showTitle(parts: string[], turn: boolean): void {
  document.title = [...(turn ? ["●"] : []), [...parts, HOUSE].join(" · ")].join(" ");
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = turn ? "/icon-turn.svg" : "/icon.svg";
}

/** Only to those who look elsewhere. */
export function notify(sentence: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    const notice = new Notification(HOUSE, { body: sentence, icon: "/icon.svg", tag: "turn" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones only let a service worker notify; the title and the icon say it too.
  }
}
