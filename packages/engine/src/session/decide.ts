/** What a session's stream answers to a command: events, or why not. */
import type { Clock } from "../clock.ts";
import type { Refusal, RefusalCode } from "../commands.ts";
import type { Pack } from "../pack/schema.ts";
import { same } from "../same.ts";
import { openNext, passBarrier } from "./acts.ts";
import { sessionDeadline } from "./deadline.ts";
import { TEAM_MOST } from "./formation.ts";
import { replan } from "./planning.ts";
import { mergeLonely, seatLate, sitting } from "./roster.ts";
import { inLobby, isComplete, LEAST_PEOPLE, start, WAIT_MS } from "./start.ts";
import { SessionTurn } from "./turn.ts";
import type { SessionCommand, SessionEvent, SessionState } from "./types.ts";

type Answer = RefusalCode | undefined;
type Rules = {
  [T in SessionCommand["type"]]: (turn: SessionTurn, c: Extract<SessionCommand, { type: T }>) => Answer;
};

function isLive(s: SessionState): boolean {
  return s.phase === "running" || s.phase === "paused";
}

function plan(turn: SessionTurn, clock: Clock, why: "resumed" | "extended" | "outage"): void {
  const { act, plan: before, selfExtendedMs } = turn.state;
  const known = { clock, plan: before, act: act?.index ?? 0, selfExtendedMs };
  turn.emit({ type: "replanned", ...replan(turn.pack, known, turn.now), why });
}

/** While autopilot waits, the last one to come starts the hour. */
function startIfWaited(turn: SessionTurn): void {
  const { state } = turn;
  if (state.phase === "lobby" && state.waitingUntil !== null && isComplete(state)) {
    start(turn, "autopilot", turn.now);
  }
}

function passLobby(turn: SessionTurn): void {
  const { state } = turn;
  if (isComplete(state)) start(turn, "autopilot", state.waitingUntil ?? state.startsAt);
  else if (state.waitingUntil === null) {
    turn.emit({ type: "waiting", until: state.startsAt + Math.round(WAIT_MS / state.speed) });
  } else if (inLobby(state).length >= LEAST_PEOPLE) start(turn, "autopilot", state.waitingUntil);
  else turn.emit({ type: "abandoned" });
}

