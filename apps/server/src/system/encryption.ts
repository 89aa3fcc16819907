import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text that the server must read again (AES-256-GCM), with a key of its own for each purpose.
 *
 * @returns base64url of iv, tag and ciphertext
 */
export function encrypt(appKey: string, purpose: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", keyFor(appKey, purpose), iv);
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url");
}

/** The text that was encrypted, or null when the key or the purpose is another one, or the value was changed. */
export function decrypt(appKey: string, purpose: string, encrypted: string): string | null {
  const bytes = Buffer.from(encrypted, "base64url");
  if (bytes.length < ivBytes + tagBytes) return null;
  const decipher = createDecipheriv("aes-256-gcm", keyFor(appKey, purpose), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    return text.toString("utf8");
  } catch {
    return null;
  }
}

const keyFor = (appKey: string, purpose: string) =>
  Buffer.from(hkdfSync("sha256", appKey, "", `lantern-hour:${purpose}`, 32));
