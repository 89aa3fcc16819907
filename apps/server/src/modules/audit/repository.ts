import type { AuditFilter } from "@lantern/contract/http";
import { and, eq, gte, inArray, isNull, like, lt, sql } from "drizzle-orm";
import { equals, type PageRequest, readPage } from "../../core/lists/paged-list.ts";
import type { Db } from "../../db/client.ts";
import {
  type AuditValue,
  apiKeys,
  auditLog,
  auditValues,
  consumers,
  series,
  sessions,
  users,
} from "../../db/schema/index.ts";

export type EntryRow = Awaited<ReturnType<typeof readEntries>>["items"][number];

/** A page of a company's entries, newest first, with the names of its own users: ADMIN has none here. */
export function readEntries(db: Db, companyId: string, filter: AuditFilter, page: PageRequest) {
  return readPage(page, {
    select: (cursor) =>
      db
        .select({
          entry: auditLog,
          first: users.firstName,
          last: users.lastName,
          keyName: apiKeys.name,
          values: sql<Record<string, AuditValue>>`coalesce((
            select jsonb_object_agg(${auditValues.about}, ${auditValues.value}) from ${auditValues}
            where ${auditValues.entryId} = ${auditLog.id}), '{}')`,
          cursor,
        })
        .from(auditLog)
        .leftJoin(users, and(eq(users.id, auditLog.userId), eq(users.companyId, auditLog.companyId)))
        .leftJoin(apiKeys, eq(apiKeys.id, auditLog.keyId)),
    where: [
      eq(auditLog.companyId, companyId),
      filter.noun ? like(auditLog.action, `${filter.noun}.%`) : undefined,
      equals(auditLog.userId, filter.user),
      filter.from ? gte(auditLog.createdAt, new Date(filter.from)) : undefined,
      filter.to ? lt(auditLog.createdAt, new Date(filter.to)) : undefined,
    ],
    id: auditLog.id,
  });
}

/** What sessions, series, participants and administrators of these subjects are called, by subject. */
export async function namesOf(db: Db, companyId: string, subjects: string[]): Promise<Map<string, string>> {
  const ids = (kind: string) =>
    subjects.flatMap((subject) => (subject.startsWith(`${kind}:`) ? [subject.slice(kind.length + 1)] : []));
  const titled = await db
    .select({ id: sessions.id, title: sessions.title })
    .from(sessions)
    .where(and(eq(sessions.companyId, companyId), inArray(sessions.id, ids("session"))));
  const ofSeries = await db
    .select({ id: series.id, title: series.title })
    .from(series)
    .where(and(eq(series.companyId, companyId), inArray(series.id, ids("series"))));
  const participants = await db
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
  const administrators = await db
    .select({ id: users.id, first: users.firstName, last: users.lastName, email: users.email })
    .from(users)
    .where(and(eq(users.companyId, companyId), inArray(users.id, ids("user"))));
  const named = (kind: string, rows: typeof participants) =>
    rows.map(
      ({ id, first, last, email }) =>
        [`${kind}:${id}`, [first, last].filter(Boolean).join(" ") || String(email)] as const,
    );
  return new Map<string, string>([
    ...titled.map(({ id, title }) => [`session:${id}`, title] as const),
    ...ofSeries.map(({ id, title }) => [`series:${id}`, title] as const),
    ...named("consumer", participants),
    ...named("user", administrators),
  ]);
}
