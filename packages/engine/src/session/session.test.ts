import { describe, expect, test } from "vitest";
import { playOn } from "../../test/participants.ts";
import { begun, pack } from "../../test/reach.ts";
import { TestSession } from "../../test/session.ts";

const MINUTE = 60_000;

describe("lobby", () => {
  test("[S1] [S2] autopilot starts on time when everybody is there", () => {
    const run = new TestSession(pack, { expected: 2 });
    run.enter("a", "b");
    run.until(run.session.startsAt - 1);
    expect(run.session.phase).toBe("lobby");
    run.until(run.session.startsAt);
    expect(run.session.phase).toBe("running");
    expect(run.session.clock?.endsAt).toBe(run.session.startsAt + 90_000);
  });

  test("[S2] autopilot waits for expected people, and starts when the last one joins", () => {
    const run = new TestSession(pack, { expected: 3 });
    run.enter("a", "b");
    run.until(run.session.startsAt + MINUTE);
    expect(run.session.waitingUntil).toBe(run.session.startsAt + 5 * MINUTE);
    run.enter("c");
    expect(run.session.phase).toBe("running");
    expect(run.session.clock?.startedAt).toBe(run.session.startsAt + MINUTE);
    expect(run.session.clock?.endsAt).toBe(run.session.startsAt + MINUTE + 90_000);
  });

  test("[S3] after the wait it starts with two, and is abandoned with one", () => {
    for (const [keys, phase] of [
      [["a", "b"], "running"],
      [["a"], "abandoned"],
      [[], "abandoned"],
    ] as const) {
      const run = new TestSession(pack, { expected: 4 });
      run.enter(...keys);
      run.until(run.session.startsAt + 5 * MINUTE);
      expect(run.session.phase).toBe(phase);
    }
  });

  test("[S11] a session with a host starts when they say so, and is abandoned two hours after its planned start", () => {
    const started = new TestSession(pack, { expected: 2, hosting: "host" });
    started.enter("a", "b");
    started.until(started.session.startsAt + 120 * MINUTE - 1);
    expect(started.session.phase).toBe("lobby");
    started.send({ type: "start", by: "host" });
    expect(started.session.phase).toBe("running");
    const forgotten = new TestSession(pack, { expected: 2, hosting: "host", speed: 60 });
    forgotten.enter("a", "b");
    forgotten.until(forgotten.session.startsAt + 120 * MINUTE - 1);
    expect(forgotten.session.phase).toBe("lobby");
    forgotten.until(forgotten.session.startsAt + 120 * MINUTE);
    expect(forgotten.session.phase).toBe("abandoned");
  });

  test("[S2] the wait is shorter at speed", () => {
    const run = new TestSession(pack, { expected: 3, speed: 60 });
    run.enter("a", "b");
    run.until(run.session.startsAt);
    expect(run.session.waitingUntil).toBe(run.session.startsAt + 5000);
  });

  test("[S1] a host starts at any time; without a host's command nothing starts", () => {
    const run = new TestSession(pack, { expected: 9, hosting: "host" });
    expect(run.send({ type: "start", by: "host" })).toEqual({ error: "NOT_NOW" });
    run.enter("a");
    run.until(run.session.startsAt + 60 * MINUTE);
    expect(run.session.phase).toBe("lobby");
    expect(run.send({ type: "start", by: "host" })).toBeNull();
    expect(run.session.phase).toBe("running");
  });

  test("[S4] the same key gets the same seat again", () => {
    const run = new TestSession(pack, { expected: 9 });
    const [first] = run.enter("a", "b");
    run.play("s1", { type: "leave" });
    expect(run.seats.s1?.hasLeft).toBe(true);
    expect(run.enter("a")).toEqual([first]);
    expect(run.seats.s1?.hasLeft).toBe(false);
    expect(Object.keys(run.seats)).toEqual(["s1", "s2"]);
  });

  test("teams are formed of people in the lobby, without those who left", () => {
    const run = new TestSession(pack, { expected: 3 });
    run.enter("a", "b", "c", "d");
    run.away("s2");
    run.until(run.session.startsAt);
    expect(run.rosters.flatMap((team) => team.seats).toSorted()).toEqual(["s1", "s3", "s4"]);
  });
});

