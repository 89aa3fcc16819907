import type {
  getPlatformSession,
  listPlatformSessions,
  ParsedQueryOf,
  ResponseOf,
} from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { desc, eq, sql } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import type { Member } from "../../core/gates.ts";
import { equals, newest, readPage, type SortKey } from "../../core/lists/paged-list.ts";
import { companies, liveSessions, sessions } from "../../db/schema/index.ts";
import { textMatches } from "../../db/search.ts";
import { countAttendees } from "./counts.ts";
import { requireSession } from "./policy.ts";
import { findReportedSession } from "./reports.ts";
import { findAnySession, type SessionRow } from "./repository.ts";
import { cancel } from "./status.ts";

type Query = ParsedQueryOf<typeof listPlatformSessions>;

const sortKeys: Record<Query["sort"], SortKey | typeof newest> = {
  newest,
  start: {
    key: sql`coalesce(extract(epoch from ${sessions.startsAt}), 0)::float8`,
    type: "float8",
    descending: true,
  },
};

const seats = (which: "count(*)" | "count(joined_at)") =>
  sql<number>`(select ${sql.raw(which)}::int from session_consumers sc where sc.session_id = sessions.id)`;
const columns = {
  session: sessions,
  company: { id: companies.id, name: companies.name },
  attendees: seats("count(*)"),
  came: seats("count(joined_at)"),
};

export async function list(ctx: Context, query: Query) {
  const { items, next } = await readPage(query, {
    select: (cursor) =>
      ctx.db
        .select({ ...columns, cursor })
        .from(sessions)
        .innerJoin(companies, eq(companies.id, sessions.companyId)),
    where: [
      equals(sessions.status, query.status),
      equals(sessions.companyId, query.company),
      textMatches(query.search, sessions.title, companies.name, sql`${sessions.id}::text`),
    ],
    id: sessions.id,
    sort: sortKeys[query.sort],
  });
  return { items: items.map(present), next };
}

export async function read(ctx: Context, id: string): Promise<ResponseOf<typeof getPlatformSession>> {
  const [row] = await ctx.db
    .select(columns)
    .from(sessions)
    .innerJoin(companies, eq(companies.id, sessions.companyId))
    .where(eq(sessions.id, id));
  const session = requireSession(row?.session);
  const [counts, [live], played] = await Promise.all([
    countAttendees(ctx.db, id),
    ctx.db
      .select({ teams: liveSessions.teams })
      .from(liveSessions)
      .where(eq(liveSessions.sessionId, id))
      .orderBy(desc(liveSessions.run))
      .limit(1),
    findReportedSession(ctx.db, session.companyId, id),
  ]);
  return {
    ...present(row!),
    ends_at: session.endsAt?.toISOString() ?? null,
    language: session.language,
    hosting: session.hosting,
    credits_reserved: session.creditsReserved,
    invited: counts.invited,
    declined: counts.declined,
    teams: (live?.teams ?? []).map((team) => ({
      id: team,
      name: played?.teams.find((one) => one.id === team)?.name ?? null,
    })),
  };
}

/** Cancels a company's session: credits are released, and invited attendees get an email. */
export async function cancelFor(ctx: Context, who: Member, id: string, reason: string): Promise<void> {
  const { companyId } = requireSession(await findAnySession(ctx.db, id));
  await cancel(ctx, { ...who, userTypeId: Role.ADMIN, companyId }, id, undefined, {
    companyId,
    userId: who.userId,
    action: "platform.session-cancel",
    subject: `session:${id}`,
    detail: { reason },
  });
}

interface Row {
  session: SessionRow;
  company: { id: string; name: string };
  attendees: number;
  came: number;
}

function present({ session, company, attendees, came }: Row) {
  return {
    id: session.id,
    title: session.title,
    company,
    status: session.status,
    archived_at: session.archivedAt?.toISOString() ?? null,
    experience: session.experience,
    starts_at: session.startsAt?.toISOString() ?? null,
    timezone: session.timezone,
    seats: session.seats,
    attendees,
    came,
    created_at: session.createdAt.toISOString(),
  };
}
