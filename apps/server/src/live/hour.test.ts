import { randomUUID } from "node:crypto";
import { privateView } from "@lantern/engine";
import { expect, test, vi } from "vitest";
import { InProcessFanOut } from "./fanout/in-process.ts";
import type { Hour } from "./hour.ts";
import { Hours } from "./hours.ts";
import type { LivePorts } from "./live-ports.ts";
import { Batch } from "./log/batch.ts";
import { MemoryLog } from "./log/memory.ts";
import { MemoryPacks } from "./packs/packs.ts";
import { MemoryPresence } from "./presence/memory.ts";
import type { Viewer } from "./room.ts";
import { startNow } from "./start-now.ts";
import { entryOf, firstLight, ToldCompany } from "./testing.ts";
import { MemoryTexts } from "./texts/memory.ts";
import { MemoryVoice } from "./voice/voice.ts";

/** A world in which time stands still until it is moved; nodes share its storage, not their memory. */
class World {
  now = 1_800_000_000_000;
  serving = true;
  readonly company = new ToldCompany();
  readonly trouble: unknown[] = [];
  readonly log = new MemoryLog();
  readonly #shared = {
    texts: new MemoryTexts(),
    packs: new MemoryPacks(),
    presence: new MemoryPresence(),
    voice: new MemoryVoice(),
  };
  readonly sessionId = randomUUID();

  constructor(people: string[]) {
    this.company.infos.set(this.sessionId, {
      ...{ sessionId: this.sessionId, companyId: "c", companyName: "Test", title: "A test" },
      ...{ experience: "first-light", packHash: firstLight.hash, language: "en", startsAt: this.now },
      ...{
        hosting: "host",
        speed: 0.1,
        seats: 6,
        status: "confirmed",
        preassignedTeams: [],
        personMeasures: true,
      },
      roster: people.map(entryOf),
    });
  }

  /** A node of its own: nothing is heard of the others but through `heads` and the log. */
  node(fanOut = new InProcessFanOut()): { hours: Hours; ports: LivePorts } {
    const note = (fields: object) => this.trouble.push(fields);
    const ports: LivePorts = {
      ...this.#shared,
      ...{ log: this.log, batch: new Batch(this.log), fanOut, node: randomUUID() },
      ...{
        clock: { now: () => this.now },
        trouble: { warn: note, error: note },
        serving: () => this.serving,
      },
    };
    return { hours: new Hours(ports, this.company), ports };
  }

  async open(hours: Hours): Promise<Hour> {
    const info = await this.company.load(this.sessionId);
    const hour = info && (await hours.open(info, firstLight.pack));
    if (!hour) throw new Error("not opened");
    return hour;
  }

  async pass(ms: number, ...hours: Hour[]): Promise<void> {
    this.now += ms;
    for (const hour of hours) {
      hour.wake();
      await hour.settled();
    }
  }
}

async function come(hour: Hour, person: string): Promise<{ viewer: Viewer; byes: string[] }> {
  const entered = await hour.enter(entryOf(person), person);
  if ("bye" in entered) throw new Error(entered.bye);
  const byes: string[] = [];
  const viewer: Viewer = {
    ...{ person, ...entered, send: () => {}, backlog: () => 0 },
    bye: (code) => byes.push(code),
  };
  hour.watch(viewer);
  return { viewer, byes };
}

const start = async (hour: Hour) => {
  expect(await hour.command("start", "host", { type: "start", by: "host" })).toEqual({ ok: true });
  await hour.settled();
};
const memberOf = (hour: Hour, person: string) => {
  const seat = hour.seatOf(person);
  return hour.team(seat?.team ?? "")?.stream.state.members[seat?.seat ?? ""];
};

test("a seat whose line broke waits 30 s from the last sign, then is given up, and is there again on return", async () => {
  const world = new World(["ada", "bo"]);
  const hour = await world.open(world.node().hours);
  const { viewer } = await come(hour, "ada");
  await come(hour, "bo");
  await start(hour);
  expect(memberOf(hour, "ada")?.presence).toBe("here");

  await hour.leave(viewer, world.now - 4000);
  await hour.settled();
  expect(memberOf(hour, "ada")).toMatchObject({ presence: "dropped", graceEndsAt: world.now + 26_000 });
  await world.pass(25_999, hour);
  expect(memberOf(hour, "ada")?.presence).toBe("dropped");
  await world.pass(1, hour);
  expect(memberOf(hour, "ada")?.presence).toBe("away");

  await come(hour, "ada");
  await hour.settled();
  expect(memberOf(hour, "ada")).toMatchObject({ presence: "here", graceEndsAt: null });
});

