/** Votes: first silent, then visible during the talk, then locked. */
import type { Seat } from "../commands.ts";
import { isMet } from "../pack/condition.ts";
import type { SceneOf } from "../pack/schema.ts";
import { actingCaptain, isMember, nextCaptain, presentParticipants } from "../play/people.ts";
import type { DecisionResult } from "../play/results.ts";
import { applyToFacts, changeFacts, spokenLines } from "../play/story.ts";
import { reject } from "../play/turn.ts";
import { pick } from "../random.ts";
import { defineScene, type SceneContext } from "./kind.ts";

export interface DecisionData {
  phase: "silent" | "talk" | "locked";
  /** Options that are offered here. */
  options: string[];
  silentEndsAt: number;
  votes: Record<Seat, string>;
  /** First choices, once the silent vote is over. */
  silent: Record<Seat, string> | null;
  locked: Seat[];
  /** [V6] Play ms at which a consensus closes although people disagree. Absent before all have locked. */
  closesAt?: number | null;
  chosen: string | null;
  by: Vote["by"] | null;
}

/** [V1] The silent vote takes at most this share of the time. */
const SILENT_SHARE = 0.4;

/** [V6] Play ms without a change after which a consensus closes when all have locked. */
const CLOSING_MS = 20_000;

type DecisionContext = SceneContext<"decision", DecisionData>;

/** Votes of those who still belong to the team and take part. */
function standing({ turn }: DecisionContext, votes: Record<Seat, string>): Record<Seat, string> {
  const counts = (seat: Seat) => isMember(turn, seat) && !turn.seats[seat]?.observer;
  return Object.fromEntries(Object.entries(votes).filter(([seat]) => counts(seat)));
}

export const decision = defineScene<"decision", DecisionData>({
  kind: "decision",
  hasOutcome: true,
  prepare(turn) {
    const first = Object.keys(turn.team.decisions).length === 0;
    const captain = first ? actingCaptain(turn) : nextCaptain(turn);
    if (captain !== turn.team.captain) turn.emit({ type: "captainNamed", seat: captain });
  },
  init(turn, def, activeMs) {
    const offered = def.options.filter((option) => isMet(option.when, turn.team.facts));
    return {
      phase: "silent",
      options: (offered.length > 0 ? offered : def.options).map((option) => option.id),
      silentEndsAt: turn.at + activeMs * SILENT_SHARE,
      votes: {},
      silent: null,
      locked: [],
      chosen: null,
      by: null,
    };
  },
  evolve(data, event) {
    switch (event.type) {
      case "voted":
        return {
          ...data,
          votes: { ...data.votes, [event.seat]: event.option },
          locked: data.locked.filter((seat) => seat !== event.seat),
          ...(data.closesAt !== undefined && { closesAt: null }),
        };
      case "talkOpened":
        return { ...data, phase: "talk", silent: event.silent };
      case "voteLocked":
        return { ...data, locked: [...data.locked, event.seat] };
      case "voteClosing":
        return { ...data, closesAt: event.closesAt };
      case "decided":
        return {
          ...data,
          phase: "locked",
          silent: event.silent,
          votes: event.final,
          chosen: event.option,
          by: event.by,
        };
      default:
        return data;
    }
  },
  commands: {
    vote({ turn, data }, { seat, option }) {
      if (!data.options.includes(option)) return reject("UNKNOWN");
      if (data.votes[seat] === option) return;
      turn.emit({ type: "voted", seat, option, at: turn.at });
    },
    lock({ turn, data }, { seat }) {
      if (data.phase !== "talk" || !data.votes[seat]) return reject("NOT_NOW");
      if (data.locked.includes(seat)) return;
      turn.emit({ type: "voteLocked", seat, at: turn.at });
    },
  },
  acceptsReady: () => false,
  deadline: (data) => (data.phase === "silent" ? data.silentEndsAt : (data.closesAt ?? null)),
  tick(context) {
    // A countdown that is over completes the scene.
    if (context.data.phase === "silent") openTalk(context);
  },
  progress(context) {
    const { turn, def, data } = context;
    if (data.phase === "silent") {
      if (presentParticipants(turn).every((seat) => data.votes[seat] !== undefined)) openTalk(context);
      return;
    }
    if (def.rule !== "consensus") return;
    const split = isSplit(context);
    if (split && !data.closesAt) setClosing(context, turn.at + CLOSING_MS);
    if (!split && data.closesAt) setClosing(context, null);
  },
  complete({ turn, def, data }) {
    if (data.phase !== "talk") return false;
    if (def.rule === "captain") return data.locked.includes(actingCaptain(turn) ?? "");
    if (!allLocked({ turn, data })) return false;
    const isClosed = data.closesAt ? turn.at >= data.closesAt : false;
    return def.rule === "majority" || isClosed || !isSplit({ turn, data });
  },
  finish(context) {
    const { turn, def, scene, data } = context;
    const final = standing(context, data.votes);
    const silent = standing(context, data.silent ?? data.votes);
    const fallback = data.options.includes(def.default) ? def.default : (data.options[0] ?? def.default);
    const vote = outcomeOfVote({
      rule: def.rule,
      votes: final,
      captain: actingCaptain(turn),
      participants: presentParticipants(turn).length,
      fallback,
      random: turn.team.random,
    });
    const changed = changedSeats(final, silent);
    const usedMs = turn.at - scene.startedAt;
    turn.emit({ type: "decided", scene: scene.id, ...vote, silent, final, changed, at: turn.at, usedMs });
    const option = def.options.find(({ id }) => id === vote.option);
    const choices = { ...turn.team.facts.choices, [scene.id]: vote.option };
    const decided = applyToFacts(turn.pack, option?.effects ?? [], { ...turn.team.facts, choices });
    changeFacts(
      turn,
      changed.length > 0 ? applyToFacts(turn.pack, turn.pack.on_changed_vote, decided) : decided,
    );
    return spokenLines(turn.team, turn.pack, `options.${vote.option}.lines`, option?.lines ?? []);
  },
  next: ({ def, data }) => def.options.find(({ id }) => id === data.chosen)?.next ?? def.next,
  requestsCards: ({ phase }) => phase === "talk",
  participated: (data, seat) => data.votes[seat] !== undefined,
  done: (_scene, data, seat) =>
    data.phase === "silent" ? data.votes[seat] !== undefined : data.locked.includes(seat),
  view: ({ def, scene, data, wall }) => ({
    kind: "decision",
    rule: def.rule,
    question: def.question,
    ...(def.talk !== undefined && { talk: def.talk }),
    phase: data.phase,
    silentEndsAt: data.phase === "silent" ? wall(data.silentEndsAt) : null,
    options: def.options.filter(({ id }) => data.options.includes(id)).map(({ id, text }) => ({ id, text })),
    voted: Object.keys(data.votes),
    votes: data.phase === "silent" ? null : seatsByOption(data),
    changed: data.phase === "silent" ? [] : changedSeats(data.votes, data.silent ?? data.votes),
    locked: data.locked,
    closesAt: wall(
      data.phase === "talk" && data.closesAt ? Math.min(data.closesAt, scene.activeEndsAt) : null,
    ),
    chosen: data.chosen,
    by: data.by,
  }),
  privateView: ({ data }, seat) => ({ vote: data.votes[seat] ?? null, locked: data.locked.includes(seat) }),
});

