import { texts } from "./texts.ts";

/** The key is derived from the email and a random secret of this tab, never from a password. */
export interface Credentials {
  email: string;
  secret: string;
}

/** A token encrypted at rest; all fields are hex. */
export interface EncryptedToken {
  iv: string;
  data: string;
  salt: string;
  version: 2;
}

const iterations = 100_000;
const saltBytes = 16;
const ivBytes = 12;

/** Encrypts a token with AES-GCM under a key derived by PBKDF2-SHA-256. */
export async function encryptToken(token: string, credentials: Credentials | null): Promise<EncryptedToken> {
  if (!credentials) throw new Error(texts.credentialsRequired);
  const salt = randomBytes(saltBytes);
  const iv = randomBytes(ivBytes);
  const data = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv },
    await keyFrom(credentials, salt),
    new TextEncoder().encode(token),
  );
  return { iv: toHex(iv), data: toHex(new Uint8Array(data)), salt: toHex(salt), version: 2 };
}

/** Decrypts a token; throws an error whose text can be shown. */
export async function decryptToken(
  encrypted: EncryptedToken,
  credentials: Credentials | null,
): Promise<string> {
  if (encrypted.version !== 2) throw new Error(texts.tokenVersion);
  if (!credentials) throw new Error(texts.decrypt);
  try {
    const key = await keyFrom(credentials, fromHex(encrypted.salt));
    const iv = fromHex(encrypted.iv);
    return new TextDecoder().decode(
      await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, fromHex(encrypted.data)),
    );
  } catch {
    throw new Error(texts.decrypt);
  }
}

/** A random 256-bit secret for a tab that signs in. */
export function newSecret(): string {
  return toHex(randomBytes(32));
}

async function keyFrom({ email, secret }: Credentials, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const material = new TextEncoder().encode(`${email}:${secret}`);
  const base = await crypto.subtle.importKey("raw", material, "PBKDF2", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "PBKDF2", hash: "SHA-256", salt, iterations },
    base,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}

function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^(?:[0-9a-f]{2})+$/i.test(hex)) throw new Error("not hex");
  const bytes = new Uint8Array(hex.length / 2);
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16);
  }
  return bytes;
}
