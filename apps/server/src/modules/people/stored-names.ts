import { readName } from "@lantern/contract/person-name";
import { and, asc, eq, gt, isNotNull } from "drizzle-orm";
import type { Db, Executor } from "../../db/client.ts";
import { consumers, users } from "../../db/schema/index.ts";

const batch = 500;

/**
 * The job `names:read`, which the update to the gate for names enqueues once: gives the gate every name that was stored
 * before it.
 */
export async function readStoredNames(db: Db, { abortSignal }: { abortSignal: AbortSignal }) {
  for (const readBatch of [readParticipants, readAdministrators]) {
    let last: string | undefined;
    do {
      abortSignal.throwIfAborted();
      last = await db.transaction((tx) => readBatch(tx, last));
    } while (last);
  }
}

const read = (name: string | null) => (name === null ? null : readName(name) || null);

/** @returns the last id of the batch, if there may be more */
async function readParticipants(tx: Executor, after?: string): Promise<string | undefined> {
  const { id, firstName, lastName, department, office } = consumers;
  const rows = await tx
    .select({ id, firstName, lastName, department, office })
    .from(consumers)
    .where(and(isNotNull(consumers.email), after ? gt(id, after) : undefined))
    .orderBy(asc(id))
    .limit(batch)
    .for("update");
  for (const row of rows) {
    const names = {
      firstName: read(row.firstName),
      lastName: read(row.lastName),
      department: read(row.department),
      office: read(row.office),
    };
    if (differ(row, names)) await tx.update(consumers).set(names).where(eq(id, row.id));
  }
  return rows[batch - 1]?.id;
}

async function readAdministrators(tx: Executor, after?: string): Promise<string | undefined> {
  const { id, firstName, lastName } = users;
  const rows = await tx
    .select({ id, firstName, lastName })
    .from(users)
    .where(after ? gt(id, after) : undefined)
    .orderBy(asc(id))
    .limit(batch)
    .for("update");
  for (const row of rows) {
    const names = { firstName: readName(row.firstName), lastName: readName(row.lastName) };
    if (differ(row, names)) await tx.update(users).set(names).where(eq(id, row.id));
  }
  return rows[batch - 1]?.id;
}

const differ = <Names extends Record<string, string | null>>(stored: Names, names: Partial<Names>) =>
  Object.entries(names).some(([field, name]) => stored[field] !== name);
