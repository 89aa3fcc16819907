import { and, count, desc, eq, isNull, lt } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { notifications } from "../../db/schema/index.ts";

export type NotificationRow = typeof notifications.$inferSelect;

const own = (userId: string, id: string) => and(eq(notifications.userId, userId), eq(notifications.id, id));
const unreadOf = (userId: string) => and(eq(notifications.userId, userId), isNull(notifications.readAt));

/** Notifications of one person, newest first, from behind the given one. */
export async function listNotifications(
  db: Executor,
  userId: string,
  limit: number,
  before: string | undefined,
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), before ? lt(notifications.id, before) : undefined))
    .orderBy(desc(notifications.id))
    .limit(limit + 1);
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
): Promise<NotificationRow | undefined> {
  const [known] = await db.select().from(notifications).where(own(userId, id));
  if (!known || (known.readAt && readAt)) return known;
  const [marked] = await db.update(notifications).set({ readAt }).where(own(userId, id)).returning();
  return marked;
}

export async function markAllRead(db: Executor, userId: string, readAt: Date): Promise<void> {
  await db.update(notifications).set({ readAt }).where(unreadOf(userId));
}

export async function deleteNotification(db: Executor, userId: string, id: string): Promise<boolean> {
  const gone = await db.delete(notifications).where(own(userId, id)).returning({ id: notifications.id });
  return gone.length > 0;
}
