import { createHmac } from "node:crypto";
import type { Relay } from "../../system/config.ts";

const LIFE_MS = 3_600_000;

/**
 * Credentials that the relay can check by itself: the user name is their expiry (Unix seconds) and their user, the
 * password its HMAC-SHA-1 in base64 (draft-uberti-behave-turn-rest-00, section 2.2).
 *
 * @param who visible in the relay's log only, so it must be no name or address
 */
export function relayCredentials(relay: Relay | null, who: string, now: Date) {
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  if (!relay) return { ice_servers: [], expires_at: expiresAt.toISOString() };
  const username = `${Math.floor(expiresAt.getTime() / 1000)}:${who}`;
  const credential = createHmac("sha1", relay.secret).update(username).digest("base64");
  return {
    ice_servers: [{ urls: relay.urls, username, credential }],
    expires_at: expiresAt.toISOString(),
  };
}
