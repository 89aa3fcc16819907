import { expect, test } from "vitest";
import { decryptToken, encryptToken, newSecret } from "./token-encryption.ts";

const ana = { email: "ana@harbour.example", secret: newSecret() };

test("[A08] nothing is sealed without credentials", async () => {
  await expect(encryptToken("token", null)).rejects.toThrow("User credentials required for token encryption");
});

test("two seals of one token share nothing", async () => {
  const [first, second] = await Promise.all([encryptToken("token", ana), encryptToken("token", ana)]);
  expect(first.data).not.toBe(second.data);
  expect(first.salt).not.toBe(second.salt);
  expect(first.iv).not.toBe(second.iv);
});

test("[A09] one changed digit of the data cannot be opened", async () => {
  const encrypted = await encryptToken("token", ana);
  expect(await decryptToken(encrypted, ana)).toBe("token");
  const flipped = encrypted.data.startsWith("0")
    ? `1${encrypted.data.slice(1)}`
    : `0${encrypted.data.slice(1)}`;
  await expect(decryptToken({ ...encrypted, data: flipped }, ana)).rejects.toThrow("Failed to decrypt token");
});

test("[K07–K10] the record opens with 100000 iterations over e-mail and secret, not with one less", async () => {
  const encrypted = await encryptToken("token", ana);
  expect(encrypted).toMatchObject({
    salt: expect.stringMatching(/^[0-9a-f]{32}$/),
    iv: expect.stringMatching(/^[0-9a-f]{24}$/),
    version: 2,
  });
  const opened = async (iterations: number) => {
    const text = new TextEncoder().encode(`${ana.email}:${ana.secret}`);
    const base = await crypto.subtle.importKey("raw", text, "PBKDF2", false, ["deriveKey"]);
    const salt = Buffer.from(encrypted.salt, "hex");
    const key = await crypto.subtle.deriveKey(
      { name: "PBKDF2", hash: "SHA-256", salt, iterations },
      base,
      { name: "AES-GCM", length: 256 },
      false,
      ["decrypt"],
    );
    const iv = Buffer.from(encrypted.iv, "hex");
    const plain = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv },
      key,
      Buffer.from(encrypted.data, "hex"),
    );
    return new TextDecoder().decode(plain);
  };
  expect(await opened(100_000)).toBe("token");
  await expect(opened(99_999)).rejects.toThrow();
});

test("a tab secret has 256 bits", () => {
  expect(newSecret()).toMatch(/^[0-9a-f]{64}$/);
});
