/**
 * A session: what it remembers, what it can be asked for, what can happen in it.
 * Every `at`, `…EndsAt` and `…Ms` is play time in ms (see clock.ts) unless its comment says wall time.
 */
import type { Clock } from "../clock.ts";
import type { ParticipantCommand, Seat, TeamId, TextRef } from "../commands.ts";
import type { Facts } from "../pack/condition.ts";
import type { SceneKind } from "../pack/schema.ts";
import type { LineView, Presence } from "../views.ts";

/** All of a session. A part that an event does not touch keeps its identity. */
export interface State {
  session: SessionState;
  /** Everybody who ever came, in the order of coming. */
  seats: Record<Seat, Person>;
  /** In the order in which they were opened. */
  teams: Record<TeamId, TeamState>;
}

export interface SessionState {
  sessionId: string;
  seed: string;
  /** Generator of the session's own chance, see random.ts. */
  random: number;
  /** Play ms that pass in one wall ms. */
  speed: number;
  /** Wall ms of the planned start. */
  startsAt: number;
  hosting: "autopilot" | "host";
  /** Everybody who was invited and has not declined. */
  expected: number;
  /** Teams that were made beforehand. */
  planned: { id: TeamId; name: string }[];
  phase: "lobby" | "running" | "paused" | "ended" | "abandoned";
  /** Wall ms until which autopilot waits for more people. */
  waitingUntil: number | null;
  clock: Clock | null;
  act: OpenAct | null;
  /** Planned end of every act. */
  plan: number[];
  /** By how much the end has moved without a host. */
  selfExtendedMs: number;
  /** Set when an act with a reveal opens. */
  results: TeamResultRow[];
}

export interface OpenAct {
  index: number;
  at: number;
  ends: number;
}

export interface Person {
  seat: Seat;
  /** Consumer id or `bot-n`: the same key gets its seat again. */
  key: string;
  /** Team that was chosen beforehand: kept where formation can. */
  prefers: TeamId | null;
  /** What the rules "mix departments" and "mix offices" spread over the teams. */
  mix: string[];
  team: TeamId | null;
  presence: Presence;
  /** Wall ms at which the seat of a lost connection is given up; null unless `dropped`. */
  graceEndsAt: number | null;
  /** Left by their own wish, or removed by a host. */
  hasLeft: boolean;
  /** A host has removed them; they stay out until a host lets them in again. */
  removed: boolean;
  observer: boolean;
  /** Asks a host for help. */
  help: boolean;
  connection: Connection;
}

/** The newest connection of a person, on whatever node. */
export interface Connection {
  /** Rises with every connection; only the newest one counts. */
  epoch: number;
  node: string;
  /** Hash of the browser's secret: the same browser may always take its own seat over. */
  browser: string;
  /** Spent in the session before `since`. */
  presentMs: number;
  /** Connected since then, null while not connected. */
  since: number | null;
}

/** What a team's reveal and the standings show of it. */
export interface TeamResult {
  /** By decision scene: the option, and how many voted for what. */
  decisions: Record<
    string,
    { option: string; silent: Record<string, number>; final: Record<string, number> }
  >;
  /** By allocation scene: tokens on each need. */
  placed: Record<string, Record<string, number>>;
  ending: string | null;
  nickname: string;
  /** Story and puzzle points so far. */
  points: number;
}
export type TeamResultRow = { team: TeamId; name: string } & TeamResult;

export interface SceneState {
  id: string;
  kind: SceneKind;
  startedAt: number;
  /** The whole scene is over then, outcome and all. */
  endsAt: number;
  /** What is played ends here; the rest of the time shows what came of it. */
  activeEndsAt: number;
  targetMs: number;
  step: "active" | "outcome";
  lines: LineView[];
  outcome: LineView[];
  /** Pressed ready in this step. */
  ready: Seat[];
  /** A camp or scorecard waits for its session: `barrier` for the other teams alone, `people` for ready checks too. */
  waiting: "no" | "barrier" | "people";
  /** The kind's own state; only its folder reads it. */
  data: unknown;
}

export interface DecisionResult {
  option: string;
  by: "all" | "majority" | "captain" | "draw" | "default";
  /** First choices, before anybody saw another's. */
  silent: Record<Seat, string>;
  final: Record<Seat, string>;
}

