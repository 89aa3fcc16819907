import type { FastifyRequest } from "fastify";
import type { Actor, Authenticator } from "../core/ports/identity.ts";

/** The actor of a request's auth token, or null when there is no valid one. */
export async function actorOf(request: FastifyRequest, authenticator: Authenticator): Promise<Actor | null> {
  const authToken = /^Bearer ([\w.~+/=-]{1,2048})$/i.exec(request.headers.authorization ?? "")?.[1];
  return authToken ? authenticator.authenticate(authToken) : null;
}
