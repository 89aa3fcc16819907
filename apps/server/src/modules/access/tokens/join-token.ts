import { createHmac, timingSafeEqual } from "node:crypto";

/** The content of a join link: a seat, and the version of its links. */
export interface JoinClaim {
  sessionId: string;
  consumerId: string;
  linkVersion: number;
  /** An administrator copied it, so it proves nothing about who opens it. */
  copied?: boolean;
}

/** The version has 15 bits; the first bit says that the link was copied. */
const copiedBit = 0x8000;

const bytes = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex");
const uuid = (raw: Buffer) => raw.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

/** Signs the purpose too, so that another signature with the same key is no valid join link. */
const sign = (appKey: string, body: Buffer) =>
  createHmac("sha256", appKey).update("join-link:").update(body).digest();

/** Two ids and a version, 34 bytes, with their HMAC. */
export function signJoinToken(appKey: string, claim: JoinClaim): string {
  const { sessionId, consumerId, linkVersion, copied } = claim;
  const version = Buffer.alloc(2);
  version.writeUInt16BE(linkVersion | (copied ? copiedBit : 0));
  const body = Buffer.concat([bytes(sessionId), bytes(consumerId), version]);
  return `${body.toString("base64url")}.${sign(appKey, body).toString("base64url")}`;
}

/** The claim of a token that we signed, or null. The version must be compared with that of the seat. */
export function readJoinToken(appKey: string, token: string): JoinClaim | null {
  const [body, signature] = token.split(".").map((part) => Buffer.from(part, "base64url"));
  if (body?.length !== 34 || signature?.length !== 32) return null;
  if (!timingSafeEqual(sign(appKey, body), signature)) return null;
  const version = body.readUInt16BE(32);
  return {
    sessionId: uuid(body.subarray(0, 16)),
    consumerId: uuid(body.subarray(16, 32)),
    linkVersion: version & ~copiedBit,
    copied: (version & copiedBit) !== 0,
  };
}
