/** Where links that are sent to others begin. A page that was opened on the server's own machine has
 * an address that leads nowhere from other devices; the server knows a better one, if it listens to
 * the network. */
import { ask } from "./api";
import type { NetworkAddress } from "./api/types.gen";

const THIS_DEVICE = /^(localhost|.+\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/;

class LinkOrigin {
  #better: string | null | undefined = $state();
  #asked = false;

  get now(): string {
    return this.#better ?? location.origin;
  }

  /** Whether links only work on this device. */
  get onlyHere(): boolean {
    return this.#better === null;
  }

  async load(): Promise<void> {
    if (this.#asked || !THIS_DEVICE.test(location.hostname)) return;
    this.#asked = true;
    try {
      this.#better = (await ask<NetworkAddress>("/network-address")).address;
    } catch {
      this.#asked = false; // the server is asked again
    }
  }
}

export const linkOrigin = new LinkOrigin();
