import { randomUUID } from "node:crypto";
import { privateView } from "@lantern/engine";
import { expect, test, vi } from "vitest";
import { entryOf, firstLight } from "../../test/live/live-node.ts";
import { come, World } from "../../test/live/session-world.ts";
import type { Viewer } from "./broadcast.ts";
import { LocalFanOut } from "./fanout/local.ts";
import type { LiveSession } from "./session.ts";
import { startNow } from "./start-now.ts";

const start = async (session: LiveSession) => {
  expect(await session.command("start", "host", { type: "start", by: "host" })).toMatchObject({ ok: true });
  await session.settled();
};
const teamOf = ({ state }: LiveSession) => Object.values(state.teams)[0];
const memberOf = (session: LiveSession, key: string) => session.personOf(key);

test("a seat whose line broke waits 30 s from the last sign, then is given up, and is there again on return", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  const { viewer } = await come(session, "ada");
  await come(session, "bo");
  await start(session);
  expect(memberOf(session, "ada")?.presence).toBe("here");

  await session.leave(viewer, world.now - 4000);
  await session.settled();
  expect(memberOf(session, "ada")).toMatchObject({ presence: "dropped", graceEndsAt: world.now + 26_000 });
  await world.pass(25_999);
  expect(memberOf(session, "ada")?.presence).toBe("dropped");
  await world.pass(1);
  expect(memberOf(session, "ada")?.presence).toBe("away");

  await come(session, "ada");
  await session.settled();
  expect(memberOf(session, "ada")).toMatchObject({ presence: "here", graceEndsAt: null });
});

test("[K12] a vote waits 29 s for somebody whose line broke; after 30 s the team goes on, and who returns has seat and cards again", async () => {
  const world = new World(["ada", "bo", "cy"]);
  // So slow that no deadline of the scene comes within half a minute.
  Object.assign(world.company.infos.get(world.sessionId) ?? {}, { speed: 0.02 });
  const session = await world.open(world.node().sessions);
  const [ada, bo, cy] = [await come(session, "ada"), await come(session, "bo"), await come(session, "cy")];
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
  expect(memberOf(session, "bo")?.presence).toBe("dropped");
  expect(phase()).toBe("silent");
  expect(cards()).toEqual(handed);
  await world.pass(1000);
  expect(memberOf(session, "bo")?.presence).toBe("away");
  expect(phase()).toBe("talk");
  expect(cards()).toEqual([]);

  const again = await come(session, "bo");
  await session.settled();
  expect(again.viewer.seat).toBe(bo.viewer.seat);
  expect(cards()).toEqual(handed);
});

test("the end of an older line of somebody who is connected anew changes nothing", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  const old = await come(session, "ada");
  await come(session, "bo");
  await start(session);
  await come(session, "ada");
  expect(old.byes).toContain("elsewhere");
  await session.leave(old.viewer, world.now);
  await session.settled();
  expect(memberOf(session, "ada")?.presence).toBe("here");
});

test("who left may come back into the same seat", async () => {
  const world = new World(["ada", "bo", "cy"]);
  const session = await world.open(world.node().sessions);
  const { viewer } = await come(session, "ada");
  await Promise.all([come(session, "bo"), come(session, "cy")]);
  await start(session);
  expect(await session.play(viewer.seat, randomUUID(), { type: "leave" })).toMatchObject({ ok: true });
  await session.settled();
  expect(memberOf(session, "ada")?.hasLeft).toBe(true);
  const again = await come(session, "ada");
  await session.settled();
  expect(again.viewer.seat).toBe(viewer.seat);
  expect(memberOf(session, "ada")).toMatchObject({ hasLeft: false, presence: "here" });
});

