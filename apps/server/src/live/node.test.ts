import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { entryOf, firstLight, RecordingLifecycle } from "../../test/live/live-node.ts";
import { NightClock } from "../../test/nights/clock.ts";
import { LocalFanOut } from "./fanout/local.ts";
import { LiveNode } from "./node.ts";
import { MemoryPacks } from "./packs/packs.ts";
import type { LivePorts } from "./ports.ts";
import { LiveSessions } from "./sessions.ts";
import { Batch } from "./storage/batch.ts";
import { MemoryLog, MemoryNodes } from "./storage/memory.ts";
import { MemoryTexts } from "./texts/memory.ts";
import { MemoryVoice } from "./voice/voice.ts";

/** Two sessions in one storage, one of which can no longer be read, and a node that has just started. */
async function brokenAndSound() {
  const clock = new NightClock(1_800_000_000_000);
  const company = new RecordingLifecycle();
  const log = new MemoryLog();
  const problems: object[] = [];
  const note = (fields: object) => void problems.push(fields);
  const ports: LivePorts = {
    log,
    batch: new Batch(log),
    texts: new MemoryTexts(),
    packs: new MemoryPacks(),
    nodes: new MemoryNodes(),
    voice: new MemoryVoice(),
    fanOut: new LocalFanOut(),
    clock,
    timers: clock.timers,
    logger: { info: () => {}, warn: note, error: note },
    newId: randomUUID,
    node: randomUUID(),
    addresses: () => false,
    serving: () => true,
  };
  const open = async () => {
    const sessionId = randomUUID();
    const info = {
      sessionId,
      companyId: "c",
      companyName: "Test",
      title: "A test",
      experience: "first-light",
      packHash: firstLight.hash,
      language: "en" as const,
      startsAt: clock.now(),
      hosting: "host" as const,
      speed: 1,
      seats: 6,
      status: "confirmed" as const,
      preassignedTeams: [],
      personMeasures: true,
      roster: ["ada", "bo"].map(entryOf),
    };
    company.infos.set(sessionId, info);
    const before = new LiveSessions(ports, company);
    await before.open(info, firstLight.pack);
    await before.stop();
    return sessionId;
  };
  const [broken, sound] = [await open(), await open()];
  const load = company.load.bind(company);
  company.load = async (id) => {
    if (id === broken) throw new Error("cannot be read");
    return load(id);
  };
  const sessions = new LiveSessions(ports, company);
  const node = new LiveNode(ports, sessions, () => 1000);
  return { clock, ports, sessions, node, broken, sound, problems: problems };
}

const inHand = (sessions: LiveSessions) => sessions.all.map(({ run }) => run.sessionId);

test("after an outage, a session that cannot be read does not stop a node from serving the others", async () => {
  const { clock, ports, sessions, node, broken, sound, problems } = await brokenAndSound();
  await ports.nodes.beat("before", clock.now());
  await clock.run(clock.now() + 60_000);
  await node.start();
  expect(node.serving).toBe(true);
  expect(inHand(sessions)).toEqual([sound]);
  expect(problems).toMatchObject([{ session: broken }]);
  await node.stop(true);
});

test("[L8] sessions are opened with addresses once no node of an earlier version is here", async () => {
  const { clock, ports, node } = await brokenAndSound();
  const earlier = { node: "earlier", lastBeatAt: clock.now(), readsAddresses: false };
  const beat = vi.spyOn(ports.nodes, "beat").mockImplementation(async () => [earlier]);
  await node.start();
  expect(node.everybodyReadsAddresses).toBe(false);
  beat.mockRestore();
  await clock.run(clock.now() + 5000);
  expect(node.everybodyReadsAddresses).toBe(true);
  await node.stop(true);
});

test("overdue sessions are handled even if another overdue one cannot be read", async () => {
  const { clock, sessions, node, broken, sound, problems } = await brokenAndSound();
  await node.start();
  await clock.run(clock.now() + 1000);
  expect(inHand(sessions)).toEqual([sound]);
  expect(problems).toMatchObject([{ session: broken }]);
  await node.stop(true);
});

test("a session that fails while it is read leaves nothing behind", async () => {
  const { ports, sessions, sound } = await brokenAndSound();
  const read = ports.log.read.bind(ports.log);
  const broken = vi.spyOn(ports.log, "read").mockImplementation(async (run, after, limit) => {
    // The first row, which names the story, is intact; all others are lost.
    if (limit !== 1) throw new Error("away");
    return read(run, after, limit);
  });
  await expect(sessions.get(sound)).rejects.toThrow("away");
  expect(inHand(sessions)).toEqual([]);
  broken.mockRestore();
  expect((await sessions.get(sound))?.state.session.phase).toBe("lobby");
});
