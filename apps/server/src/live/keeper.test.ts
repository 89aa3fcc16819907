import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { InProcessFanOut } from "./fanout/in-process.ts";
import { Hours } from "./hours.ts";
import { Keeper } from "./keeper.ts";
import type { LivePorts } from "./live-ports.ts";
import { Batch } from "./log/batch.ts";
import { MemoryLog } from "./log/memory.ts";
import { MemoryPacks } from "./packs/packs.ts";
import { MemoryPresence } from "./presence/memory.ts";
import { entryOf, firstLight, ToldCompany } from "./testing.ts";
import { MemoryTexts } from "./texts/memory.ts";
import { MemoryVoice } from "./voice/voice.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Two sessions in one storage, of which one can no longer be read; and a node that has just come up. */
async function brokenAndSound() {
  const company = new ToldCompany();
  const log = new MemoryLog();
  const trouble: object[] = [];
  const note = (fields: object) => void trouble.push(fields);
  const ports: LivePorts = {
    ...{ log, batch: new Batch(log), texts: new MemoryTexts(), packs: new MemoryPacks() },
    ...{ presence: new MemoryPresence(), voice: new MemoryVoice(), fanOut: new InProcessFanOut() },
    ...{ clock: { now: () => Date.now() }, trouble: { warn: note, error: note }, serving: () => true },
    node: randomUUID(),
  };
  const open = async () => {
    const sessionId = randomUUID();
    const info = {
      ...{ sessionId, companyId: "c", companyName: "Test", title: "A test", experience: "first-light" },
      ...{
        packHash: firstLight.hash,
        language: "en" as const,
        startsAt: Date.now(),
        hosting: "host" as const,
      },
      ...{ speed: 1, seats: 6, status: "confirmed" as const, preassignedTeams: [], personMeasures: true },
      roster: ["ada", "bo"].map(entryOf),
    };
    company.infos.set(sessionId, info);
    const before = new Hours(ports, company);
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
  const hours = new Hours(ports, company);
  return { ports, hours, keeper: new Keeper(ports, hours, () => 1000), broken, sound, trouble };
}

const inHand = (hours: Hours) => [...hours.all].map(({ session }) => session.id.sessionId);

test("after an outage a session that cannot be read keeps no node from serving the others", async () => {
  const { ports, hours, keeper, broken, sound, trouble } = await brokenAndSound();
  await ports.presence.setPulse(Date.now());
  await vi.advanceTimersByTimeAsync(60_000);
  await keeper.start();
  expect(keeper.serving).toBe(true);
  expect(inHand(hours)).toEqual([sound]);
  expect(trouble).toMatchObject([{ session: broken }]);
  await keeper.stop();
});

test("what is due is looked at, whatever else is due and cannot be read", async () => {
  const { hours, keeper, broken, sound, trouble } = await brokenAndSound();
  await keeper.start();
  await vi.advanceTimersByTimeAsync(1000);
  expect(inHand(hours)).toEqual([sound]);
  expect(trouble).toMatchObject([{ session: broken }]);
  await keeper.stop();
});

test("a session that breaks while it is read leaves nothing behind", async () => {
  const { ports, hours, sound } = await brokenAndSound();
  const read = ports.log.read.bind(ports.log);
  const broken = vi.spyOn(ports.log, "read").mockImplementation(async (stream, after, limit) => {
    // The first row tells which story it is; all others are lost.
    if (limit !== 1) throw new Error("away");
    return read(stream, after, limit);
  });
  await expect(hours.get(sound)).rejects.toThrow("away");
  expect(inHand(hours)).toEqual([]);
  broken.mockRestore();
  expect((await hours.get(sound))?.session.state.phase).toBe("lobby");
});
