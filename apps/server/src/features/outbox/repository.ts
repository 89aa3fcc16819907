import type { listOutbox, ParsedQueryOf } from "@lantern/contract/http";
import { and, count, desc, eq, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { companies, outbox } from "../../db/schema/index.ts";
import { holds } from "../../db/search.ts";

type State = NonNullable<ParsedQueryOf<typeof listOutbox>["state"]>;

const states: Record<State, SQL | undefined> = {
  waiting: and(isNull(outbox.sentAt), isNull(outbox.deadAt)),
  sent: isNotNull(outbox.sentAt),
  dead: isNotNull(outbox.deadAt),
};

const listed = (db: Executor) =>
  db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      to: outbox.toAddress,
      subject: outbox.subject,
      attempts: outbox.attempts,
      lastError: outbox.lastError,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
      deadAt: outbox.deadAt,
      companyId: outbox.companyId,
      company: companies.name,
    })
    .from(outbox)
    .leftJoin(companies, eq(companies.id, outbox.companyId));

export type ListedEmail = Awaited<ReturnType<typeof listed>>[number];

/** Letters, newest first, from behind the given one. */
export async function listEmails(
  db: Executor,
  query: { state?: State | undefined; search?: string | undefined; limit: number },
  before: string | undefined,
): Promise<ListedEmail[]> {
  return listed(db)
    .where(
      and(
        query.state && states[query.state],
        holds(query.search, outbox.toAddress, outbox.kind),
        before ? lt(outbox.id, before) : undefined,
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(query.limit + 1);
}

export async function findEmail(db: Executor, id: string): Promise<ListedEmail | undefined> {
  const [found] = await listed(db).where(eq(outbox.id, id));
  return found;
}

export async function countEmails(db: Executor, state: State): Promise<number> {
  const [row] = await db.select({ number: count() }).from(outbox).where(states[state]);
  return row?.number ?? 0;
}

/** Takes a letter back from the dead. One that was sent stays as it is. */
export async function reviveEmail(db: Executor, id: string): Promise<boolean> {
  const revived = await db
    .update(outbox)
    .set({ deadAt: null, attempts: 0 })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)))
    .returning({ id: outbox.id });
  return revived.length > 0;
}
