import { randomUUID } from "node:crypto";
import { privateView } from "@lantern/engine";
import { expect, test, vi } from "vitest";
import { entryOf, firstLight } from "../../test/live/live-node.ts";
import { join, start, teamOf, World } from "../../test/live/session-world.ts";
import type { Viewer } from "./audience.ts";
import type { LiveSession } from "./session.ts";
import { startNow } from "./start-now.ts";

test("a seat with a lost connection waits 30 s from the last sign of life, then it is away; it is here again on return", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  const { viewer } = await join(session, "ada");
  await join(session, "bo");
  await start(session);
  expect(session.personOf("ada")?.presence).toBe("here");

  await session.leave(viewer, world.now - 4000);
  await session.settled();
  expect(session.personOf("ada")).toMatchObject({ presence: "dropped", graceEndsAt: world.now + 26_000 });
  await world.pass(25_999);
  expect(session.personOf("ada")?.presence).toBe("dropped");
  await world.pass(1);
  expect(session.personOf("ada")?.presence).toBe("away");

  await join(session, "ada");
  await session.settled();
  expect(session.personOf("ada")).toMatchObject({ presence: "here", graceEndsAt: null });
});

test("[K12] a vote waits 29 s for somebody with a lost connection; after 30 s the team goes on, and on return they have seat and cards again", async () => {
  const world = new World(["ada", "bo", "cy"]);
  // So slow that no deadline of the scene comes within half a minute.
  Object.assign(world.company.infos.get(world.sessionId) ?? {}, { speed: 0.02 });
  const session = await world.open(world.node().sessions);
  const [ada, bo, cy] = [await join(session, "ada"), await join(session, "bo"), await join(session, "cy")];
  await start(session);
  const scene = () => teamOf(session)?.scene;
  const phase = () => (scene()?.data as { phase?: string } | undefined)?.phase;
  while (scene()?.kind !== "decision") await world.pass(1000);
  const cards = () =>
    privateView(firstLight.pack, session.state, bo.viewer.seat)?.cards.map(({ id }) => id) ?? [];
  const handed = cards();
  expect(handed.length).toBeGreaterThan(0);

  await session.leave(bo.viewer, world.now);
  for (const { viewer } of [ada, cy]) {
    const choose = { type: "vote", option: "knock" } as const;
    const late = await session.play(viewer.seat, randomUUID(), choose, "the one before");
    expect(late).toEqual({ ok: false, code: "PASSED" });
    expect(await session.play(viewer.seat, randomUUID(), choose)).toMatchObject({ ok: true });
  }
  await world.pass(29_000);
  expect(session.personOf("bo")?.presence).toBe("dropped");
  expect(phase()).toBe("silent");
  expect(cards()).toEqual(handed);
  await world.pass(1000);
  expect(session.personOf("bo")?.presence).toBe("away");
  expect(phase()).toBe("talk");
  expect(cards()).toEqual([]);

  const again = await join(session, "bo");
  await session.settled();
  expect(again.viewer.seat).toBe(bo.viewer.seat);
  expect(cards()).toEqual(handed);
});

test("the end of an older connection of somebody who has reconnected changes nothing", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  const old = await join(session, "ada");
  await join(session, "bo");
  await start(session);
  await join(session, "ada");
  expect(old.byes).toContain("elsewhere");
  await session.leave(old.viewer, world.now);
  await session.settled();
  expect(session.personOf("ada")?.presence).toBe("here");
});

test("a person who left may come back into the same seat", async () => {
  const world = new World(["ada", "bo", "cy"]);
  const session = await world.open(world.node().sessions);
  const { viewer } = await join(session, "ada");
  await Promise.all([join(session, "bo"), join(session, "cy")]);
  await start(session);
  expect(await session.play(viewer.seat, randomUUID(), { type: "leave" })).toMatchObject({ ok: true });
  await session.settled();
  expect(session.personOf("ada")?.hasLeft).toBe(true);
  const again = await join(session, "ada");
  await session.settled();
  expect(again.viewer.seat).toBe(viewer.seat);
  expect(session.personOf("ada")).toMatchObject({ hasLeft: false, presence: "here" });
});

