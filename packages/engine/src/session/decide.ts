/** Decides commands of a session: events or an error code. It never throws because of a command. */
import type { Clock } from "../clock.ts";
import type { CommandError, CommandErrorCode, Seat } from "../commands.ts";
import type { Pack } from "../pack/schema.ts";
import { inLobby } from "../play/people.ts";
import { Turn } from "../play/turn.ts";
import type { Command, Connection, Event, Person, SessionCommand, State } from "../play/types.ts";
import { canOpen, openRound } from "../scenes/round.ts";
import { end, passBarriers, retimeTeams, teamTurn } from "./acts.ts";
import { requestNow } from "./asking.ts";
import { deadline } from "./deadline.ts";
import { evolve } from "./evolve.ts";
import { currentScene, finish, settle } from "./flow.ts";
import { MAX_TEAM } from "./formation.ts";
import { participantCommand } from "./participant.ts";
import { replan } from "./planning.ts";
import { mergeLonely, moveToTeam, seatLate, settleTeam, sizeOf } from "./roster.ts";
import { start, startIfWaited } from "./start.ts";
import { passDeadline } from "./tick.ts";

/** The events of a command and the state after them. */
export interface Decision {
  events: Event[];
  state: State;
}

type Answer = CommandErrorCode | undefined;
type Rules = {
  [T in SessionCommand["type"]]: (turn: Turn, c: Extract<SessionCommand, { type: T }>) => Answer;
};

function isLive({ session: { phase } }: State): boolean {
  return phase === "running" || phase === "paused";
}

function isOver({ session: { phase } }: State): boolean {
  return phase === "ended" || phase === "abandoned";
}

function plan(turn: Turn, clock: Clock, why: "resumed" | "extended" | "outage"): void {
  const { act, plan: before, selfExtendedMs } = turn.state.session;
  const current = { clock, plan: before, act: act?.index ?? 0, selfExtendedMs };
  const next = replan(turn.pack, current, turn.now);
  turn.emit({ type: "replanned", ...next, why });
  if (turn.state.session.act?.ends !== act?.ends) retimeTeams(turn);
  // Somebody may have left during the pause, so that a team need not wait any longer.
  for (const id of Object.keys(turn.state.teams)) settleTeam(turn, id);
}

/** Records a connection of this seat. Somebody without a team joins one if the session has started. */
function connect(
  turn: Turn,
  seat: Seat,
  connection: Pick<Connection, "epoch" | "openedAt" | "node" | "browser" | "language">,
): void {
  const { epoch, openedAt, node, browser, language } = connection;
  const opened = openedAt !== undefined && { openedAt };
  const reads = language !== undefined && { language };
  turn.emit({ type: "connected", seat, epoch, ...opened, node, browser, ...reads, at: turn.at });
  if (isLive(turn.state) && turn.state.seats[seat]?.team === null) seatLate(turn, seat);
  settleFor(turn, turn.state.seats[seat]);
}

/** Lets a person's team continue after a change of presence. */
function settleFor(turn: Turn, person: Person | undefined): void {
  if (person?.team) settleTeam(turn, person.team);
  startIfWaited(turn);
}

/** Records a lost connection, unless the person has a newer one. */
function drop(turn: Turn, person: Person | undefined, epoch: number, graceEndsAt: number): void {
  if (person?.presence !== "here" || person.connection.epoch !== epoch) return;
  turn.emit({ type: "dropped", seat: person.seat, graceEndsAt, at: turn.at });
  if (person.team) settleTeam(turn, person.team);
}

