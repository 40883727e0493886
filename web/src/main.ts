import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import App from "./App.svelte";
import { settings, show } from "./lib/settings.svelte";
import { turnTo } from "./lib/router.svelte";
import { speak } from "./lib/words.svelte";

const target = document.getElementById("page")!;

async function open(): Promise<void> {
  show();
  if (settings.textView) turnTo({ text: true });
  await speak(settings.language);
  if (import.meta.env.DEV && location.pathname === "/gallery") {
    const { default: Gallery } = await import("./gallery/Gallery.svelte");
    mount(Gallery, { target });
    return;
  }
  mount(App, { target });
}

void open();
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // It fetches a copy of everything, so it waits until the page itself is there.
  addEventListener("load", () => {
    void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  });
}
