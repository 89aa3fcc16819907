import { describe, expect, test } from "vitest";
import { sessionDeadline } from "../index.ts";
import { Hour } from "../testing/hour.ts";
import { playOn } from "../testing/players.ts";
import { begun, pack } from "../testing/reach.ts";

const MINUTE = 60_000;

describe("lobby", () => {
  test("[S1] [S2] autopilot starts on time when everybody is there", () => {
    const hour = new Hour(pack, { expected: 2 });
    hour.enter("a", "b");
    hour.until(hour.session.startsAt - 1);
    expect(hour.session.phase).toBe("lobby");
    hour.until(hour.session.startsAt);
    expect(hour.session.phase).toBe("running");
    expect(hour.session.clock?.endsAt).toBe(hour.session.startsAt + 90_000);
  });

  test("[S2] autopilot waits for those expected, and starts when the last one comes", () => {
    const hour = new Hour(pack, { expected: 3 });
    hour.enter("a", "b");
    hour.until(hour.session.startsAt + MINUTE);
    expect(hour.session.waitingUntil).toBe(hour.session.startsAt + 5 * MINUTE);
    hour.enter("c");
    expect(hour.session.phase).toBe("running");
    expect(hour.session.clock?.startedAt).toBe(hour.session.startsAt + MINUTE);
    expect(hour.session.clock?.endsAt).toBe(hour.session.startsAt + MINUTE + 90_000);
  });

  test("[S3] after the wait it starts with two, and is abandoned with one", () => {
    for (const [keys, phase] of [
      [["a", "b"], "running"],
      [["a"], "abandoned"],
      [[], "abandoned"],
    ] as const) {
      const hour = new Hour(pack, { expected: 4 });
      hour.enter(...keys);
      hour.until(hour.session.startsAt + 5 * MINUTE);
      expect(hour.session.phase).toBe(phase);
    }
  });

  test("[S2] the wait is shorter at speed", () => {
    const hour = new Hour(pack, { expected: 3, speed: 60 });
    hour.enter("a", "b");
    hour.until(hour.session.startsAt);
    expect(hour.session.waitingUntil).toBe(hour.session.startsAt + 5000);
  });

  test("[S1] a host starts at any time; without a host's word nothing starts", () => {
    const hour = new Hour(pack, { expected: 9, hosting: "host" });
    expect(hour.ask({ type: "start", by: "host" })).toEqual({ refused: "NOT_NOW" });
    hour.enter("a");
    hour.until(hour.session.startsAt + 60 * MINUTE);
    expect(hour.session.phase).toBe("lobby");
    expect(hour.ask({ type: "start", by: "host" })).toBeNull();
    expect(hour.session.phase).toBe("running");
  });

  test("[S4] the same key gets the same seat again", () => {
    const hour = new Hour(pack, { expected: 9 });
    const [first] = hour.enter("a", "b");
    hour.ask({ type: "left", seat: "s1" });
    expect(hour.enter("a")).toEqual([first]);
    expect(hour.session.seats.s1?.gone).toBe(false);
    expect(Object.keys(hour.session.seats)).toEqual(["s1", "s2"]);
  });

  test("teams form of those who are there, not of those who left the lobby", () => {
    const hour = new Hour(pack, { expected: 3 });
    hour.enter("a", "b", "c", "d");
    hour.ask({ type: "presence", seat: "s2", presence: "away" });
    hour.until(hour.session.startsAt);
    expect(hour.session.teams.flatMap((team) => team.seats).toSorted()).toEqual(["s1", "s3", "s4"]);
  });
});

