import { readFileSync } from "node:fs";
import { compile, deadline, decide, evolve, initialState, type State } from "@lantern/engine";
import { tinyPack } from "@lantern/engine/testing/tiny-pack";
import { expect, test } from "vitest";
import { converted, type OldEvent, type OldRow, type OldStream, taken } from "./one-log.ts";

/** A former session and its teams, as far as they are compared. */
interface OldStates {
  session: Record<string, unknown> & {
    seats: Record<string, OldSeat>;
    teams: { id: string; name: string }[];
  };
  teams: Record<string, Record<string, unknown> & { members: Record<string, OldMember> }>;
}
interface OldSeat {
  key: string;
  prefers: string | null;
  mix: string[];
  team: string | null;
  gone: boolean;
  removed?: true;
}
interface OldMember {
  presence: string;
  observer: boolean;
  help: boolean;
  gone: boolean;
}

const lines = (name: string) =>
  readFileSync(new URL(name, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/** A log of two teams with everything that can happen to people, written by the last version that had streams. */
function twoTeams(): { streams: OldStream[]; states: OldStates } {
  const all = lines("old-two-teams.jsonl");
  const rows = all.slice(0, -1) as (OldRow & { team: string | null })[];
  const teams = [...new Set(rows.map(({ team }) => team))];
  const streams = teams.map((team) => ({ team, rows: rows.filter((row) => row.team === team) }));
  return { streams, states: all.at(-1) };
}

/** The golden log of an older version: events only, each of them a row here. */
function golden(): { streams: OldStream[]; states: OldStates } {
  const all = lines("old-streams.jsonl") as ({ stream: string; event: OldEvent } | { hashes: unknown })[];
  const of = (stream: string) =>
    all
      .flatMap((line) => ("event" in line && line.stream === stream ? line.event : []))
      .map((event, i) => ({
        seq: i + 1,
        commandId: `c${i + 1}`,
        actor: "s1",
        at: 1_000_000,
        events: [event],
      }));
  const states = JSON.parse(readFileSync(new URL("old-streams.states.json", import.meta.url), "utf8"));
  const streams = [
    { team: null, rows: of("session") },
    { team: "t1", rows: of("team") },
  ];
  return { streams, states };
}

const folded = (rows: { events: Parameters<typeof evolve>[1][] }[]): State =>
  rows.flatMap(({ events }) => events).reduce(evolve, initialState());

const sessionParts = [
  ...["sessionId", "seed", "random", "speed", "startsAt", "hosting", "expected", "planned", "phase"],
  ...["waitingUntil", "clock", "act", "plan", "selfExtendedMs", "results"],
];
const teamParts = [
  ...["random", "captain", "facts", "kept", "scene", "path", "entered", "arrivedAct", "deals", "shared"],
  ...["decisions", "puzzles", "allocations", "kudos", "commitment", "chat", "ending", "crew", "points"],
];
const pick = (from: object, keys: string[]) =>
  Object.fromEntries(keys.map((key) => [key, (from as Record<string, unknown>)[key]]));

function expectSamePlay({ session, seats, teams }: State, old: OldStates): void {
  expect(pick(session, sessionParts)).toEqual(pick(old.session, sessionParts));
  const people = Object.values(old.session.seats).map(
    ({ key, prefers, mix, team, gone, removed = false }) => ({
      ...{ key, prefers, mix, team, gone, removed },
    }),
  );
  expect(
    Object.values(seats).map((seat) => pick(seat, ["key", "prefers", "mix", "team", "gone", "removed"])),
  ).toEqual(people);
  expect(Object.values(teams).map(({ id, name }) => ({ id, name }))).toEqual(
    old.session.teams.map(({ id, name }) => ({ id, name })),
  );
  for (const [id, team] of Object.entries(old.teams)) {
    const now = teams[id];
    if (!now) throw new Error(`no team ${id}`);
    expect(pick(now, teamParts)).toEqual(pick(team, teamParts));
    expect(now.joined).toEqual(Object.keys(team.members));
    for (const [seat, { presence, observer, help, gone }] of Object.entries(team.members))
      if (!gone) expect(seats[seat]).toMatchObject({ presence, observer, help, team: id });
  }
}

test("a session with two teams folds to the play that it was", () => {
  const { streams, states } = twoTeams();
  const rows = converted(streams);
  expectSamePlay(folded(rows), states);
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_row, index) => index + 1));
  expect(new Set(rows.map(({ commandId }) => commandId)).size).toBe(rows.length);
  expect(rows.every(({ at }, index) => index === 0 || at >= (rows[index - 1]?.at ?? 0))).toBe(true);
});

test("a log of an older version folds to the play that it was", () => {
  const { streams, states } = golden();
  expectSamePlay(folded(converted(streams)), states);
});

