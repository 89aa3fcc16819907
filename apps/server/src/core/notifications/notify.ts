import { and, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { notifications, users } from "../../db/schema/index.ts";

export type NotificationKind =
  | "session_confirmed"
  | "starts_soon"
  | "cannot_come"
  | "credits_low"
  | "report_ready"
  | "payment_received"
  | "credits_withdrawn"
  | "not_started";

/** A sign of the design's set, and the tone it is shown in. */
export type NotificationIcon = "calendar" | "clock" | "person" | "credits" | "report" | "receipt" | "alert";
export type NotificationColor = "teal" | "amber" | "blue" | "red";

export interface NewNotification {
  kind: NotificationKind;
  title: string;
  description: string;
  icon: NotificationIcon;
  color: NotificationColor;
  /** What a click opens. */
  sessionId?: string;
  /** Whom it speaks of; `{person}` in the description becomes their name, as long as they are there. */
  consumerId?: string;
  /** Told once to each administrator, whoever calls again with the same. */
  once?: string;
}

/** The channel on which open pages learn that a company has news; its payload is the company's id. */
export const notificationChannel = "notices";

/**
 * Tells every administrator of a company, in the bell. Called with the transaction of its cause: after the
 * commit the open pages learn of it, after a roll-back nobody does.
 *
 * @param by whose act it was: their page has told them, so that it stands in their bell as read
 */
export async function notify(
  db: Executor,
  companyId: string,
  notice: NewNotification,
  by?: { userId: string; at: Date },
): Promise<void> {
  const admins = await db
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), inArray(users.userTypeId, [2, 4])));
  if (!admins.length) return;
  const told = await db
    .insert(notifications)
    .values(
      admins.map(({ userId }) => ({
        ...notice,
        companyId,
        userId,
        readAt: by?.userId === userId ? by.at : null,
      })),
    )
    .onConflictDoNothing({ target: [notifications.userId, notifications.once] })
    .returning({ id: notifications.id });
  if (told.length) await db.execute(sql`select pg_notify(${notificationChannel}, ${companyId})`);
}
