import type { Language } from "@lantern/contract/languages";
import type { StoredScorecard } from "@lantern/contract/live";
import type { CameoTexts } from "@lantern/engine";
import type { PlayedSession } from "../../db/schema/played-session.ts";

/**
 * The interfaces between live sessions (`live/`) and the rest of the company's side (`modules/`). Both sides import
 * this file and never each other.
 */

/** One expected participant of a session. */
export interface RosterEntry {
  consumerId: string;
  firstName: string;
  lastName: string;
  department: string | null;
  office: string | null;
  /** The language that their company's list names; without one they read in that of the session. */
  language?: Language | null;
  /** The team that the administrator chose in advance: a preference when teams are formed. */
  preassignedTeamId: string | null;
  /** How often they shared a team with others on this roster, by consumer id; absent if they never did. */
  met?: Record<string, number>;
}

/** What the live server needs to know about a confirmed session. Times are epoch milliseconds. */
export interface LiveSessionInfo {
  sessionId: string;
  companyId: string;
  companyName: string;
  /** Path of the company's logo. */
  companyLogo?: string | null;
  /** The company's color as `#rrggbb`. */
  companyColor?: string | null;
  title: string;
  experience: string;
  packHash: string;
  /** The language of its pages and emails. */
  language: Language;
  startsAt: number;
  hosting: "autopilot" | "host";
  /** Play time runs this many times faster than wall time (1 in production, 1-60 in local mode). */
  speed: number;
  seats: number;
  status: "draft" | "confirmed" | "live" | "completed" | "cancelled";
  roster: RosterEntry[];
  preassignedTeams: { id: string; name: string }[];
  /** False if the company allows measures of teams only, not of single people. */
  personMeasures: boolean;
}

/** [G40] What rounds know of people, by consumer id. It is read when a round opens and stored nowhere else. */
export interface RoundHistory {
  /** Sessions that they played. */
  sessions: Record<string, number>;
  /** By question: when they were last asked it, in their last three sessions (epoch ms). */
  questions: Record<string, Record<string, number>>;
}

/** Implemented by the company's side for the live server. Every function is idempotent. */
export interface SessionLifecycle {
  load(sessionId: string): Promise<LiveSessionInfo | null>;
  /** What the people of a session were asked before. Absent: nothing. */
  roundHistory?(sessionId: string): Promise<RoundHistory>;
  /** The session began: `confirmed` → `live`, `ends_at` set. */
  started(sessionId: string, at: number, endsAt: number): Promise<void>;
  /** The planned end has changed, because a host extended the session or because of a pause. */
  endChanged(sessionId: string, endsAt: number): Promise<void>;
  /** Exactly these participants are connected, to the lobby or to the running session. */
  here(sessionId: string, consumerIds: string[], at: number): Promise<void>;
  /** These participants have a seat in a team of the running session: they joined. */
  joined(sessionId: string, consumerIds: string[], at: number): Promise<void>;
  /** The participant has been in the live session for five minutes of play: capture the seat's credit. */
  attended(sessionId: string, consumerId: string, at: number): Promise<void>;
  /** The session ended: `live` → `completed`, reservations released, thank-you emails queued. */
  ended(sessionId: string, at: number): Promise<void>;
  /** Nobody was there to start with: back to `draft`, everything released, administrators notified. */
  notStarted(sessionId: string, at: number): Promise<void>;
}

/** Implemented by the live server for the company's side. */
export interface LiveServer {
  /** Opens the log of a confirmed session, so that people can enter its lobby and its start is scheduled. */
  open(sessionId: string): Promise<void>;
  /** The session was cancelled or rescheduled: notifies the people in its lobby and moves the deadlines. */
  refresh(sessionId: string): Promise<void>;
  /** Starts the session now (a host's command, and the button of the demo session). */
  startNow(sessionId: string, actor: { userId: string }): Promise<void>;
  /**
   * Makes an in-memory rehearsal and resolves with the auth token of its one human seat; null when the limit of
   * rehearsals is reached.
   */
  rehearse(input: {
    experience: string;
    language: Language;
    speed: number;
    firstName: string;
    /** The company's words in the story. */
    cameos?: CameoTexts;
  }): Promise<{ rehearsalId: string; token: string } | null>;
  /** Whether somebody is connected to this seat in another browser than the one with this secret. */
  isConnected(sessionId: string, consumerId: string, exceptBrowser?: string): Promise<boolean>;
  /** The rehearsal of this auth token, or null. Rehearsals are in memory, so only the live server can tell. */
  rehearsalOf(token: string): string | null;
  /**
   * The finished scorecard as this participant may see it, or null while there is none.
   * @param language in which they read; that of the session by default
   */
  scorecard(
    sessionId: string,
    seatOf: { consumerId: string } | { rehearsalId: string },
    language?: string,
  ): Promise<StoredScorecard | null>;
  /** What the company learns about a finished session, or null before its end. */
  played(sessionId: string): Promise<PlayedSession | null>;
  /**
   * Ends the log of a session that is over, after what its report and scorecards need was stored. False when there is
   * nothing to end.
   */
  endLog(sessionId: string): Promise<boolean>;
  /** The team of a participant, once formed, and their seat in it. */
  teamOf(
    sessionId: string,
    consumerId: string,
  ): Promise<{ id: string; name: string; members: string[]; seat: string } | null>;
}
