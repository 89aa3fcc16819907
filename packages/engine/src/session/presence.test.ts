import { describe, expect, test } from "vitest";
import { begun, pack } from "../../test/reach.ts";
import { TestSession } from "../../test/session.ts";
import type { Command, Event } from "../index.ts";

const GRACE_MS = 30_000;

function connect(key: string, node = "node", openedAt?: number): Command {
  const opened = openedAt !== undefined && { openedAt };
  return { type: "connect", key, team: null, mix: [], node, browser: "browser", ...opened };
}
const last = (run: TestSession): Event[] => run.rows.at(-1)?.events ?? [];
const types = (run: TestSession): string[] => last(run).map(({ type }) => type);
/** Play ms that somebody has been connected so far. */
function presentMs(run: TestSession, seat: string): number {
  const { presentMs: earlier, since } = run.seats[seat]?.connection ?? { presentMs: 0, since: null };
  const { clock } = run.session;
  return earlier + (since === null || !clock ? 0 : run.now - clock.startedAt - clock.pausedMs - since);
}

describe("[N10] only a person's newest connection counts", () => {
  test("a new one takes over the seat, on any node", () => {
    const { run } = begun(2);
    expect(run.seats.s1?.connection).toMatchObject({ epoch: 1, node: "node" });
    run.send(connect("a", "other"));
    expect(types(run)).toEqual(["connected"]);
    expect(run.seats.s1).toMatchObject({ presence: "here", connection: { epoch: 2, node: "other" } });
  });

  test("one that was opened before the one that is here does not take the seat back", () => {
    const { run } = begun(2);
    const openedAt = run.now;
    expect(run.send(connect("a", "living", openedAt))).toBeNull();
    const late = connect("a", "late", openedAt - 1);
    expect(run.send(late)).toEqual({ error: "ELSEWHERE" });
    expect(run.seats.s1).toMatchObject({ presence: "here", connection: { node: "living", openedAt } });
    run.drop("s1");
    expect(run.send(late)).toBeNull();
    expect(run.seats.s1).toMatchObject({ presence: "here", connection: { node: "late" } });
  });

  test("the end of an older one changes nothing", () => {
    const { run } = begun(2);
    run.send(connect("a", "other"));
    const before = run.state;
    const rows = run.rows.length;
    expect(run.send({ type: "disconnect", seat: "s1", epoch: 1, graceEndsAt: run.now })).toBeNull();
    expect(run.send({ type: "nodeLost", node: "node", graceEndsAt: run.now + 1 })).toBeNull();
    expect(run.state.seats.s1).toBe(before.seats.s1);
    expect(run.state.seats.s2?.presence).toBe("dropped");
    expect(run.rows).toHaveLength(rows + 1);
  });

  test("the end of the newest one is recorded once", () => {
    const { run } = begun(2);
    const drop: Command = { type: "disconnect", seat: "s1", epoch: 1, graceEndsAt: run.now + GRACE_MS };
    run.send(drop);
    const { state } = run;
    expect(state.seats.s1).toMatchObject({ presence: "dropped", graceEndsAt: run.now + GRACE_MS });
    run.send({ ...drop, graceEndsAt: run.now + 2 * GRACE_MS });
    expect(run.state).toBe(state);
  });
});

describe("[N11] a seat is reserved for its grace", () => {
  test("the grace ends with a tick, at its time", () => {
    const { run } = begun(2);
    run.drop("s1", run.now + 500);
    expect(run.deadline()).toBe(run.now + 500);
    run.now += 600;
    run.send({ type: "tick" });
    expect(last(run)).toEqual([{ type: "wentAway", seat: "s1", at: 500 }]);
    expect(run.seats.s1).toMatchObject({ presence: "away", graceEndsAt: null });
  });

  test("or with a new connection", () => {
    const { run } = begun(2);
    run.drop("s1", run.now + 500);
    run.back("s1");
    expect(run.seats.s1).toMatchObject({ presence: "here", graceEndsAt: null });
    run.until(run.now + 600);
    expect(run.seats.s1?.presence).toBe("here");
  });

  test("in the lobby and in a pause too", () => {
    const lobby = new TestSession(pack, { expected: 3, hosting: "host" });
    lobby.enter("a", "b");
    lobby.drop("s1", lobby.now + 500);
    lobby.until(lobby.now + 500);
    expect(lobby.seats.s1?.presence).toBe("away");

    const { run } = begun(2);
    run.send({ type: "pause" });
    run.drop("s1", run.now + 500);
    run.until(run.now + 500);
    expect(run.seats.s1?.presence).toBe("away");
    expect(run.session.phase).toBe("paused");
  });

  test("graces that end together end in one row", () => {
    const { run } = begun(7);
    const ends = run.now + 500;
    for (const seat of ["s1", "s2", "s3"]) run.drop(seat, ends);
    run.until(ends);
    expect(types(run)).toEqual(["wentAway", "wentAway", "wentAway"]);
  });
});

