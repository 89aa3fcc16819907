import type { NewNotification } from "./notify.ts";

type Session = { id: string; title: string };

/** Every text of the bell. The start of a session is told by the page, which knows the reader's zone. */
export const sessionConfirmed = ({ id, title }: Session, seats: number): NewNotification => ({
  kind: "session_confirmed",
  title: "Session confirmed",
  description: `${title}: ${seats} seats are held. Invite your people when you like.`,
  icon: "calendar",
  color: "teal",
  sessionId: id,
});

export const startsSoon = ({ id, title }: Session, startsAt: Date, coming: number): NewNotification => ({
  kind: "starts_soon",
  title: "It starts in an hour",
  description: `${title}: ${coming} ${coming === 1 ? "person is" : "people are"} expected.`,
  icon: "clock",
  color: "amber",
  sessionId: id,
  once: `starts-soon:${id}:${startsAt.getTime()}`,
});

export const cannotCome = ({ id, title }: Session, consumerId: string): NewNotification => ({
  kind: "cannot_come",
  title: "Somebody can't come",
  description: `{person} can't come to ${title}. The seat is free for someone else.`,
  icon: "person",
  color: "amber",
  sessionId: id,
  consumerId,
});

/** @param cause what the credits went to, so that one cause is told once */
export const creditsLow = (free: number, cause: string): NewNotification => ({
  kind: "credits_low",
  title: "Credits are running low",
  description: `${free} ${free === 1 ? "credit is" : "credits are"} free. One credit is one seat.`,
  icon: "credits",
  color: "red",
  once: `credits-low:${cause}`,
});

export const reportReady = ({ id, title }: Session, came: number): NewNotification => ({
  kind: "report_ready",
  title: "The report is ready",
  description: `${title}: ${came} ${came === 1 ? "person" : "people"} came.`,
  icon: "report",
  color: "teal",
  sessionId: id,
  once: `report-ready:${id}`,
});

export const paymentReceived = (credits: number): NewNotification => ({
  kind: "payment_received",
  title: "Payment received",
  description: `${credits} credits were added.`,
  icon: "receipt",
  color: "teal",
});

/** @param taken credits that were withdrawn; below 0, how many came back */
export const creditsWithdrawn = (taken: number, disputed: boolean): NewNotification => {
  const credits = `${Math.abs(taken)} ${Math.abs(taken) === 1 ? "credit" : "credits"}`;
  const back = taken < 0;
  return {
    kind: "credits_withdrawn",
    title: back ? "Credits are back" : disputed ? "A payment is disputed" : "A payment was paid back",
    description: back ? `${credits} came back with the payment.` : `${credits} were taken back with it.`,
    icon: "receipt",
    color: back ? "teal" : "amber",
  };
};

export const notStarted = ({ id, title }: Session): NewNotification => ({
  kind: "not_started",
  title: "It did not start",
  description: `Nobody was there for ${title}. It is a draft again, and its credits are free.`,
  icon: "alert",
  color: "red",
  sessionId: id,
});
