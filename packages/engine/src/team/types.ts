/**
 * The team stream: what it remembers, what can be asked of it, what can happen to it.
 * Every `at`, `…EndsAt` and `…Ms` here is play time in ms; wall times are named so.
 */
import type { Clock } from "../clock.ts";
import type { PlayerCommand, Seat, TeamId } from "../commands.ts";
import type { Facts } from "../pack/condition.ts";
import type { SceneKind } from "../pack/schema.ts";
import type { OpenAct, SessionDigest, TeamResultRow } from "../session/types.ts";
import type { LineView, Presence } from "../views.ts";

/** Words stay outside the log; these two facts of them are kept for awards. */
export interface Written {
  text_id: string;
  length: number;
  question: boolean;
}

export interface Member {
  seat: Seat;
  presence: Presence;
  /** Wall ms at which the grace of a dropped line is over. */
  graceEndsAt: number | null;
  observer: boolean;
  /** Left for good, or moved to another team. */
  gone: boolean;
  help: boolean;
}

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

export interface Decided {
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
  text: Written | null;
}

export interface TeamState {
  team: { id: TeamId; name: string } | null;
  sessionSeq: number;
  phase: SessionDigest["phase"];
  startsAt: number;
  clock: Clock | null;
  act: OpenAct | null;
  teams: number;
  teamsArrived: number;
  results: TeamResultRow[];
  random: number;
  /** As the session has it. */
  roster: Seat[];
  /** Everybody who ever belonged to it, in the order of joining. */
  members: Record<Seat, Member>;
  captain: Seat | null;
  facts: Facts;
  /** Text ids of kept answers, by `keep_as`. */
  kept: Record<string, string[]>;
  scene: SceneState | null;
  /** Ids of scenes entered, in order. */
  path: string[];
  entered: number;
  arrivedAct: number;
  /** By card set or puzzle scene: whom each of the six packets was dealt to. */
  deals: Record<string, Seat[]>;
  /** By card id: who said it aloud. */
  shared: Record<string, Seat>;
  decisions: Record<string, Decided>;
  puzzles: Record<string, PuzzleResult>;
  allocations: Record<string, AllocationResult>;
  kudos: Kudos[];
  commitment: Written | null;
  chat: { seat: Seat | "host"; textId: string; at: number }[];
  ending: string | null;
  /** Crew name by the highest trait; empty until the first scene. */
  crew: string;
  points: { story: number; puzzles: number };
}

export type TeamCommand =
  /** [E6] `scene`: the one it was meant for. */
  | (PlayerCommand & { seat: Seat; scene?: string })
  | { type: "sync"; digest: SessionDigest; sessionSeq: number }
  | { type: "presence"; seat: Seat; state: Presence; graceEndsAt?: number | null }
  /** A host's words to this team. */
  | { type: "hostChat"; text: Written }
  /** A host ends this scene, if it still runs: what was pressed for one scene never ends the next. */
  | { type: "skip"; scene: string }
  | { type: "tick" };

export type TeamEvent =
  | { type: "synced"; sessionSeq: number; digest: SessionDigest }
  | { type: "presence"; seat: Seat; presence: Presence; graceEndsAt: number | null; at: number }
  | { type: "observed"; seat: Seat; on: boolean; at: number }
  | { type: "left"; seat: Seat; at: number }
  | { type: "helped"; seat: Seat; on: boolean; at: number }
  | { type: "chatted"; seat: Seat | "host"; text: Written; at: number; wallAt: number }
  | { type: "dealt"; set: string; seats: Seat[]; at: number }
  | { type: "shared"; seat: Seat; card: string; at: number }
  | { type: "captainNamed"; seat: Seat | null }
  /** Facts after effects, whole. */
  | { type: "factsChanged"; facts: Facts; crew: string; points: TeamState["points"] }
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
    } & Decided)
  | {
      type: "puzzleMoved";
      seat: Seat;
      move: Record<string, unknown>;
      state: unknown;
      touched: string;
      holdEndsAt: number | null;
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
  | { type: "reflected"; seat: Seat; text: Written; at: number }
  | { type: "answersOpened"; at: number }
  | { type: "answersKept"; name: string; textIds: string[] }
  | { type: "kudosGiven"; seat: Seat; to: Seat; card: string; text: Written | null; at: number }
  | { type: "commitmentWritten"; seat: Seat; text: Written; at: number }
  | { type: "commitmentLocked"; seat: Seat | null; at: number }
  | { type: "endingChosen"; ending: string; at: number }
  /** The team has finished an act and waits for its session. */
  | { type: "arrived"; act: number; at: number }
  | { type: "finished"; at: number };

/** A row of the log, as analysis reads it. `at` is wall ms. */
export interface LogRow<E> {
  seq: number;
  commandId: string;
  actor: string;
  at: number;
  events: E[];
}
