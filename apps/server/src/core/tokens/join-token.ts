import { createHmac, timingSafeEqual } from "node:crypto";

/** The content of a join link: a seat, and the version of its links. */
interface JoinClaim {
  sessionId: string;
  consumerId: string;
  linkVersion: number;
}

const bytes = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex");
const uuid = (raw: Buffer) => raw.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

/** Signs the purpose too, so that another signature with the same key is no valid join link. */
const sign = (appKey: string, body: Buffer) =>
  createHmac("sha256", appKey).update("join-link:").update(body).digest();

/** Two ids and a version, 34 bytes, with their HMAC. */
export function signJoinToken(appKey: string, { sessionId, consumerId, linkVersion }: JoinClaim): string {
  const version = Buffer.alloc(2);
  version.writeUInt16BE(linkVersion);
  const body = Buffer.concat([bytes(sessionId), bytes(consumerId), version]);
  return `${body.toString("base64url")}.${sign(appKey, body).toString("base64url")}`;
}

/** The claim of a token that we signed, or null. The version must be compared with that of the seat. */
export function readJoinToken(appKey: string, token: string): JoinClaim | null {
  const [body, signature] = token.split(".").map((part) => Buffer.from(part, "base64url"));
  if (body?.length !== 34 || signature?.length !== 32) return null;
  if (!timingSafeEqual(sign(appKey, body), signature)) return null;
  return {
    sessionId: uuid(body.subarray(0, 16)),
    consumerId: uuid(body.subarray(16, 32)),
    linkVersion: body.readUInt16BE(32),
  };
}
