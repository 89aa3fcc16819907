import { formatCount } from "../format.ts";
import type { NewNotification } from "./notify.ts";

type Session = { id: string; title: string };

/** The texts of the notifications. The page writes the start of a session, because it knows the reader's time zone. */
export const sessionConfirmed = ({ id, title }: Session, seats: number): NewNotification => ({
  kind: "session_confirmed",
  title: "Session confirmed",
  description: `${title}: we reserved ${formatCount(seats, "seat")}. You can send the invitations now.`,
  icon: "calendar",
  color: "teal",
  sessionId: id,
});

export const startsSoon = ({ id, title }: Session, startsAt: Date, expected: number): NewNotification => ({
  kind: "starts_soon",
  title: "Your session starts in an hour",
  description: `${title}: ${formatCount(expected, "attendee is", "attendees are")} expected.`,
  icon: "clock",
  color: "amber",
  sessionId: id,
  once: `starts-soon:${id}:${startsAt.getTime()}`,
});

export const cannotCome = ({ id, title }: Session, consumerId: string): NewNotification => ({
  kind: "cannot_come",
  title: "An attendee can't come",
  description: `{person} can't come to ${title}. You can give the seat to someone else.`,
  icon: "person",
  color: "amber",
  sessionId: id,
  consumerId,
});

/** @param consumerId null: the directory has deleted the person, so nobody may be named */
export const personLeft = ({ id, title }: Session, consumerId: string | null): NewNotification => ({
  kind: "person_left",
  title: "An attendee has left your company",
  description: `${consumerId ? "{person}" : "Someone"} is no longer in your directory, and no longer in ${title}. You can give the seat to someone else.`,
  icon: "person",
  color: "amber",
  sessionId: id,
  ...(consumerId && { consumerId }),
});

/** @param cause what the credits were reserved for, so that each cause notifies once */
export const creditsLow = (available: number, cause: string): NewNotification => ({
  kind: "credits_low",
  title: "Credits are running low",
  description: `You have ${formatCount(available, "available credit")} left.`,
  icon: "credits",
  color: "red",
  once: `credits-low:${cause}`,
});

export const reportReady = ({ id, title }: Session, attended: number): NewNotification => ({
  kind: "report_ready",
  title: "Your report is ready",
  description: `${title}: ${formatCount(attended, "person", "people")} attended.`,
  icon: "report",
  color: "teal",
  sessionId: id,
  once: `report-ready:${id}`,
});

/** @param credits added with the payment; those of an invoice can have been added before */
export const paymentReceived = (credits: number): NewNotification => ({
  kind: "payment_received",
  title: "Payment received",
  description:
    credits > 0
      ? `We added ${formatCount(credits, "credit")} to your balance.`
      : "We had already added its credits to your balance.",
  icon: "receipt",
  color: "teal",
});

/** @param atOnce credits that were added before the payment */
export const invoiceIssued = (name: string, atOnce: number): NewNotification => ({
  kind: "invoice_issued",
  title: "Credits ordered by invoice",
  description:
    atOnce > 0
      ? `Invoice ${name}: we added ${formatCount(atOnce, "credit")} to your balance.`
      : `Invoice ${name}: we'll add the credits when it is paid.`,
  icon: "receipt",
  color: "teal",
});

export const invoiceOverdue = (name: string, orderId: string): NewNotification => ({
  kind: "invoice_overdue",
  title: "An invoice is overdue",
  description: `Invoice ${name} isn't paid yet. Until it is, you can't order by invoice.`,
  icon: "receipt",
  color: "red",
  once: `invoice-overdue:${orderId}`,
});

export const invoiceCancelled = (name: string, withdrawn: number): NewNotification => ({
  kind: "invoice_cancelled",
  title: "Invoice cancelled",
  description:
    withdrawn > 0
      ? `Invoice ${name} isn't to be paid any more. We removed ${formatCount(withdrawn, "credit")} from your balance.`
      : `Invoice ${name} isn't to be paid any more.`,
  icon: "receipt",
  color: "amber",
});

/** @param withdrawn credits that were removed with a payment; below 0, how many were returned */
export const creditsWithdrawn = (withdrawn: number, disputed: boolean): NewNotification => {
  const credits = formatCount(Math.abs(withdrawn), "credit");
  const returned = withdrawn < 0;
  return {
    kind: "credits_withdrawn",
    title: returned ? "Credits returned" : disputed ? "Payment disputed" : "Payment refunded",
    description: returned
      ? `We returned ${credits} to your balance.`
      : `We removed ${credits} from your balance.`,
    icon: "receipt",
    color: returned ? "teal" : "amber",
  };
};

export const notStarted = ({ id, title }: Session): NewNotification => ({
  kind: "not_started",
  title: "Your session didn't start",
  description: `There weren't enough people for ${title}. It's a draft again, and we released its credits.`,
  icon: "alert",
  color: "red",
  sessionId: id,
});

/** @param names of the keys */
export const keysEnded = (names: string[]): NewNotification => ({
  kind: "keys_ended",
  title: "Keys for programs have ended",
  description: `${new Intl.ListFormat("en").format(names)}: made by someone who is no longer an Owner. The programs that used them have stopped; an Owner can make new keys.`,
  icon: "alert",
  color: "amber",
});

export const backupFailed = (what: "backup" | "drill", reason: string): NewNotification => ({
  kind: "backup_failed",
  title: what === "backup" ? "The backup failed" : "The backup could not be restored",
  description: reason,
  icon: "alert",
  color: "red",
});
