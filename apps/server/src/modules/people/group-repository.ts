import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Executor, Tx } from "../../db/client.ts";
import { consumers, peopleGroups as groups, peopleGroupMembers as members } from "../../db/schema/index.ts";
import { isListed } from "./repository.ts";

/** The company's groups by name, or the one with this id, with the number of listed people in each. */
export async function listGroups(db: Executor, companyId: string, id?: string) {
  return db
    .select({ id: groups.id, name: groups.name, count: sql<number>`count(${consumers.id})::int` })
    .from(groups)
    .leftJoin(members, eq(members.groupId, groups.id))
    .leftJoin(consumers, and(eq(consumers.id, members.consumerId), isListed))
    .where(and(eq(groups.companyId, companyId), id === undefined ? undefined : eq(groups.id, id)))
    .groupBy(groups.id)
    .orderBy(asc(sql`lower(${groups.name})`));
}

export const countGroups = (db: Executor, companyId: string): Promise<number> =>
  db.$count(groups, eq(groups.companyId, companyId));

export async function insertGroup(tx: Tx, companyId: string, name: string): Promise<string> {
  const [inserted] = await tx.insert(groups).values({ companyId, name }).returning({ id: groups.id });
  return inserted!.id;
}

export async function renameGroup(tx: Tx, id: string, name: string): Promise<void> {
  await tx.update(groups).set({ name }).where(eq(groups.id, id));
}

export async function deleteGroup(tx: Tx, id: string): Promise<void> {
  await tx.delete(groups).where(eq(groups.id, id));
}

export async function addMembers(tx: Tx, companyId: string, groupId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((consumerId) => ({ companyId, groupId, consumerId }));
  await tx.insert(members).values(rows).onConflictDoNothing();
}

export async function removeMembers(tx: Tx, groupId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(members).where(and(eq(members.groupId, groupId), inArray(members.consumerId, ids)));
}

/** The participants of a group, as a condition on `consumers`. */
export const inGroup = (groupId: string | undefined) =>
  groupId === undefined
    ? undefined
    : sql`${consumers.id} in (select ${members.consumerId} from ${members} where ${members.groupId} = ${groupId})`;
