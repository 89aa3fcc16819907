import type { Language } from "@lantern/contract/languages";
import type { StoredScorecard } from "@lantern/contract/live";
import type { PlayedSession } from "./played-session.ts";

/**
 * The few seams inside the server: what the live hour (`live/`) needs of the company's side
 * (`features/`), and the other way round. Both sides import this file and never each other.
 */

/** One expected participant of a session. */
export interface RosterEntry {
  consumerId: string;
  firstName: string;
  lastName: string;
  department: string | null;
  office: string | null;
  /** Team that the administrator chose beforehand: a preference for formation. */
  preassignedTeamId: string | null;
}

/** What the live hour needs to know of a confirmed session. Times are epoch milliseconds. */
export interface LiveSessionInfo {
  sessionId: string;
  companyId: string;
  companyName: string;
  /** Path of the company's logo. */
  companyLogo?: string | null;
  /** Its colour as `#rrggbb`. */
  companyColor?: string | null;
  title: string;
  experience: string;
  packHash: string;
  /** Of its pages and mails. */
  language: Language;
  startsAt: number;
  hosting: "autopilot" | "host";
  /** Play time runs this many times faster than wall time (1 in production, 1-60 in local mode). */
  speed: number;
  seats: number;
  status: "draft" | "confirmed" | "live" | "completed" | "cancelled";
  roster: RosterEntry[];
  preassignedTeams: { id: string; name: string }[];
  /** False: the company wants nothing measured of a single person, only of teams. */
  personMeasures: boolean;
}

/** Offered by the company's side to the live hour. Every call is idempotent. */
export interface SessionLifecycle {
  load(sessionId: string): Promise<LiveSessionInfo | null>;
  /** The session began: `confirmed` → `live`, `ends_at` set. */
  started(sessionId: string, at: number, endsAt: number): Promise<void>;
  /** The promised end moved (extension by a host, or by a pause). */
  endChanged(sessionId: string, endsAt: number): Promise<void>;
  /** These participants have a place in a team of the running hour: they came. */
  joined(sessionId: string, consumerIds: string[], at: number): Promise<void>;
  /** The participant has been in the live session for five minutes of play: capture the seat's credit. */
  attended(sessionId: string, consumerId: string, at: number): Promise<void>;
  /** The session ended: `live` → `completed`, reservations released, thank-you mails queued. */
  ended(sessionId: string, at: number): Promise<void>;
  /** Nobody to start with: back to `draft`, everything released, administrators told. */
  notStarted(sessionId: string, at: number): Promise<void>;
}

/** Offered by the live hour to the company's side. */
export interface LiveServer {
  /** Opens the streams of a confirmed session so that its lobby can be entered and its start is on the clock. */
  open(sessionId: string): Promise<void>;
  /** The session was cancelled or moved: people in its lobby are told, deadlines follow the new start. */
  refresh(sessionId: string): Promise<void>;
  /** Host command "start now" (also the demo session's button). */
  startNow(sessionId: string, actor: { userId: string }): Promise<void>;
  /** Makes an in-memory rehearsal and answers a bearer for its one human seat; null when all places are taken. */
  rehearse(input: {
    experience: string;
    language: Language;
    speed: number;
    firstName: string;
  }): Promise<{ rehearsalId: string; token: string } | null>;
  /** Whether somebody plays in this seat at this moment, in another browser than the one of this secret. */
  isConnected(sessionId: string, consumerId: string, exceptBrowser?: string): Promise<boolean>;
  /** The rehearsal whose bearer this is, or null: rehearsals live in memory, so only the live hour knows. */
  rehearsalOf(token: string): string | null;
  /** The finished scorecard as this participant may see it, or null while there is none. */
  scorecard(
    sessionId: string,
    seatOf: { consumerId: string } | { rehearsalId: string },
  ): Promise<StoredScorecard | null>;
  /** What is told of a finished hour, or null while it has not ended. */
  played(sessionId: string): Promise<PlayedSession | null>;
  /** The team of a participant, once formed, and their seat in it. */
  teamOf(
    sessionId: string,
    consumerId: string,
  ): Promise<{ id: string; name: string; members: string[]; seat: string } | null>;
}
