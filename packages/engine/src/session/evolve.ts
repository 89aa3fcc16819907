/** Applies one event to the state, without the pack. Unchanged parts stay the same objects. */
import type { Seat, TeamId } from "../commands.ts";
import { presentParticipants } from "../play/people.ts";
import type {
  Event,
  NewSession,
  Person,
  SessionEvent,
  SessionState,
  State,
  TeamState,
} from "../play/types.ts";
import { seeded } from "../random.ts";
import { withMessage } from "./chat.ts";
import { evolveTeam } from "./evolve-team.ts";

/** A session before its first row. */
export function initialState(): State {
  return {
    session: {
      sessionId: "",
      seed: "",
      random: 0,
      speed: 1,
      startsAt: 0,
      hosting: "autopilot",
      expected: 0,
      planned: [],
      phase: "lobby",
      waitingUntil: null,
      clock: null,
      act: null,
      plan: [],
      selfExtendedMs: 0,
      results: [],
    },
    seats: {},
    teams: {},
  };
}

/** The events of a session's first row. */
export function createSession(input: NewSession): SessionEvent[] {
  return [{ type: "sessionCreated", ...input }];
}

function freshTeam(seed: string, id: TeamId, name: string, joined: Seat[]): TeamState {
  return {
    id,
    name,
    random: seeded(`${seed}:${id}`),
    joined,
    aloneSince: null,
    captain: null,
    facts: { flags: {}, resources: {}, traits: {}, choices: {} },
    storedTexts: {},
    scene: null,
    path: [],
    entered: 0,
    arrivedAct: -1,
    deals: {},
    shared: {},
    decisions: {},
    puzzles: {},
    allocations: {},
    kudos: [],
    commitment: null,
    chat: [],
    ending: null,
    nickname: "",
    points: { story: 0, puzzles: 0 },
  };
}

function session(s: State, change: Partial<SessionState>): State {
  return { ...s, session: { ...s.session, ...change } };
}

function team(s: State, next: TeamState): State {
  return s.teams[next.id] === next ? s : { ...s, teams: { ...s.teams, [next.id]: next } };
}

/** Changes a person, and their team's `aloneSince`. */
function person(s: State, seat: Seat, change: Partial<Person>): State {
  const before = s.seats[seat];
  if (!before) return s;
  const next = { ...s, seats: { ...s.seats, [seat]: { ...before, ...change } } };
  return alone(next, before.team);
}

/** [N6] Records since which scene a team consists of one person. */
function alone(s: State, id: TeamId | null): State {
  const before = id === null ? undefined : s.teams[id];
  if (!before || before.entered === 0) return s;
  const one = presentParticipants({ session: s.session, seats: s.seats, team: before }).length === 1;
  const aloneSince = one ? (before.aloneSince ?? before.entered) : null;
  return aloneSince === before.aloneSince ? s : team(s, { ...before, aloneSince });
}

/** The connection after its end at a play time. */
function ended({ connection }: Person, at: number): Person["connection"] {
  const { since, presentMs } = connection;
  return since === null
    ? connection
    : { ...connection, since: null, presentMs: presentMs + Math.max(0, at - since) };
}

/** The changes of a person who is away. */
function away(before: Person, at: number): Partial<Person> {
  return { presence: "away", graceEndsAt: null, connection: ended(before, at) };
}

type Fold<T extends SessionEvent["type"]> = (s: State, e: Extract<SessionEvent, { type: T }>) => State;

