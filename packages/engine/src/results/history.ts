/**
 * The history of one team for measures, awards and the team spirit. It is computed from events alone, without state or
 * clock, so the same rows give the same history. Times are play ms.
 */
import type { Seat, TeamId } from "../commands.ts";
import type { Facts } from "../pack/condition.ts";
import type { SceneKind } from "../pack/schema.ts";
import type { AllocationResult, Kudos, PuzzleResult } from "../play/results.ts";
import type { Event, LogRow, TeamEvent } from "../play/types.ts";
import { Attendance } from "./attendance.ts";

interface VoteChange {
  seat: Seat;
  from: string;
  to: string;
  at: number;
  /** The new vote is another person's first choice. */
  toward: boolean;
}

export interface DecisionRecord {
  scene: string;
  usedMs: number;
  targetMs: number;
  captain: Seat | null;
  option: string;
  by: "all" | "majority" | "captain" | "draw" | "default";
  silent: Record<Seat, string>;
  final: Record<Seat, string>;
  /** Votes changed during the talk, in order. */
  changes: VoteChange[];
}

interface MoveRecord {
  seat: Seat;
  move: Record<string, unknown>;
  state: unknown;
  packets: number[];
  at: number;
}

export interface PuzzleRecord extends PuzzleResult {
  scene: string;
  moves: MoveRecord[];
}

export interface SceneRecord {
  scene: string;
  kind: SceneKind;
  startedAt: number;
  endedAt: number;
  targetMs: number;
  present: Seat[];
  done: Seat[];
  /** Ready checks, in order. */
  ready: { seat: Seat; at: number }[];
}

export interface TeamHistory {
  /** Everybody who ever played in the team, in the order of joining. */
  seats: Seat[];
  presentMs: Record<Seat, number>;
  scenes: SceneRecord[];
  decisions: DecisionRecord[];
  puzzles: PuzzleRecord[];
  /** By card set or puzzle scene: the seats to which the six packets were first dealt. */
  deals: Record<string, Seat[]>;
  shared: { seat: Seat; card: string; at: number }[];
  placed: { scene: string; seat: Seat; need: string; count: number }[];
  chat: { seat: Seat; question: boolean }[];
  kudos: Kudos[];
  reflections: { scene: string; seat: Seat }[];
  allocations: Record<string, AllocationResult>;
  /** Resources, traits and flags at the end. */
  facts: Facts;
}

/** @param rows every row of the session that concerns the team, first to last */
export function readHistory(rows: readonly LogRow<Event>[], team: TeamId): TeamHistory {
  const ledger: TeamHistory = {
    seats: [],
    presentMs: {},
    scenes: [],
    decisions: [],
    puzzles: [],
    deals: {},
    shared: [],
    placed: [],
    chat: [],
    kudos: [],
    reflections: [],
    allocations: {},
    facts: { flags: {}, resources: {}, traits: {}, choices: {} },
  };
  const attendance = new Attendance(team);
  let running = blank("", 0, null);
  for (const event of rows.flatMap(({ events }) => events)) {
    attendance.note(event);
    if (!("team" in event) || event.team !== team) continue;
    if (event.type === "sceneEntered") running = blank(event.scene, event.targetMs, running.captain);
    else note(ledger, running, event);
  }
  return { ...ledger, ...attendance.end() };
}

/** Data of the running scene. */
interface Running {
  scene: string;
  targetMs: number;
  captain: Seat | null;
  silent: Record<Seat, string> | null;
  votes: Record<Seat, string>;
  changes: VoteChange[];
  moves: MoveRecord[];
  ready: { seat: Seat; at: number }[];
}

function blank(scene: string, targetMs: number, captain: Seat | null): Running {
  return { scene, targetMs, captain, silent: null, votes: {}, changes: [], moves: [], ready: [] };
}

function note(ledger: TeamHistory, running: Running, event: TeamEvent): void {
  const { scene } = running;
  switch (event.type) {
    case "captainNamed":
      running.captain = event.seat;
      break;
    case "dealt":
      // A new deal passes clues to other seats; their first holders stay recorded.
      ledger.deals[event.set] ??= event.seats;
      break;
    case "shared":
      ledger.shared.push({ seat: event.seat, card: event.card, at: event.at });
      break;
    case "chatted":
      if (event.seat !== "host") ledger.chat.push({ seat: event.seat, question: event.text.question });
      break;
    case "readied":
      running.ready.push({ seat: event.seat, at: event.at });
      break;
    case "voted":
      noteVote(running, event);
      break;
    case "talkOpened":
      running.silent = event.silent;
      running.votes = { ...event.silent };
      break;
    case "decided": {
      const { usedMs, option, by, silent, final } = event;
      const { targetMs, captain, changes } = running;
      ledger.decisions.push({
        scene: event.scene,
        usedMs,
        targetMs,
        captain,
        option,
        by,
        silent,
        final,
        changes,
      });
      break;
    }
    case "puzzleMoved": {
      const { seat, move, state, packets, at } = event;
      running.moves.push({ seat, move, state, packets, at });
      break;
    }
    case "puzzleEnded": {
      const { solved, hints, paidHints, wrongChecks, usedMs, ofMs } = event;
      const result = { solved, hints, paidHints, wrongChecks, usedMs, ofMs };
      ledger.puzzles.push({ scene: event.scene, ...result, moves: running.moves });
      break;
    }
    case "placed":
      ledger.placed.push({ scene, seat: event.seat, need: event.need, count: event.count });
      break;
    case "allocated": {
      const { placed, byTeam, met } = event;
      ledger.allocations[event.scene] = { placed, byTeam, met };
      break;
    }
    case "factsChanged":
      ledger.facts = event.facts;
      break;
    case "reflected":
      ledger.reflections.push({ scene, seat: event.seat });
      break;
    case "kudosGiven":
      ledger.kudos.push({ from: event.seat, to: event.to, card: event.card, text: event.text });
      break;
    case "sceneEnded": {
      if (event.cut) {
        forget(ledger, event.scene);
        break;
      }
      const { kind, startedAt, at: endedAt, targetMs, present, done } = event;
      const { ready } = running;
      ledger.scenes.push({ scene: event.scene, kind, startedAt, endedAt, targetMs, present, done, ready });
      break;
    }
  }
}

/** A scene that was cut for lack of time has its default outcome, without actions. */
function forget(ledger: TeamHistory, scene: string): void {
  ledger.decisions = ledger.decisions.filter((record) => record.scene !== scene);
  ledger.puzzles = ledger.puzzles.filter((record) => record.scene !== scene);
}

function noteVote(running: Running, vote: { seat: Seat; option: string; at: number }): void {
  const from = running.votes[vote.seat];
  running.votes[vote.seat] = vote.option;
  if (!running.silent || from === undefined || from === vote.option) return;
  const toward = Object.entries(running.silent).some(
    ([seat, option]) => seat !== vote.seat && option === vote.option,
  );
  running.changes.push({ seat: vote.seat, from, to: vote.option, at: vote.at, toward });
}
