import { and, desc, eq, gt } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { reportLinks } from "../../db/schema/index.ts";

export type LinkRow = typeof reportLinks.$inferSelect;

/** The links to a session's report that have not ended, the newest first. */
export async function listLinks(
  db: Executor,
  companyId: string,
  sessionId: string,
  now: Date,
): Promise<LinkRow[]> {
  return db
    .select()
    .from(reportLinks)
    .where(
      and(
        eq(reportLinks.companyId, companyId),
        eq(reportLinks.sessionId, sessionId),
        gt(reportLinks.expiresAt, now),
      ),
    )
    .orderBy(desc(reportLinks.id));
}

export async function insertLink(tx: Executor, link: typeof reportLinks.$inferInsert): Promise<void> {
  await tx.insert(reportLinks).values(link);
}

export async function findLink(db: Executor, companyId: string, id: string): Promise<LinkRow | undefined> {
  const [link] = await db.select().from(reportLinks).where(ofCompany(companyId, id));
  return link;
}

/** The link with this token, unless it has ended. */
export async function findOpenLink(db: Executor, tokenHash: string, now: Date): Promise<LinkRow | undefined> {
  const [link] = await db
    .select()
    .from(reportLinks)
    .where(and(eq(reportLinks.tokenHash, tokenHash), gt(reportLinks.expiresAt, now)));
  return link;
}

export async function recordOpening(db: Executor, id: string, at: Date): Promise<void> {
  await db.update(reportLinks).set({ openedAt: at }).where(eq(reportLinks.id, id));
}

/** Resolves with the id of the session whose report it opened, if there was such a link. */
export async function deleteLink(tx: Executor, companyId: string, id: string): Promise<string | undefined> {
  const [link] = await tx
    .delete(reportLinks)
    .where(ofCompany(companyId, id))
    .returning({ sessionId: reportLinks.sessionId });
  return link?.sessionId;
}

const ofCompany = (companyId: string, id: string) =>
  and(eq(reportLinks.companyId, companyId), eq(reportLinks.id, id));