test("start, attendance and end are reported to the company once each; nobody counts before five minutes of play", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  await join(session, "ada");
  const bo = await join(session, "bo");
  await start(session);
  const startedAt = world.now;
  // Play time runs at a tenth: the ninety seconds take fifteen minutes, and five minutes of play never pass.
  await world.pass(60_000);
  await session.leave(bo.viewer, world.now);
  await world.pass(14 * 60_000);
  await world.pass(60_000);
  expect(session.state.session.phase).toBe("ended");
  expect(world.company.recordedOf("started")).toEqual([[world.sessionId, startedAt, startedAt + 900_000]]);
  expect(world.company.recordedOf("placed")).toEqual([[world.sessionId, ["ada", "bo"], startedAt]]);
  expect(world.company.recordedOf("attended")).toEqual([]);
  expect(world.company.recordedOf("ended")).toHaveLength(1);
  // No deadline is left, so no node is woken for it.
  expect(await world.log.claimOverdue(world.now + 1e9, 1000, 10)).toEqual([]);
});

test("an autopilot session that nobody came to is a draft again, and can be opened again", async () => {
  const world = new World(["ada", "bo"]);
  const info = world.company.infos.get(world.sessionId);
  if (info) Object.assign(info, { hosting: "autopilot", speed: 1 });
  const { sessions } = world.node();
  const session = await world.open(sessions);
  await world.pass(0);
  await world.pass(5 * 60_000);
  expect(session.state.session.phase).toBe("abandoned");
  expect(world.company.recordedOf("notStarted")).toHaveLength(1);
  if (info) info.startsAt = world.now;
  const again = await world.open(sessions);
  expect(again.run.run).toBe(2);
  expect(again.state.session.phase).toBe("lobby");
});

test("an outage pauses the session for its length: the deadlines in it are still to come", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  await join(session, "ada");
  await join(session, "bo");
  await start(session);
  const before = { scene: teamOf(session)?.scene?.id, dueAt: session.authority.deadline ?? 0 };
  const from = world.now;
  world.serving = false;
  await world.pass(300_000);
  expect(before.dueAt).toBeLessThan(world.now);
  await session.outage(from, world.now);
  await session.outage(from, world.now);
  world.serving = true;
  await world.clock.settle();
  expect(teamOf(session)?.scene?.id).toBe(before.scene);
  expect(session.authority.deadline).toBeGreaterThan(world.now);
  expect(session.state.session.clock?.pausedMs).toBe(300_000);
});

test("late deadlines are passed in order, each at its own time", async () => {
  const world = new World(["ada", "bo"]);
  const { sessions } = world.node();
  const session = await world.open(sessions);
  await join(session, "ada");
  await join(session, "bo");
  await start(session);
  const startedAt = world.now;
  sessions.forget(world.sessionId);
  await world.pass(1_000_000);
  const later = await world.open(world.node().sessions);
  expect(later.state.session.phase).toBe("ended");
  const times = (await world.log.read(later.run, 0)).map(({ at }) => at);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(new Set(times.filter((at) => at > startedAt && at < world.now)).size).toBeGreaterThan(10);
  expect(world.problems).toEqual([]);
});

test("while the storage is away nothing is decided, and every command gets a result; afterwards play continues", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  const { viewer } = await join(session, "ada");
  await join(session, "bo");
  await start(session);
  world.serving = false;
  const id = randomUUID();
  const chat = () => session.play(viewer.seat, id, { type: "chat", text: "hello?" });
  expect(await chat()).toEqual({ ok: false, code: "UNAVAILABLE" });
  const before = session.authority.latestSeq;
  await world.pass(900_000);
  expect(session.authority.latestSeq).toBe(before);
  world.serving = true;
  await world.pass(1000);
  expect(session.state.session.phase).toBe("ended");
});

test("a connection that is lost while the storage is away is stored when it is back", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  const { viewer } = await join(session, "ada");
  await join(session, "bo");
  await start(session);
  world.serving = false;
  await session.leave(viewer, world.now);
  expect(session.personOf("ada")?.presence).toBe("here");
  await world.pass(5000);
  world.serving = true;
  await world.pass(1000);
  expect(session.personOf("ada")).toMatchObject({ presence: "dropped", graceEndsAt: world.now + 24_000 });
});

