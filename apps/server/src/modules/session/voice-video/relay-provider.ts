import { createHmac } from "node:crypto";
import type { Relay } from "../../../system/config.ts";

/**
 * Credentials that the relay can check by itself: the user name is their expiry (Unix seconds) and their user, the
 * password its HMAC-SHA-1 in base64 (draft-uberti-behave-turn-rest-00, section 2.2).
 *
 * @param who visible in the relay's log only, so it must be no name or address
 */
export function relayCredentials(relay: Relay, who: string, expiresAt: Date) {
  const username = `${Math.floor(expiresAt.getTime() / 1000)}:${who}`;
  const credential = createHmac("sha1", relay.secret).update(username).digest("base64");
  return { urls: relay.urls, username, credential };
}
