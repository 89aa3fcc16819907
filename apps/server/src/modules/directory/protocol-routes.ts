import { limits as sizes } from "@lantern/contract/limits";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import { type CompanyScope, company } from "../../core/gates.ts";
import { requireNoDelay } from "../../core/limits/limits.ts";
import { actorOfKey, keyOf, recordKeyUse } from "../../http/actor.ts";
import { DirectoryFailure, notFound, presentFailure } from "./failure-presenter.ts";
import { type ListQuery, list } from "./list.ts";
import { presentList, presentUser } from "./presenter.ts";
import { presentAbilities, presentResourceType, presentSchemas } from "./protocol-presenter.ts";
import * as service from "./service.ts";
import { readPatch, readUser } from "./user-parser.ts";

const protocolPath = "/scim/v2";
export const protocolBase = ({ settings }: Context) => settings.origin + protocolPath;

interface Call {
  scope: CompanyScope;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * SCIM 2.0 (RFC 7643 and 7644) for the directories of companies. It is beside the contract, because its forms, errors
 * and statuses are those of SCIM. A key in the header authenticates, so the anti-forgery check does not apply.
 */
export function directoryProtocol(app: FastifyInstance, ctx: Context): void {
  const base = protocolBase(ctx);
  const user = (row: Awaited<ReturnType<typeof service.read>>) => presentUser(row, base);
  app.setErrorHandler((error: AppError | DirectoryFailure, request, reply) => {
    const { status, message } = presentFailure(error);
    if (status >= 500) request.log.error({ err: error }, "a directory's request failed");
    if (error instanceof AppError && error.retryAfterSeconds)
      reply.header("retry-after", error.retryAfterSeconds);
    if (status === 401) reply.header("www-authenticate", "Bearer");
    return send(reply, status, message);
  });

  /** Authenticates before a body is read. */
  const on = (
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    handle: (call: Call) => Promise<unknown>,
    status = 200,
  ) =>
    app.route({
      method,
      url: protocolPath + path,
      schema: { hide: true },
      bodyLimit: sizes.directoryBodyMax,
      onRequest: async (request) => {
        request.proof = await scopeOf(app, request);
      },
      handler: async (request, reply) => {
        const result = await handle({ scope: request.proof as CompanyScope, request, reply });
        return status === 204 ? reply.code(204).send() : send(reply, status, result);
      },
    });

  on("GET", "/ServiceProviderConfig", async () => presentAbilities(base));
  on("GET", "/ResourceTypes", async () => presentList([presentResourceType(base)]));
  on("GET", "/ResourceTypes/User", async () => presentResourceType(base));
  on("GET", "/Schemas", async () => presentList(presentSchemas(base)));
  on("GET", "/Schemas/:id", async ({ request }) => {
    const { id } = request.params as { id: string };
    const schema = presentSchemas(base).find((one) => one.id.toLowerCase() === id.toLowerCase());
    if (!schema) throw new DirectoryFailure(404, "There is no such schema.");
    return schema;
  });

  on("GET", "/Users", async ({ scope, request }) => list(ctx, scope, request.query as ListQuery, base));
  on(
    "POST",
    "/Users",
    async ({ scope, request, reply }) => {
      const added = user(await service.add(ctx, scope, readUser(request.body)));
      reply.header("location", added.meta.location);
      return added;
    },
    201,
  );
  on("GET", "/Users/:id", async ({ scope, request }) => user(await service.read(ctx, scope, idOf(request))));
  on("PUT", "/Users/:id", async ({ scope, request }) =>
    user(await service.change(ctx, scope, idOf(request), readUser(request.body))),
  );
  on("PATCH", "/Users/:id", async ({ scope, request }) =>
    user(await service.change(ctx, scope, idOf(request), readPatch(request.body))),
  );
  on("DELETE", "/Users/:id", async ({ scope, request }) => service.remove(ctx, scope, idOf(request)), 204);

  // A directory that sends groups as well looks for them first.
  on("GET", "/Groups", async () => presentList([]));
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"] as const)
    on(method, method === "POST" ? "/Groups" : "/Groups/:id", async () => {
      throw new DirectoryFailure(404, "There are no groups here: please turn off sending groups.");
    });

  app.all(`${protocolPath}/*`, { schema: { hide: true } }, async () => {
    throw new DirectoryFailure(404, "There is nothing at this address.");
  });
}

/** The company of the key. Only a key for directories counts, and it counts nowhere else. */
async function scopeOf(app: FastifyInstance, request: FastifyRequest): Promise<CompanyScope> {
  const key = keyOf(request);
  const holder = key ? await app.findKey(key) : null;
  if (!holder) throw new DirectoryFailure(401, "The token is missing, wrong or revoked.");
  requireNoDelay(await app.limits.take("apiKey", holder.keyId));
  if (!holder.scopes.includes("directory"))
    throw new DirectoryFailure(403, "This key is not for a directory.");
  await recordKeyUse(app, holder, `directory ${request.method}`);
  return company(actorOfKey(holder));
}

/** Ids are ours: whatever else stands there names nobody. */
function idOf({ params }: FastifyRequest): string {
  const { id } = params as { id: string };
  if (!z.uuid().safeParse(id).success) throw notFound();
  return id;
}

const send = (reply: FastifyReply, status: number, message: unknown) =>
  reply.code(status).type("application/scim+json; charset=utf-8").send(JSON.stringify(message));