test("the company is told of start, attendance and end, once each; nobody counts before five minutes of play", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  await come(session, "ada");
  const bo = await come(session, "bo");
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

test("an autopilot session that nobody came to goes back, and can be opened again", async () => {
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

test("two nodes play one session: a lost race is decided again, and both end with the same state", async () => {
  const world = new World(["ada", "bo", "cy", "di"]);
  const fanOut = new LocalFanOut();
  const here = await world.open(world.node(fanOut).sessions);
  const people = await Promise.all(["ada", "bo", "cy", "di"].map((person) => come(here, person)));
  await start(here);
  const there = await world.open(world.node(fanOut).sessions);
  const commands = people.flatMap(({ viewer }, index) =>
    [here, there].map((session) =>
      session.play(viewer.seat, randomUUID(), { type: "chat", text: `line ${index} at ${session === here}` }),
    ),
  );
  expect(await Promise.all(commands)).toMatchObject(commands.map(() => ({ ok: true })));
  await world.clock.settle();
  expect(teamOf(here)?.chat).toHaveLength(8);
  expect(there.state).toEqual(here.state);
  const rows = await world.log.read(here.run, 0);
  expect(rows.map((row) => row.seq)).toEqual(rows.map((_, index) => index + 1));
});

test("what arrives at one moment is one statement", async () => {
  const world = new World(["ada", "bo", "cy", "di"]);
  const session = await world.open(world.node().sessions);
  const people = await Promise.all(["ada", "bo", "cy", "di"].map((person) => come(session, person)));
  await start(session);
  const append = vi.spyOn(world.log, "append");
  const read = vi.spyOn(world.log, "read");
  await Promise.all(
    people.map(({ viewer }) => session.play(viewer.seat, randomUUID(), { type: "help", on: true })),
  );
  expect(append).toHaveBeenCalledTimes(1);
  expect(append.mock.calls[0]?.[0][0]?.rows).toHaveLength(4);
  await world.pass(1000);
  expect(append).toHaveBeenCalledTimes(1);
  expect(read).not.toHaveBeenCalled();
});

test("people of one team on two nodes: both nodes know who is there, and neither contradicts the other", async () => {
  const world = new World(["ada", "bo", "cy"]);
  const fanOut = new LocalFanOut();
  const here = await world.open(world.node(fanOut).sessions);
  const there = await world.open(world.node(fanOut).sessions);
  await come(here, "ada");
  const bo = await come(there, "bo");
  await come(here, "cy");
  await start(here);
  await world.pass(1000);
  const settledAt = here.authority.latestSeq;
  await world.pass(1000);
  expect(here.authority.latestSeq).toBe(settledAt);
  for (const person of ["ada", "bo", "cy"]) expect(memberOf(here, person)?.presence).toBe("here");

  await there.leave(bo.viewer, world.now);
  await world.pass(1000);
  for (const session of [here, there]) expect(memberOf(session, "bo")?.presence).toBe("dropped");
  await world.pass(30_000);
  for (const session of [here, there]) expect(memberOf(session, "bo")?.presence).toBe("away");
  await come(here, "bo");
  await world.pass(1000);
  for (const session of [here, there]) expect(memberOf(session, "bo")?.presence).toBe("here");
});

test("the newest connection of a person wins, whichever node the older one is at", async () => {
  const world = new World(["ada", "bo"]);
  const fanOut = new LocalFanOut();
  const here = await world.open(world.node(fanOut).sessions);
  const there = await world.open(world.node(fanOut).sessions);
  const old = await come(here, "ada");
  const newer = await come(there, "ada");
  await world.clock.settle();
  expect(old.byes).toEqual(["elsewhere"]);
  expect(newer.byes).toEqual([]);
  await here.leave(old.viewer, world.now);
  await world.clock.settle();
  expect(memberOf(there, "ada")?.presence).toBe("here");
});

test("what the company arranges on one node the other hears of: a new name, and a new run in place of the old", async () => {
  const world = new World(["ada", "bo"]);
  const fanOut = new LocalFanOut();
  const [{ sessions: sessionsHere }, { sessions: sessionsThere }] = [world.node(fanOut), world.node(fanOut)];
  const here = await world.open(sessionsHere);
  const there = await world.open(sessionsThere);
  const { viewer, byes } = await come(there, "ada");
  const info = world.company.infos.get(world.sessionId);
  const [ada] = info?.roster ?? [];
  if (!info || !ada) throw new Error("nobody is expected");
  ada.firstName = "Adele";
  await here.plan.refresh(structuredClone(info));
  await world.clock.settle();
  expect(there.namesOf([viewer.seat])).toEqual(["Adele Test"]);

  info.preassignedTeams = [{ id: "t1", name: "Otters" }];
  const fresh = await world.open(sessionsHere);
  expect(fresh.run.run).toBe(2);
  await world.clock.settle();
  expect(byes).toEqual(["draining"]);
  expect(await there.enter(ada, "ada")).toEqual({ bye: "draining" });
  expect((await sessionsThere.get(world.sessionId))?.run.run).toBe(2);
  // The old run ended because of the new one, not because nobody came.
  expect(world.company.recordedOf("notStarted")).toEqual([]);
});

test("the same command, sent to both nodes and again later, counts once", async () => {
  const world = new World(["ada", "bo"]);
  const here = await world.open(world.node().sessions);
  const { viewer } = await come(here, "ada");
  await come(here, "bo");
  await start(here);
  const there = await world.open(world.node().sessions);
  const id = randomUUID();
  const chat = (session: LiveSession) => session.play(viewer.seat, id, { type: "chat", text: "once" });
  expect(await Promise.all([chat(here), chat(there), chat(here)])).toMatchObject(Array(3).fill({ ok: true }));
  expect(await chat(there)).toMatchObject({ ok: true });
  here.authority.catchUp(there.authority.latestSeq);
  await world.clock.settle();
  expect(teamOf(here)?.chat).toHaveLength(1);
});

test("an outage pauses the session for its length: what would have passed in it is still to come", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  await come(session, "ada");
  await come(session, "bo");
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
  await come(session, "ada");
  await come(session, "bo");
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

test("while the storage is away nothing is decided, and nothing waits in vain; afterwards it goes on", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  const { viewer } = await come(session, "ada");
  await come(session, "bo");
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

test("a connection that is lost while the storage is away is written when it is back", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  const { viewer } = await come(session, "ada");
  await come(session, "bo");
  await start(session);
  world.serving = false;
  await session.leave(viewer, world.now);
  expect(memberOf(session, "ada")?.presence).toBe("here");
  await world.pass(5000);
  world.serving = true;
  await world.pass(1000);
  expect(memberOf(session, "ada")).toMatchObject({ presence: "dropped", graceEndsAt: world.now + 24_000 });
});

test("an acknowledgement comes after the commit, and not when the commit fails", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  const { viewer } = await come(session, "ada");
  await come(session, "bo");
  await start(session);
  const append = vi.spyOn(world.log, "append").mockRejectedValueOnce(new Error("away"));
  const id = randomUUID();
  const submit = () => session.play(viewer.seat, id, { type: "help", on: true });
  expect(await submit()).toEqual({ ok: false, code: "UNAVAILABLE" });
  expect(memberOf(session, "ada")?.help).toBe(false);
  append.mockRestore();
  expect(await submit()).toMatchObject({ ok: true });
  expect(memberOf(session, "ada")?.help).toBe(true);
});

test("a log that cannot be folded stops its session, with a goodbye that says so, and no other one", async () => {
  const world = new World(["ada", "bo"]);
  const { sessions } = world.node();
  const session = await world.open(sessions);
  const { byes, viewer } = await come(session, "ada");
  const { run, authority } = session;
  const poison = {
    seq: authority.latestSeq + 1,
    team: null,
    commandId: "poison",
    actor: "test",
    at: world.now,
  };
  await world.log.append([
    { run, rows: [{ ...poison, events: [{ type: "unheard of" } as never] }], state: null },
  ]);
  authority.catchUp(authority.latestSeq + 1);
  await world.clock.settle();
  expect(byes).toEqual(["stopped"]);
  expect(await session.play(viewer.seat, randomUUID(), { type: "help", on: true })).toEqual({
    ok: false,
    code: "FAILED",
  });
  expect(await session.enter(entryOf("bo"), "bo")).toEqual({ bye: "stopped" });
  expect(world.problems).toHaveLength(1);
});

test("a session is not forgotten while somebody is about to join it; later it is, and found again", async () => {
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

test("a start that the storage does not take says so; an empty lobby says that nobody is there", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  await expect(startNow(session, "host")).rejects.toMatchObject({ code: "SESSION_007", status: 404 });
  await come(session, "ada");
  await come(session, "bo");
  world.serving = false;
  let waits = 0;
  const wait = async () => {
    waits += 1;
  };
  await expect(startNow(session, "host", wait)).rejects.toMatchObject({ code: "SERVER_ERROR", status: 503 });
  expect(waits).toBe(20);
  expect(session.state.session.phase).toBe("lobby");
  await startNow(session, "host", async () => {
    world.serving = true;
  });
  expect(session.state.session.phase).toBe("running");
  await startNow(session, "another host");
});