describe("[N12] time present is play time with a connection", () => {
  test("without graces, and without pauses", () => {
    const { run } = begun(2);
    run.until(run.now + 1000);
    run.drop("s1");
    expect(run.seats.s1?.connection).toMatchObject({ presentMs: 1000, since: null });
    run.until(run.now + 2000);
    run.back("s1");
    expect(run.seats.s1?.connection).toMatchObject({ presentMs: 1000, since: 3000 });
    run.send({ type: "pause" });
    run.until(run.now + 5000);
    run.send({ type: "resume" });
    run.until(run.now + 500);
    expect([presentMs(run, "s1"), presentMs(run, "s2")]).toEqual([1500, 3500]);
  });

  test("a connection that takes over goes on with it; the lobby is not counted", () => {
    const run = new TestSession(pack, { expected: 2, hosting: "host" });
    run.enter("a", "b");
    run.until(run.now + 9000);
    run.send({ type: "start", by: "host" });
    run.until(run.now + 1000);
    run.send(connect("a", "other"));
    expect(run.seats.s1?.connection).toMatchObject({ presentMs: 0, since: 0 });
    run.until(run.now + 500);
    expect(presentMs(run, "s1")).toBe(1500);
  });

  test("leaving and removal end it, and the grace as well", () => {
    const { run } = begun(3);
    run.until(run.now + 1000);
    run.play("s1", { type: "leave" });
    run.drop("s2");
    run.send({ type: "remove", seat: "s2", on: true });
    for (const seat of ["s1", "s2"])
      expect(run.seats[seat]).toMatchObject({
        presence: "away",
        hasLeft: true,
        graceEndsAt: null,
        connection: { presentMs: 1000, since: null },
      });
    run.until(run.now + 500);
    run.back("s1");
    expect(run.seats.s1).toMatchObject({ hasLeft: false, connection: { presentMs: 1000, since: 1500 } });
  });
});

describe("[N13] nodes", () => {
  test("one that dies drops all its connections in one row", () => {
    const run = new TestSession(pack, { expected: 3, hosting: "host" });
    for (const [key, node] of [
      ["a", "one"],
      ["b", "two"],
      ["c", "one"],
      ["d", "one"],
    ] as const)
      run.send(connect(key, node));
    run.send({ type: "start", by: "host" });
    run.play("s4", { type: "leave" });
    const rows = run.rows.length;
    run.send({ type: "nodeLost", node: "one", graceEndsAt: run.now + GRACE_MS });
    expect(run.rows).toHaveLength(rows + 1);
    const graceEndsAt = run.now + GRACE_MS;
    expect(last(run)).toEqual(["s1", "s3"].map((seat) => ({ type: "dropped", seat, graceEndsAt, at: 0 })));
  });

  test("a node that was considered lost reports its open connections: the newest ones count", () => {
    const { run } = begun(4);
    run.send({ type: "nodeLost", node: "node", graceEndsAt: run.now + 500 });
    // s1 waits, s2 was given up, s3 came back over another node, s4 has left.
    run.until(run.now + 400);
    run.send({ type: "disconnect", seat: "s2", epoch: 1, graceEndsAt: 0 });
    run.send(connect("c", "other"));
    run.play("s4", { type: "leave" });
    run.until(run.now + 200);
    expect(run.seats.s2?.presence).toBe("away");
    const connections = ["s1", "s2", "s3", "s4", "s9"].map((seat) => ({ seat, epoch: 1 }));
    run.send({ type: "reconnect", node: "node", connections });
    expect(last(run)).toEqual(
      ["s1", "s2"].map((seat) => ({
        type: "connected",
        seat,
        epoch: 1,
        openedAt: 1_000_000,
        node: "node",
        browser: "browser",
        at: 600,
      })),
    );
    expect(run.seats.s3?.connection.node).toBe("other");
    expect(run.seats.s4?.hasLeft).toBe(true);
  });

  test("a person whose connection is restored after the start joins a team", () => {
    const run = new TestSession(pack, { expected: 3, hosting: "host" });
    run.enter("a", "b", "c");
    run.away("s3");
    run.send({ type: "start", by: "host" });
    expect(run.seats.s3?.team).toBeNull();
    run.send({ type: "reconnect", node: "node", connections: [{ seat: "s3", epoch: 1 }] });
    expect(run.seats.s3?.team).toBe("t1");
    expect(run.isIn("t1", "s3")).toBe(true);
  });
});

describe("[N14] watching and requests for help belong to the person", () => {
  test("and stay with them while they are away", () => {
    const { run } = begun(2);
    run.play("s1", { type: "observe", on: true });
    run.play("s1", { type: "help", on: true });
    run.drop("s1");
    run.back("s1");
    expect(run.seats.s1).toMatchObject({ observer: true, help: true });
    run.send({ type: "answer", seat: "s1" });
    expect(run.seats.s1?.help).toBe(false);
  });

  test("and end in another team", () => {
    const { run } = begun(7);
    const seat = run.rosters[0]?.seats[0] ?? "";
    run.play(seat, { type: "observe", on: true });
    run.play(seat, { type: "help", on: true });
    run.send({ type: "moveSeat", seat, team: "t2" });
    expect(run.seats[seat]).toMatchObject({ team: "t2", observer: false, help: false });
  });
});

test("[S4] after the end nobody connects", () => {
  const { run } = begun(2);
  run.send({ type: "end" });
  expect(run.send(connect("a"))).toEqual({ error: "ENDED" });
  expect(run.send({ type: "disconnect", seat: "s1", epoch: 1, graceEndsAt: 0 })).toEqual({ error: "ENDED" });
});
