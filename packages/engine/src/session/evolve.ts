/** Folds one event into a session's state. It never reads the pack. */
import type { Seat, TeamId } from "../commands.ts";
import { seeded } from "../random.ts";
import type { SessionEvent, SessionSeat, SessionState, SessionTeam } from "./types.ts";

type Fold<T extends SessionEvent["type"]> = (
  s: SessionState,
  e: Extract<SessionEvent, { type: T }>,
) => SessionState;

function seat(s: SessionState, id: Seat, change: Partial<SessionSeat>): SessionState {
  const known = s.seats[id];
  return known ? { ...s, seats: { ...s.seats, [id]: { ...known, ...change } } } : s;
}

type Summarised = Extract<SessionEvent, { type: "summarised" }>;

/** Counts from which scene on a team has been one person alone. */
function summarised(team: SessionTeam, { summary, head }: Summarised): SessionTeam {
  const alone = summary.present.length === 1;
  const aloneSince = alone ? (team.aloneSince ?? summary.entered) : null;
  return { ...team, summary, ...(head !== undefined && { head }), aloneSince };
}

function seated(s: SessionState, id: Seat, to: TeamId): SessionState {
  const teams = s.teams.map((team) => {
    if (team.id === to) return { ...team, seats: [...team.seats.filter((other) => other !== id), id] };
    return team.seats.includes(id) ? { ...team, seats: team.seats.filter((other) => other !== id) } : team;
  });
  return seat({ ...s, teams }, id, { team: to });
}

const FOLDS: { [T in SessionEvent["type"]]: Fold<T> } = {
  sessionCreated: (s, e) => ({
    ...s,
    sessionId: e.sessionId,
    seed: e.seed,
    random: seeded(e.seed),
    speed: e.speed,
    startsAt: e.startsAt,
    hosting: e.hosting,
    expected: e.expected,
    planned: e.teams,
  }),
  entered: (s, e) => {
    const { type: _type, ...entry } = e;
    const fresh: SessionSeat = { ...entry, presence: "here", gone: false, team: null };
    return { ...s, seats: { ...s.seats, [e.seat]: fresh } };
  },
  presenceSet: (s, e) =>
    seat(s, e.seat, { presence: e.presence, ...(e.presence === "here" ? { gone: false } : {}) }),
  left: (s, e) => seat(s, e.seat, { gone: true, presence: "away" }),
  removed: (s, e) => {
    const { removed: _before, ...known } = s.seats[e.seat] ?? {};
    const change: Partial<SessionSeat> = e.on
      ? { ...known, removed: true, gone: true, presence: "away" }
      : known;
    return { ...s, seats: { ...s.seats, [e.seat]: change as SessionSeat } };
  },
  waiting: (s, e) => ({ ...s, waitingUntil: e.until }),
  rescheduled: (s, e) => ({
    ...s,
    startsAt: e.startsAt,
    expected: e.expected,
    waitingUntil: s.startsAt === e.startsAt ? s.waitingUntil : null,
  }),
  abandoned: (s) => ({ ...s, phase: "abandoned", waitingUntil: null }),
  started: (s, e) => {
    const opened: SessionTeam[] = e.teams.map((team) => ({
      ...team,
      summary: null,
      since: 0,
      inherits: null,
      aloneSince: null,
    }));
    const seats = { ...s.seats };
    for (const team of e.teams) {
      for (const id of team.seats) {
        const known = seats[id];
        if (known) seats[id] = { ...known, team: team.id };
      }
    }
    return {
      ...s,
      phase: "running",
      waitingUntil: null,
      clock: e.clock,
      plan: e.plan,
      teams: opened,
      seats,
      random: e.random,
    };
  },
  teamOpened: (s, e) => ({
    ...s,
    random: e.random,
    teams: [
      ...s.teams,
      {
        id: e.id,
        name: e.name,
        seats: [],
        summary: null,
        since: e.since,
        inherits: e.inherits,
        aloneSince: null,
      },
    ],
  }),
  seated: (s, e) => seated(s, e.seat, e.team),
  paused: (s, e) => ({ ...s, phase: "paused", clock: s.clock && { ...s.clock, pausedAt: e.at } }),
  replanned: (s, e) => ({
    ...s,
    phase: e.clock.pausedAt === null ? "running" : "paused",
    clock: e.clock,
    plan: e.plan,
    selfExtendedMs: e.selfExtendedMs,
    act: s.act && { ...s.act, ends: e.plan[s.act.index] ?? s.act.ends },
  }),
  summarised: (s, e) => ({
    ...s,
    teams: s.teams.map((team) => (team.id === e.team ? summarised(team, e) : team)),
  }),
  actOpened: (s, e) => ({
    ...s,
    act: { index: e.act, at: e.at, ends: e.ends },
    results: e.results,
  }),
  ended: (s) => ({ ...s, phase: "ended" }),
};

/** The state after an event. */
export function evolveSession(s: SessionState, e: SessionEvent): SessionState {
  return (FOLDS[e.type] as (s: SessionState, e: SessionEvent) => SessionState)(s, e);
}
