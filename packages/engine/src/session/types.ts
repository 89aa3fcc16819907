/** The session stream: what it remembers, what can be asked of it, what can happen to it. */
import type { Clock } from "../clock.ts";
import type { Seat, TeamId } from "../commands.ts";
import type { Facts } from "../pack/condition.ts";
import type { TeamSummary } from "../team/summary.ts";
import type { Presence } from "../views.ts";

export interface SessionSeat {
  seat: Seat;
  /** Consumer id or `bot-n`: the same key gets its seat again. */
  key: string;
  presence: Presence;
  gone: boolean;
  /** A host has taken them out; they stay out until a host lets them in again. */
  removed?: true;
  /** Team that was chosen beforehand: kept where formation can. */
  prefers: TeamId | null;
  /** What the rules "mix departments" and "mix offices" spread over the teams. */
  mix: string[];
  team: TeamId | null;
}

export interface SessionTeam {
  id: TeamId;
  name: string;
  seats: Seat[];
  summary: TeamSummary | null;
  /** Row of the team that its summary is of. */
  head?: number;
  since: number;
  /** The story so far of the team that this one split off. */
  inherits: Facts | null;
  /** Scenes entered when it fell to one person; it is merged at the next one. */
  aloneSince: number | null;
}

export interface OpenAct {
  index: number;
  /** Play ms. */
  at: number;
  ends: number;
}

export interface SessionState {
  sessionId: string;
  seed: string;
  random: number;
  speed: number;
  startsAt: number;
  hosting: "autopilot" | "host";
  expected: number;
  /** Teams that were made beforehand. */
  planned: { id: TeamId; name: string }[];
  phase: "lobby" | "running" | "paused" | "ended" | "abandoned";
  waitingUntil: number | null;
  seats: Record<Seat, SessionSeat>;
  teams: SessionTeam[];
  clock: Clock | null;
  act: OpenAct | null;
  /** Planned end of every act, play ms. */
  plan: number[];
  /** Play ms by which the end has moved by itself. */
  selfExtendedMs: number;
  /** Copied in when an act with a reveal opens. */
  results: TeamResultRow[];
}

export type TeamResultRow = { team: TeamId; name: string } & TeamSummary["result"];

export type SessionCommand =
  | { type: "enter"; key: string; team: TeamId | null; mix: string[] }
  | { type: "left"; seat: Seat }
  | { type: "presence"; seat: Seat; presence: Presence }
  | { type: "start"; by: string }
  | { type: "pause" }
  | { type: "resume" }
  /** Minutes of the hour, so play time: at speed 60 five minutes are five seconds of wall time. */
  /** [E8] `endsAt`: the end that it was pressed for. */
  | { type: "extend"; minutes: number; endsAt?: number }
  | { type: "end" }
  /** [E8] `from`: the team in which the host saw them. */
  | { type: "move"; seat: Seat; team: TeamId; from?: TeamId }
  /** A host takes somebody out, or lets them in again. */
  | { type: "remove"; seat: Seat; on: boolean }
  /** A team's summary row changed; `head` is the row. */
  | { type: "arrive"; team: TeamId; summary: TeamSummary; head: number }
  /** The service was away between these wall times. */
  | { type: "outage"; from: number; to: number }
  /** The start moved, or other people are expected. */
  | { type: "reschedule"; startsAt: number; expected: number }
  | { type: "abandon" }
  | { type: "tick" };

export interface NewSession {
  sessionId: string;
  packHash: string;
  seed: string;
  speed: number;
  startsAt: number;
  hosting: "autopilot" | "host";
  expected: number;
  teams: { id: TeamId; name: string }[];
}

export type SessionEvent =
  | ({ type: "sessionCreated" } & NewSession)
  | { type: "entered"; seat: Seat; key: string; prefers: TeamId | null; mix: string[] }
  | { type: "presenceSet"; seat: Seat; presence: Presence }
  | { type: "left"; seat: Seat }
  | { type: "removed"; seat: Seat; on: boolean }
  | { type: "waiting"; until: number }
  | { type: "rescheduled"; startsAt: number; expected: number }
  | { type: "abandoned" }
  | {
      type: "started";
      by: string;
      clock: Clock;
      plan: number[];
      teams: { id: TeamId; name: string; seats: Seat[] }[];
      random: number;
    }
  | { type: "teamOpened"; id: TeamId; name: string; since: number; inherits: Facts | null; random: number }
  | { type: "seated"; seat: Seat; team: TeamId }
  | { type: "paused"; at: number }
  | {
      type: "replanned";
      clock: Clock;
      plan: number[];
      selfExtendedMs: number;
      why: "resumed" | "extended" | "outage";
    }
  | { type: "summarised"; team: TeamId; summary: TeamSummary; head?: number }
  | { type: "actOpened"; act: number; at: number; ends: number; results: TeamResultRow[] }
  | { type: "ended" };

/** What a team mirrors of its session by `sync`. */
export interface SessionDigest {
  team: { id: TeamId; name: string };
  /** Session seed and team id: where the team's own chance begins. */
  seed: string;
  /** Play ms from which this team plays: 0, or later for one that was opened on the way. */
  since: number;
  inherits: Facts | null;
  phase: SessionState["phase"];
  startsAt: number;
  clock: Clock | null;
  act: OpenAct | null;
  roster: Seat[];
  teams: number;
  teamsArrived: number;
  results: TeamResultRow[];
}
