import { createHmac, timingSafeEqual } from "node:crypto";

/** What a join link says: this seat, by the links of this version. */
export interface JoinClaim {
  sessionId: string;
  consumerId: string;
  linkVersion: number;
}

const bytes = (uuid: string) => Buffer.from(uuid.replaceAll("-", ""), "hex");
const uuid = (raw: Buffer) => raw.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

/** The purpose is part of what is signed: no other signature of the same key can pass for a join link. */
const seal = (appKey: string, body: Buffer) =>
  createHmac("sha256", appKey).update("join-link:").update(body).digest();

/** Two ids and a version, 34 bytes, with their HMAC. */
export function signJoinToken(appKey: string, { sessionId, consumerId, linkVersion }: JoinClaim): string {
  const version = Buffer.alloc(2);
  version.writeUInt16BE(linkVersion);
  const body = Buffer.concat([bytes(sessionId), bytes(consumerId), version]);
  return `${body.toString("base64url")}.${seal(appKey, body).toString("base64url")}`;
}

/** The claim of a token that we signed, or null. Whether its version still counts is asked of the seat. */
export function readJoinToken(appKey: string, token: string): JoinClaim | null {
  const [body, signature] = token.split(".").map((part) => Buffer.from(part, "base64url"));
  if (body?.length !== 34 || signature?.length !== 32) return null;
  if (!timingSafeEqual(seal(appKey, body), signature)) return null;
  return {
    sessionId: uuid(body.subarray(0, 16)),
    consumerId: uuid(body.subarray(16, 32)),
    linkVersion: body.readUInt16BE(32),
  };
}