const RULES: Rules = {
  connect(turn, { key, team, mix, met, node, browser, language, openedAt = turn.now }) {
    if (isOver(turn.state)) return "ENDED";
    const person = Object.values(turn.state.seats).find((each) => each.key === key);
    if (person?.removed) return "REMOVED";
    if (person?.presence === "here" && (person.connection.openedAt ?? 0) > openedAt) return "ELSEWHERE";
    const id = person?.seat ?? `s${Object.keys(turn.state.seats).length + 1}`;
    if (!person) turn.emit({ type: "entered", seat: id, key, prefers: team, mix, ...(met && { met }) });
    const epoch = (person?.connection.epoch ?? 0) + 1;
    connect(turn, id, { epoch, openedAt, node, browser, ...(language !== undefined && { language }) });
    return undefined;
  },
  disconnect(turn, { seat, epoch, graceEndsAt }) {
    if (isOver(turn.state)) return "ENDED";
    drop(turn, turn.state.seats[seat], epoch, graceEndsAt);
    return undefined;
  },
  reconnect(turn, { node, connections }) {
    if (isOver(turn.state)) return "ENDED";
    for (const { seat, epoch } of connections) {
      const person = turn.state.seats[seat];
      const stands = person?.connection.epoch === epoch && person.presence !== "here" && !person.hasLeft;
      if (stands) connect(turn, seat, { ...person.connection, node });
    }
    return undefined;
  },
  nodeLost(turn, { node, graceEndsAt }) {
    if (isOver(turn.state)) return "ENDED";
    for (const person of Object.values(turn.state.seats))
      if (person.connection.node === node) drop(turn, person, person.connection.epoch, graceEndsAt);
    return undefined;
  },
  start(turn, { by }) {
    if (isLive(turn.state)) return undefined;
    if (turn.state.session.phase !== "lobby" || inLobby(turn.state).length === 0) return "NOT_NOW";
    start(turn, by, turn.now);
    return undefined;
  },
  pause(turn) {
    const { phase } = turn.state.session;
    if (phase === "paused") return undefined;
    if (phase !== "running") return "NOT_NOW";
    turn.emit({ type: "paused", at: turn.now });
    return undefined;
  },
  resume(turn) {
    const { clock, phase } = turn.state.session;
    if (phase === "running") return undefined;
    if (phase !== "paused" || !clock) return "NOT_NOW";
    const lost = turn.now - (clock.pausedAt ?? turn.now);
    plan(turn, { ...clock, pausedMs: clock.pausedMs + lost, pausedAt: null }, "resumed");
    return undefined;
  },
  extend(turn, { minutes, endsAt }) {
    const { clock } = turn.state.session;
    if (!isLive(turn.state) || !clock) return "NOT_NOW";
    if (endsAt !== undefined && endsAt !== clock.endsAt) return "PASSED";
    plan(turn, { ...clock, endsAt: clock.endsAt + Math.round((minutes * 60_000) / clock.speed) }, "extended");
    return undefined;
  },
  end(turn) {
    if (turn.state.session.phase === "ended") return undefined;
    if (!isLive(turn.state)) return "NOT_NOW";
    end(turn);
    return undefined;
  },
  moveSeat(turn, { seat: who, team, from }) {
    const { seats, teams } = turn.state;
    const [person, target] = [seats[who], teams[team]];
    if (!target || !person) return "UNKNOWN";
    if (!isLive(turn.state)) return "NOT_NOW";
    if (person.team === team) return undefined;
    if (from !== undefined && from !== person.team) return "PASSED";
    if (sizeOf(turn.state, target) >= MAX_TEAM) return "FULL";
    moveToTeam(turn, who, team);
    return undefined;
  },
  remove(turn, { seat, on }) {
    const person = turn.state.seats[seat];
    if (!person) return "UNKNOWN";
    if (isOver(turn.state)) return "ENDED";
    if (person.removed !== on) turn.emit({ type: "removed", seat, on, at: turn.at });
    settleFor(turn, person);
    return undefined;
  },
  hostChat(turn, { teams, text }) {
    if (isOver(turn.state)) return "ENDED";
    if (teams.some((team) => !turn.state.teams[team])) return "UNKNOWN";
    for (const team of teams) {
      const { at } = teamTurn(turn, team);
      turn.emit({ type: "chatted", seat: "host", text, at, wallAt: turn.now, team });
    }
    return undefined;
  },
  skip(turn, { team, scene }) {
    if (!turn.state.teams[team]) return "UNKNOWN";
    const one = teamTurn(turn, team);
    const here = currentScene(one);
    if (turn.state.session.phase !== "running" || here?.scene.waiting !== "no") return "NOT_NOW";
    if (here.scene.id !== scene) return "PASSED";
    if (here.scene.step === "active") finish(one);
    else one.emit({ type: "sceneRetimed", endsAt: one.at, activeEndsAt: one.at });
    settle(one);
    return undefined;
  },
  requestCard(turn, { team, scene }) {
    if (!turn.state.teams[team]) return "UNKNOWN";
    const one = teamTurn(turn, team);
    if (one.team.scene?.id !== scene) return "PASSED";
    const request = requestNow(turn.pack, one, one.at);
    if (!request) return "NOT_NOW";
    one.emit({ type: "cardRequested", ...request, at: one.at });
    return undefined;
  },
  openRound(turn, { team, scene, ranked, lately }) {
    if (!turn.state.teams[team]) return "UNKNOWN";
    const one = teamTurn(turn, team);
    if (one.team.scene?.id !== scene) return "PASSED";
    if (turn.state.session.phase !== "running" || !canOpen(one, one.at)) return "NOT_NOW";
    openRound(one, { ranked, lately });
    settle(one);
    return undefined;
  },
  tape(turn, { team, moments }) {
    const teamState = turn.state.teams[team];
    if (!teamState) return "UNKNOWN";
    if (!isLive(turn.state)) return "NOT_NOW";
    if (!teamState.tape) teamTurn(turn, team).emit({ type: "tapeChosen", moments });
    return undefined;
  },
  awards(turn, { team, awards }) {
    const teamState = turn.state.teams[team];
    if (!teamState) return "UNKNOWN";
    if (!isLive(turn.state)) return "NOT_NOW";
    if (!teamState.awards) teamTurn(turn, team).emit({ type: "awardsGiven", awards });
    return undefined;
  },
  answer(turn, { seat }) {
    const person = turn.state.seats[seat];
    if (!person) return "UNKNOWN";
    if (isOver(turn.state)) return "ENDED";
    if (person.help) turn.emit({ type: "helped", seat, on: false, at: turn.at });
    return undefined;
  },
  outage(turn, { from, to }) {
    const { clock, phase } = turn.state.session;
    if (phase !== "running" || !clock) return "NOT_NOW";
    const lost = Math.min(to, turn.now) - Math.max(from, clock.startedAt);
    if (lost <= 0) return "NOT_NOW";
    plan(turn, { ...clock, pausedMs: clock.pausedMs + lost }, "outage");
    return undefined;
  },
  reschedule(turn, { startsAt, expected }) {
    if (turn.state.session.phase !== "lobby") return "NOT_NOW";
    turn.emit({ type: "rescheduled", startsAt, expected });
    startIfWaited(turn);
    return undefined;
  },
  abandon(turn) {
    if (turn.state.session.phase !== "lobby") return "NOT_NOW";
    turn.emit({ type: "abandoned" });
    return undefined;
  },
  tick(turn) {
    const dueAt = deadline(turn.state);
    if (dueAt === null || dueAt > turn.now) return "NOT_NOW";
    passDeadline(turn);
    return undefined;
  },
};

/**
 * Decides one command at `now` (wall ms, never decreasing). [E3] A tick handles exactly one deadline, at the time of that
 * deadline. In a team with an overdue deadline, a command has the time of that deadline.
 */
export function decide(pack: Pack, state: State, command: Command, now: number): Decision | CommandError {
  const dueAt = command.type === "tick" ? deadline(state) : null;
  const turn = new Turn(pack, state, dueAt !== null ? Math.min(dueAt, now) : now, evolve);
  const refused = command.sender === "participant" ? participantCommand(turn, command) : ruled(turn, command);
  if (refused) return refused;
  if (turn.events.length > 0 && turn.state.session.phase === "running") {
    mergeLonely(turn);
    passBarriers(turn);
  }
  return { events: turn.events, state: turn.state };
}

function ruled(turn: Turn, command: SessionCommand): CommandError | undefined {
  const rule = RULES[command.type] as (turn: Turn, c: SessionCommand) => Answer;
  const refused = rule(turn, command);
  return refused && { error: refused };
}
