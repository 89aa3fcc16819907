import type { SessionSummary } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { cityOf, formatLocalTime, formatMoment } from "../../../i18n/format.ts";

type NextStep =
  | "finish"
  | "addAttendees"
  | "confirm"
  | "invite"
  | "open"
  | "openLive"
  | "results"
  | "planAgain";

/** Whether it may still be changed: neither started nor cancelled. */
export function isOpen({ status }: Pick<SessionSummary, "status">): boolean {
  return status === "draft" || status === "confirmed";
}

/** Whether emails about it can be sent: it takes place and is not over. */
export function isMailable({ status }: Pick<SessionSummary, "status">): boolean {
  return status === "confirmed" || status === "live";
}

/** From the start on, it counts who came; before it, who is ready. */
export function hasStarted({ status }: Pick<SessionSummary, "status">): boolean {
  return status === "live" || status === "completed";
}

/** How many attendees have not declined. */
export function expectedIn({ counts }: Pick<SessionSummary, "counts">): number {
  return counts.attendees - counts.declined;
}

/** `15:00 Berlin`: the start in the session's time zone, when its clocks differ from the viewer's. */
export function plannedElsewhere(
  { starts_at: at, timezone }: Pick<SessionSummary, "starts_at" | "timezone">,
  here: string,
): string | null {
  if (!at || !timezone || formatMoment(at, timezone) === formatMoment(at, here)) return null;
  return `${formatLocalTime(at, timezone, here)} ${cityOf(timezone)}`;
}

/** What a draft still needs before it can be confirmed. */
export function missingFrom(session: SessionSummary): ("adventure" | "date" | "seats")[] {
  const missing: ("adventure" | "date" | "seats")[] = [];
  if (!session.experience) missing.push("adventure");
  if (!session.starts_at) missing.push("date");
  if (session.seats === null) missing.push("seats");
  return missing;
}

export function uninvited(session: SessionSummary): number {
  return Math.max(0, session.counts.attendees - session.counts.invited);
}

export function hasPassed(session: SessionSummary, now: number): boolean {
  return session.starts_at !== null && new Date(session.starts_at).getTime() <= now;
}

/** Whether starting is the next step: the lobby is open and everyone is invited. Earlier it is only possible. */
export function startIsNext(session: SessionSummary, now: number): boolean {
  const opens = Date.parse(session.starts_at ?? "") - limits.joinOpensMinutes * 60_000;
  return session.status === "confirmed" && uninvited(session) === 0 && now >= opens;
}

/** The session's next step, offered in its row and on its page. */
export function nextStep(session: SessionSummary, now: number): NextStep {
  switch (session.status) {
    case "draft":
      if (missingFrom(session).length > 0 || hasPassed(session, now)) return "finish";
      return session.counts.attendees === 0 ? "addAttendees" : "confirm";
    case "confirmed":
      if (session.counts.attendees === 0) return "addAttendees";
      return uninvited(session) > 0 ? "invite" : "open";
    case "live":
      return "openLive";
    case "completed":
      return "results";
    case "cancelled":
      return "planAgain";
  }
}

/** The sizes of teams: five people if possible, never more than six. */
export function teamSizes(people: number): { count: number; small: number; large: number } {
  const count = Math.max(1, Math.ceil(people / 6), Math.round(people / 5));
  return { count, small: Math.floor(people / count), large: Math.ceil(people / count) };
}