const RULES: Rules = {
  enter(turn, { key, team, mix }) {
    const { state } = turn;
    if (state.phase === "ended" || state.phase === "abandoned") return "ENDED";
    const known = Object.values(state.seats).find((seat) => seat.key === key);
    if (known?.removed) return "REMOVED";
    const seat = known?.seat ?? `s${Object.keys(state.seats).length + 1}`;
    if (!known) turn.emit({ type: "entered", seat, key, prefers: team, mix });
    else if (known.presence !== "here" || known.gone)
      turn.emit({ type: "presenceSet", seat, presence: "here" });
    if (isLive(state) && (known?.team ?? null) === null) seatLate(turn, seat);
    startIfWaited(turn);
    return undefined;
  },
  presence(turn, { seat, presence }) {
    const known = turn.state.seats[seat];
    if (!known) return "UNKNOWN";
    if (known.removed) return undefined;
    const returns = known.gone && presence === "here";
    if (known.presence === presence && !returns) return undefined;
    turn.emit({ type: "presenceSet", seat, presence });
    startIfWaited(turn);
    return undefined;
  },
  left(turn, { seat }) {
    const known = turn.state.seats[seat];
    if (!known) return "UNKNOWN";
    if (!known.gone) turn.emit({ type: "left", seat });
    return undefined;
  },
  start(turn, { by }) {
    if (isLive(turn.state)) return undefined;
    if (turn.state.phase !== "lobby" || inLobby(turn.state).length === 0) return "NOT_NOW";
    start(turn, by, turn.now);
    return undefined;
  },
  pause(turn) {
    if (turn.state.phase === "paused") return undefined;
    if (turn.state.phase !== "running") return "NOT_NOW";
    turn.emit({ type: "paused", at: turn.now });
    return undefined;
  },
  resume(turn) {
    const { clock, phase } = turn.state;
    if (phase === "running") return undefined;
    if (phase !== "paused" || !clock) return "NOT_NOW";
    const lost = turn.now - (clock.pausedAt ?? turn.now);
    plan(turn, { ...clock, pausedMs: clock.pausedMs + lost, pausedAt: null }, "resumed");
    return undefined;
  },
  extend(turn, { minutes, endsAt }) {
    const { clock } = turn.state;
    if (!isLive(turn.state) || !clock) return "NOT_NOW";
    if (endsAt !== undefined && endsAt !== clock.endsAt) return "PASSED";
    plan(turn, { ...clock, endsAt: clock.endsAt + Math.round((minutes * 60_000) / clock.speed) }, "extended");
    return undefined;
  },
  end(turn) {
    if (turn.state.phase === "ended") return undefined;
    if (!isLive(turn.state)) return "NOT_NOW";
    turn.emit({ type: "ended" });
    return undefined;
  },
  move(turn, { seat, team, from }) {
    const { state } = turn;
    const target = state.teams.find(({ id }) => id === team);
    if (!target || !state.seats[seat]) return "UNKNOWN";
    if (!isLive(state)) return "NOT_NOW";
    const known = state.seats[seat]?.team;
    if (known === team) return undefined;
    if (from !== undefined && from !== known) return "PASSED";
    if (sitting(state, target).length >= TEAM_MOST) return "FULL";
    turn.emit({ type: "seated", seat, team });
    return undefined;
  },
  remove(turn, { seat, on }) {
    const known = turn.state.seats[seat];
    if (!known) return "UNKNOWN";
    if (turn.state.phase === "ended" || turn.state.phase === "abandoned") return "ENDED";
    if ((known.removed === true) !== on) turn.emit({ type: "removed", seat, on });
    return undefined;
  },
  arrive(turn, { team, summary, head }) {
    const known = turn.state.teams.find(({ id }) => id === team);
    if (!known) return "UNKNOWN";
    if (!isLive(turn.state)) return "NOT_NOW";
    // [E7] A node that was behind tells what the session knows better.
    if (head < (known.head ?? 0) || same(known.summary, summary)) return undefined;
    turn.emit({ type: "summarised", team, summary, head });
    mergeLonely(turn, team);
    passBarrier(turn);
    return undefined;
  },
  outage(turn, { from, to }) {
    const { clock, phase } = turn.state;
    if (phase !== "running" || !clock) return "NOT_NOW";
    const lost = Math.min(to, turn.now) - Math.max(from, clock.startedAt);
    if (lost <= 0) return "NOT_NOW";
    plan(turn, { ...clock, pausedMs: clock.pausedMs + lost }, "outage");
    return undefined;
  },
  reschedule(turn, { startsAt, expected }) {
    if (turn.state.phase !== "lobby") return "NOT_NOW";
    turn.emit({ type: "rescheduled", startsAt, expected });
    startIfWaited(turn);
    return undefined;
  },
  abandon(turn) {
    if (turn.state.phase !== "lobby") return "NOT_NOW";
    turn.emit({ type: "abandoned" });
    return undefined;
  },
  tick(turn) {
    const { state } = turn;
    const due = sessionDeadline(state);
    if (due === null || due > turn.now) return "NOT_NOW";
    if (state.phase === "lobby") passLobby(turn);
    else if (state.phase === "paused") turn.emit({ type: "ended" });
    else if (state.act) openNext(turn, state.act.ends);
    return undefined;
  },
};

/** Decides one command at `now` (wall ms). A tick passes exactly one deadline, at that deadline's own time. */
export function decideSession(
  pack: Pack,
  s: SessionState,
  c: SessionCommand,
  now: number,
): SessionEvent[] | Refusal {
  const turn = new SessionTurn(pack, s, now);
  const rule = RULES[c.type] as (turn: SessionTurn, c: SessionCommand) => Answer;
  const refused = rule(turn, c);
  return refused ? { refused } : turn.events;
}
