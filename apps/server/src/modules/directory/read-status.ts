import type { getDirectory, ResponseOf } from "@lantern/contract/http";
import { and, arrayContains, eq, isNotNull, isNull, max } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { apiKeys, consumers } from "../../db/schema/index.ts";
import { isListed } from "../people/index.ts";
import { protocolBase } from "./protocol-routes.ts";

export async function readStatus(
  ctx: Context,
  { companyId }: CompanyScope,
): Promise<ResponseOf<typeof getDirectory>> {
  const own = eq(consumers.companyId, companyId);
  const [people, left, [used]] = await Promise.all([
    ctx.db.$count(consumers, and(own, isListed, isNotNull(consumers.userName))),
    ctx.db.$count(consumers, and(own, isNull(consumers.deletedAt), isNotNull(consumers.leftAt))),
    ctx.db
      .select({ at: max(apiKeys.lastUsedAt) })
      .from(apiKeys)
      .where(and(eq(apiKeys.companyId, companyId), arrayContains(apiKeys.scopes, ["directory"]))),
  ]);
  return { address: protocolBase(ctx), people, left, last_seen_at: used?.at?.toISOString() ?? null };
}
