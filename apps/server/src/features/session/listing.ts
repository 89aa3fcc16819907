import type { SessionSort } from "@lantern/contract/http";
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { SessionRow } from "../../core/sessions/repository.ts";
import type { Executor } from "../../db/client.ts";
import { consumers, searchText, sessionConsumers, sessions } from "../../db/schema/index.ts";
import { holds } from "../../db/search.ts";

export interface SessionListing {
  limit: number;
  search?: string | undefined;
  when: "upcoming" | "past" | "all";
  status?: SessionRow["status"] | undefined;
  /** Null: whether or not. */
  archived: boolean | null;
  sort: SessionSort;
  after?: [string, string] | undefined;
}

/**
 * What each order goes by. These are the expressions of the indexes `sessions_company_agenda`, `…_start` and
 * `…_title`, so that a page costs the same in a list of ten and of ten thousand.
 */
const orders = {
  agenda: { key: sql`${sessions.agenda}`, type: sql`float8` },
  start: { key: sql`coalesce(${sessions.startsAt}, 'infinity')`, type: sql`timestamptz` },
  title: { key: sql`left(lower(${sessions.title}), 60)`, type: sql`text` },
};

const states: Record<SessionListing["when"], SessionRow["status"][] | null> = {
  upcoming: ["draft", "confirmed", "live"],
  past: ["completed", "cancelled"],
  all: null,
};

/** One row more than a page, in the asked order, from behind the given row. */
export function listSessions(db: Executor, companyId: string, listing: SessionListing) {
  const { search, after, status, when, sort } = listing;
  const back = sort.startsWith("-");
  const { key, type } = orders[sort.replace("-", "") as keyof typeof orders];
  const of = status ? [status] : states[when];
  return db
    .select({ session: sessions, sortKey: sql<string>`(${key})::text` })
    .from(sessions)
    .where(
      and(
        eq(sessions.companyId, companyId),
        of ? inArray(sessions.status, of) : undefined,
        shelved(listing.archived),
        search ? named(db, companyId, search) : undefined,
        after &&
          sql`(${key}, ${sessions.id}) ${back ? sql`<` : sql`>`} (${after[0]}::${type}, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(back ? desc(key) : asc(key), back ? desc(sessions.id) : asc(sessions.id))
    .limit(listing.limit + 1);
}

function shelved(archived: boolean | null): SQL | undefined {
  if (archived === null) return undefined;
  return archived ? isNotNull(sessions.archivedAt) : isNull(sessions.archivedAt);
}

/** Sessions called so, or with somebody on their list who is. */
function named(db: Executor, companyId: string, search: string): SQL | undefined {
  const name = sql`concat_ws(' ', ${consumers.firstName}, ${consumers.lastName}, ${consumers.email})`;
  const withPerson = db
    .select({ id: sessionConsumers.sessionId })
    .from(sessionConsumers)
    .innerJoin(consumers, eq(consumers.id, sessionConsumers.consumerId))
    .where(
      and(
        eq(consumers.companyId, companyId),
        isNull(consumers.deletedAt),
        // Department and office do not count, yet the index over all of it finds the few who can be meant.
        holds(search, searchText),
        holds(search, name),
      ),
    );
  return or(holds(search, sessions.title), inArray(sessions.id, withPerson));
}

/** How many sessions a company has in each state, and apart from them how many are archived. */
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
