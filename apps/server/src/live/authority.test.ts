import { randomUUID } from "node:crypto";
import { createSession } from "@lantern/engine";
import { expect, test } from "vitest";
import { firstLight } from "../../test/live/live-node.ts";
import { NightClock } from "../../test/nights/clock.ts";
import { SessionAuthority } from "./authority.ts";
import { LocalFanOut } from "./fanout/local.ts";
import { MemoryPacks } from "./packs/packs.ts";
import type { LivePorts } from "./ports.ts";
import { Batch } from "./storage/batch.ts";
import { MemoryLog, MemoryNodes } from "./storage/memory.ts";
import { MemoryTexts } from "./texts/memory.ts";
import { MemoryVoice } from "./voice/voice.ts";

/** A log that takes 5 ms to read, with one session in it that was just opened. */
async function slowToRead() {
  const clock = new NightClock(1_800_000_000_000);
  const log = new MemoryLog();
  const sessionId = randomUUID();
  const events = createSession({
    sessionId,
    packHash: firstLight.hash,
    seed: "seed",
    speed: 1,
    startsAt: clock.now(),
    hosting: "host",
    expected: 2,
    teams: [],
  });
  const first = { seq: 1, team: null, commandId: "open", actor: "company", at: clock.now(), events };
  const run = await log.open(sessionId, 0, first, { nextDeadline: null, nodes: [], teams: [] });
  if (!run) throw new Error("not opened");
  const read = log.read.bind(log);
  log.read = async (...args) => {
    await new Promise<void>((resolve) => clock.timers.after(5, resolve));
    return read(...args);
  };
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
    logger: { info: () => {}, warn: () => {}, error: () => {} },
    newId: randomUUID,
    node: randomUUID(),
    addresses: () => false,
    serving: () => true,
  };
  return { clock, authority: new SessionAuthority(run, firstLight.pack, ports, () => {}) };
}

test("a session that gets new rows during its first read follows each row once", async () => {
  const { clock, authority } = await slowToRead();
  const loading = authority.load();
  authority.catchUp(1);
  await clock.run(clock.now() + 50);
  await loading;
  expect(authority).toMatchObject({ stopped: false, latestSeq: 1 });
});
