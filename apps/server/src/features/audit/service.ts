import type { AuditRow, listAudit as call, ParsedQueryOf } from "@lantern/contract/http";
import { and, eq, inArray, isNull, like } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { equals, readPage } from "../../core/lists/paged-list.ts";
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

/** Who changed what, newest first. Names are joined as they are today, because the log has only ids. */
export async function listAudit(ctx: Context, scope: CompanyScope, query: ParsedQueryOf<typeof call>) {
  const { items, next } = await readPage(query, {
    select: (cursor) =>
      ctx.db
        .select({ entry: auditLog, first: users.firstName, last: users.lastName, cursor })
        .from(auditLog)
        // Only users of this company: entries by the platform have no name.
        .leftJoin(users, and(eq(users.id, auditLog.userId), eq(users.companyId, auditLog.companyId))),
    where: [
      eq(auditLog.companyId, scope.companyId),
      query.noun ? like(auditLog.action, `${query.noun}.%`) : undefined,
      equals(auditLog.userId, query.user),
    ],
    id: auditLog.id,
  });
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