const row = (seq: number, at: number, commandId: string, ...events: OldEvent[]): OldRow => ({
  ...{ seq, commandId, actor: "s1", at, events },
});
const created = {
  type: "sessionCreated",
  sessionId: "s",
  packHash: "h",
  seed: "x",
  speed: 1,
  startsAt: 5000,
};
const begun: OldRow[] = [
  row(1, 1000, "open", { ...created, hosting: "host", expected: 2, teams: [] }),
  row(2, 2000, "enter.a.1", { type: "entered", seat: "s1", key: "a", prefers: null, mix: [] }),
  row(3, 2500, "presence.s1.2", { type: "presenceSet", seat: "s1", presence: "dropped" }),
];

test("whoever is connected when their session is converted gets the grace of a lost connection", () => {
  const enters: OldRow[] = [
    ...begun,
    row(4, 2600, "presence.s1.3", { type: "presenceSet", seat: "s1", presence: "here" }),
    row(5, 2700, "enter.b.1", { type: "entered", seat: "s2", key: "b", prefers: null, mix: [] }),
    row(6, 2800, "left.1", { type: "left", seat: "s2" }),
  ];
  const { rows, state } = taken(converted([{ team: null, rows: enters }]), 4000, 90_000);
  expect(folded(rows).seats).toMatchObject({
    s1: { presence: "dropped", graceEndsAt: 120_000, gone: false, connection: { epoch: 2 } },
    s2: { presence: "away", graceEndsAt: null, gone: true },
  });
  expect(rows.at(-1)).toMatchObject({ seq: 7, at: 4000 });
  expect(state).toEqual({ nextDeadline: 120_000, nodes: [], teams: [] });
});

test("a session that was converted while it ran goes on to its end by time alone", () => {
  const { streams } = twoTeams();
  const times = streams.flatMap(({ rows }) => rows.map(({ at }) => at)).sort((a, b) => a - b);
  const pack = compile(tinyPack);
  for (const part of [0.3, 0.5, 0.9]) {
    const until = times[Math.floor(times.length * part)] ?? 0;
    const half = streams.map(({ team, rows }) => ({ team, rows: rows.filter(({ at }) => at < until) }));
    const { rows, state: known } = taken(converted(half), until, until);
    let state = folded(rows);
    expect(state.session.phase).toBe("running");
    expect(Object.values(state.seats).filter(({ presence }) => presence === "here")).toEqual([]);
    expect(known.nextDeadline).toBe(deadline(state));
    for (let due = deadline(state); due !== null; due = deadline(state)) {
      const decided = decide(pack, state, { type: "tick" }, due);
      if ("refused" in decided || decided.events.length === 0) throw new Error(`stuck at ${due}`);
      state = decided.state;
    }
    expect(state.session.phase).toBe("ended");
    expect(Object.values(state.teams).map(({ ending }) => ending)).not.toContain(null);
  }
});

test("a session that is over is taken as it ended", () => {
  const rows = converted([{ team: null, rows: [...begun, row(4, 3000, "end", { type: "abandoned" })] }]);
  expect(taken(rows, 4000, 90_000)).toEqual({ rows, state: { nextDeadline: null, nodes: [], teams: [] } });
});

test("a row follows what it answers to, whatever the clocks of two nodes said", () => {
  const session = [
    ...begun,
    row(4, 5000, "start", {
      type: "started",
      by: "host",
      clock: { startedAt: 5000, speed: 1, pausedMs: 0, pausedAt: null, endsAt: 9000 },
      plan: [4000],
      teams: [{ id: "t1", name: "Amber", seats: ["s1"] }],
      random: 1,
    }),
    row(5, 5001, "arrive.t1.1", { type: "summarised", team: "t1", summary: {}, head: 2 }, { type: "ended" }),
  ];
  const team = [
    row(
      1,
      4990,
      "sync.4",
      { type: "synced", sessionSeq: 4, digest: {} },
      { type: "captainNamed", seat: "s1" },
    ),
    row(2, 6000, "7f", { type: "endingChosen", ending: "light", at: 1000 }),
    row(3, 6001, "7f", { type: "helped", seat: "s1", on: true, at: 1001 }),
  ];
  const rows = converted([
    { team: "t1", rows: team },
    { team: null, rows: session },
  ]);
  expect(rows.map(({ commandId, at }) => [commandId, at])).toEqual([
    ...[
      ["open", 1000],
      ["before.session.2", 2000],
      ["before.session.3", 2500],
      ["start", 5000],
    ],
    ...[
      ["before.t1.1", 5000],
      ["7f", 6000],
      ["before.session.5", 6000],
      ["7f.t1", 6001],
    ],
  ]);
  expect(rows.map(({ team: of }) => of)).toEqual([null, null, null, null, "t1", "t1", null, null]);
});

test("an acknowledged move that changed nothing is still remembered", () => {
  const rows = converted([
    { team: null, rows: begun },
    { team: "t1", rows: [row(1, 3000, "sync.3", { type: "synced", sessionSeq: 3 }), row(2, 3001, "move")] },
  ]);
  expect(rows.at(-1)).toMatchObject({ seq: 4, team: "t1", commandId: "move", events: [] });
});
