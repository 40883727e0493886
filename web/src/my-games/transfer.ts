/** Carrying everything to another device. It is compressed and encrypted here; the server gets the
 * ciphertext, and the key stays after the # of the link, which is never sent. */
import { Refused, type Refusal } from "~/lib/api";
import type { Transfer } from "~/lib/api/types.gen";
import { MOST_BYTES, WrongFile } from "./savedGames";

const ALGORITHM = "AES-GCM";
const KEY_BITS = 256;
const IV_BYTES = 12;
const LINK = /^#([\w-]{16,32})\.([\w-]{43})$/;

/** What the link holds after its #. */
export interface Carried {
  transfer: string;
  key: string;
}

/** Browsers encrypt only on pages that nobody could have changed on their way. */
export function canEncrypt(): boolean {
  return globalThis.crypto?.subtle !== undefined && "CompressionStream" in globalThis;
}

export function readLink(hash: string): Carried | null {
  const [, transfer, key] = LINK.exec(hash) ?? [];
  return transfer && key ? { transfer, key } : null;
}

/** Whether a fragment is neither a link nor a place on the page: a part of a link is missing. */
export function isDamaged(hash: string): boolean {
  return !["", "#", "#keep"].includes(hash) && readLink(hash) === null;
}

export function writeLink({ transfer, key }: Carried): string {
  return `${location.origin}/my-games#${transfer}.${key}`;
}

export async function encrypt(text: string): Promise<{ ciphertext: Uint8Array; key: string }> {
  const plain = await bytesOf(
    new Blob([text]).stream().pipeThrough(new CompressionStream("gzip")),
    Infinity,
  );
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: KEY_BITS }, true, [
    "encrypt",
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, plain));
  const ciphertext = new Uint8Array(IV_BYTES + sealed.length);
  ciphertext.set(iv);
  ciphertext.set(sealed, IV_BYTES);
  const raw = new Uint8Array(await crypto.subtle.exportKey("raw", key));
  return { ciphertext, key: toBase64(raw) };
}

/** The text again; throws `WrongFile` if the key does not fit or anything was changed. */
export async function decrypt(ciphertext: Uint8Array<ArrayBuffer>, key: string): Promise<string> {
  let plain: ArrayBuffer;
  try {
    const imported = await crypto.subtle.importKey("raw", fromBase64(key), ALGORITHM, false, [
      "decrypt",
    ]);
    const iv = ciphertext.subarray(0, IV_BYTES);
    plain = await crypto.subtle.decrypt(
      { name: ALGORITHM, iv },
      imported,
      ciphertext.subarray(IV_BYTES),
    );
  } catch {
    throw new WrongFile("unreadable");
  }
  const unzipped = new Blob([plain]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new TextDecoder().decode(await bytesOf(unzipped, MOST_BYTES));
}

async function bytesOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new WrongFile("large");
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function toBase64(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

// -- the server ----------------------------------------------------------------------------------

async function post(path: string, language: string, body: BodyInit | null): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api/v2/transfers${path}?language=${language}`, {
      method: "POST",
      headers: { "Content-Type": "application/octet-stream" },
      body,
    });
  } catch {
    throw new Refused({ code: "offline", sentence: "" });
  }
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => null)) as Refusal | null;
  throw new Refused(refusal ?? { code: "offline", sentence: "" });
}

export async function leave(ciphertext: Uint8Array, language: string): Promise<Transfer> {
  const response = await post("", language, new Blob([ciphertext as Uint8Array<ArrayBuffer>]));
  return (await response.json()) as Transfer;
}

/** The ciphertext, once. */
export async function take(transfer: string, language: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await post(`/${transfer}/take`, language, null);
  return new Uint8Array(await response.arrayBuffer());
}