/** Seats that voted otherwise in silence. */
function changedSeats(votes: Record<Seat, string>, silent: Record<Seat, string>): Seat[] {
  return Object.keys(silent).filter((seat) => votes[seat] !== undefined && votes[seat] !== silent[seat]);
}

/** Everybody who takes part has locked their vote. */
function allLocked({ turn, data }: Pick<DecisionContext, "turn" | "data">): boolean {
  return presentParticipants(turn).every((seat) => data.locked.includes(seat));
}

/** [V6] Everybody has locked, and not the same. */
function isSplit({ turn, data }: Pick<DecisionContext, "turn" | "data">): boolean {
  const chosen = new Set(presentParticipants(turn).map((seat) => data.votes[seat]));
  return allLocked({ turn, data }) && chosen.size > 1;
}

function setClosing({ turn }: DecisionContext, closesAt: number | null): void {
  turn.emit({ type: "voteClosing", at: turn.at, closesAt });
}

function openTalk({ turn, data }: DecisionContext): void {
  turn.emit({ type: "talkOpened", at: turn.at, silent: data.votes });
}

/** Seats by the option they chose. */
function seatsByOption(data: DecisionData): Record<string, Seat[]> {
  const seats: Record<string, Seat[]> = Object.fromEntries(data.options.map((id) => [id, []]));
  for (const [seat, option] of Object.entries(data.votes)) seats[option]?.push(seat);
  return seats;
}

export interface Vote {
  option: string;
  by: DecisionResult["by"];
  random: number;
}

interface Ballot {
  rule: SceneOf<"decision">["rule"];
  votes: Record<Seat, string>;
  captain: Seat | null;
  /** How many people take part at the end. */
  participants: number;
  /** The option if the story chooses. */
  fallback: string;
  random: number;
}

/** [V4] Votes without which the story chooses: half of those who take part, and two where two or more do. */
export function quorumOf(participants: number): number {
  return Math.max(Math.min(2, participants), Math.ceil(participants / 2));
}

/**
 * [V2] Most votes win; where the rule is `captain`, the captain's vote stands. [V3] A tie goes to the captain's vote if it
 * is among the tied, else to a seeded draw. [V4] Without a quorum the default is taken.
 */
export function outcomeOfVote({ rule, votes, captain, participants, fallback, random }: Ballot): Vote {
  const counts = new Map<string, number>();
  for (const option of Object.values(votes)) counts.set(option, (counts.get(option) ?? 0) + 1);
  const [first, ...others] = counts.keys();
  const captains = captain === null ? undefined : votes[captain];
  const decides = rule === "captain" && captains !== undefined;
  const few = Object.keys(votes).length < quorumOf(participants);
  if (first === undefined || (few && !decides)) return { option: fallback, by: "default", random };
  if (others.length === 0) return { option: first, by: few ? "captain" : "all", random };
  if (decides) return { option: captains, by: "captain", random };
  const most = Math.max(...counts.values());
  const tied = [...counts.keys()].filter((option) => counts.get(option) === most).sort();
  const [leader = fallback, ...equal] = tied;
  if (equal.length === 0) return { option: leader, by: "majority", random };
  if (captains !== undefined && tied.includes(captains)) return { option: captains, by: "captain", random };
  const drawn = pick(tied, random);
  return { option: drawn.value, by: "draw", random: drawn.random };
}
