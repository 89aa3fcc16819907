import type { AuditRow, listAudit as call, ParsedQueryOf } from "@lantern/contract/http";
import { and, desc, eq, inArray, isNull, like, lt } from "drizzle-orm";
import * as z from "zod";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { decodeCursor, pageOf } from "../../core/lists/paging.ts";
import { auditLog, consumers, sessions, users } from "../../db/schema/index.ts";

/** What sessions and participants of these subjects are called, by subject. */
async function namesOf(ctx: Context, { companyId }: CompanyScope, subjects: string[]) {
  const ids = (kind: string) =>
    subjects.flatMap((subject) => (subject.startsWith(`${kind}:`) ? [subject.slice(kind.length + 1)] : []));
  const titled = await ctx.db
    .select({ id: sessions.id, title: sessions.title })
    .from(sessions)
    .where(and(eq(sessions.companyId, companyId), inArray(sessions.id, ids("session"))));
  const named = await ctx.db
    .select({
      id: consumers.id,
      first: consumers.firstName,
      last: consumers.lastName,
      email: consumers.email,
    })
    .from(consumers)
    .where(
      and(
        eq(consumers.companyId, companyId),
        inArray(consumers.id, ids("consumer")),
        isNull(consumers.deletedAt),
      ),
    );
  return new Map<string, string>([
    ...titled.map(({ id, title }) => [`session:${id}`, title] as const),
    ...named.map(
      ({ id, first, last, email }) =>
        [`consumer:${id}`, [first, last].filter(Boolean).join(" ") || String(email)] as const,
    ),
  ]);
}

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
  const names = await namesOf(
    ctx,
    scope,
    items.map(({ entry }) => entry.subject),
  );
  return {
    items: items.map(
      ({ entry, first, last }): AuditRow => ({
        id: entry.id,
        at: entry.createdAt.toISOString(),
        user: entry.userId && first !== null ? { id: entry.userId, name: `${first} ${last}`.trim() } : null,
        action: entry.action,
        subject: entry.subject,
        subject_name: names.get(entry.subject) ?? null,
        detail: entry.detail,
      }),
    ),
    next,
  };
}