test("[K12] a vote waits 29 s for somebody whose line broke; after 30 s the team goes on, and who returns has seat and cards again", async () => {
  const world = new World(["ada", "bo", "cy"]);
  // So slow that no deadline of the scene comes before the half minute is over.
  Object.assign(world.company.infos.get(world.sessionId) ?? {}, { speed: 0.02 });
  const hour = await world.open(world.node().hours);
  const [ada, bo, cy] = [await come(hour, "ada"), await come(hour, "bo"), await come(hour, "cy")];
  await start(hour);
  const team = hour.team(hour.session.state.teams[0]?.id ?? "")?.stream;
  const scene = () => team?.state.scene;
  const phase = () => (scene()?.data as { phase?: string } | undefined)?.phase;
  while (scene()?.kind !== "decision") await world.pass(1000, hour);
  const cards = () =>
    team ? privateView(firstLight.pack, team.state, bo.viewer.seat, world.now).cards.map(({ id }) => id) : [];
  const held = cards();
  expect(held.length).toBeGreaterThan(0);

  await hour.leave(bo.viewer, world.now);
  for (const { viewer } of [ada, cy]) {
    const choose = { type: "vote", option: "knock" } as const;
    const late = await hour.play(viewer.seat, randomUUID(), choose, "the one before");
    expect(late).toEqual({ ok: false, code: "PASSED" });
    expect(await hour.play(viewer.seat, randomUUID(), choose)).toEqual({ ok: true });
  }
  await world.pass(29_000, hour);
  expect(memberOf(hour, "bo")?.presence).toBe("dropped");
  expect(phase()).toBe("silent");
  expect(cards()).toEqual(held);
  await world.pass(1000, hour);
  expect(memberOf(hour, "bo")?.presence).toBe("away");
  expect(phase()).toBe("talk");
  expect(cards()).toEqual([]);

  const again = await come(hour, "bo");
  await hour.settled();
  expect(again.viewer.seat).toBe(bo.viewer.seat);
  expect(cards()).toEqual(held);
});

test("the end of an older line of somebody who is connected anew changes nothing", async () => {
  const world = new World(["ada", "bo"]);
  const hour = await world.open(world.node().hours);
  const old = await come(hour, "ada");
  await come(hour, "bo");
  await start(hour);
  await come(hour, "ada");
  expect(old.byes).toContain("elsewhere");
  await hour.leave(old.viewer, world.now);
  await hour.settled();
  expect(memberOf(hour, "ada")?.presence).toBe("here");
});

test("who left may come back into the same seat", async () => {
  const world = new World(["ada", "bo", "cy"]);
  const hour = await world.open(world.node().hours);
  const { viewer } = await come(hour, "ada");
  await Promise.all([come(hour, "bo"), come(hour, "cy")]);
  await start(hour);
  expect(await hour.play(viewer.seat, randomUUID(), { type: "leave" })).toEqual({ ok: true });
  await hour.settled();
  expect(memberOf(hour, "ada")?.gone).toBe(true);
  const again = await come(hour, "ada");
  await hour.settled();
  expect(again.viewer.seat).toBe(viewer.seat);
  expect(memberOf(hour, "ada")).toMatchObject({ gone: false, presence: "here" });
});

test("the company is told of start, attendance and end, once each; nobody counts before five minutes of play", async () => {
  const world = new World(["ada", "bo"]);
  const hour = await world.open(world.node().hours);
  await come(hour, "ada");
  const bo = await come(hour, "bo");
  await start(hour);
  const startedAt = world.now;
  // Play time runs at a tenth: the ninety seconds take fifteen minutes, five minutes of play never pass.
  await world.pass(60_000, hour);
  await hour.leave(bo.viewer, world.now);
  await world.pass(14 * 60_000, hour);
  await world.pass(60_000, hour);
  expect(hour.session.state.phase).toBe("ended");
  expect(world.company.heard("started")).toEqual([[world.sessionId, startedAt, startedAt + 900_000]]);
  expect(world.company.heard("placed")).toEqual([[world.sessionId, ["ada", "bo"], startedAt]]);
  expect(world.company.heard("attended")).toEqual([]);
  expect(world.company.heard("ended")).toHaveLength(1);
  // Nothing is due any more, so no node will be woken for it.
  expect(await world.log.claimDue(world.now + 1e9, 1000, 10)).toEqual([]);
});

