import { createHash } from "node:crypto";
import type { ErrorCode } from "@lantern/contract/errors";
import { and, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { AppError } from "../core/app-error.ts";
import type { Context } from "../core/context.ts";
import type { Tx } from "../db/client.ts";
import { idempotencyKeys } from "../db/schema/index.ts";
import { violates } from "../db/violation.ts";

interface CreateRequest {
  /** The company that sends the request; keys of different companies are independent. */
  owner: string;
  operation: string;
  key: string | undefined;
  body: unknown;
}

/** The `Idempotency-Key` of a request, if it is usable. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  return typeof key === "string" && key.length > 0 && key.length <= 200 ? key : undefined;
}

/**
 * Creates something once for each key and returns its id; a repeated request returns the same id. The same key with
 * another body throws the given code.
 */
export async function once(
  ctx: Pick<Context, "db">,
  request: CreateRequest,
  failure: ErrorCode,
  make: (tx: Tx) => Promise<string>,
): Promise<string> {
  const { owner, operation, key } = request;
  if (key === undefined) return ctx.db.transaction(make);
  const requestHash = createHash("sha256").update(JSON.stringify(request.body)).digest("base64url");
  const earlier = await find(ctx, request);
  if (earlier) return sameBody(earlier, requestHash, failure);
  try {
    return await ctx.db.transaction(async (tx) => {
      const madeId = await make(tx);
      await tx.insert(idempotencyKeys).values({ ownerId: owner, operation, key, requestHash, madeId });
      return madeId;
    });
  } catch (error) {
    // Of two concurrent requests, the later one is rolled back and returns the same as the earlier one.
    const concurrent = violates(error, "idempotency_keys_once") ? await find(ctx, request) : undefined;
    if (concurrent) return sameBody(concurrent, requestHash, failure);
    throw error;
  }
}

type Earlier = typeof idempotencyKeys.$inferSelect;

async function find(
  { db }: Pick<Context, "db">,
  { owner, operation, key }: CreateRequest,
): Promise<Earlier | undefined> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.ownerId, owner),
        eq(idempotencyKeys.operation, operation),
        eq(idempotencyKeys.key, key ?? ""),
      ),
    );
  return row;
}

function sameBody(earlier: Earlier, requestHash: string, failure: ErrorCode): string {
  if (earlier.requestHash !== requestHash) throw new AppError(failure, { status: 409 });
  return earlier.madeId;
}
