import { SignJWT } from "jose";
import type { LiveKit } from "../../system/config.ts";

/** Seconds in which a room must be entered; who is inside stays. */
const LIFE_S = 600;

/**
 * A token that opens one room and nothing else (LiveKit access tokens, HS256). It may tell the others whether
 * microphone and camera are on, and sends nothing but media. Not tried against a LiveKit server by the tests.
 *
 * @param callName the team's
 * @param identity the seat by which team-mates know them
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