describe("acts", () => {
  test("[S5] the next act opens for all when all have arrived and are ready", () => {
    const { run, seats } = begun(7);
    const fast = run.rosters[0]?.seats ?? [];
    run.until(run.now + 20_000, () => playOn(run, fast));
    expect(run.session.act?.index).toBe(1);
    expect(run.team("t1").scene?.kind).toBe("camp");
    expect(["camp", undefined]).not.toContain(run.team("t2").scene?.kind);
    playOn(run, seats);
    run.until(run.now + 4000, () => playOn(run, seats));
    expect(run.session.act?.index).toBeGreaterThanOrEqual(2);
    const opened = run.rows.flatMap((row) => row.events).filter((event) => event.type === "actOpened");
    expect(opened[2]?.at).toBeLessThan(33_000);
    const entered = ["t1", "t2"].map((id) =>
      run.eventsOf(id).find((event) => event.type === "sceneEntered" && event.scene === "note"),
    );
    expect(entered).toMatchObject([{ at: opened[2]?.at }, { at: opened[2]?.at }]);
  });

  test("[S5] at its planned end it opens without waiting", () => {
    const { run } = begun(7);
    const fast = run.rosters[0]?.seats ?? [];
    run.until(run.now + 33_000, () => playOn(run, fast));
    expect(run.session.act).toMatchObject({ index: 2, at: 33_000 });
    const starts = run.teams.map((team) => team.scene?.startedAt);
    expect(starts).toEqual([33_000, 33_000]);
  });

  test("[S5] a team without people has arrived", () => {
    const { run, seats } = begun(7);
    const [hasLeft] = run.rosters.slice(1);
    for (const seat of hasLeft?.seats ?? []) run.away(seat);
    const there = seats.filter((seat) => !hasLeft?.seats.includes(seat));
    playOn(run, there);
    run.until(run.now + 10_000, () => playOn(run, there));
    expect(run.session.act?.index).toBeGreaterThan(1);
  });

  test("[S6] all teams see the same results", () => {
    const { run, seats } = begun(7);
    run.until(run.now + 57_000, () => playOn(run, seats.slice(0, 4)));
    const { results } = run.session;
    expect(results).toHaveLength(2);
    expect(results[0]?.decisions.first?.option).toBeDefined();
    const charts = ["t1", "t2"].map((id) => {
      const view = run.view(id);
      if (view.stage !== "play" || view.scene.kind !== "reveal") throw new Error("no reveal runs");
      return JSON.stringify(
        view.scene.charts.map((chart) => chart.rows.map(({ yours: _own, ...row }) => row)),
      );
    });
    expect(charts[0]).toContain("knock");
    expect(charts[0]).toBe(charts[1]);
  });
});

describe("clock", () => {
  test("[S7] [T8] a pause stops play time, and the rest of the session is planned again", () => {
    const { run } = begun(3);
    run.until(run.now + 5000);
    const endsAt = run.session.clock?.endsAt ?? 0;
    run.send({ type: "pause" });
    expect(run.view()).toMatchObject({ clock: { phase: "paused" } });
    expect(run.play("s1", { type: "ready" })).toEqual({ error: "PAUSED" });
    run.until(run.now + 10_000);
    expect(run.team().scene?.id).toBe("how");
    run.send({ type: "resume" });
    expect(run.session.clock?.endsAt).toBe(endsAt);
    expect(run.session.plan.at(-1)).toBeCloseTo(80_000);
    run.until(endsAt - 1);
    expect(run.session.phase).toBe("running");
    run.until(endsAt);
    expect(run.session.phase).toBe("ended");
    expect(run.team().path).toContain("log");
  });

  test("[T9] the end moves only by the time that is missing after all cuts", () => {
    const { run } = begun(3);
    run.until(run.now + 5000);
    const endsAt = run.session.clock?.endsAt ?? 0;
    run.send({ type: "pause" });
    run.until(run.now + 75_000);
    run.send({ type: "resume" });
    const moved = (run.session.clock?.endsAt ?? 0) - endsAt;
    expect(moved).toBeGreaterThan(10_000);
    expect(moved).toBeLessThan(60_000);
    expect(run.session.selfExtendedMs).toBeCloseTo(moved, -1);
    run.until(endsAt + moved);
    expect(run.session.phase).toBe("ended");
    expect(run.team().path).toContain("last");
  });

  test("[S8] a session that stays paused ends by itself", () => {
    const { run } = begun(3);
    run.send({ type: "pause" });
    const dueAt = run.deadline();
    expect(dueAt).toBe((run.session.clock?.endsAt ?? 0) + 5 * MINUTE);
    run.until(dueAt ?? 0);
    expect(run.session.phase).toBe("ended");
    // [W3] It did not reach an ending.
    expect(run.team().ending).toBeNull();
  });

  test("a team that waited for a person who left during a pause continues after it, not before", () => {
    const { run, scene } = begun(3);
    run.until(run.now + 8000);
    expect(scene().id).toBe("meet");
    for (const seat of ["s1", "s2"]) run.play(seat, { type: "ready" });
    run.send({ type: "pause" });
    run.play("s3", { type: "leave" });
    run.send({ type: "extend", minutes: 1 });
    expect(scene().id).toBe("meet");
    run.send({ type: "resume" });
    expect(scene().id).toBe("first");
  });

  test("[T7] the outcome of a scene is not visible beyond the moved end of an act", () => {
    const { run, scene } = begun(2);
    run.until(run.now + 9000);
    while (scene().id !== "share" || scene().step !== "outcome") {
      if (run.deadline() === null) throw new Error("never shown");
      run.until(run.deadline() ?? 0);
    }
    const lost = 4 * MINUTE;
    run.now += lost;
    run.send({ type: "outage", from: run.now - lost, to: run.now });
    expect(scene()).toMatchObject({ id: "share", step: "outcome" });
    expect(scene().endsAt).toBeLessThanOrEqual(run.session.act?.ends ?? 0);
  });

  test("[S7] an outage does not count as play time", () => {
    const { run, scene } = begun(3);
    run.until(run.now + 8000);
    const [before, left] = [scene().id, (scene().endsAt - 8000) / 1000];
    run.now += 20_000;
    run.send({ type: "outage", from: run.now - 20_000, to: run.now });
    expect(scene().id).toBe(before);
    expect((scene().endsAt - 8000) / 1000).toBeLessThanOrEqual(left);
    run.until(run.session.clock?.endsAt ?? 0);
    expect(run.session.phase).toBe("ended");
    expect(run.session.clock?.endsAt).toBe((run.session.clock?.startedAt ?? 0) + 90_000);
  });

  test("[T9] a host's extension moves the end and gives every act more", () => {
    const { run } = begun(3);
    const plan = run.session.plan;
    run.send({ type: "extend", minutes: 1 });
    expect(run.session.clock?.endsAt).toBe((run.session.clock?.startedAt ?? 0) + 150_000);
    expect(run.session.plan[1]).toBeGreaterThan(plan[1] ?? 0);
    run.until((run.session.clock?.startedAt ?? 0) + 150_000);
    expect(run.session.phase).toBe("ended");
  });
});

