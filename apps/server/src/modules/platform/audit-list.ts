import { fullName } from "@lantern/contract/full-name";
import type { AuditEntry, listPlatformAudit, ParsedQueryOf } from "@lantern/contract/http";
import { eq, sql } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import { equals, readPage } from "../../core/lists/paged-list.ts";
import { auditLog, auditValues, companies, users } from "../../db/schema/index.ts";
import { textMatches } from "../../db/search.ts";

/** Who changed what. Names are joined as they are today, because the log has only ids. */
export async function list(ctx: Context, query: ParsedQueryOf<typeof listPlatformAudit>) {
  const { items, next } = await readPage(query, {
    select: (cursor) =>
      ctx.db
        .select({
          entry: auditLog,
          company: { id: companies.id, name: companies.name },
          address: sql<
            string | null
          >`(select max(${auditValues.value} ->> 'address') from ${auditValues} where ${auditValues.entryId} = ${auditLog.id})`,
          user: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
          cursor,
        })
        .from(auditLog)
        .leftJoin(companies, eq(companies.id, auditLog.companyId))
        .leftJoin(users, eq(users.id, auditLog.userId)),
    where: [
      equals(auditLog.companyId, query.company),
      textMatches(query.search, auditLog.action, auditLog.subject),
    ],
    id: auditLog.id,
  });
  return { items: items.map(present), next };
}

interface Row {
  entry: typeof auditLog.$inferSelect;
  address: string | null;
  company: { id: string; name: string } | null;
  user: { id: string; firstName: string; lastName: string; email: string } | null;
}

function present({ entry, address, company, user }: Row): AuditEntry {
  return {
    id: entry.id,
    at: entry.createdAt.toISOString(),
    company,
    user: user && { id: user.id, name: fullName(user.firstName, user.lastName) || user.email },
    action: entry.action,
    subject: entry.subject,
    detail: entry.detail,
    address,
    request_id: entry.requestId,
  };
}
