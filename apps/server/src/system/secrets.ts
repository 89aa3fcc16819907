import { createHash, createHmac, randomBytes } from "node:crypto";

/** A new 256-bit secret, and its hash, which is all that the database stores. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString("base64url");
  return { secret, hash: hashSecret(secret) };
}

/** The successor of a refreshed token: always the same secret, which only the server can compute. */
export function successorOf(appKey: string, tokenId: string): string {
  return createHmac("sha256", appKey).update(`refreshed-token:${tokenId}`).digest("base64url");
}

/**
 * The secret of something that has this id: always the same 256 bits, so that a repeated request gets what the first one
 * got although only their hash is stored. Only the server can compute it.
 */
export function secretOf(
  appKey: string,
  kind: "api-key" | "report-link" | "same-person" | "enrollment-wait",
  id: string,
): string {
  return createHmac("sha256", appKey).update(`${kind}:${id}`).digest("base64url");
}

/** Plain SHA-256 is enough, because nobody can guess 256 random bits. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
