import type { ApiKey, createKey, ParsedBodyOf } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { and, count, desc, eq } from "drizzle-orm";
import { AppError, fieldError } from "../../../core/app-error.ts";
import { audit } from "../../../core/audit/audit.ts";
import { lockCompany } from "../../../core/companies/repository.ts";
import type { Context } from "../../../core/context.ts";
import type { CompanyScope } from "../../../core/gates.ts";
import { keyPrefix } from "../../../core/ports/identity.ts";
import { orderedId } from "../../../db/ordered-id.ts";
import { apiKeys } from "../../../db/schema/index.ts";
import { once } from "../../../http/idempotency.ts";
import { hashSecret, secretOf } from "../../../system/secrets.ts";
import { emailOwners } from "../account/email-owners.ts";

export async function list(ctx: Context, { companyId }: CompanyScope) {
  const rows = await ctx.db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.companyId, companyId))
    .orderBy(desc(apiKeys.id));
  return { items: rows.map(present), next: null };
}

/** A request that is sent again returns the same key, which is computed from its id and stored only as a hash. */
export async function create(
  ctx: Context,
  scope: CompanyScope,
  body: ParsedBodyOf<typeof createKey>,
  idempotencyKey: string | undefined,
) {
  const { companyId, userId } = scope;
  const { name, scopes, expires_at } = body;
  const expiresAt = expires_at === null ? null : new Date(expires_at);
  if (expiresAt && expiresAt <= ctx.now()) throw fieldError("expires_at", "REQUEST_001");
  const request = { owner: companyId, operation: "createKey", key: idempotencyKey, body };
  const id = await once(ctx, request, "REQUEST_001", async (tx) => {
    // The lock makes two requests that make the last one wait for each other.
    await lockCompany(tx, companyId);
    const [row] = await tx.select({ number: count() }).from(apiKeys).where(eq(apiKeys.companyId, companyId));
    if (row && row.number >= limits.keysMax) throw fieldError("name", "KEYS_MAX");
    const newId = orderedId();
    const hash = hashSecret(keyOf(ctx, newId));
    await tx.insert(apiKeys).values({ id: newId, companyId, userId, name, scopes, hash, expiresAt });
    await audit(tx, { companyId, userId, action: "key.create", subject: `key:${newId}`, detail: { scopes } });
    await emailOwners(ctx, tx, scope, "key");
    return newId;
  });
  const [row] = await ctx.db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.companyId, companyId), eq(apiKeys.id, id)));
  if (!row) throw missing();
  return { ...present(row), key: keyOf(ctx, id) };
}

export async function revoke(ctx: Context, { companyId, userId }: CompanyScope, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const removed = await tx
      .delete(apiKeys)
      .where(and(eq(apiKeys.companyId, companyId), eq(apiKeys.id, id)))
      .returning({ id: apiKeys.id });
    if (removed.length === 0) throw missing();
    await audit(tx, { companyId, userId, action: "key.revoke", subject: `key:${id}` });
  });
}

const missing = () => new AppError("REQUEST_001", { status: 404 });

const keyOf = ({ settings }: Context, id: string) => keyPrefix + secretOf(settings.appKey, "api-key", id);

const present = (row: typeof apiKeys.$inferSelect): ApiKey => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  expires_at: row.expiresAt?.toISOString() ?? null,
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
});
