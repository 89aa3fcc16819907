import { Role } from "@lantern/contract/roles";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Actor, type Authenticator, type KeyHolder, keyPrefix } from "../core/ports/identity.ts";
import { noteKey } from "../system/request-id.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who makes the request, once that is known. A rejection is logged with it. */
    actor: Actor | null;
  }
}

/** The actor of a request's auth token, or null when there is no valid one. */
export async function actorOf(request: FastifyRequest, authenticator: Authenticator): Promise<Actor | null> {
  const authToken = authTokenOf(request);
  request.actor = authToken ? await authenticator.authenticate(authToken) : null;
  return request.actor;
}

/** The API key that a request has, whether it exists or not. */
export function keyOf(request: FastifyRequest): string | null {
  const authToken = authTokenOf(request);
  return authToken?.startsWith(keyPrefix) ? authToken : null;
}

/** A key acts as a Sub-Administrator, who can neither buy nor manage the company. */
export const actorOfKey = ({ keyId, userId, companyId }: KeyHolder) =>
  ({
    kind: "admin",
    userId,
    companyId,
    userTypeId: Role.CONSUMER_ADMIN_SUB,
    billingOnly: false,
    mayBuy: false,
    needsSecondFactor: false,
    unverified: false,
    tokenId: keyId,
    signInId: keyId,
  }) satisfies Actor;

/** Records that a key is used, and that what the request changes was done with it. */
export async function recordKeyUse(
  app: Pick<FastifyInstance, "auditHourly">,
  { keyId, companyId, userId }: KeyHolder,
  operation: string,
): Promise<void> {
  noteKey(keyId);
  const subject = `key:${keyId}`;
  await app.auditHourly({ companyId, userId, action: "key.use", subject, detail: { operation } });
}

const authTokenOf = ({ headers }: FastifyRequest) =>
  /^Bearer ([\w.~+/=-]{1,2048})$/i.exec(headers.authorization ?? "")?.[1];
