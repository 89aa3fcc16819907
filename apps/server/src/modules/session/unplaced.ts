import type { UnplacedReply } from "@lantern/contract/http";
import { and, desc, eq } from "drizzle-orm";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { consumers, unplacedReplies } from "../../db/schema/index.ts";
import { auditSession } from "./change.ts";
import { requireSession } from "./policy.ts";
import { findSession } from "./repository.ts";

/** The replies to invitations of a session that changed no RSVP by themselves, the newest first. */
export async function listUnplaced(
  ctx: Context,
  { companyId }: CompanyScope,
  id: string,
): Promise<{ items: UnplacedReply[] }> {
  requireSession(await findSession(ctx.db, companyId, id));
  const rows = await ctx.db
    .select({ reply: unplacedReplies, consumer: consumers })
    .from(unplacedReplies)
    .innerJoin(consumers, eq(consumers.id, unplacedReplies.consumerId))
    .where(and(eq(unplacedReplies.sessionId, id), eq(unplacedReplies.companyId, companyId)))
    .orderBy(desc(unplacedReplies.id));
  return {
    items: rows.map(({ reply, consumer }) => ({
      id: reply.id,
      kind: reply.kind,
      consumer_id: consumer.id,
      first_name: consumer.firstName,
      last_name: consumer.lastName,
      email: consumer.email ?? "",
      rsvp: reply.rsvp,
      address: reply.address,
      proposed_start: reply.proposedStart?.toISOString() ?? null,
      proposed_end: reply.proposedEnd?.toISOString() ?? null,
      text: reply.text,
      at: reply.createdAt.toISOString(),
    })),
  };
}

/** Deletes a reply that an administrator has dealt with. */
export async function deleteUnplaced(ctx: Context, scope: CompanyScope, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(unplacedReplies)
      .where(and(eq(unplacedReplies.id, id), eq(unplacedReplies.companyId, scope.companyId)))
      .returning();
    if (!deleted) throw new AppError("REQUEST_001", { status: 404 });
    const { sessionId, consumerId, kind } = deleted;
    await auditSession(tx, scope, "reply_done", sessionId, { consumer: consumerId, kind });
  });
}
