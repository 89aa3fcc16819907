import { and, eq, inArray, sql } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { Refusal } from "../../core/refusal.ts";
import { tellLiveHour } from "../../core/sessions/live-hour.ts";
import { noted } from "../../core/sessions/noted.ts";
import { found, requireOpen } from "../../core/sessions/policy.ts";
import { lockSession } from "../../core/sessions/repository.ts";
import { endTokens } from "../../core/tokens/end-tokens.ts";
import { sessionConsumers } from "../../db/schema/index.ts";

/** A forwarded mail is no seat any more: its link and every token taken with it end. The next mail has a new one. */
export async function revokeLinks(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  consumerIds: string[] | undefined,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    requireOpen(found(await lockSession(tx, scope.companyId, id)));
    const named = consumerIds && inArray(sessionConsumers.consumerId, consumerIds);
    const revoked = await tx
      .update(sessionConsumers)
      .set({ linkVersion: sql`${sessionConsumers.linkVersion} + 1` })
      .where(and(eq(sessionConsumers.sessionId, id), named))
      .returning({ consumerId: sessionConsumers.consumerId });
    if (consumerIds && revoked.length < new Set(consumerIds).size) throw new Refusal("SESSION_009");
    await noted(tx, scope, "revoke", id, { links: revoked.length });
    await endTokens(tx, { consumerIds: revoked.map(({ consumerId }) => consumerId), sessionId: id });
  });
  await tellLiveHour(ctx, "refresh", id);
}
