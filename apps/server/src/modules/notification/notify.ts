import type { DashboardLanguage } from "@lantern/contract/languages";
import { Role } from "@lantern/contract/roles";
import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { notifications, users } from "../../db/schema/index.ts";
import { de } from "./text/de.ts";
import { en, type NotificationText } from "./text/en.ts";
import { es } from "./text/es.ts";

type NotificationKind =
  | "session_confirmed"
  | "starts_soon"
  | "cannot_come"
  | "unplaced_reply"
  | "person_left"
  | "credits_low"
  | "report_ready"
  | "payment_received"
  | "invoice_issued"
  | "invoice_overdue"
  | "invoice_cancelled"
  | "credits_withdrawn"
  | "not_started"
  | "keys_ended"
  | "removed_admin_returned"
  | "second_subject"
  | "backup_failed"
  | "rules_changed";

/** An icon and a color of the design. */
export type NotificationIcon = "calendar" | "clock" | "person" | "credits" | "report" | "receipt" | "alert";
type NotificationColor = "teal" | "amber" | "blue" | "red";

export interface NewNotification {
  kind: NotificationKind;
  title: string;
  description: string;
  icon: NotificationIcon;
  color: NotificationColor;
  /** What a click opens. */
  sessionId?: string;
  /** The person it is about: `{person}` in the description becomes their name, unless they were removed. */
  consumerId?: string;
  /** Of several with the same value, each administrator gets only the first. */
  once?: string;
}

/** A notification in the language of who gets it. */
export type LocalizedNotification = (text: NotificationText) => NewNotification;

const texts: Record<DashboardLanguage, NotificationText> = { en, es, de };

/**
 * The database channel that says which company has a new notification. Its payload is the company's id, or `platform`
 * for notifications of ADMINs.
 */
export const notificationChannel = "notifications";
export const platformNews = "platform";

/** What those who are limited to billing are notified of too. */
const ofBilling: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  "credits_low",
  "payment_received",
  "invoice_issued",
  "invoice_overdue",
  "invoice_cancelled",
  "credits_withdrawn",
]);

/** What only Owners are notified of. */
const ofOwners: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  "removed_admin_returned",
  "second_subject",
]);

/**
 * Notifies every administrator of a company; whoever is limited to billing only of what concerns it. Call it in the
 * transaction of the cause: open pages learn of it after the commit, and nobody does after a rollback.
 *
 * @param by who caused it: their own page has shown it, so their notification is marked as read
 */
export async function notify(
  db: Executor,
  companyId: string,
  notification: LocalizedNotification,
  by?: { userId: string; at: Date },
): Promise<void> {
  const { kind } = notification(en);
  const readers = await db
    .select({ userId: users.id, language: users.language })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        ofOwners.has(kind) ? eq(users.userTypeId, Role.CONSUMER_ADMIN) : undefined,
        ofBilling.has(kind) ? undefined : eq(users.billingOnly, false),
      ),
    );
  const rows = readers.map(({ userId, language }) => ({
    ...notification(texts[language ?? "en"]),
    companyId,
    userId,
    readAt: by?.userId === userId ? by.at : null,
  }));
  await store(db, rows, companyId);
}

/** Notifies every ADMIN, about the platform. Call it in the transaction of the cause. */
export async function notifyAdmins(db: Executor, notification: NewNotification): Promise<void> {
  const admins = await db.select({ userId: users.id }).from(users).where(eq(users.userTypeId, Role.ADMIN));
  const rows = admins.map(({ userId }) => ({ ...notification, companyId: null, userId }));
  await store(db, rows, platformNews);
}

async function store(db: Executor, rows: (typeof notifications.$inferInsert)[], news: string): Promise<void> {
  if (!rows.length) return;
  const stored = await db
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing({ target: [notifications.userId, notifications.once] })
    .returning({ id: notifications.id });
  if (stored.length) await db.execute(sql`select pg_notify(${notificationChannel}, ${news})`);
}
