import type { listNotifications as listNotificationsCall, ParsedQueryOf } from "@lantern/contract/http";
import { and, count, eq, gt, isNull } from "drizzle-orm";
import { readPage } from "../../core/lists/paged-list.ts";
import type { Executor } from "../../db/client.ts";
import { consumers, notifications } from "../../db/schema/index.ts";

const own = (userId: string, id: string) => and(eq(notifications.userId, userId), eq(notifications.id, id));
const fields = { row: notifications, firstName: consumers.firstName, lastName: consumers.lastName };
const withPerson = eq(consumers.id, notifications.consumerId);

export interface ListedNotification {
  row: typeof notifications.$inferSelect;
  firstName: string | null;
  lastName: string | null;
}

const unreadOf = (userId: string) => and(eq(notifications.userId, userId), isNull(notifications.readAt));

export function listNotifications(
  db: Executor,
  userId: string,
  query: ParsedQueryOf<typeof listNotificationsCall>,
) {
  return readPage(query, {
    select: (cursor) =>
      db
        .select({ ...fields, cursor })
        .from(notifications)
        .leftJoin(consumers, withPerson),
    where: [eq(notifications.userId, userId)],
    id: notifications.id,
  });
}

export async function findNotification(
  db: Executor,
  userId: string,
  id: string,
): Promise<ListedNotification | undefined> {
  const [notification] = await db
    .select(fields)
    .from(notifications)
    .leftJoin(consumers, withPerson)
    .where(own(userId, id));
  return notification;
}

/** Whether the person has a notification after this one, or any if there is none. Ids sort by age. */
export async function hasLater(db: Executor, userId: string, newest: string | null): Promise<boolean> {
  const later = newest === null ? undefined : gt(notifications.id, newest);
  const [row] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), later))
    .limit(1);
  return row !== undefined;
}

export async function countUnread(db: Executor, userId: string): Promise<number> {
  const [row] = await db.select({ unread: count() }).from(notifications).where(unreadOf(userId));
  return row?.unread ?? 0;
}

/** A notification that was read already keeps its time. */
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
  const deleted = await db.delete(notifications).where(own(userId, id)).returning({ id: notifications.id });
  return deleted.length > 0;
}
