import { describe, expect, test } from "vitest";
import { nextCommand } from "../../test/participants.ts";
import { begun, reach, type Scene } from "../../test/reach.ts";
import { type Command, decide, type TeamEvent } from "../index.ts";
import { teamDeadline } from "./deadline.ts";

const events = ({ run }: Scene): TeamEvent[] => run.eventsOf("t1");
const ended = (there: Scene) => events(there).filter((event) => event.type === "sceneEnded");

describe("[E3] deadlines", () => {
  test("a late tick counts as of its deadline, one at a time", () => {
    const there = reach("meet");
    const dueAt = there.run.deadline() ?? 0;
    there.run.now = dueAt + 3000;
    there.run.send({ type: "tick" });
    expect(there.scene()).toMatchObject({
      id: "first",
      startedAt: dueAt - (there.run.session.clock?.startedAt ?? 0),
    });
    expect(ended(there).filter(({ scene }) => scene === "first")).toEqual([]);
    expect(there.run.send({ type: "tick" })).toBeNull();
    expect(there.run.send({ type: "tick" })).toEqual({ error: "NOT_NOW" });
  });

  test("a command that comes before an overdue tick counts as of its deadline", () => {
    const there = reach("first");
    const { activeEndsAt, data } = there.scene();
    const { silentEndsAt } = data as { silentEndsAt: number };
    there.run.now += 60_000;
    there.run.play("s1", { type: "vote", option: "knock" });
    expect(events(there).at(-1)).toMatchObject({ type: "voted", at: silentEndsAt });
    expect(silentEndsAt).toBeLessThan(activeEndsAt);
  });
});

test("[E2] a command that changes nothing gives no events", () => {
  const { run } = reach("meet");
  const nothing: Command[] = [
    { type: "reconnect", node: "node", connections: [{ seat: "s1", epoch: 1 }] },
    { type: "disconnect", seat: "s1", epoch: 0, graceEndsAt: 1 },
    { type: "nodeLost", node: "another", graceEndsAt: 1 },
    { type: "answer", seat: "s1" },
    { type: "observe", sender: "participant", seat: "s1", on: false },
    { type: "help", sender: "participant", seat: "s1", on: false },
  ];
  for (const command of nothing)
    expect(decide(run.pack, run.state, command, run.now)).toEqual({ events: [], state: run.state });
});

describe("[T5] cuts", () => {
  test("happen with their default outcome, unseen", () => {
    const there = reach("note");
    there.run.send({ type: "pause" });
    there.run.until(there.run.now + 32_000);
    there.run.send({ type: "resume" });
    const visited: string[] = [];
    there.run.until(there.run.session.clock?.endsAt ?? 0, () =>
      visited.push(there.run.team().scene?.id ?? ""),
    );
    const cut = ended(there).filter((event) => event.cut);
    expect(cut.map(({ scene }) => scene)).toContain("row");
    expect(visited).not.toContain("row");
    expect(there.run.team().puzzles.row).toMatchObject({ solved: false, usedMs: 0 });
    expect(there.run.session.phase).toBe("ended");
  });
});

test("[T6] scenes not played at the end of the act get their default outcome", () => {
  const { run } = begun(7);
  const [left, others] = run.rosters.map((roster) => roster.seats);
  run.until(run.now + 10_500);
  expect(run.team("t1").scene?.id).toBe("first");
  for (const seat of left ?? []) run.away(seat);
  // Nobody waits for a team without people.
  while (run.session.act?.index === 1) {
    const next = others?.find((seat) => nextCommand(run, seat) !== null) ?? "";
    const command = nextCommand(run, next);
    if (command) run.play(next, command);
    else run.until(run.deadline() ?? 0);
  }
  const { act, clock } = run.session;
  if (!act || !clock) throw new Error("it has begun");
  expect(act.index).toBe(2);
  expect(act.at).toBeLessThan(33_000);
  const team = run.team("t1");
  expect(team.path).toContain("note");
  expect(team.decisions.first).toMatchObject({ option: "knock", by: "default" });
  expect(team.puzzles).toMatchObject({ board: { solved: false }, lock: { solved: false } });
  expect(team.arrivedAct).toBe(1);
  const note = run.eventsOf("t1").find((event) => event.type === "sceneEntered" && event.scene === "note");
  expect(note).toMatchObject({ at: act.at });
});

describe("[T7] the running scene", () => {
  test("gets more when a host extends", () => {
    const there = reach("first");
    const before = there.scene().endsAt;
    there.run.send({ type: "extend", minutes: 1 });
    expect(there.scene().endsAt).toBeGreaterThanOrEqual(before);
    expect(there.scene().endsAt - there.scene().startedAt).toBeLessThanOrEqual(8000);
  });

  test("gets less after a pause, but is not cut", () => {
    const there = reach("first");
    const before = there.scene().endsAt;
    there.run.send({ type: "pause" });
    there.run.until(there.run.now + 50_000);
    there.run.send({ type: "resume" });
    expect(there.scene().id).toBe("first");
    expect(there.scene().endsAt).toBeLessThan(before);
    expect(there.scene().endsAt - there.scene().startedAt).toBeGreaterThan(1000);
  });
});

test("[T3] a quick team never waits inside an act", () => {
  const there = begun(2);
  there.run.until(there.run.now + 7000);
  const at = there.run.now;
  for (const seat of there.seats) there.run.play(seat, { type: "ready" });
  expect(there.scene().id).toBe("first");
  expect(there.run.now).toBe(at);
});

test("timers stop during a pause, and end later", () => {
  const there = reach("board");
  const deadlineOfTeam = () => teamDeadline(there.run.session, there.run.team());
  const dueAt = deadlineOfTeam();
  there.run.send({ type: "pause" });
  expect(deadlineOfTeam()).toBeNull();
  there.run.until(there.run.now + 1000);
  there.run.send({ type: "resume" });
  expect(deadlineOfTeam()).toBeGreaterThan(dueAt ?? 0);
});
