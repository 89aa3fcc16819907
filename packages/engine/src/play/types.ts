/**
 * A session: its state, its commands and its events.
 * Every `at`, `…EndsAt` and `…Ms` is play time in ms (see clock.ts) unless its comment says wall time.
 *
 * More than 400 lines: state, commands and events name each other, and a log is read with all of them at hand.
 */
import type { Clock } from "../clock.ts";
import type { ParticipantCommand, Seat, TeamId, TextRef } from "../commands.ts";
import type { Facts } from "../pack/condition.ts";
import type { SpokenLine } from "../pack/lines.ts";
import type { SceneKind } from "../pack/schema.ts";
import type { LineView, Presence } from "../views.ts";
import type {
  AllocationResult,
  AwardsGiven,
  DecisionResult,
  Kudos,
  Moment,
  MomentKind,
  PuzzleResult,
  Votes,
} from "./results.ts";
import type { RoundDone, RoundEvent } from "./round-events.ts";
import type { Proposed } from "./second-hand.ts";

/** The state of a session. Objects that an event does not change keep their identity. */
export interface State {
  session: SessionState;
  /** Everybody who ever joined, in the order of joining. */
  seats: Record<Seat, Person>;
  /** In the order of their creation. */
  teams: Record<TeamId, TeamState>;
}

export interface SessionState {
  sessionId: string;
  seed: string;
  /** State of the session's random generator, see random.ts. */
  random: number;
  /** Play ms that pass in one wall ms. */
  speed: number;
  /** Wall ms of the planned start. */
  startsAt: number;
  hosting: "autopilot" | "host";
  /** [L8] The log has addresses of the story’s texts. Absent where it has the texts themselves. */
  addresses?: boolean;
  /** [L8] The language of the names of its teams. Absent: that of the pack. */
  language?: string;
  /** Everybody who was invited and has not declined. */
  expected: number;
  /** Teams that were planned before the session. */
  planned: { id: TeamId; name: string }[];
  phase: "lobby" | "running" | "paused" | "ended" | "abandoned";
  /** Wall ms until which autopilot waits for more people. */
  waitingUntil: number | null;
  clock: Clock | null;
  act: OpenAct | null;
  /** Planned end of every act. */
  plan: number[];
  /** Ms by which the end has moved without a host. */
  selfExtendedMs: number;
  /** Set when an act with a reveal opens. */
  results: TeamResultRow[];
  /** [S9] Messages in the lobby; absent without any. */
  chat?: ChatMessage[];
}

/** `at` is wall ms. */
export type ChatMessage =
  | { seat: Seat | "host"; textId: string; card?: never; at: number }
  /** [C4] A card that its holder told: the pack has its words, so there is no text of a person. */
  | { seat: Seat; textId: null; card: string; at: number };

interface OpenAct {
  index: number;
  at: number;
  ends: number;
}

/** What a session knows about a person before they enter it. */
interface RosterPerson {
  /** Consumer id or `bot-n`: the same key gets the same seat. */
  key: string;
  /** Values that the rules "mix departments" and "mix offices" distribute over the teams. */
  mix: string[];
  /** [N16] How often they shared a team with others in past sessions, by key. Absent without any. */
  met?: Record<string, number>;
}

export interface Person extends RosterPerson {
  seat: Seat;
  /** Planned team, which the formation of teams retains where possible. */
  prefers: TeamId | null;
  team: TeamId | null;
  presence: Presence;
  /** Wall ms at which the seat of a lost connection is released; null unless `dropped`. */
  graceEndsAt: number | null;
  /** Left voluntarily, or removed by a host. */
  hasLeft: boolean;
  /** Removed by a host, until a host readmits them. */
  removed: boolean;
  observer: boolean;
  /** Requests help from a host. */
  help: boolean;
  /** [N18] Number of the portrait that they chose; 0 or absent: none. */
  portrait?: number;
  /** [S10] The option that they chose in the lobby. */
  warmUp?: string;
  connection: Connection;
}