export interface PuzzleResult {
  solved: boolean;
  hints: number;
  /** Hints that cost points (a free one does not). */
  paidHints: number;
  wrongChecks: number;
  usedMs: number;
  /** Time that was given for playing it. */
  ofMs: number;
}

export interface AllocationResult {
  /** After overflow and refills. */
  placed: Record<string, number>;
  /** By people, before overflow. */
  byTeam: Record<string, number>;
  /** Needs that the people's own placing met. */
  met: string[];
}

export interface Kudos {
  from: Seat;
  to: Seat;
  card: string;
  text: TextRef | null;
}

export interface TeamState {
  id: TeamId;
  name: string;
  /** Generator of the team's own chance. */
  random: number;
  /** Everybody who ever belonged to it, in the order of joining. */
  joined: Seat[];
  /** Scenes entered when it fell to one person; it joins another team at the next one. */
  aloneSince: number | null;
  captain: Seat | null;
  facts: Facts;
  /** Text ids of kept answers, by `keep_as`. */
  storedTexts: Record<string, string[]>;
  scene: SceneState | null;
  /** Ids of scenes entered, in order. */
  path: string[];
  entered: number;
  /** Index of the last act that this team has finished, -1 before the first. */
  arrivedAct: number;
  /** By card set or puzzle scene: whom each of the six packets was dealt to. */
  deals: Record<string, Seat[]>;
  /** By card id: who said it aloud. */
  shared: Record<string, Seat>;
  decisions: Record<string, DecisionResult>;
  puzzles: Record<string, PuzzleResult>;
  allocations: Record<string, AllocationResult>;
  kudos: Kudos[];
  commitment: TextRef | null;
  /** `at` is wall ms. */
  chat: { seat: Seat | "host"; textId: string; at: number }[];
  ending: string | null;
  /** The story's crew name by the highest trait; empty until the first scene. */
  nickname: string;
  points: { story: number; puzzles: number };
}

/** What anybody or anything can ask of a session. */
export type SessionCommand =
  /** A person's page opens: they get their seat, and their older connections end. */
  | { type: "connect"; key: string; team: TeamId | null; mix: string[]; node: string; browser: string }
  /** A connection broke; the seat waits until `graceEndsAt` (wall ms). */
  | { type: "disconnect"; seat: Seat; epoch: number; graceEndsAt: number }
  /** This node was given up while it was silent, but these connections stand. */
  | { type: "reconnect"; node: string; connections: { seat: Seat; epoch: number }[] }
  /** A node died: all its connections broke. */
  | { type: "nodeLost"; node: string; graceEndsAt: number }
  | { type: "start"; by: string }
  | { type: "pause" }
  | { type: "resume" }
  /**
   * Minutes of play time: at speed 60 five minutes are five seconds of wall time.
   * [E8] `endsAt`: the end (wall ms) that it was pressed for.
   */
  | { type: "extend"; minutes: number; endsAt?: number }
  | { type: "end" }
  /** [E8] `from`: the team in which the host saw them. */
  | { type: "moveSeat"; seat: Seat; team: TeamId; from?: TeamId }
  /** A host removes somebody, or lets them in again. */
  | { type: "remove"; seat: Seat; on: boolean }
  /** A host's words to these teams. */
  | { type: "hostChat"; teams: TeamId[]; text: TextRef }
  /** [E8] A host ends this scene, if it still runs. */
  | { type: "skip"; team: TeamId; scene: string }
  /** A host has answered a call for help. */
  | { type: "answer"; seat: Seat }
  /** The service was away between these wall times. */
  | { type: "outage"; from: number; to: number }
  /** The start moved, or other people are expected. */
  | { type: "reschedule"; startsAt: number; expected: number }
  | { type: "abandon" }
  | { type: "tick" };

/** A participant's command. [E6] `scene`: the one it was meant for. */
export type SeatCommand = ParticipantCommand & { seat: Seat; scene?: string };

export type Command = SessionCommand | SeatCommand;

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