const FOLDS: { [T in SessionEvent["type"]]: Fold<T> } = {
  sessionCreated: (s, { type: _type, packHash: _hash, teams: planned, ...created }) =>
    session(s, { ...created, random: seeded(created.seed), planned }),
  entered: (s, { type: _type, ...entry }) => {
    const connection = { epoch: 0, node: "", browser: "", presentMs: 0, since: null };
    const fresh: Person = {
      ...entry,
      team: null,
      presence: "away",
      graceEndsAt: null,
      hasLeft: false,
      removed: false,
      observer: false,
      help: false,
      connection,
    };
    return { ...s, seats: { ...s.seats, [entry.seat]: fresh } };
  },
  connected: (s, { seat, epoch, openedAt, node, browser, language, at }) => {
    const before = s.seats[seat]?.connection;
    const connection = {
      epoch,
      ...(openedAt !== undefined && { openedAt }),
      node,
      browser,
      ...(language !== undefined && { language }),
      presentMs: before?.presentMs ?? 0,
      since: before?.since ?? at,
    };
    return person(s, seat, { presence: "here", graceEndsAt: null, hasLeft: false, connection });
  },
  dropped: (s, { seat, graceEndsAt, at }) => {
    const before = s.seats[seat];
    return before ? person(s, seat, { presence: "dropped", graceEndsAt, connection: ended(before, at) }) : s;
  },
  wentAway: (s, { seat, at }) => {
    const before = s.seats[seat];
    return before ? person(s, seat, away(before, at)) : s;
  },
  left: (s, { seat, at }) => {
    const before = s.seats[seat];
    return before ? person(s, seat, { ...away(before, at), hasLeft: true, help: false }) : s;
  },
  removed: (s, { seat, on, at }) => {
    const before = s.seats[seat];
    if (!before) return s;
    const out = { ...away(before, at), hasLeft: true, help: false };
    return person(s, seat, on ? { ...out, removed: true } : { removed: false });
  },
  observed: (s, { seat, on }) => person(s, seat, { observer: on }),
  helped: (s, { seat, on }) => person(s, seat, { help: on }),
  portraitChosen: (s, { seat, portrait }) => person(s, seat, { portrait }),
  chattedInLobby: (s, { seat, text, wallAt }) => {
    const message = { seat, textId: text.text_id, at: wallAt };
    return session(s, { chat: withMessage(s.session.chat ?? [], message) });
  },
  warmedUp: (s, { seat, option }) => person(s, seat, { warmUp: option }),
  waiting: (s, { until }) => session(s, { waitingUntil: until }),
  rescheduled: (s, { startsAt, expected }) =>
    session(s, {
      startsAt,
      expected,
      waitingUntil: s.session.startsAt === startsAt ? s.session.waitingUntil : null,
    }),
  abandoned: (s) => session(s, { phase: "abandoned", waitingUntil: null }),
  started: (s, { clock, plan, teams: formed, random }) => {
    const teams = { ...s.teams };
    const seats = { ...s.seats };
    for (const { id, name, seats: joined } of formed) {
      teams[id] = freshTeam(s.session.seed, id, name, joined);
      for (const seat of joined) {
        const before = seats[seat];
        if (before) seats[seat] = { ...before, team: id };
      }
    }
    return session({ ...s, teams, seats }, { phase: "running", waitingUntil: null, clock, plan, random });
  },
  teamOpened: (s, { id, name, random }) =>
    team(session(s, { random }), freshTeam(s.session.seed, id, name, [])),
  seated: (s, { seat, to }) => {
    const [before, there] = [s.seats[seat], s.teams[to]];
    if (!before || !there) return s;
    const joined = there.joined.includes(seat) ? there.joined : [...there.joined, seat];
    const moved = { ...before, team: to, observer: false, help: false };
    const next = team({ ...s, seats: { ...s.seats, [seat]: moved } }, { ...there, joined });
    return alone(alone(next, before.team), to);
  },
  paused: (s, { at }) =>
    session(s, { phase: "paused", clock: s.session.clock && { ...s.session.clock, pausedAt: at } }),
  replanned: (s, { clock, plan, selfExtendedMs }) => {
    const { act } = s.session;
    const phase = clock.pausedAt === null ? "running" : "paused";
    const retimed = act && { ...act, ends: plan[act.index] ?? act.ends };
    return session(s, { phase, clock, plan, selfExtendedMs, act: retimed });
  },
  actOpened: (s, { act: index, at, ends, results }) => session(s, { act: { index, at, ends }, results }),
  ended: (s) => session(s, { phase: "ended" }),
  logEnded: (_, { state }) => state,
};

/** The state after an event. */
export function evolve(s: State, e: Event): State {
  if (!("team" in e)) return (FOLDS[e.type] as (s: State, e: SessionEvent) => State)(s, e);
  const before = s.teams[e.team];
  if (!before) return s;
  const next = team(s, evolveTeam(before, e));
  return e.type === "sceneEntered" ? alone(next, e.team) : next;
}
