import {
  failure,
  type Operation,
  type ParsedBodyOf,
  type ParsedParamsOf,
  type ParsedQueryOf,
  type ResponseOf,
} from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from "fastify";
import { AppError } from "../core/app-error.ts";
import type { AuditHourly } from "../core/audit/hourly.ts";
import { type Gate, type Member, nameOf, open, passes } from "../core/gates.ts";
import { type Limits, requireNoDelay } from "../core/limits/limits.ts";
import type { LimitName } from "../core/limits/rules.ts";
import type { Actor, Authenticator, FindKey } from "../core/ports/identity.ts";
import { actorOf, actorOfKey, keyOf, recordKeyUse } from "./actor.ts";
import type { OpenCount } from "./open-count.ts";
import { visitorOf } from "./visitor.ts";

/** The input of a handler: the proof of permission from the gate, and the validated fields of the request. */
export interface RouteInput<O extends Operation, P> {
  proof: P;
  params: ParsedParamsOf<O>;
  query: ParsedQueryOf<O>;
  body: ParsedBodyOf<O>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Operations without a JSON response return nothing. */
type ResponsePromise<O extends Operation> = O extends { response: unknown }
  ? Promise<ResponseOf<O>>
  : Promise<void>;

interface OpenRouteOptions {
  /**
   * The rule that counts every request by network. "own": the service checks limits itself. "signed": a signature is
   * required.
   */
  limit: LimitName | "own" | "signed";
  beforeBody?: undefined;
}

interface GatedRouteOptions<P> {
  limit?: undefined;
  /** Can refuse a request by the length of its body, in bytes, before the body is read. */
  beforeBody(proof: P, bytes: number): Promise<void>;
}

/** How many operations that take long a company can have under way at a time, on each node. */
export const heavyRequestsPerCompany = 2;
/** About as long as such an operation takes, seconds. */
const heavyAgainAfter = 3;

/** Every operation that strangers can use, other than reading, must name its limit. */
type RouteOptions<O extends Operation, P> = P extends null
  ? O["method"] extends "GET"
    ? [options?: OpenRouteOptions]
    : [options: OpenRouteOptions]
  : [options?: GatedRouteOptions<P>];

declare module "fastify" {
  interface FastifyInstance {
    authenticator: Authenticator;
    findKey: FindKey;
    auditHourly: AuditHourly;
    limits: Limits;
    /** Requests for operations that take long and are under way, by company. */
    heavyRequests: OpenCount;
    reauthenticate: (who: Member, password: string | undefined) => Promise<void>;
  }
  interface FastifyRequest {
    proof: unknown;
  }
}

/**
 * Mounts one operation of the contract behind one gate. The gate runs before the body is read, so that a stranger
 * costs little and learns nothing about the shape of a request. The types of handler and response come from the operation.
 */
export function route<const O extends Operation, P>(
  app: FastifyInstance,
  operation: O,
  gate: Gate<P>,
  handler: (input: RouteInput<O, P>) => ResponsePromise<O>,
  ...[options]: RouteOptions<O, P>
): void {
  const limit = options?.limit ?? "own";
  app.route({
    method: operation.method,
    url: operation.path,
    bodyLimit: operation.bodyBytes ?? limits.bodyBytes,
    schema: schemaOf(operation, passes[nameOf(gate as unknown as Gate<never>)]),
    // Before the body is read.
    onRequest: async (request) => {
      if (limit !== "own" && limit !== "signed")
        requireNoDelay(await app.limits.take(limit, visitorOf(request).address));
      const actor = (gate as unknown) === open ? null : await actorFor(app, operation, request);
      const proof = gate(actor);
      await options?.beforeBody?.(
        proof,
        Number(request.headers["content-length"] ?? Number.POSITIVE_INFINITY),
      );
      request.proof = proof;
    },
    preValidation: async (request) => {
      // A missing body counts as an empty one: each missing field gets its error, and all of them may have defaults.
      if (operation.body) request.body ??= {};
    },
    handler: async (request, reply) => {
      if (operation.takesLong) countHeavy(app, request, reply);
      const input = {
        proof: request.proof as P,
        params: request.params,
        query: request.query,
        body: operation.freshProof ? await bodyWithProof(app, operation.freshProof, request) : request.body,
        request,
        reply,
      } as RouteInput<O, P>;
      reply.code(operation.status);
      const result = await handler(input);
      if (operation.status === 204 || operation.status === 202) return reply.send();
      // Without a JSON response, the handler has sent a file, and nothing may be sent after it.
      return operation.response ? result : reply;
    },
  });
}

/** Until the response is sent: some files are read while they are sent. */
function countHeavy(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): void {
  const { actor } = request;
  const company = actor && "companyId" in actor ? actor.companyId : null;
  const release = app.heavyRequests.take(company ?? visitorOf(request).address);
  if (!release) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: heavyAgainAfter });
  reply.raw.once("finish", release).once("close", release);
}

/** Requires fresh proof. Returns the body without the password, so that no service stores or compares it. */
async function bodyWithProof(
  app: FastifyInstance,
  needed: NonNullable<Operation["freshProof"]>,
  { proof, body }: FastifyRequest,
): Promise<Record<string, unknown>> {
  const { current_password: password, ...others } = body as Record<string, unknown>;
  if (needed === true || needed.some((field) => others[field] !== undefined))
    await app.reauthenticate(proof as Member, typeof password === "string" ? password : undefined);
  return others;
}

/**
 * The actor of a request. A key acts only where it has the operation's scope; every other operation is refused,
 * whatever its gate.
 */
async function actorFor(
  app: FastifyInstance,
  { id, scope }: Operation,
  request: FastifyRequest,
): Promise<Actor | null> {
  const key = keyOf(request);
  if (!key) return actorOf(request, app.authenticator);
  const holder = await app.findKey(key);
  if (!holder) return null;
  request.actor = actorOfKey(holder);
  requireNoDelay(await app.limits.take("apiKey", holder.keyId));
  if (!scope || !holder.scopes.includes(scope)) throw new AppError("USER_009");
  await recordKeyUse(app, holder, id);
  return request.actor;
}

function schemaOf(operation: Operation, who: string): FastifySchema {
  return {
    operationId: operation.id,
    summary: operation.summary,
    description: `For ${who}.${operation.scope ? ` Scope of a key: \`${operation.scope}\`` : ""}`,
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
