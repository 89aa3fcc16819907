import { expect, test } from "vitest";
import { pack } from "../../test/reach.ts";
import { TestSession } from "../../test/session.ts";
import { type Command, hostView } from "../index.ts";

function started(keys: string[]): TestSession {
  const run = new TestSession(pack, { expected: keys.length, hosting: "host" });
  run.enter(...keys);
  run.send({ type: "start", by: "host" });
  return run;
}

test("[N8] a removed person stays removed, on any connection, until a host readmits them", () => {
  const run = started(["a", "b", "c"]);
  const before = run.state;
  expect(run.send({ type: "remove", seat: "s2", on: true })).toBeNull();
  expect(run.seats.s2).toMatchObject({ hasLeft: true, presence: "away", removed: true });
  const enter: Command = { type: "connect", key: "b", team: null, mix: [], node: "n", browser: "browser" };
  expect(run.send(enter)).toEqual({ error: "REMOVED" });
  run.send({ type: "reconnect", node: "node", connections: [{ seat: "s2", epoch: 1 }] });
  expect(run.seats.s2?.presence).toBe("away");

  expect(run.send({ type: "remove", seat: "s2", on: false })).toBeNull();
  run.enter("b");
  const { connection } = before.seats.s2 ?? {};
  const again = { ...before.seats.s2, connection: { ...connection, epoch: 2 } };
  expect(run.state).toEqual({ ...before, seats: { ...before.seats, s2: again } });
  expect(run.send({ type: "remove", seat: "s9", on: true })).toEqual({ error: "UNKNOWN" });
});

test("[N9] a host's move to an unknown or full team is rejected", () => {
  const run = started(Array.from({ length: 12 }, (_, index) => `p${index}`));
  const [one, two] = run.rosters;
  if (!one || !two) throw new Error("two teams of six");
  const [seat = ""] = one.seats;
  expect(run.send({ type: "moveSeat", seat, team: "nowhere" })).toEqual({ error: "UNKNOWN" });
  expect(run.send({ type: "moveSeat", seat, team: two.id })).toEqual({ error: "FULL" });
  expect(run.send({ type: "moveSeat", seat, team: one.id })).toBeNull();
  run.play(two.seats[0] ?? "", { type: "leave" });
  expect(run.send({ type: "moveSeat", seat, team: two.id })).toBeNull();
  expect(run.seats[seat]?.team).toBe(two.id);
});

test("[C3] a host sees every team's scene and people, but no card, vote or text", () => {
  const run = started(["a", "b", "c", "d", "e", "f", "g"]);
  run.until(run.session.startsAt + 20_000);
  const view = hostView(pack, run.state);
  expect(view.teams.map(({ people }) => people.length).sort()).toEqual([3, 4]);
  expect(view.teams.every(({ scene }) => scene?.title)).toBe(true);
  const keys = new Set<string>();
  JSON.stringify(view, (key, value) => {
    keys.add(key);
    return value as unknown;
  });
  for (const secret of ["votes", "lines", "chat", "outcome", "puzzle", "options", "cards"])
    expect(keys.has(secret)).toBe(false);
});

test("[E8] two simultaneous extensions move the end once; one for another end is rejected", () => {
  const run = started(["a", "b"]);
  const endsAt = run.session.clock?.endsAt ?? 0;
  expect(run.send({ type: "extend", minutes: 5, endsAt })).toBeNull();
  expect(run.send({ type: "extend", minutes: 5, endsAt })).toEqual({ error: "PASSED" });
  expect(run.session.clock?.endsAt).toBe(endsAt + 300_000);
  expect(run.send({ type: "extend", minutes: 5, endsAt: endsAt + 300_000 })).toBeNull();
});

test("[E8] a move takes a person only from where the host saw them", () => {
  const run = started(Array.from({ length: 13 }, (_, index) => `p${index}`));
  const [one, two, three] = run.rosters.map(({ id }) => id) as [string, string, string];
  const seat = run.rosters[0]?.seats[0] ?? "";
  expect(run.send({ type: "moveSeat", seat, team: two, from: one })).toBeNull();
  expect(run.send({ type: "moveSeat", seat, team: three, from: one })).toEqual({ error: "PASSED" });
  expect(run.send({ type: "moveSeat", seat, team: two, from: one })).toBeNull();
  expect(run.seats[seat]?.team).toBe(two);
});

test("[E8] a command whose effect already exists is accepted and changes nothing", () => {
  const run = started(["a", "b"]);
  for (const type of ["start", "pause", "resume", "end"] as const) {
    const command = type === "start" ? ({ type, by: "second" } as const) : { type };
    run.send(command);
    const rows = run.rows.length;
    expect(run.send(command)).toBeNull();
    expect(run.rows).toHaveLength(rows);
  }
});

test("[N15] hosts see what a team chose and solved", () => {
  const run = started(["a", "b"]);
  const results: unknown[] = [];
  for (let dueAt = run.deadline(); run.session.phase !== "ended" && dueAt !== null; dueAt = run.deadline()) {
    const { scene } = hostView(pack, run.state).teams[0] ?? {};
    if (scene?.result && scene.step === "outcome") results.push([scene.id, scene.result]);
    if (scene?.step === "active") expect(scene.result).toBeNull();
    run.until(dueAt);
  }
  expect(results).toContainEqual(["first", { chosen: expect.any(String) }]);
  expect(results).toContainEqual(["board", { solved: false }]);
});

test("[N19] hosts see since when a team is quiet: a move or a message ends it, a host's message does not", () => {
  const run = started(["a", "b"]);
  const scene = () => hostView(pack, run.state).teams[0]?.scene;
  for (let dueAt = run.deadline(); scene()?.kind !== "decision" && dueAt !== null; dueAt = run.deadline())
    run.until(dueAt);
  const begin = scene()?.timer.startedAt ?? 0;
  expect(scene()?.quietSince).toBe(begin);
  const text = { text_id: "t1", length: 5 } as never;
  run.until(begin + 3000);
  run.send({ type: "hostChat", teams: [run.rosters[0]?.id ?? ""], text });
  expect(scene()?.quietSince).toBe(begin);
  expect(run.play("s1", { type: "chat", text })).toBeNull();
  expect(scene()?.quietSince).toBe(begin + 3000);
});
