import { describe, expect, it } from "vitest";
import { WrongFile } from "./savedGames";
import { decrypt, encrypt, readLink, writeLink } from "./transfer";

const SECRET = JSON.stringify({ games: "☃ ".repeat(5000) });

describe("what is carried to another device", () => {
  it("comes back with its key, and is unreadable and smaller on its way", async () => {
    const { ciphertext, key } = await encrypt(SECRET);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(ciphertext.length).toBeLessThan(SECRET.length / 10);
    expect(await decrypt(ciphertext.slice(), key)).toBe(SECRET);
  });

  it("is encrypted with another key each time", async () => {
    const [one, two] = [await encrypt(SECRET), await encrypt(SECRET)];
    expect(one.key).not.toBe(two.key);
    await expect(decrypt(one.ciphertext.slice(), two.key)).rejects.toThrow(WrongFile);
  });

  it("is refused where anything was changed, or the key is damaged", async () => {
    const { ciphertext, key } = await encrypt(SECRET);
    for (const at of [0, 20, ciphertext.length - 1]) {
      const changed = ciphertext.slice();
      changed[at]! ^= 1;
      await expect(decrypt(changed, key)).rejects.toThrow(WrongFile);
    }
    for (const [part, wrong] of [
      [ciphertext.slice(0, 5), key],
      [ciphertext.slice(), key.slice(1)],
      [ciphertext.slice(), "!"],
    ] as const) {
      await expect(decrypt(part, wrong)).rejects.toThrow(WrongFile);
    }
  });
});

describe("the link", () => {
  const carried = { transfer: "Qm9udGFudG9iZWxsIQ", key: "k".repeat(43) };
  it("holds both after the #, where no server sees them", () => {
    const link = new URL(writeLink(carried));
    expect(link.pathname + link.search).toBe("/my-games");
    expect(readLink(link.hash)).toEqual(carried);
  });
  it("is none where something is missing", () => {
    for (const wrong of ["", "#", "#list", `#${carried.transfer}`, `#.${carried.key}`]) {
      expect(readLink(wrong)).toBeNull();
    }
  });
});