test("an autopilot session that nobody came to goes back, and can be opened again", async () => {
  const world = new World(["ada", "bo"]);
  const info = world.company.infos.get(world.sessionId);
  if (info) Object.assign(info, { hosting: "autopilot", speed: 1 });
  const { hours } = world.node();
  const hour = await world.open(hours);
  await world.pass(0, hour);
  await world.pass(5 * 60_000, hour);
  expect(hour.session.state.phase).toBe("abandoned");
  expect(world.company.heard("notStarted")).toHaveLength(1);
  const again = await world.open(hours);
  expect(again.session.id.run).toBe(2);
  expect(again.session.state.phase).toBe("lobby");
});

test("two nodes play one session: a lost race is decided again, and both end with the same state", async () => {
  const world = new World(["ada", "bo", "cy", "di"]);
  const fanOut = new InProcessFanOut();
  const here = await world.open(world.node(fanOut).hours);
  const people = await Promise.all(["ada", "bo", "cy", "di"].map((person) => come(here, person)));
  await start(here);
  const there = await world.open(world.node(fanOut).hours);
  const commands = people.flatMap(({ viewer }, index) =>
    [here, there].map((hour) =>
      hour.play(viewer.seat, randomUUID(), { type: "chat", text: `line ${index} at ${hour === here}` }),
    ),
  );
  expect(await Promise.all(commands)).toEqual(commands.map(() => ({ ok: true })));
  const team = here.session.state.teams[0]?.id ?? "";
  await Promise.all([here, there].map((hour) => hour.team(team)?.stream.catchUp()));
  expect(here.team(team)?.stream.state.chat).toHaveLength(8);
  expect(there.team(team)?.stream.state).toEqual(here.team(team)?.stream.state);
  const rows = await world.log.read(here.team(team)?.stream.id.name ?? "", 0);
  expect(rows.map((row) => row.seq)).toEqual(rows.map((_, index) => index + 1));
});

test("people of one team on two nodes: both nodes know who is there, and neither contradicts the other", async () => {
  const world = new World(["ada", "bo", "cy"]);
  const fanOut = new InProcessFanOut();
  const here = await world.open(world.node(fanOut).hours);
  const there = await world.open(world.node(fanOut).hours);
  await come(here, "ada");
  const bo = await come(there, "bo");
  await come(here, "cy");
  await start(here);
  await world.pass(1000, here, there);
  const team = here.session.state.teams[0]?.id ?? "";
  const head = () => here.team(team)?.stream.head;
  const settledAt = head();
  await world.pass(1000, here, there, here, there);
  expect(head()).toBe(settledAt);
  for (const person of ["ada", "bo", "cy"]) expect(memberOf(here, person)?.presence).toBe("here");

  await there.leave(bo.viewer, world.now);
  await world.pass(1000, here, there, here, there);
  for (const hour of [here, there]) expect(memberOf(hour, "bo")?.presence).toBe("dropped");
  await world.pass(30_000, here, there);
  for (const hour of [here, there]) expect(memberOf(hour, "bo")?.presence).toBe("away");
  await come(here, "bo");
  await world.pass(1000, here, there, here, there);
  for (const hour of [here, there]) expect(memberOf(hour, "bo")?.presence).toBe("here");
});

test("what the company arranges on one node the other hears of: a new name, and a new run in place of the old", async () => {
  const world = new World(["ada", "bo"]);
  const fanOut = new InProcessFanOut();
  const [{ hours: hoursHere }, { hours: hoursThere }] = [world.node(fanOut), world.node(fanOut)];
  const here = await world.open(hoursHere);
  const there = await world.open(hoursThere);
  const { viewer, byes } = await come(there, "ada");
  const info = world.company.infos.get(world.sessionId);
  const [ada] = info?.roster ?? [];
  if (!info || !ada) throw new Error("nobody is expected");
  ada.firstName = "Adele";
  await here.refresh(structuredClone(info));
  await vi.waitFor(() => expect(there.namesOf([viewer.seat])).toEqual(["Adele Test"]));

  info.preassignedTeams = [{ id: "t1", name: "Otters" }];
  const fresh = await world.open(hoursHere);
  expect(fresh.session.id.run).toBe(2);
  await vi.waitFor(() => expect(byes).toEqual(["draining"]));
  expect(await there.enter(ada, "ada")).toEqual({ bye: "draining" });
  expect((await hoursThere.get(world.sessionId))?.session.id.run).toBe(2);
  // The old run ended because of the new one, not because nobody came.
  expect(world.company.heard("notStarted")).toEqual([]);
});

