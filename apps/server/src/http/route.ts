import {
  failure,
  type Operation,
  type ParsedBodyOf,
  type ParsedParamsOf,
  type ParsedQueryOf,
  type ResponseOf,
} from "@lantern/contract/http";
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from "fastify";
import { type Gate, open } from "../core/gates.ts";
import { type Limits, requireNoDelay } from "../core/limits/limits.ts";
import type { LimitName } from "../core/limits/rules.ts";
import type { Authenticator } from "../core/ports/identity.ts";
import { actorOf } from "./actor.ts";
import { visitorOf } from "./visitor.ts";

/** What a handler is given: the proof that the gate made, and the validated parts of the call. */
export interface RouteInput<O extends Operation, P> {
  proof: P;
  params: ParsedParamsOf<O>;
  query: ParsedQueryOf<O>;
  body: ParsedBodyOf<O>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Calls without a JSON answer return nothing. */
type ResponsePromise<O extends Operation> = O extends { response: unknown }
  ? Promise<ResponseOf<O>>
  : Promise<void>;

export interface OpenRouteOptions {
  /** The rule that counts every call by network. "own": the service asks rules itself. "signed": signatures admit. */
  limit: LimitName | "own" | "signed";
}

/** What strangers can ask for, other than reading, says how often. */
type RouteOptions<O extends Operation, P> = P extends null
  ? O["method"] extends "GET"
    ? [options?: OpenRouteOptions]
    : [options: OpenRouteOptions]
  : [];

declare module "fastify" {
  interface FastifyInstance {
    authenticator: Authenticator;
    limits: Limits;
  }
  interface FastifyRequest {
    proof: unknown;
  }
}

/**
 * Mounts one operation of the contract behind one gate. The gate runs before validation, so that a stranger
 * learns nothing about the shape of a call; types of handler and answer come from the operation itself.
 */
export function route<const O extends Operation, P>(
  app: FastifyInstance,
  operation: O,
  gate: Gate<P>,
  handler: (call: RouteInput<O, P>) => ResponsePromise<O>,
  ...[options]: RouteOptions<O, P>
): void {
  const limit = options?.limit ?? "own";
  app.route({
    method: operation.method,
    url: operation.path,
    schema: schemaOf(operation),
    onRequest: async (request) => {
      if (limit === "own" || limit === "signed") return;
      requireNoDelay(await app.limits.take(limit, visitorOf(request).address));
    },
    preValidation: async (request) => {
      const actor = (gate as unknown) === open ? null : await actorOf(request, app.authenticator);
      request.proof = gate(actor);
      // A missing body is an empty one: each field that lacks says so, and all may have defaults.
      if (operation.body) request.body ??= {};
    },
    handler: async (request, reply) => {
      const call = {
        proof: request.proof as P,
        params: request.params,
        query: request.query,
        body: request.body,
        request,
        reply,
      } as RouteInput<O, P>;
      reply.code(operation.status);
      const result = await handler(call);
      if (operation.status === 204 || operation.status === 202) return reply.send();
      // Without a JSON answer the handler has sent a file, and nothing may be sent after it.
      return operation.response ? result : reply;
    },
  });
}

function schemaOf(operation: Operation): FastifySchema {
  return {
    operationId: operation.id,
    summary: operation.summary,
    tags: [operation.path.split("/")[2] ?? "operations"],
    security: operation.access === "open" ? [] : [{ bearer: [] }],
    ...(operation.params && { params: operation.params }),
    ...(operation.query && { querystring: operation.query }),
    ...(operation.body && { body: operation.body }),
    response: {
      ...(operation.response && { [operation.status]: operation.response }),
      "4xx": failure,
    },
  };
}
