/**
 * Five minutes of a team of three, written by hand for tests: a briefing, a split vote, a hasty vote that s3
 * misses, the six dials of the test pack, a reflection, kudos. s3 goes away after 200 of 300 seconds.
 */
import type { Seat } from "../src/commands.ts";
import type { Event, LogRow, SessionEvent, TeamEvent } from "../src/play/types.ts";

const ALL: Seat[] = ["s1", "s2", "s3"];
const clock = { startedAt: 0, speed: 1, pausedMs: 0, pausedAt: null, endsAt: 300_000 };
const started: SessionEvent = {
  type: "started",
  by: "host",
  clock,
  plan: [300_000],
  random: 0,
  teams: [{ id: "t1", name: "Crew One", seats: ALL }],
};
const spoken = (question: boolean) => ({ text_id: "text", length: 10, question });

type Kind = Extract<TeamEvent, { type: "sceneEntered" }>["kind"];

function entered(scene: string, kind: Kind, at: number, target: number): TeamEvent {
  return {
    type: "sceneEntered",
    scene,
    kind,
    at: at * 1000,
    endsAt: 300_000,
    activeEndsAt: 300_000,
    targetMs: target * 1000,
    waiting: "no",
    lines: [],
    data: null,
    random: 0,
  };
}

function ended(
  scene: string,
  kind: Kind,
  from: number,
  at: number,
  present: Seat[],
  done: Seat[],
): TeamEvent {
  return {
    type: "sceneEnded",
    scene,
    kind,
    at: at * 1000,
    startedAt: from * 1000,
    targetMs: 100_000,
    present,
    done,
    cut: false,
    outcome: [],
    outcomeEndsAt: at * 1000,
  };
}

const briefing: TeamEvent[] = [
  { type: "captainNamed", seat: "s1" },
  entered("meet", "briefing", 0, 60),
  { type: "dealt", set: "roles", seats: [...ALL, ...ALL], at: 0 },
  { type: "shared", seat: "s1", card: "roles.1", at: 5000 },
  { type: "readied", seat: "s2", at: 10_000 },
  { type: "readied", seat: "s1", at: 20_000 },
  { type: "readied", seat: "s3", at: 30_000 },
  ended("meet", "briefing", 0, 30, ALL, ALL),
];

const splitVote: TeamEvent[] = [
  entered("first", "decision", 30, 100),
  { type: "voted", seat: "s1", option: "knock", at: 40_000 },
  { type: "voted", seat: "s2", option: "call", at: 45_000 },
  { type: "voted", seat: "s3", option: "knock", at: 50_000 },
  { type: "talkOpened", at: 50_000, silent: { s1: "knock", s2: "call", s3: "knock" } },
  { type: "chatted", seat: "s1", text: spoken(true), at: 55_000, wallAt: 55_000 },
  { type: "voted", seat: "s2", option: "knock", at: 60_000 },
  {
    type: "decided",
    scene: "first",
    option: "knock",
    by: "all",
    silent: { s1: "knock", s2: "call", s3: "knock" },
    final: { s1: "knock", s2: "knock", s3: "knock" },
    changed: ["s2"],
    at: 80_000,
    usedMs: 50_000,
    random: 0,
  },
  ended("first", "decision", 30, 80, ALL, ALL),
];

const hastyVote: TeamEvent[] = [
  { type: "captainNamed", seat: "s2" },
  entered("second", "decision", 80, 100),
  { type: "voted", seat: "s1", option: "go", at: 82_000 },
  { type: "voted", seat: "s2", option: "go", at: 83_000 },
  { type: "talkOpened", at: 84_000, silent: { s1: "go", s2: "go" } },
  {
    type: "decided",
    scene: "second",
    option: "go",
    by: "captain",
    silent: { s1: "go", s2: "go" },
    final: { s1: "go", s2: "go" },
    changed: [],
    at: 90_000,
    usedMs: 10_000,
    random: 0,
  },
  ended("second", "decision", 80, 90, ALL, ["s2"]),
];

function turn(seat: Seat, control: string, at: number): TeamEvent {
  const packets = { s1: [1, 4], s2: [2, 5], s3: [3, 6] }[seat] ?? [];
  const state = { a: 1, b: 1, c: control === "f" ? 1 : 0, d: 1, e: 1, f: control === "f" ? 1 : 0 };
  const move = { do: "turn", control, value: 1 };
  return {
    type: "puzzleMoved",
    seat,
    move,
    state,
    touched: control,
    solvesAt: null,
    packets,
    at: at * 1000,
  };
}

const puzzle: TeamEvent[] = [
  entered("board", "puzzle", 90, 100),
  { type: "dealt", set: "board", seats: [...ALL, ...ALL], at: 90_000 },
  { type: "shared", seat: "s1", card: "board.1", at: 95_000 },
  { type: "shared", seat: "s1", card: "board.4", at: 96_000 },
  { type: "shared", seat: "s2", card: "board.2", at: 97_000 },
  { type: "chatted", seat: "s2", text: spoken(false), at: 98_000, wallAt: 98_000 },
  turn("s1", "a", 100),
  turn("s2", "b", 110),
  turn("s3", "f", 120),
  {
    type: "puzzleEnded",
    scene: "board",
    at: 140_000,
    holders: [...ALL, ...ALL],
    solved: true,
    hints: 1,
    paidHints: 1,
    wrongChecks: 0,
    usedMs: 50_000,
    ofMs: 100_000,
  },
  ended("board", "puzzle", 90, 140, ALL, ALL),
];

const closing: (TeamEvent | SessionEvent)[] = [
  entered("why", "reflection", 150, 60),
  { type: "reflected", seat: "s1", text: spoken(false), at: 160_000 },
  { type: "reflected", seat: "s2", text: spoken(false), at: 170_000 },
  ended("why", "reflection", 150, 190, ALL, ["s1", "s2"]),
  { type: "wentAway", seat: "s3", at: 200_000 },
  entered("thanks", "kudos", 200, 60),
  { type: "kudosGiven", seat: "s1", to: "s2", card: "heard", text: spoken(false), at: 210_000 },
  { type: "kudosGiven", seat: "s2", to: "s1", card: "calm", text: null, at: 220_000 },
  ended("thanks", "kudos", 200, 300, ["s1", "s2"], ["s1", "s2"]),
];

/** Adds the team's id to events of a team. */
const OF_SESSION = new Set<string>(["started", "wentAway", "observed", "left", "seated"]);
export const inTeam = (event: TeamEvent | SessionEvent): Event =>
  OF_SESSION.has(event.type) ? (event as SessionEvent) : { ...(event as TeamEvent), team: "t1" };

export const sampleLog: LogRow[] = [
  started,
  ...briefing,
  ...splitVote,
  ...hastyVote,
  ...puzzle,
  ...closing,
].map((event, at) => ({
  seq: at + 1,
  commandId: `c${at + 1}`,
  actor: "test",
  at: 0,
  events: [inTeam(event)],
}));
