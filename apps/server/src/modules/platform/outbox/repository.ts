import type { listOutbox, ParsedQueryOf } from "@lantern/contract/http";
import { and, count, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { readPage } from "../../../core/lists/paged-list.ts";
import type { Executor } from "../../../db/client.ts";
import { companies, outbox } from "../../../db/schema/index.ts";
import { textMatches } from "../../../db/search.ts";

type State = NonNullable<ParsedQueryOf<typeof listOutbox>["state"]>;

const states: Record<State, SQL | undefined> = {
  waiting: and(isNull(outbox.sentAt), isNull(outbox.deadAt)),
  sent: and(isNotNull(outbox.sentAt), isNull(outbox.deadAt)),
  bounced: and(isNotNull(outbox.sentAt), isNotNull(outbox.deadAt)),
  dead: and(isNull(outbox.sentAt), isNotNull(outbox.deadAt)),
};

const fields = {
  id: outbox.id,
  kind: outbox.kind,
  to: outbox.toAddress,
  cc: outbox.cc,
  subject: outbox.subject,
  attempts: outbox.attempts,
  lastError: outbox.lastError,
  createdAt: outbox.createdAt,
  sentAt: outbox.sentAt,
  deadAt: outbox.deadAt,
  companyId: outbox.companyId,
  company: companies.name,
};
const ofEmail = eq(companies.id, outbox.companyId);

export type ListedEmail = NonNullable<Awaited<ReturnType<typeof findEmail>>>;

export function listEmails(db: Executor, query: ParsedQueryOf<typeof listOutbox>) {
  return readPage(query, {
    select: (cursor) =>
      db
        .select({ ...fields, cursor })
        .from(outbox)
        .leftJoin(companies, ofEmail),
    where: [
      query.state && states[query.state],
      textMatches(query.search, outbox.toAddress, outbox.cc, outbox.kind),
    ],
    id: outbox.id,
  });
}

export async function findEmail(db: Executor, id: string) {
  const [email] = await db.select(fields).from(outbox).leftJoin(companies, ofEmail).where(eq(outbox.id, id));
  return email;
}

export async function countEmails(db: Executor, state: State): Promise<number> {
  const [row] = await db.select({ number: count() }).from(outbox).where(states[state]);
  return row?.number ?? 0;
}

/** Gives an email all its attempts again, unless it was sent. */
export async function resetAttempts(db: Executor, id: string): Promise<boolean> {
  const updated = await db
    .update(outbox)
    .set({ deadAt: null, attempts: 0 })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)))
    .returning({ id: outbox.id });
  return updated.length > 0;
}
