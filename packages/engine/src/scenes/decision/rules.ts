/** Votes: a silent one first, then the tallies and the talk, then the lock. */
import type { Seat } from "../../commands.ts";
import { holds } from "../../pack/condition.ts";
import { actingCaptain, isMember, nextCaptain, presentPlayers } from "../../play/people.ts";
import { applyToFacts, changeFacts, say } from "../../play/story.ts";
import { reject } from "../../play/turn.ts";
import type { Room, SceneRules } from "../kind.ts";
import { settle, type Vote } from "./tally.ts";

export interface DecisionData {
  phase: "silent" | "talk" | "locked";
  /** Options that are offered here. */
  options: string[];
  silentEndsAt: number;
  votes: Record<Seat, string>;
  /** First choices, once the silent vote is over. */
  silent: Record<Seat, string> | null;
  locked: Seat[];
  chosen: string | null;
  by: Vote["by"] | null;
}

/** [V1] The silent vote takes at most this share of the time. */
const SILENT_SHARE = 0.4;

type DecisionRoom = Room<"decision", DecisionData>;

/** Votes of those who still belong to the team and take part. */
function standing({ turn }: DecisionRoom, votes: Record<Seat, string>): Record<Seat, string> {
  const counts = (seat: Seat) => isMember(turn, seat) && !turn.seats[seat]?.observer;
  return Object.fromEntries(Object.entries(votes).filter(([seat]) => counts(seat)));
}

export const rules: SceneRules<"decision", DecisionData> = {
  kind: "decision",
  hasOutcome: true,
  waits: false,
  prepare(turn) {
    const first = Object.keys(turn.team.decisions).length === 0;
    const captain = first ? actingCaptain(turn) : nextCaptain(turn);
    if (captain !== turn.team.captain) turn.emit({ type: "captainNamed", seat: captain });
  },
  init(turn, def, activeMs) {
    const offered = def.options.filter((option) => holds(option.when, turn.team.facts));
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
        };
      case "talkOpened":
        return { ...data, phase: "talk", silent: event.silent };
      case "voteLocked":
        return { ...data, locked: [...data.locked, event.seat] };
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
  readies: () => false,
  deadline: (data) => (data.phase === "silent" ? data.silentEndsAt : null),
  tick: (room) => openTalk(room),
  progress(room) {
    const { turn, data } = room;
    const all = presentPlayers(turn).every((seat) => data.votes[seat] !== undefined);
    if (data.phase === "silent" && all) openTalk(room);
  },
  complete({ turn, def, data }) {
    if (data.phase !== "talk") return false;
    if (def.rule === "captain") return data.locked.includes(actingCaptain(turn) ?? "");
    const players = presentPlayers(turn);
    if (!players.every((seat) => data.locked.includes(seat))) return false;
    return def.rule === "majority" || new Set(players.map((seat) => data.votes[seat])).size === 1;
  },
  finish(room) {
    const { turn, def, scene, data } = room;
    const final = standing(room, data.votes);
    const silent = standing(room, data.silent ?? data.votes);
    const fallback = data.options.includes(def.default) ? def.default : (data.options[0] ?? def.default);
    const vote = settle(def.rule, final, actingCaptain(turn), fallback, turn.team.random);
    const changed = Object.keys(silent).filter(
      (seat) => final[seat] !== undefined && final[seat] !== silent[seat],
    );
    const usedMs = turn.at - scene.startedAt;
    turn.emit({ type: "decided", scene: scene.id, ...vote, silent, final, changed, at: turn.at, usedMs });
    const option = def.options.find(({ id }) => id === vote.option);
    const choices = { ...turn.team.facts.choices, [scene.id]: vote.option };
    const decided = applyToFacts(turn.pack, option?.effects ?? [], { ...turn.team.facts, choices });
    changeFacts(
      turn,
      changed.length > 0 ? applyToFacts(turn.pack, turn.pack.on_changed_vote, decided) : decided,
    );
    return say(turn.team, turn.pack, option?.lines ?? []);
  },
  next: ({ def, data }) => def.options.find(({ id }) => id === data.chosen)?.next ?? def.next,
  tookPart: (data, seat) => data.votes[seat] !== undefined,
  done: (_scene, data, seat) =>
    data.phase === "silent" ? data.votes[seat] !== undefined : data.locked.includes(seat),
};

function openTalk({ turn, data }: DecisionRoom): void {
  turn.emit({ type: "talkOpened", at: turn.at, silent: data.votes });
}