test("the same command, sent to both nodes and again later, counts once", async () => {
  const world = new World(["ada", "bo"]);
  const here = await world.open(world.node().hours);
  const { viewer } = await come(here, "ada");
  await come(here, "bo");
  await start(here);
  const there = await world.open(world.node().hours);
  const id = randomUUID();
  const say = (hour: Hour) => hour.play(viewer.seat, id, { type: "chat", text: "once" });
  expect(await Promise.all([say(here), say(there), say(here)])).toEqual(Array(3).fill({ ok: true }));
  expect(await say(there)).toEqual({ ok: true });
  const team = here.session.state.teams[0]?.id ?? "";
  await here.team(team)?.stream.catchUp();
  expect(here.team(team)?.stream.state.chat).toHaveLength(1);
});

test("an outage pauses the session for its length: what would have passed in it is still to come", async () => {
  const world = new World(["ada", "bo"]);
  const hour = await world.open(world.node().hours);
  await come(hour, "ada");
  await come(hour, "bo");
  await start(hour);
  const team = hour.team(hour.session.state.teams[0]?.id ?? "")?.stream;
  const before = { scene: team?.state.scene?.id, due: team?.deadline ?? 0 };
  const from = world.now;
  world.now += 300_000;
  expect(before.due).toBeLessThan(world.now);
  await hour.outage(from, world.now);
  await hour.outage(from, world.now);
  await hour.settled();
  expect(team?.state.scene?.id).toBe(before.scene);
  expect(team?.deadline).toBeGreaterThan(world.now);
  expect(hour.session.state.clock?.pausedMs).toBe(300_000);
});

test("late deadlines are passed in order, each at its own time", async () => {
  const world = new World(["ada", "bo"]);
  const hour = await world.open(world.node().hours);
  await come(hour, "ada");
  await come(hour, "bo");
  await start(hour);
  const startedAt = world.now;
  await world.pass(1_000_000, hour);
  expect(hour.session.state.phase).toBe("ended");
  const name = hour.team(hour.session.state.teams[0]?.id ?? "")?.stream.id.name ?? "";
  const times = (await world.log.read(name, 0)).map(({ at }) => at);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(new Set(times.filter((at) => at > startedAt && at < world.now)).size).toBeGreaterThan(10);
  expect(world.trouble).toEqual([]);
});

test("while the storage is away nothing is decided, and nothing waits in vain; afterwards it goes on", async () => {
  const world = new World(["ada", "bo"]);
  const hour = await world.open(world.node().hours);
  const { viewer } = await come(hour, "ada");
  await come(hour, "bo");
  await start(hour);
  world.serving = false;
  const id = randomUUID();
  const say = () => hour.play(viewer.seat, id, { type: "chat", text: "hello?" });
  expect(await say()).toEqual({ ok: false, code: "UNAVAILABLE" });
  const before = hour.heads;
  await world.pass(900_000, hour);
  expect(hour.heads).toEqual(before);
  world.serving = true;
  await world.pass(0, hour);
  expect(hour.session.state.phase).toBe("ended");
});

test("a start that the storage does not take says so; an empty lobby says that nobody is there", async () => {
  const world = new World(["ada", "bo"]);
  const hour = await world.open(world.node().hours);
  await expect(startNow(hour, "host")).rejects.toMatchObject({ code: "SESSION_007", status: 404 });
  await come(hour, "ada");
  await come(hour, "bo");
  world.serving = false;
  let waits = 0;
  const wait = async () => {
    waits += 1;
  };
  await expect(startNow(hour, "host", wait)).rejects.toMatchObject({ code: "SERVER_ERROR", status: 503 });
  expect(waits).toBe(20);
  expect(hour.session.state.phase).toBe("lobby");
  await startNow(hour, "host", async () => {
    world.serving = true;
  });
  expect(hour.session.state.phase).toBe("running");
  await startNow(hour, "another host");
});
