import type { Session, SessionSummary } from "@lantern/contract/http";
import { hasPassed, missingFrom, uninvited } from "../shared/session/model.ts";
import { texts as homeTexts } from "./texts.ts";

const byStart = (a: SessionSummary, b: SessionSummary) =>
  (a.starts_at ?? "9999").localeCompare(b.starts_at ?? "9999");

/** The session that the home page shows: a live one, else the next confirmed one, else the next draft. */
export function nextSession(sessions: readonly SessionSummary[]): SessionSummary | null {
  const sorted = [...sessions].sort(byStart);
  return (
    sorted.find((session) => session.status === "live") ??
    sorted.find((session) => session.status === "confirmed") ??
    sorted.find((session) => session.status === "draft") ??
    null
  );
}

/** Other sessions that need attention: incomplete drafts and unsent invitations. */
export function waiting(sessions: readonly SessionSummary[], except: string | null): SessionSummary[] {
  return sessions
    .filter((session) => session.id !== except)
    .filter(
      (session) => session.status === "draft" || (session.status === "confirmed" && uninvited(session) > 0),
    )
    .sort(byStart)
    .slice(0, 5);
}

type OpenPoint = "confirm" | "attendees" | "invitations" | "checks";

/** What of a session's preparation needs somebody now. The checklist marks these points, and the page counts them. */
export function openPoints(session: Session): OpenPoint[] {
  const draft = session.status === "draft";
  const { attendees } = session.counts;
  const has = (test: (person: Session["attendees"][number]) => boolean) => session.attendees.some(test);
  const undelivered = has((person) => person.email_status === "failed");
  const points: Record<OpenPoint, boolean> = {
    confirm: draft,
    attendees: attendees === 0,
    invitations: !draft && attendees > 0 && (uninvited(session) > 0 || undelivered),
    checks: has((person) => person.readiness === "needs_help"),
  };
  return (Object.keys(points) as OpenPoint[]).filter((point) => points[point]);
}

export type FirstStep = "verify" | "credits" | "people" | "plan" | "invite";

/** The steps to a first session that a new company has completed, read from its actual data. */
export function firstSteps(facts: {
  verified: boolean;
  balance: number;
  people: boolean;
  sessions: readonly SessionSummary[];
}): { step: FirstStep; done: boolean }[] {
  const { verified, balance, people, sessions } = facts;
  return [
    { step: "verify", done: verified },
    { step: "credits", done: balance > 0 },
    { step: "people", done: people },
    { step: "plan", done: sessions.length > 0 },
    { step: "invite", done: sessions.some(({ counts }) => counts.invited > 0) },
  ];
}

export function greeting(name: string, timeOfDay: number): string {
  if (timeOfDay < 12) return homeTexts.morning(name);
  return timeOfDay < 18 ? homeTexts.afternoon(name) : homeTexts.evening(name);
}

/** Why a session needs attention, in one line. */
export function waitingFor(session: SessionSummary, now: number): string {
  const texts = homeTexts.waiting;
  if (session.status === "confirmed") return texts.uninvited(uninvited(session));
  const missing = missingFrom(session);
  if (missing.includes("adventure")) return texts.noAdventure;
  if (missing.includes("date") || hasPassed(session, now)) return texts.noDate;
  return session.counts.attendees === 0 ? texts.nobody : texts.draft;
}