describe("acts", () => {
  test("[S5] the next act opens for all when all have arrived and are ready", () => {
    const { hour, seats } = begun(7);
    const fast = hour.session.teams[0]?.seats ?? [];
    hour.until(hour.now + 20_000, () => playOn(hour, fast));
    expect(hour.session.act?.index).toBe(1);
    expect(hour.team("t1").scene?.kind).toBe("camp");
    expect(["camp", undefined]).not.toContain(hour.team("t2").scene?.kind);
    playOn(hour, seats);
    hour.until(hour.now + 4000, () => playOn(hour, seats));
    expect(hour.session.act?.index).toBeGreaterThanOrEqual(2);
    const opened = hour.sessionRows
      .flatMap((row) => row.events)
      .filter((event) => event.type === "actOpened");
    expect(opened[2]?.at).toBeLessThan(33_000);
    const entered = [...hour.rows.values()].map((rows) =>
      rows
        .flatMap((row) => row.events)
        .find((event) => event.type === "sceneEntered" && event.scene === "note"),
    );
    expect(entered).toMatchObject([{ at: opened[2]?.at }, { at: opened[2]?.at }]);
  });

  test("[S5] at its planned end it opens without waiting", () => {
    const { hour } = begun(7);
    const fast = hour.session.teams[0]?.seats ?? [];
    hour.until(hour.now + 33_000, () => playOn(hour, fast));
    expect(hour.session.act).toMatchObject({ index: 2, at: 33_000 });
    const starts = [...hour.teams.values()].map((team) => team.scene?.startedAt);
    expect(starts).toEqual([33_000, 33_000]);
  });

  test("[S5] a team without people has arrived", () => {
    const { hour, seats } = begun(7);
    const [gone] = hour.session.teams.slice(1);
    for (const seat of gone?.seats ?? [])
      hour.tell(gone?.id ?? "", { type: "presence", seat, state: "away" });
    const there = seats.filter((seat) => !gone?.seats.includes(seat));
    playOn(hour, there);
    hour.until(hour.now + 10_000, () => playOn(hour, there));
    expect(hour.session.act?.index).toBeGreaterThan(1);
  });

  test("[S6] all teams see the same results", () => {
    const { hour, seats } = begun(7);
    hour.until(hour.now + 57_000, () => playOn(hour, seats.slice(0, 4)));
    const [one, two] = [...hour.teams.values()];
    expect(one?.results).toHaveLength(2);
    expect(one?.results).toEqual(two?.results);
    expect(one?.results[0]?.decisions.first?.option).toBeDefined();
  });
});

describe("clock", () => {
  test("[S7] [T8] a pause stops play time, and the rest of the hour is planned anew", () => {
    const { hour } = begun(3);
    hour.until(hour.now + 5000);
    const endsAt = hour.session.clock?.endsAt ?? 0;
    hour.ask({ type: "pause" });
    expect(hour.team().phase).toBe("paused");
    expect(hour.play("s1", { type: "ready" })).toEqual({ refused: "PAUSED" });
    hour.until(hour.now + 10_000);
    expect(hour.team().scene?.id).toBe("how");
    hour.ask({ type: "resume" });
    expect(hour.session.clock?.endsAt).toBe(endsAt);
    expect(hour.session.plan.at(-1)).toBeCloseTo(80_000);
    hour.until(endsAt - 1);
    expect(hour.session.phase).toBe("running");
    hour.until(endsAt);
    expect(hour.session.phase).toBe("ended");
    expect(hour.team().path).toContain("log");
  });

  test("[T9] the end moves only by what is missing after all cuts", () => {
    const { hour } = begun(3);
    hour.until(hour.now + 5000);
    const endsAt = hour.session.clock?.endsAt ?? 0;
    hour.ask({ type: "pause" });
    hour.until(hour.now + 75_000);
    hour.ask({ type: "resume" });
    const moved = (hour.session.clock?.endsAt ?? 0) - endsAt;
    expect(moved).toBeGreaterThan(10_000);
    expect(moved).toBeLessThan(60_000);
    expect(hour.session.selfExtendedMs).toBeCloseTo(moved, -1);
    hour.until(endsAt + moved);
    expect(hour.session.phase).toBe("ended");
    expect(hour.team().path).toContain("last");
  });

  test("[S8] a session that stays paused ends by itself", () => {
    const { hour } = begun(3);
    hour.ask({ type: "pause" });
    const due = sessionDeadline(hour.session);
    expect(due).toBe((hour.session.clock?.endsAt ?? 0) + 5 * MINUTE);
    hour.until(due ?? 0);
    expect(hour.session.phase).toBe("ended");
  });

  test("[S7] an outage is taken out of the hour", () => {
    const { hour, scene } = begun(3);
    hour.until(hour.now + 8000);
    const [before, left] = [scene().id, (scene().endsAt - 8000) / 1000];
    hour.now += 20_000;
    hour.ask({ type: "outage", from: hour.now - 20_000, to: hour.now });
    expect(scene().id).toBe(before);
    expect((scene().endsAt - 8000) / 1000).toBeLessThanOrEqual(left);
    hour.until(hour.session.clock?.endsAt ?? 0);
    expect(hour.session.phase).toBe("ended");
    expect(hour.session.clock?.endsAt).toBe((hour.session.clock?.startedAt ?? 0) + 90_000);
  });

  test("[T9] a host's extension moves the end and gives every act more", () => {
    const { hour } = begun(3);
    const plan = hour.session.plan;
    hour.ask({ type: "extend", minutes: 1 });
    expect(hour.session.clock?.endsAt).toBe((hour.session.clock?.startedAt ?? 0) + 150_000);
    expect(hour.session.plan[1]).toBeGreaterThan(plan[1] ?? 0);
    hour.until((hour.session.clock?.startedAt ?? 0) + 150_000);
    expect(hour.session.phase).toBe("ended");
  });
});

