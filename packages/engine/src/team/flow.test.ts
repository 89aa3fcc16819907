import { describe, expect, test } from "vitest";
import { decideTeam, playAt, sessionDigest, type TeamEvent, teamDeadline, wallAt } from "../index.ts";
import { begun, reach, type Scene } from "../testing/reach.ts";

const events = ({ hour }: Scene): TeamEvent[] => hour.rows.get("t1")?.flatMap((row) => row.events) ?? [];
const ended = (there: Scene) => events(there).filter((event) => event.type === "sceneEnded");

describe("[E3] deadlines", () => {
  test("a late tick counts as of its deadline, one at a time", () => {
    const there = reach("meet");
    const due = teamDeadline(there.hour.team()) ?? 0;
    there.hour.now = due + 3000;
    there.hour.tell("t1", { type: "tick" });
    expect(there.scene()).toMatchObject({
      id: "first",
      startedAt: due - (there.hour.session.clock?.startedAt ?? 0),
    });
    expect(ended(there).filter(({ scene }) => scene === "first")).toEqual([]);
    expect(there.hour.tell("t1", { type: "tick" })).toBeNull();
    expect(there.hour.tell("t1", { type: "tick" })).toEqual({ refused: "NOT_NOW" });
  });

  test("a command that comes before an overdue tick counts as of its deadline", () => {
    const there = reach("first");
    const { activeEndsAt, data } = there.scene();
    const { silentEndsAt } = data as { silentEndsAt: number };
    there.hour.now += 60_000;
    there.hour.play("s1", { type: "vote", option: "knock" });
    expect(events(there).at(-1)).toMatchObject({ type: "voted", at: silentEndsAt });
    expect(silentEndsAt).toBeLessThan(activeEndsAt);
  });
});

test("[E2] a digest that says nothing new gives no events", () => {
  const { hour } = reach("meet");
  const digest = sessionDigest(hour.session, "t1");
  expect(decideTeam(hour.pack, hour.team(), { type: "sync", digest, sessionSeq: 99 }, hour.now)).toEqual([]);
  expect(
    decideTeam(hour.pack, hour.team(), { type: "presence", seat: "s1", state: "here" }, hour.now),
  ).toEqual([]);
});

describe("[T5] cuts", () => {
  test("happen with their default outcome, unseen", () => {
    const there = reach("note");
    there.hour.ask({ type: "pause" });
    there.hour.until(there.hour.now + 32_000);
    there.hour.ask({ type: "resume" });
    const seen: string[] = [];
    there.hour.until(there.hour.session.clock?.endsAt ?? 0, () =>
      seen.push(there.hour.team().scene?.id ?? ""),
    );
    const cut = ended(there).filter((event) => event.cut);
    expect(cut.map(({ scene }) => scene)).toContain("row");
    expect(seen).not.toContain("row");
    expect(there.hour.team().puzzles.row).toMatchObject({ solved: false, usedMs: 0 });
    expect(there.hour.session.phase).toBe("ended");
  });
});

test("[T6] what is not played when the act is over happens with its default outcome", () => {
  const there = reach("first");
  const clock = there.hour.session.clock;
  if (!clock) throw new Error("it has begun");
  // The session is told the time first; the team has overdue ticks.
  there.hour.now = wallAt(clock, there.hour.session.act?.ends ?? 0);
  there.hour.ask({ type: "tick" });
  expect(there.scene().id).toBe("note");
  expect(there.hour.team().decisions.first).toMatchObject({ option: "knock", by: "default" });
  expect(there.hour.team().puzzles).toMatchObject({ board: { solved: false }, lock: { solved: false } });
  expect(there.hour.team().arrivedAct).toBe(1);
  expect(there.scene().startedAt).toBe(playAt(clock, there.hour.now));
});

describe("[T7] the running scene", () => {
  test("gets more when a host extends", () => {
    const there = reach("first");
    const before = there.scene().endsAt;
    there.hour.ask({ type: "extend", minutes: 1 });
    expect(there.scene().endsAt).toBeGreaterThanOrEqual(before);
    expect(there.scene().endsAt - there.scene().startedAt).toBeLessThanOrEqual(8000);
  });

  test("gets less after a pause, and is not taken away", () => {
    const there = reach("first");
    const before = there.scene().endsAt;
    there.hour.ask({ type: "pause" });
    there.hour.until(there.hour.now + 50_000);
    there.hour.ask({ type: "resume" });
    expect(there.scene().id).toBe("first");
    expect(there.scene().endsAt).toBeLessThan(before);
    expect(there.scene().endsAt - there.scene().startedAt).toBeGreaterThan(1000);
  });
});

test("[T3] a quick crew is never made to wait inside an act", () => {
  const there = begun(2);
  there.hour.until(there.hour.now + 7000);
  const at = there.hour.now;
  for (const seat of there.seats) there.hour.play(seat, { type: "ready" });
  expect(there.scene().id).toBe("first");
  expect(there.hour.now).toBe(at);
});

test("timers stand still while paused, and then end later", () => {
  const there = reach("board");
  const due = teamDeadline(there.hour.team());
  there.hour.ask({ type: "pause" });
  expect(teamDeadline(there.hour.team())).toBeNull();
  there.hour.until(there.hour.now + 1000);
  there.hour.ask({ type: "resume" });
  expect(teamDeadline(there.hour.team())).toBeGreaterThan(due ?? 0);
});