/** The newest connection of a person, on any node. */
export interface Connection {
  /** Increases with every connection; only the newest one counts. */
  epoch: number;
  /** When it was opened, wall ms. Absent in older logs. */
  openedAt?: number;
  node: string;
  /** Hash of the browser's secret: the same browser may always take over its seat. */
  browser: string;
  /** [L8] The language in which its page reads the story. Absent in a story that has only one. */
  language?: string;
  /** Ms in the session before `since`. */
  presentMs: number;
  /** Connected since then, null while not connected. */
  since: number | null;
}

/** Data of a team for reveals and standings. */
interface TeamResult {
  /** By decision scene: the option and the number of votes for each. */
  decisions: Record<string, { option: string; silent: Votes; final: Votes }>;
  /** By allocation scene: tokens on each need. */
  placed: Record<string, Record<string, number>>;
  ending: string | null;
  /** [L8] Id of the highest trait, or the story’s name for the team by it. */
  crew?: string;
  nickname?: string;
  /** Story and puzzle points so far. */
  points: number;
  /** [R3] Names of the counts whose condition was met. Absent in acts that count nothing. */
  met?: string[];
}
export type TeamResultRow = { team: TeamId; name: string } & TeamResult;

/** [L8] A line in the log: its address or its text. */
export type LoggedLine = SpokenLine | LineView;

export interface SceneState {
  id: string;
  kind: SceneKind;
  startedAt: number;
  /** End of the whole scene, including its outcome. */
  endsAt: number;
  /** End of the active step; the remaining time shows the outcome. */
  activeEndsAt: number;
  targetMs: number;
  step: "active" | "outcome";
  lines: LoggedLine[];
  outcome: LoggedLine[];
  /** Seats that are ready in this step. */
  ready: Seat[];
  /** A camp or scorecard waits: `barrier` only for the other teams, `people` also for ready checks. */
  waiting: "no" | "barrier" | "people";
  /** Absent before anybody has said something. */
  talk?: Talk;
  /** The state of the scene kind, which only its file reads. */
  data: unknown;
}

/** [J1] What was said in a scene. */
export interface Talk {
  /** When the last line was written, the last card told or asked for, or the votes opened. */
  at: number;
  /** By seat: lines and told cards. */
  lines: Record<Seat, number>;
  requests: CardRequest[];
}

/** [J4] The story asked this seat for this card. */
export interface CardRequest {
  seat: Seat;
  card: string;
  at: number;
}

export interface TeamState {
  id: TeamId;
  name: string;
  /** State of the team's random generator. */
  random: number;
  /** Everybody who ever belonged to it, in the order of joining. */
  joined: Seat[];
  /** Number of scenes entered when only one person was left; the team is merged at the next scene. */
  aloneSince: number | null;
  captain: Seat | null;
  facts: Facts;
  /** Text ids of stored answers, by `keep_as`. */
  storedTexts: Record<string, string[]>;
  scene: SceneState | null;
  /** Ids of scenes entered, in order. */
  path: string[];
  entered: number;
  /** Index of the last act that this team has finished, -1 before the first. */
  arrivedAct: number;
  /** By card set or puzzle scene: the seat to which each of the six packets was dealt. */
  deals: Record<string, Seat[]>;
  /** By card id: the seat that told it. */
  shared: Record<string, Seat>;
  decisions: Record<string, DecisionResult>;
  puzzles: Record<string, PuzzleResult>;
  allocations: Record<string, AllocationResult>;
  kudos: Kudos[];
  commitment: TextRef | null;
  /** [G1] Rounds that are over; absent before the first. */
  rounds?: RoundDone[];
  /** [Y8] Absent until it is chosen. */
  tape?: Moment[];
  /** [H6] Absent until they are given. */
  awards?: AwardsGiven;
  chat: ChatMessage[];
  /** [N19] When a member last did something that the log has; absent before that. */
  movedAt?: number;
  ending: string | null;
  /** The story's crew name as the log has it. It follows from the facts, so views ask `nicknameOf`. */
  nickname: string;
  points: { story: number; puzzles: number };
}