test("an acknowledgement comes after the commit, and not when the commit fails", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  const { viewer } = await join(session, "ada");
  await join(session, "bo");
  await start(session);
  const append = vi.spyOn(world.log, "append").mockRejectedValueOnce(new Error("away"));
  const id = randomUUID();
  const submit = () => session.play(viewer.seat, id, { type: "help", on: true });
  expect(await submit()).toEqual({ ok: false, code: "UNAVAILABLE" });
  expect(session.personOf("ada")?.help).toBe(false);
  append.mockRestore();
  expect(await submit()).toMatchObject({ ok: true });
  expect(session.personOf("ada")?.help).toBe(true);
});

/** A row that no build can fold, after the last one of the session. */
async function poisoned(world: World, { run, authority }: LiveSession): Promise<void> {
  const seq = ((await world.log.read(run, 0)).at(-1)?.seq ?? 0) + 1;
  const events = [{ type: "unheard of" } as never];
  const row = { seq, team: null, commandId: "poison", actor: "test", at: world.now, events };
  await world.log.append([{ run, rows: [row], state: null }]);
  authority.catchUp(seq);
  await world.clock.settle();
}

test("a log that cannot be folded stops its session, with a goodbye that says so, and no other session", async () => {
  const world = new World(["ada", "bo"]);
  const { sessions } = world.node();
  const session = await world.open(sessions);
  const { byes, viewer } = await join(session, "ada");
  await poisoned(world, session);
  expect(byes).toEqual(["stopped"]);
  expect(await session.play(viewer.seat, randomUUID(), { type: "help", on: true })).toEqual({
    ok: false,
    code: "FAILED",
  });
  expect(await session.enter(entryOf("bo"), "bo")).toEqual({ bye: "stopped" });
  expect(world.problems).toHaveLength(1);
});

test("a stored command whose commit nobody confirmed is not refused because its session has stopped", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  const { viewer } = await join(session, "ada");
  await join(session, "bo");
  await start(session);
  const append = world.log.append.bind(world.log);
  vi.spyOn(world.log, "append").mockImplementationOnce(async (entries) => {
    await append(entries);
    throw new Error("away");
  });
  const id = randomUUID();
  const submit = () => session.play(viewer.seat, id, { type: "help", on: true });
  expect(await submit()).toEqual({ ok: false, code: "UNAVAILABLE" });
  await poisoned(world, session);
  expect(session.authority.stopped).toBe(true);
  expect(await submit()).toEqual({ ok: true });
});

test("a session is not unloaded while somebody is about to join it; later it is, and loaded again", async () => {
  const world = new World(["ada", "bo"]);
  const { sessions } = world.node();
  const session = await world.open(sessions);
  const entered = await session.enter(entryOf("ada"), "ada");
  sessions.sweep();
  expect(sessions.all).toEqual([session]);
  await world.pass(10 * 60_000);
  sessions.sweep();
  expect(sessions.all).toEqual([]);
  const byes: string[] = [];
  const late = { person: "ada", ...entered, send: () => {}, backlog: () => 0 } as unknown as Viewer;
  session.watch({ ...late, bye: (code) => byes.push(code) });
  expect(byes).toEqual(["draining"]);
  expect((await sessions.get(world.sessionId))?.personOf("ada")?.seat).toBe("s1");
});

test("a start that the storage does not accept is reported as such; an empty lobby as nobody being there", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  await expect(startNow(session, "host", world.clock.timers)).rejects.toMatchObject({
    code: "SESSION_007",
    status: 404,
  });
  await join(session, "ada");
  await join(session, "bo");
  world.serving = false;
  const from = world.now;
  const refused = startNow(session, "host", world.clock.timers).catch((error: unknown) => error);
  await world.pass(4999);
  const started = startNow(session, "host", world.clock.timers);
  await world.pass(1);
  expect(await refused).toMatchObject({ code: "SERVER_ERROR", status: 503 });
  expect(world.now - from).toBe(5000);
  expect(session.state.session.phase).toBe("lobby");
  world.serving = true;
  await world.pass(250);
  await started;
  expect(session.state.session.phase).toBe("running");
  await startNow(session, "another host", world.clock.timers);
});
