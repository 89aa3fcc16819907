import { SignJWT } from "jose";
import type { LiveKit } from "../../system/config.ts";

/** Seconds within which the call must be joined. A connection that is open stays open. */
const LIFE_S = 600;

/**
 * A token for one call and nothing else (LiveKit access tokens, HS256). It can publish whether microphone and camera
 * are on, and sends nothing but media. The tests do not run it against a LiveKit server.
 *
 * @param callName the name of the team's call
 * @param identity the seat by which teammates know them
 */
export async function roomToken(
  { key, secret }: LiveKit,
  callName: string,
  identity: string,
  now: Date,
): Promise<string> {
  const from = Math.floor(now.getTime() / 1000);
  const video = {
    room: callName,
    roomJoin: true,
    canPublish: true,
    canSubscribe: true,
    canPublishData: false,
    canUpdateOwnMetadata: true,
  };
  return new SignJWT({ video })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer(key)
    .setSubject(identity)
    .setNotBefore(from)
    .setExpirationTime(from + LIFE_S)
    .sign(new TextEncoder().encode(secret));
}