/** All commands of a session. */
export type SessionCommand =
  /**
   * A person's page connects: they get their seat, and their older connections end. `openedAt`: when this connection
   * was opened (wall ms), by default now.
   */
  | ({
      type: "connect";
      team: TeamId | null;
      node: string;
      browser: string;
      language?: string;
      openedAt?: number;
    } & RosterPerson)
  /** A connection broke; the seat waits until `graceEndsAt` (wall ms). */
  | { type: "disconnect"; seat: Seat; epoch: number; graceEndsAt: number }
  /** This node was considered lost, but these connections are still open. */
  | { type: "reconnect"; node: string; connections: { seat: Seat; epoch: number }[] }
  /** A node died, and all its connections are lost. */
  | { type: "nodeLost"; node: string; graceEndsAt: number }
  | { type: "start"; by: string }
  | { type: "pause" }
  | { type: "resume" }
  /**
   * Minutes of play time: at speed 60 five minutes are five seconds of wall time.
   * [E8] `endsAt`: the end (wall ms) that the host saw.
   */
  | { type: "extend"; minutes: number; endsAt?: number }
  | { type: "end" }
  /** [E8] `from`: the team in which the host saw them. */
  | { type: "moveSeat"; seat: Seat; team: TeamId; from?: TeamId }
  /** A host removes or readmits a person. */
  | { type: "remove"; seat: Seat; on: boolean }
  /** A host's message to these teams. */
  | { type: "hostChat"; teams: TeamId[]; text: TextRef }
  /** [E8] A host ends this scene if it is still running. */
  | { type: "skip"; team: TeamId; scene: string }
  /** [Y8] The moments that were chosen from the log for a team. */
  | { type: "tape"; team: TeamId; moments: Moment[] }
  /** [H6] The awards that follow from the log of a team. */
  | { type: "awards"; team: TeamId; awards: AwardsGiven }
  /** [J1] A team has been quiet, as far as its server has heard: the story may ask for a card of this scene. */
  | { type: "requestCard"; team: TeamId; scene: string }
  /**
   * [G3] A camp has time for a round. `ranked`: the people of the team by their time with the company, the longest first.
   * `lately`: by card, when somebody present was last asked it, in wall ms. Neither is stored.
   */
  | { type: "openRound"; team: TeamId; scene: string; ranked: Seat[]; lately: Record<string, number> }
  /** A host has responded to a request for help. */
  | { type: "answer"; seat: Seat }
  /** The service was unavailable between these wall times. */
  | { type: "outage"; from: number; to: number }
  /** The planned start or the expected people changed. */
  | { type: "reschedule"; startsAt: number; expected: number }
  | { type: "abandon" }
  | { type: "tick" };

/** A participant's command. [E6] `scene`: the scene for which it was sent. */
export type SeatCommand = ParticipantCommand & { sender: "participant"; seat: Seat; scene?: string };

/** The server sets `sender`. It decides which rules a command meets, whatever its type is. */
export type Command = (SessionCommand & { sender?: never }) | SeatCommand;

export interface NewSession {
  sessionId: string;
  packHash: string;
  seed: string;
  speed: number;
  startsAt: number;
  hosting: "autopilot" | "host";
  expected: number;
  teams: { id: TeamId; name: string }[];
  /** [L8] */
  addresses?: boolean;
  language?: string;
}

/** Events of the session and its people. */
export type SessionEvent =
  | ({ type: "sessionCreated" } & NewSession)
  | ({ type: "entered"; seat: Seat; prefers: TeamId | null } & RosterPerson)
  | ({ type: "connected"; seat: Seat; at: number } & Pick<
      Connection,
      "epoch" | "openedAt" | "node" | "browser" | "language"
    >)
  | { type: "dropped"; seat: Seat; graceEndsAt: number; at: number }
  /** The grace of a lost connection is over. */
  | { type: "wentAway"; seat: Seat; at: number }
  | { type: "left"; seat: Seat; at: number }
  | { type: "removed"; seat: Seat; on: boolean; at: number }
  | { type: "observed"; seat: Seat; on: boolean; at: number }
  | { type: "helped"; seat: Seat; on: boolean; at: number }
  | { type: "portraitChosen"; seat: Seat; portrait: number; at: number }
  | { type: "chattedInLobby"; seat: Seat; text: TextRef; wallAt: number }
  | { type: "warmedUp"; seat: Seat; option: string }
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
  | { type: "ended" }
  | LogEnded;

