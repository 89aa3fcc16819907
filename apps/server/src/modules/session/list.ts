import type { listSessions, ParsedQueryOf, SessionSummary } from "@lantern/contract/http";
import { and, count, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { readPage, type SortKey } from "../../core/lists/paged-list.ts";
import type { Executor } from "../../db/client.ts";
import { consumers, searchText, sessionConsumers, sessions } from "../../db/schema/index.ts";
import { textMatches } from "../../db/search.ts";
import { countsBySession, noAttendees } from "./counts.ts";
import { presentSummary } from "./presenter.ts";
import { namesOf, type SessionRow } from "./repository.ts";
import { seriesPositions } from "./series-repository.ts";

type Query = ParsedQueryOf<typeof listSessions>;

const start: SortKey = { key: sql`coalesce(${sessions.startsAt}, 'infinity')`, type: "timestamptz" };
const title: SortKey = { key: sql`left(lower(${sessions.title}), 60)`, type: "text" };
/** Each order has an index on the same expression: `sessions_company_agenda`, `…_start` and `…_title`. */
const sortKeys: Record<Query["sort"], SortKey> = {
  agenda: { key: sql`${sessions.agenda}`, type: "float8" },
  start,
  "-start": { ...start, descending: true },
  title,
  "-title": { ...title, descending: true },
};

const statuses: Record<Query["when"], SessionRow["status"][] | null> = {
  upcoming: ["draft", "confirmed", "live"],
  past: ["completed", "cancelled"],
  all: null,
};

/** One page of the company's sessions. */
export async function list(ctx: Context, { companyId }: CompanyScope, query: Query) {
  const { search, archived } = query;
  const of = statuses[query.when];
  const page = await readPage(query, {
    select: (cursor) => ctx.db.select({ session: sessions, cursor }).from(sessions),
    where: [
      eq(sessions.companyId, companyId),
      query.status ? eq(sessions.status, query.status) : of ? inArray(sessions.status, of) : undefined,
      archived === "true" ? isNotNull(sessions.archivedAt) : undefined,
      archived === "false" ? isNull(sessions.archivedAt) : undefined,
      search ? matchesSearch(ctx.db, companyId, search) : undefined,
    ],
    id: sessions.id,
    sort: sortKeys[query.sort],
  });
  const items = await summariesOf(
    ctx,
    companyId,
    page.items.map(({ session }) => session),
  );
  return { items, next: page.next };
}

/** Sessions as lists show them. */
export async function summariesOf(
  { db }: Pick<Context, "db">,
  companyId: string,
  rows: SessionRow[],
): Promise<SessionSummary[]> {
  const ids = rows.map(({ id }) => id);
  const updaters = rows.map(({ updatedBy }) => updatedBy);
  const [counts, authors, series] = await Promise.all([
    countsBySession(db, ids),
    namesOf(db, companyId, updaters),
    seriesPositions(db, companyId, rows),
  ]);
  return rows.map((row) =>
    presentSummary(
      row,
      counts.get(row.id) ?? noAttendees,
      authors.get(row.updatedBy ?? ""),
      series.get(row.id),
    ),
  );
}

/** Sessions whose title matches, or one of whose attendees does. */
function matchesSearch(db: Executor, companyId: string, search: string): SQL | undefined {
  const name = sql`concat_ws(' ', ${consumers.firstName}, ${consumers.lastName}, ${consumers.email})`;
  const withPerson = db
    .select({ id: sessionConsumers.sessionId })
    .from(sessionConsumers)
    .innerJoin(consumers, eq(consumers.id, sessionConsumers.consumerId))
    .where(
      and(
        eq(consumers.companyId, companyId),
        isNull(consumers.deletedAt),
        // Department and office do not count. The first condition uses the search index, the second checks the name.
        textMatches(search, searchText),
        textMatches(search, name),
      ),
    );
  return or(textMatches(search, sessions.title), inArray(sessions.id, withPerson));
}

/** How many sessions a company has in each status; archived ones are counted separately. */
export async function countByState(db: Executor, companyId: string) {
  const archived = sql<boolean>`${sessions.archivedAt} is not null`;
  const rows = await db
    .select({ status: sessions.status, archived, number: count() })
    .from(sessions)
    .where(eq(sessions.companyId, companyId))
    .groupBy(sessions.status, archived);
  const counts = { draft: 0, confirmed: 0, live: 0, completed: 0, cancelled: 0, archived: 0 };
  for (const row of rows) counts[row.archived ? "archived" : row.status] += row.number;
  return counts;
}
