import { and, count, desc, eq, isNull, lt } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { consumers, notifications } from "../../db/schema/index.ts";

const own = (userId: string, id: string) => and(eq(notifications.userId, userId), eq(notifications.id, id));
const listed = (db: Executor) =>
  db
    .select({ row: notifications, firstName: consumers.firstName, lastName: consumers.lastName })
    .from(notifications)
    .leftJoin(consumers, eq(consumers.id, notifications.consumerId));

export type ListedNotification = Awaited<ReturnType<typeof listed>>[number];

const unreadOf = (userId: string) => and(eq(notifications.userId, userId), isNull(notifications.readAt));

/** Notifications of one person, newest first, from behind the given one. */
export async function listNotifications(
  db: Executor,
  userId: string,
  limit: number,
  before: string | undefined,
): Promise<ListedNotification[]> {
  return listed(db)
    .where(and(eq(notifications.userId, userId), before ? lt(notifications.id, before) : undefined))
    .orderBy(desc(notifications.id))
    .limit(limit + 1);
}

export async function findNotification(
  db: Executor,
  userId: string,
  id: string,
): Promise<ListedNotification | undefined> {
  const [found] = await listed(db).where(own(userId, id));
  return found;
}

export async function countUnread(db: Executor, userId: string): Promise<number> {
  const [row] = await db.select({ unread: count() }).from(notifications).where(unreadOf(userId));
  return row?.unread ?? 0;
}

/** One that was read before keeps its time. */
export async function markNotification(
  db: Executor,
  userId: string,
  id: string,
  readAt: Date | null,
): Promise<void> {
  const unread = readAt ? isNull(notifications.readAt) : undefined;
  await db
    .update(notifications)
    .set({ readAt })
    .where(and(own(userId, id), unread));
}

export async function markAllRead(db: Executor, userId: string, readAt: Date): Promise<void> {
  await db.update(notifications).set({ readAt }).where(unreadOf(userId));
}

export async function deleteNotification(db: Executor, userId: string, id: string): Promise<boolean> {
  const gone = await db.delete(notifications).where(own(userId, id)).returning({ id: notifications.id });
  return gone.length > 0;
}
