import type { EnrollmentRow } from "./repository.ts";

interface Planned {
  status: string;
  startsAt: Date | null;
}

/** Whether people can still enroll, or wait for a seat. */
export function isOpen({ closedAt, closesAt }: EnrollmentRow, session: Planned, now: Date): boolean {
  if (session.status !== "confirmed" || !session.startsAt || closedAt) return false;
  return now < (closesAt && closesAt < session.startsAt ? closesAt : session.startsAt);
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Until when a free seat is reserved for somebody who waits: the later it is, the shorter, and never past the start. */
export function offerEnd(now: Date, startsAt: Date): Date {
  const left = startsAt.getTime() - now.getTime();
  const time = left > 72 * hourMs ? 24 * hourMs : left > 12 * hourMs ? 3 * hourMs : hourMs / 2;
  return new Date(now.getTime() + Math.min(time, left));
}

interface Person {
  leftAt: Date | null;
  userName: string | null;
}

/**
 * Whether somebody who has proved an address may enroll. Where a directory keeps the company's list, only people whom it
 * has; and nobody who has left.
 *
 * @param person undefined: nobody on the list has the address
 */
export function mayEnroll(person: Person | undefined, hasDirectory: boolean): boolean {
  if (person?.leftAt) return false;
  return !hasDirectory || Boolean(person?.userName);
}
