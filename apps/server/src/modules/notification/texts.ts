import type { LocalizedNotification, NewNotification } from "./notify.ts";

type Session = { id: string; title: string };

/**
 * The notifications; each administrator gets theirs in their own language. The page writes the start of a session,
 * because it knows the reader's time zone.
 */
export const sessionConfirmed =
  ({ id, title }: Session, seats: number): LocalizedNotification =>
  (t) => ({
    ...t.sessionConfirmed(title, seats),
    kind: "session_confirmed",
    icon: "calendar",
    color: "teal",
    sessionId: id,
  });

export const startsSoon =
  ({ id, title }: Session, startsAt: Date, expected: number): LocalizedNotification =>
  (t) => ({
    ...t.startsSoon(title, expected),
    kind: "starts_soon",
    icon: "clock",
    color: "amber",
    sessionId: id,
    once: `starts-soon:${id}:${startsAt.getTime()}`,
  });

export const cannotCome =
  ({ id, title }: Session, consumerId: string): LocalizedNotification =>
  (t) => ({
    ...t.cannotCome(title),
    kind: "cannot_come",
    icon: "person",
    color: "amber",
    sessionId: id,
    consumerId,
  });

/** At most one a day: a session can get an automatic reply of everybody who is away. */
export const unplacedReply =
  ({ id, title }: Session, at: Date): LocalizedNotification =>
  (t) => ({
    ...t.unplacedReply(title),
    kind: "unplaced_reply",
    icon: "person",
    color: "amber",
    sessionId: id,
    once: `unplaced-reply:${id}:${at.toISOString().slice(0, 10)}`,
  });

/** @param consumerId null: the directory has deleted the person, so nobody may be named */
export const personLeft =
  ({ id, title }: Session, consumerId: string | null): LocalizedNotification =>
  (t) => ({
    ...t.personLeft(title, consumerId !== null),
    kind: "person_left",
    icon: "person",
    color: "amber",
    sessionId: id,
    ...(consumerId && { consumerId }),
  });

/** @param cause what the credits were reserved for, so that each cause notifies once */
export const creditsLow =
  (available: number, cause: string): LocalizedNotification =>
  (t) => ({
    ...t.creditsLow(available),
    kind: "credits_low",
    icon: "credits",
    color: "red",
    once: `credits-low:${cause}`,
  });

export const reportReady =
  ({ id, title }: Session, attended: number): LocalizedNotification =>
  (t) => ({
    ...t.reportReady(title, attended),
    kind: "report_ready",
    icon: "report",
    color: "teal",
    sessionId: id,
    once: `report-ready:${id}`,
  });

/** @param credits added with the payment; those of an invoice can have been added before */
export const paymentReceived =
  (credits: number): LocalizedNotification =>
  (t) => ({ ...t.paymentReceived(credits), kind: "payment_received", icon: "receipt", color: "teal" });

/** @param atOnce credits that were added before the payment */
export const invoiceIssued =
  (name: string, atOnce: number): LocalizedNotification =>
  (t) => ({ ...t.invoiceIssued(name, atOnce), kind: "invoice_issued", icon: "receipt", color: "teal" });

export const invoiceOverdue =
  (name: string, orderId: string): LocalizedNotification =>
  (t) => ({
    ...t.invoiceOverdue(name),
    kind: "invoice_overdue",
    icon: "receipt",
    color: "red",
    once: `invoice-overdue:${orderId}`,
  });

export const overdueCreditsRemoved =
  (name: string, days: number, withdrawn: number): LocalizedNotification =>
  (t) => ({
    ...t.overdueCreditsRemoved(name, days, withdrawn),
    kind: "credits_withdrawn",
    icon: "receipt",
    color: "red",
  });

export const invoiceCancelled =
  (name: string, withdrawn: number): LocalizedNotification =>
  (t) => ({
    ...t.invoiceCancelled(name, withdrawn),
    kind: "invoice_cancelled",
    icon: "receipt",
    color: "amber",
  });

/** @param withdrawn credits that were removed with a payment; below 0, how many were returned */
export const creditsWithdrawn =
  (withdrawn: number, disputed: boolean): LocalizedNotification =>
  (t) => ({
    ...t.creditsWithdrawn(withdrawn, disputed),
    kind: "credits_withdrawn",
    icon: "receipt",
    color: withdrawn < 0 ? "teal" : "amber",
  });

export const notStarted =
  ({ id, title, hosting }: Session & { hosting: "autopilot" | "host" }): LocalizedNotification =>
  (t) => ({
    ...t.notStarted(title, hosting),
    kind: "not_started",
    icon: "alert",
    color: "red",
    sessionId: id,
  });

/** @param names of the keys */
export const keysEnded =
  (names: string[]): LocalizedNotification =>
  (t) => ({ ...t.keysEnded(names), kind: "keys_ended", icon: "alert", color: "amber" });

/** Once for each removal, however often the person tries. */
export const removedAdminReturned =
  ({ removalId, email }: { removalId: string; email: string }): LocalizedNotification =>
  (t) => ({
    ...t.removedAdminReturned(email),
    kind: "removed_admin_returned",
    icon: "person",
    color: "red",
    once: `removed-admin-returned:${removalId}`,
  });

/** @param id of the identity that waits, so that each notifies once */
export const secondSubject =
  (email: string, id: string): LocalizedNotification =>
  (t) => ({
    ...t.secondSubject(email),
    kind: "second_subject",
    icon: "person",
    color: "red",
    once: `second-subject:${id}`,
  });

/** What can fail in a night: writing the backup, its drill, and the program that runs after it. */
export type BackupStep = "backup" | "drill" | "after";

const failedTitles: Record<BackupStep, string> = {
  backup: "The backup failed",
  drill: "The backup could not be restored",
  after: "The program after the backup failed",
};

/** To ADMINs, whose console is in English. */
export const backupFailed = (what: BackupStep, reason: string): NewNotification => ({
  kind: "backup_failed",
  title: failedTitles[what],
  description: reason,
  icon: "alert",
  color: "red",
});

/** To ADMINs, once for each version: the backup is good, and the rules have changed. */
export const rulesChanged = (version: string, difference: string): NewNotification => ({
  kind: "rules_changed",
  title: "This version computes other results",
  description: `The backup was restored and its rows are right. But ${difference}, which an earlier version stored. Reports still show the stored results.`,
  icon: "report",
  color: "amber",
  once: `rules-changed:${version}`,
});