describe("people", () => {
  test("[N5] a late joiner goes to the smallest team and gets cards at the next deal", () => {
    const { hour } = begun(7);
    hour.until(hour.now + 10_000);
    const [late = ""] = hour.enter("late");
    expect(hour.session.seats[late]?.team).toBe("t2");
    expect(hour.team("t2").members[late]).toMatchObject({ gone: false, presence: "here" });
    hour.until(hour.now + 7000);
    expect(hour.team("t2").scene?.id).toBe("board");
    expect(hour.team("t2").deals.board).toContain(late);
  });

  test("[N5] when all teams are full, one splits and goes on from the story so far", () => {
    const { hour } = begun(6);
    hour.until(hour.now + 34_000);
    const facts = hour.team("t1").facts;
    const [late = ""] = hour.enter("late");
    expect(hour.session.teams).toHaveLength(2);
    const [first, second] = hour.session.teams;
    expect(first?.seats).toHaveLength(3);
    expect(second?.seats).toEqual(["s4", "s5", "s6", late]);
    expect(hour.team(second?.id).facts).toEqual(facts);
    expect(hour.team(second?.id).scene?.id).toBe("note");
    expect(hour.team("t1").members.s5?.gone).toBe(true);
    hour.until(hour.session.clock?.endsAt ?? 0);
    expect(hour.team(second?.id).ending).not.toBeNull();
  });

  test("[N6] a team that has been one person for a scene joins another", () => {
    const { hour } = begun(7);
    hour.until(hour.now + 8000);
    for (const seat of ["s1", "s2", "s3", "s4", "s5", "s6", "s7"]) {
      const team = hour.session.seats[seat]?.team ?? "";
      const alone = hour.session.teams[1];
      if (team === alone?.id && alone.seats[0] !== seat)
        hour.tell(team, { type: "presence", seat, state: "away" });
    }
    const [left = ""] = hour.session.teams[1]?.seats ?? [];
    expect(hour.session.seats[left]?.team).toBe("t2");
    hour.until(hour.now + 3000);
    expect(hour.session.seats[left]?.team).toBe("t1");
    expect(hour.team("t1").members[left]?.gone).toBe(false);
    expect(hour.team("t2").members[left]?.gone).toBe(true);
  });

  test("a host moves a person, who may come back", () => {
    const { hour } = begun(8);
    const seat = hour.session.teams[0]?.seats[0] ?? "";
    hour.ask({ type: "move", seat, team: "t2" });
    expect(hour.team("t1").members[seat]?.gone).toBe(true);
    expect(hour.team("t2").members[seat]?.gone).toBe(false);
    hour.ask({ type: "move", seat, team: "t1" });
    expect(hour.team("t1").members[seat]?.gone).toBe(false);
    expect(hour.ask({ type: "move", seat, team: "t9" })).toEqual({ refused: "UNKNOWN" });
  });
});