describe("people", () => {
  test("[N5] a late joiner goes to the smallest team and gets cards at the next deal", () => {
    const { run } = begun(7);
    run.until(run.now + 10_000);
    const [late = ""] = run.enter("late");
    expect(run.seats[late]?.team).toBe("t2");
    expect(run.isIn("t2", late)).toBe(true);
    expect(run.seats[late]).toMatchObject({ hasLeft: false, presence: "here" });
    run.until(run.now + 7000);
    expect(run.team("t2").scene?.id).toBe("board");
    expect(run.team("t2").deals.board).toContain(late);
  });

  test("[N5] when all teams are full, one splits and goes on from the story so far", () => {
    const { run } = begun(6);
    run.until(run.now + 34_000);
    const facts = run.team("t1").facts;
    const [late = ""] = run.enter("late");
    expect(run.rosters).toHaveLength(2);
    const [first, second] = run.rosters;
    expect(first?.seats).toHaveLength(3);
    expect(second?.seats).toEqual(["s4", "s5", "s6", late]);
    expect(run.team(second?.id).facts).toEqual(facts);
    expect(run.team(second?.id).scene?.id).toBe("note");
    expect(run.isIn("t1", "s5")).toBe(false);
    run.until(run.session.clock?.endsAt ?? 0);
    expect(run.team(second?.id).ending).not.toBeNull();
  });

  test("[N5] a team that splits after the ending was chosen gives the new one its ending", () => {
    const { run } = begun(6);
    run.until(run.now + 77_000);
    const { ending, facts, points } = run.team("t1");
    run.enter("late");
    expect(ending).not.toBeNull();
    expect(run.team("t2")).toMatchObject({ ending, facts, points: { story: points.story } });
  });

  test("[N6] a team that has been one person for a scene joins another", () => {
    const { run } = begun(7);
    run.until(run.now + 8000);
    for (const seat of ["s1", "s2", "s3", "s4", "s5", "s6", "s7"]) {
      const team = run.seats[seat]?.team ?? "";
      const alone = run.rosters[1];
      if (team === alone?.id && alone.seats[0] !== seat) run.away(seat);
    }
    const [left = ""] = run.rosters[1]?.seats ?? [];
    expect(run.seats[left]?.team).toBe("t2");
    run.until(run.now + 3000);
    expect(run.seats[left]?.team).toBe("t1");
    expect(run.isIn("t1", left)).toBe(true);
    expect(run.isIn("t2", left)).toBe(false);
  });

  test("a host moves a person, who may come back", () => {
    const { run } = begun(8);
    const seat = run.rosters[0]?.seats[0] ?? "";
    run.send({ type: "moveSeat", seat, team: "t2" });
    expect(run.isIn("t1", seat)).toBe(false);
    expect(run.isIn("t2", seat)).toBe(true);
    run.send({ type: "moveSeat", seat, team: "t1" });
    expect(run.isIn("t1", seat)).toBe(true);
    expect(run.send({ type: "moveSeat", seat, team: "t9" })).toEqual({ error: "UNKNOWN" });
  });
});
