import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { hiddenPeriods, isHidden } from "../../core/addresses/hidden.ts";
import type { Executor, Tx } from "../../db/client.ts";
import { companies, consumers, teamPageNames, teamPages, webhooks } from "../../db/schema/index.ts";

type TeamPageRow = typeof teamPages.$inferSelect;

const ofTeam = (sessionId: string, team: string) =>
  and(eq(teamPages.sessionId, sessionId), eq(teamPages.team, team));

/** A page is open while its company allows pages, for as many days as it says now. */
const isOpen = (now: Date) =>
  and(
    eq(companies.teamPages, true),
    isNull(companies.deletedAt),
    sql`${teamPages.sharedAt} > ${now.toISOString()}::timestamptz - make_interval(days => ${companies.teamPageDays})`,
  );

const open = (db: Executor) =>
  db
    .select({ page: teamPages, days: companies.teamPageDays })
    .from(teamPages)
    .innerJoin(companies, eq(companies.id, teamPages.companyId));

/** An open page, and the days after which it ends. */
export type OpenPage = Awaited<ReturnType<typeof open>>[number];

export async function findByToken(db: Executor, token: string, now: Date): Promise<OpenPage | undefined> {
  const [row] = await open(db).where(and(eq(teamPages.token, token), isOpen(now)));
  return row;
}

export async function findOfTeam(
  db: Executor,
  sessionId: string,
  team: string,
  now: Date,
): Promise<OpenPage | undefined> {
  const [row] = await open(db).where(and(ofTeam(sessionId, team), isOpen(now)));
  return row;
}

/** The pages of a session, the newest first. */
export async function listOfSession(
  db: Executor,
  companyId: string,
  sessionId: string,
  now: Date,
): Promise<OpenPage[]> {
  return open(db)
    .where(and(eq(teamPages.companyId, companyId), eq(teamPages.sessionId, sessionId), isOpen(now)))
    .orderBy(desc(teamPages.id));
}

export async function insertPage(tx: Tx, page: typeof teamPages.$inferInsert): Promise<void> {
  await tx.insert(teamPages).values(page);
}

/** Deletes the page of a team, with the names on it. */
export async function deleteOfTeam(tx: Tx, sessionId: string, team: string): Promise<boolean> {
  const deleted = await tx.delete(teamPages).where(ofTeam(sessionId, team)).returning({ id: teamPages.id });
  return deleted.length > 0;
}

/** Resolves with the session of the page that was deleted, if the company had it. */
export async function deletePage(tx: Tx, companyId: string, id: string): Promise<string | undefined> {
  const [page] = await tx
    .delete(teamPages)
    .where(and(eq(teamPages.companyId, companyId), eq(teamPages.id, id)))
    .returning({ sessionId: teamPages.sessionId });
  return page?.sessionId;
}

/**
 * First names of the people who show theirs, in the order in which they switched it on. Whoever has the address of the one
 * who did so has chosen nothing.
 */
export async function namesOn(db: Executor, pageId: string): Promise<string[]> {
  const rows = await db
    .select({ person: consumers, at: teamPageNames.createdAt })
    .from(teamPageNames)
    .innerJoin(consumers, eq(consumers.id, teamPageNames.consumerId))
    .where(and(eq(teamPageNames.pageId, pageId), isNull(consumers.deletedAt)))
    .orderBy(asc(teamPageNames.createdAt), asc(teamPageNames.consumerId));
  return rows.flatMap(({ person, at }) =>
    person.firstName === null || isHidden(at, hiddenPeriods(person)) ? [] : [person.firstName],
  );
}

export async function showsName(db: Executor, pageId: string, consumerId: string): Promise<boolean> {
  const rows = await db.select().from(teamPageNames).where(nameOf(pageId, consumerId));
  return rows.length > 0;
}

/** Adds a name. A page that a teammate ends at the same time gets none. */
export async function saveName(
  db: Executor,
  { id: pageId, companyId }: Pick<TeamPageRow, "id" | "companyId">,
  consumerId: string,
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await tx
      .select({ id: teamPages.id })
      .from(teamPages)
      .where(eq(teamPages.id, pageId))
      .for("key share");
    if (locked.length === 0) return;
    await tx
      .insert(teamPageNames)
      .values({ pageId, companyId, consumerId, createdAt: at })
      .onConflictDoNothing();
  });
}

export async function deleteName(db: Executor, pageId: string, consumerId: string): Promise<void> {
  await db.delete(teamPageNames).where(nameOf(pageId, consumerId));
}

const nameOf = (pageId: string, consumerId: string) =>
  and(eq(teamPageNames.pageId, pageId), eq(teamPageNames.consumerId, consumerId));

const event = "team_page.posted";

/** Whether the company has a channel or webhook for these pages that is not paused. */
export async function hasChannel(db: Executor, companyId: string): Promise<boolean> {
  const rows = await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.companyId, companyId),
        isNull(webhooks.pausedAt),
        sql`${event} = any(${webhooks.events})`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Marks a page as posted; false if it was already. */
export async function markPosted(tx: Tx, id: string, at: Date): Promise<boolean> {
  const marked = await tx
    .update(teamPages)
    .set({ postedAt: at })
    .where(and(eq(teamPages.id, id), isNull(teamPages.postedAt)))
    .returning({ id: teamPages.id });
  return marked.length > 0;
}

/** Stores the deliveries of a page that is posted, as the triggers of the database do for every other event. */
export async function enqueueDeliveries(
  tx: Tx,
  { companyId, sessionId }: Pick<TeamPageRow, "companyId" | "sessionId">,
  posted: { url: string; story: string; ending: string; share: string },
): Promise<void> {
  const page = JSON.stringify({ team_page: posted });
  await tx.execute(sql`
    select webhook_event(${companyId}::uuid, ${event}, webhook_session_data(sessions) || ${page}::jsonb)
    from sessions where id = ${sessionId}`);
}
