import { createHash, randomBytes } from "node:crypto";

/** A new 256-bit secret, and the hash that is all the database keeps of it. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString("base64url");
  return { secret, hash: hashSecret(secret) };
}

/** Plain SHA-256 is enough: nobody can guess 256 random bits. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
