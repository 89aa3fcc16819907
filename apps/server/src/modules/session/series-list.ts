import type { listSeries, ParsedQueryOf, SeriesSummary } from "@lantern/contract/http";
import { eq, inArray, sql } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { readPage } from "../../core/lists/paged-list.ts";
import type { Executor } from "../../db/client.ts";
import { series, sessions } from "../../db/schema/index.ts";

/** One page of the company's series, the newest first. */
export async function listSeriesPage(
  { db }: Context,
  { companyId }: CompanyScope,
  query: ParsedQueryOf<typeof listSeries>,
) {
  const page = await readPage(query, {
    select: (cursor) => db.select({ row: series, cursor }).from(series),
    where: [eq(series.companyId, companyId)],
    id: series.id,
  });
  const rows = page.items.map(({ row }) => row);
  const facts = await sessionFacts(
    db,
    rows.map(({ id }) => id),
  );
  const items = rows.map(({ id, title, createdAt }): SeriesSummary => {
    const { planned = 0, played = 0, nextAt = null } = facts.get(id) ?? {};
    return {
      id,
      title,
      created_at: createdAt.toISOString(),
      sessions: planned,
      played,
      next_at: nextAt?.toISOString() ?? null,
    };
  });
  return { items, next: page.next };
}

async function sessionFacts(db: Executor, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const open = sql`${sessions.status} in ('draft', 'confirmed', 'live')`;
  const rows = await db
    .select({
      id: sql<string>`${sessions.seriesId}`,
      planned: sql<number>`count(*) filter (where ${sessions.status} <> 'cancelled')::int`,
      played: sql<number>`count(*) filter (where ${sessions.status} = 'completed')::int`,
      nextAt: sql<Date | null>`min(${sessions.startsAt}) filter (where ${open})`.mapWith(sessions.startsAt),
    })
    .from(sessions)
    .where(inArray(sessions.seriesId, ids))
    .groupBy(sessions.seriesId);
  return new Map(rows.map((row) => [row.id, row]));
}