/** [E12] Stands for a log that has ended. */
export interface LogEnded {
  type: "logEnded";
  packHash: string;
  state: State;
  /** By team: what its tape would have shown. */
  moments: Record<TeamId, MomentKind[]>;
  /** How many stayed to the end, how many did not, and the median of their minutes: the state has nobody's time. */
  attendance: { whole: number; early: number; medianMinutes: number };
}

/** Events of one team. */
export type TeamEvent =
  | { type: "chatted"; seat: Seat | "host"; text: TextRef; at: number; wallAt: number }
  | { type: "dealt"; set: string; seats: Seat[]; at: number }
  /** [C4] `wallAt`: when it was told in the chat; absent for one told aloud. */
  | { type: "shared"; seat: Seat; card: string; at: number; wallAt?: number }
  | ({ type: "cardRequested" } & CardRequest)
  | { type: "captainNamed"; seat: Seat | null }
  /** All facts after effects. */
  | { type: "factsChanged"; facts: Facts; nickname?: string; points: TeamState["points"] }
  | {
      type: "sceneEntered";
      scene: string;
      kind: SceneKind;
      at: number;
      endsAt: number;
      activeEndsAt: number;
      targetMs: number;
      waiting: SceneState["waiting"];
      lines: LoggedLine[];
      data: unknown;
      random: number;
    }
  /** The act's end moved. */
  | { type: "sceneRetimed"; endsAt: number; activeEndsAt: number }
  /** The active step is over; `outcomeEndsAt` equals `at` if there is no outcome to show. */
  | {
      type: "sceneEnded";
      scene: string;
      kind: SceneKind;
      at: number;
      startedAt: number;
      targetMs: number;
      /** People present at its end, and those who participated: ready, voted, placed, answered. */
      present: Seat[];
      done: Seat[];
      /** Cut for lack of time, with its default outcome. */
      cut: boolean;
      outcome: LoggedLine[];
      outcomeEndsAt: number;
    }
  | { type: "readied"; seat: Seat; at: number }
  | { type: "voted"; seat: Seat; option: string; at: number }
  | { type: "talkOpened"; at: number; silent: Record<Seat, string> }
  | { type: "voteLocked"; seat: Seat; at: number }
  /** [V6] A split consensus closes at `closesAt`; null: not any more. */
  | { type: "voteClosing"; at: number; closesAt: number | null }
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
      /** Packets of this seat. */
      packets: number[];
      at: number;
    }
  /** [P13] `rightGroups`: what a wrong try of everybody reveals. */
  | {
      type: "puzzleChecked";
      seat: Seat;
      right: boolean;
      pausedUntil: number | null;
      rightGroups?: number;
      at: number;
    }
  /** [P13] Submits together with the others. */
  | { type: "puzzleSubmitted"; seat: Seat; at: number }
  /** [P19] Somebody would take a hint or check the board. */
  | { type: "proposed"; what: Proposed; seat: Seat; endsAt: number; at: number }
  /** [P19] `seat` has stopped the proposal. Without it, it has lapsed because its author has left. */
  | { type: "proposalEnded"; seat?: Seat; at: number }
  /** [L8] `hint`: its number from 0. Without it the log has its text. */
  | { type: "hintTaken"; seat: Seat; hint?: number; text?: string; free: boolean; at: number }
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
  | RoundEvent
  | { type: "tapeChosen"; moments: Moment[] }
  | { type: "awardsGiven"; awards: AwardsGiven }
  | { type: "endingChosen"; ending: string; at: number }
  /** The team has finished an act and waits for its session. */
  | { type: "arrived"; act: number; at: number };

/** An event in the log. Events of a team contain its id. */
export type Event = SessionEvent | (TeamEvent & { team: TeamId });

/** A row of the log: one accepted command. `at` is wall ms. */
export interface LogRow<E = Event> {
  seq: number;
  commandId: string;
  actor: string;
  at: number;
  events: E[];
}