/** What happens to the session and its people. */
export type SessionEvent =
  | ({ type: "sessionCreated" } & NewSession)
  | { type: "entered"; seat: Seat; key: string; prefers: TeamId | null; mix: string[] }
  | { type: "connected"; seat: Seat; epoch: number; node: string; browser: string; at: number }
  | { type: "dropped"; seat: Seat; graceEndsAt: number; at: number }
  /** The grace of a lost connection is over. */
  | { type: "wentAway"; seat: Seat; at: number }
  | { type: "left"; seat: Seat; at: number }
  | { type: "removed"; seat: Seat; on: boolean; at: number }
  | { type: "observed"; seat: Seat; on: boolean; at: number }
  | { type: "helped"; seat: Seat; on: boolean; at: number }
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
  | { type: "teamOpened"; id: TeamId; name: string; random: number }
  | { type: "seated"; seat: Seat; to: TeamId; at: number }
  /** `at` is wall ms. */
  | { type: "paused"; at: number }
  | {
      type: "replanned";
      clock: Clock;
      plan: number[];
      selfExtendedMs: number;
      why: "resumed" | "extended" | "outage";
    }
  | { type: "actOpened"; act: number; at: number; ends: number; results: TeamResultRow[] }
  | { type: "ended" };

/** What happens in one team. */
export type TeamEvent =
  | { type: "chatted"; seat: Seat | "host"; text: TextRef; at: number; wallAt: number }
  | { type: "dealt"; set: string; seats: Seat[]; at: number }
  | { type: "shared"; seat: Seat; card: string; at: number }
  | { type: "captainNamed"; seat: Seat | null }
  /** Facts after effects, whole. */
  | { type: "factsChanged"; facts: Facts; nickname: string; points: TeamState["points"] }
  | {
      type: "sceneEntered";
      scene: string;
      kind: SceneKind;
      at: number;
      endsAt: number;
      activeEndsAt: number;
      targetMs: number;
      waiting: SceneState["waiting"];
      lines: LineView[];
      data: unknown;
      random: number;
    }
  /** The act's end moved. */
  | { type: "sceneRetimed"; endsAt: number; activeEndsAt: number }
  /** What is played is over; `outcomeEndsAt` equals `at` when there is nothing to show. */
  | {
      type: "sceneEnded";
      scene: string;
      kind: SceneKind;
      at: number;
      startedAt: number;
      targetMs: number;
      /** Present when it ended, and who of them had taken part: ready, voted, placed, answered. */
      present: Seat[];
      done: Seat[];
      /** Never played: dropped for want of time, with its default outcome. */
      cut: boolean;
      outcome: LineView[];
      outcomeEndsAt: number;
    }
  | { type: "readied"; seat: Seat; at: number }
  | { type: "voted"; seat: Seat; option: string; at: number }
  | { type: "talkOpened"; at: number; silent: Record<Seat, string> }
  | { type: "voteLocked"; seat: Seat; at: number }
  | ({
      type: "decided";
      scene: string;
      changed: Seat[];
      at: number;
      usedMs: number;
      random: number;
    } & DecisionResult)
  | {
      type: "puzzleMoved";
      seat: Seat;
      move: Record<string, unknown>;
      state: unknown;
      touched: string;
      solvesAt: number | null;
      /** Packets that this seat held. */
      packets: number[];
      at: number;
    }
  | { type: "puzzleChecked"; seat: Seat; right: boolean; pausedUntil: number | null; at: number }
  | { type: "hintTaken"; seat: Seat; text: string; free: boolean; at: number }
  | ({
      type: "puzzleEnded";
      scene: string;
      at: number;
      /** Holders of the six packets at the end. */
      holders: Seat[];
    } & PuzzleResult)
  | { type: "placed"; seat: Seat; need: string; count: number; at: number }
  | { type: "confirmed"; seat: Seat; at: number }
  | ({ type: "allocated"; scene: string; at: number } & AllocationResult)
  | { type: "reflected"; seat: Seat; text: TextRef; at: number }
  | { type: "answersOpened"; at: number }
  | { type: "answersStored"; name: string; textIds: string[] }
  | { type: "kudosGiven"; seat: Seat; to: Seat; card: string; text: TextRef | null; at: number }
  | { type: "commitmentEdited"; seat: Seat; text: TextRef; at: number }
  | { type: "commitmentLocked"; seat: Seat | null; at: number }
  | { type: "endingChosen"; ending: string; at: number }
  /** The team has finished an act and waits for its session. */
  | { type: "arrived"; act: number; at: number };

/** An event as the log keeps it; what happens in a team names the team. */
export type Event = SessionEvent | (TeamEvent & { team: TeamId });

/** A row of the log: one accepted command. `at` is wall ms. */
export interface LogRow<E = Event> {
  seq: number;
  commandId: string;
  actor: string;
  at: number;
  events: E[];
}
