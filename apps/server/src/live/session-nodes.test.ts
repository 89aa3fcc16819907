import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { entryOf } from "../../test/live/live-node.ts";
import { join, start, teamOf, World } from "../../test/live/session-world.ts";
import { LocalFanOut } from "./fanout/local.ts";
import type { LiveSession } from "./session.ts";

test("two nodes play one session: a lost race is decided again, and both end with the same state", async () => {
  const world = new World(["ada", "bo", "cy", "di"]);
  const fanOut = new LocalFanOut();
  const here = await world.open(world.node(fanOut).sessions);
  const people = await Promise.all(["ada", "bo", "cy", "di"].map((person) => join(here, person)));
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

test("commands that arrive at the same moment are one statement", async () => {
  const world = new World(["ada", "bo", "cy", "di"]);
  const session = await world.open(world.node().sessions);
  const people = await Promise.all(["ada", "bo", "cy", "di"].map((person) => join(session, person)));
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

test("connections that are lost at the same moment are submitted once each, in one statement", async () => {
  const world = new World(["ada", "bo", "cy", "di"]);
  const session = await world.open(world.node().sessions);
  const people = await Promise.all(["ada", "bo", "cy", "di"].map((person) => join(session, person)));
  await start(session);
  const append = vi.spyOn(world.log, "append");
  const submit = vi.spyOn(session.authority, "submit");
  await Promise.all(people.map(({ viewer }) => session.leave(viewer, world.now)));
  expect(submit).toHaveBeenCalledTimes(people.length);
  expect(append).toHaveBeenCalledTimes(1);
});

test("with people of one team on two nodes, both nodes know who is there, and neither contradicts the other", async () => {
  const world = new World(["ada", "bo", "cy"]);
  const fanOut = new LocalFanOut();
  const here = await world.open(world.node(fanOut).sessions);
  const there = await world.open(world.node(fanOut).sessions);
  await join(here, "ada");
  const bo = await join(there, "bo");
  await join(here, "cy");
  await start(here);
  await world.pass(1000);
  const settledAt = here.authority.latestSeq;
  await world.pass(1000);
  expect(here.authority.latestSeq).toBe(settledAt);
  for (const person of ["ada", "bo", "cy"]) expect(here.personOf(person)?.presence).toBe("here");

  await there.leave(bo.viewer, world.now);
  await world.pass(1000);
  for (const session of [here, there]) expect(session.personOf("bo")?.presence).toBe("dropped");
  await world.pass(30_000);
  for (const session of [here, there]) expect(session.personOf("bo")?.presence).toBe("away");
  await join(here, "bo");
  await world.pass(1000);
  for (const session of [here, there]) expect(session.personOf("bo")?.presence).toBe("here");
});

test("the newest connection of a person wins, whichever node has the older one", async () => {
  const world = new World(["ada", "bo"]);
  const fanOut = new LocalFanOut();
  const here = await world.open(world.node(fanOut).sessions);
  const there = await world.open(world.node(fanOut).sessions);
  const old = await join(here, "ada");
  const newer = await join(there, "ada");
  await world.clock.settle();
  expect(old.byes).toEqual(["elsewhere"]);
  expect(newer.byes).toEqual([]);
  await here.leave(old.viewer, world.now);
  await world.clock.settle();
  expect(there.personOf("ada")?.presence).toBe("here");
});

test("what the company changes on one node reaches the other: a new name, and a new run in place of the old", async () => {
  const world = new World(["ada", "bo"]);
  const fanOut = new LocalFanOut();
  const [{ sessions: sessionsHere }, { sessions: sessionsThere }] = [world.node(fanOut), world.node(fanOut)];
  const here = await world.open(sessionsHere);
  const there = await world.open(sessionsThere);
  const { viewer, byes } = await join(there, "ada");
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
  const { viewer } = await join(here, "ada");
  await join(here, "bo");
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

test("a connection that closed while its entry waited does not take the seat from the page's next one", async () => {
  const world = new World(["ada"]);
  // Neither node hears the other: each learns from the log alone.
  const here = await world.open(world.node(new LocalFanOut()).sessions);
  const there = await world.open(world.node(new LocalFanOut()).sessions);
  const append = world.log.append.bind(world.log);
  let late = () => {};
  vi.spyOn(world.log, "append").mockImplementationOnce(async (appends) => {
    await new Promise<void>((resolve) => {
      late = resolve;
    });
    return append(appends);
  });
  let isOpen = true;
  const closed = here.enter(entryOf("ada"), "ada", { openedAt: world.now, isOpen: () => isOpen });
  await vi.waitFor(() => expect(world.log.append).toHaveBeenCalledTimes(1));
  isOpen = false;
  const { byes } = await join(there, "ada");
  late();
  expect(await closed).toEqual({ bye: "draining" });
  await there.current();
  expect(byes).toEqual([]);
  expect(
    (await world.log.read(there.run, 0)).flatMap(({ events }) => events.map(({ type }) => type)),
  ).toEqual(["sessionCreated", "entered", "connected"]);
});

test("another installation on the same fan-out, whose runs have the same numbers, is not listened to", async () => {
  const fanOut = new LocalFanOut();
  const [ours, theirs] = [new World(["ada", "bo"]), new World(["ada", "bo"])];
  const here = await ours.open(ours.node(fanOut).sessions);
  const there = await theirs.open(theirs.node(fanOut).sessions);
  expect(here.run.id).toBe(there.run.id);
  await join(here, "ada");
  const { state } = here;
  for (const person of ["ada", "bo"]) await join(there, person);
  await start(there);
  await Promise.all([ours.pass(1000), theirs.pass(1000)]);
  expect(there.state.session.phase).toBe("running");
  expect(here.state).toBe(state);
  await join(here, "bo");
  expect([ours.problems, theirs.problems]).toEqual([[], []]);
});
