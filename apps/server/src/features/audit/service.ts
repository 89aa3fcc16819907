import type { AuditRow, listAudit as call, ParsedQueryOf } from "@lantern/contract/http";
import { and, desc, eq, like, lt } from "drizzle-orm";
import * as z from "zod";
import type { Context } from "../../context.ts";
import { auditLog, users } from "../../db/schema/index.ts";
import type { CompanyScope } from "../../gates.ts";
import { decodeCursor, pageOf } from "../../paging.ts";

/** Who changed what, newest first. Names are those of today: the log itself holds none. */
export async function listAudit(ctx: Context, scope: CompanyScope, query: ParsedQueryOf<typeof call>) {
  const [before] = decodeCursor(query.cursor, z.tuple([z.uuid()])) ?? [];
  const rows = await ctx.db
    .select({ entry: auditLog, first: users.firstName, last: users.lastName })
    .from(auditLog)
    // Only of this company: what the platform did is told without a name.
    .leftJoin(users, and(eq(users.id, auditLog.userId), eq(users.companyId, auditLog.companyId)))
    .where(
      and(
        eq(auditLog.companyId, scope.companyId),
        query.noun ? like(auditLog.action, `${query.noun}.%`) : undefined,
        query.user ? eq(auditLog.userId, query.user) : undefined,
        before ? lt(auditLog.id, before) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(query.limit + 1);
  const { items, next } = pageOf(rows, query.limit, ({ entry }) => [entry.id]);
  return {
    items: items.map(
      ({ entry, first, last }): AuditRow => ({
        id: entry.id,
        at: entry.createdAt.toISOString(),
        user: entry.userId && first !== null ? { id: entry.userId, name: `${first} ${last}`.trim() } : null,
        action: entry.action,
        subject: entry.subject,
        detail: entry.detail,
      }),
    ),
    next,
  };
}
