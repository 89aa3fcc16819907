import { randomUUID } from "node:crypto";
import type { ServerFrame } from "@lantern/contract/live";
import { SnapshotReplica } from "@lantern/live-client";
import { expect } from "vitest";
import type { Viewer } from "../../src/live/audience.ts";
import { LocalFanOut } from "../../src/live/fanout/local.ts";
import { MemoryPacks } from "../../src/live/packs/packs.ts";
import type { LivePorts } from "../../src/live/ports.ts";
import type { LiveSession } from "../../src/live/session.ts";
import { LiveSessions } from "../../src/live/sessions.ts";
import { Batch } from "../../src/live/storage/batch.ts";
import { MemoryLog, MemoryNodes } from "../../src/live/storage/memory.ts";
import { MemoryTexts } from "../../src/live/texts/memory.ts";
import { MemoryVoice } from "../../src/live/voice/voice.ts";
import { NightClock } from "../nights/clock.ts";
import { entryOf, firstLight, RecordingLifecycle } from "./live-node.ts";

/** A world in which time stands still until the test moves it; nodes share its storage, not their memory. */
export class World {
  readonly clock = new NightClock(1_800_000_000_000);
  serving = true;
  readonly company = new RecordingLifecycle();
  readonly problems: unknown[] = [];
  /** The lines of its sessions, of all nodes. */
  readonly story: object[] = [];
  readonly texts = new MemoryTexts();
  readonly log = new MemoryLog(this.texts);
  readonly #shared = {
    texts: this.texts,
    packs: new MemoryPacks(),
    nodes: new MemoryNodes(),
    voice: new MemoryVoice(),
  };
  readonly sessionId = randomUUID();

  constructor(people: string[]) {
    this.company.infos.set(this.sessionId, {
      sessionId: this.sessionId,
      companyId: "c",
      companyName: "Test",
      title: "A test",
      experience: "first-light",
      packHash: firstLight.hash,
      language: "en",
      startsAt: this.now,
      hosting: "host",
      speed: 0.1,
      seats: 6,
      status: "confirmed",
      preassignedTeams: [],
      personMeasures: true,
      roster: people.map(entryOf),
    });
  }

  get now(): number {
    return this.clock.now();
  }

  /** A node of its own. Without a shared fan-out it learns about other nodes only from the log. */
  node(fanOut = new LocalFanOut(), addresses = false): { sessions: LiveSessions; ports: LivePorts } {
    const note = (fields: object) => this.problems.push(fields);
    const ports: LivePorts = {
      ...this.#shared,
      log: this.log,
      batch: new Batch(this.log),
      fanOut,
      node: randomUUID(),
      newId: randomUUID,
      clock: this.clock,
      timers: this.clock.timers,
      logger: {
        info: (fields, message) => void this.story.push({ ...fields, message }),
        warn: note,
        error: note,
      },
      serving: () => this.serving,
      addresses: () => addresses,
    };
    return { sessions: new LiveSessions(ports, this.company), ports };
  }

  async open(sessions: LiveSessions, pack = firstLight.pack): Promise<LiveSession> {
    const info = await this.company.load(this.sessionId);
    const session = info && (await sessions.open(info, pack));
    if (!session) throw new Error("not opened");
    await this.clock.settle();
    return session;
  }

  pass(ms: number): Promise<void> {
    return this.clock.run(this.now + ms);
  }
}

/** Connects a person, who then watches. `page` has what they see. */
export async function join(
  session: LiveSession,
  person: string,
  language?: string,
): Promise<{ viewer: Viewer; byes: string[]; page: SnapshotReplica }> {
  const entered = await session.enter(
    entryOf(person),
    person,
    language === undefined ? undefined : { openedAt: 0, isOpen: () => true, language },
  );
  if ("bye" in entered) throw new Error(entered.bye);
  const byes: string[] = [];
  const page = new SnapshotReplica();
  const viewer: Viewer = {
    person,
    ...entered,
    language: session.readsIn(session.pagesOf(person, language), session.info.language),
    send: (text) => page.apply(JSON.parse(text) as ServerFrame),
    backlog: () => 0,
    bye: (code) => byes.push(code),
  };
  session.watch(viewer);
  return { viewer, byes, page };
}

/** Starts the session as a host would. */
export async function start(session: LiveSession): Promise<void> {
  expect(await session.command("start", "host", { type: "start", by: "host" })).toMatchObject({ ok: true });
  await session.settled();
}

/** The first team of a session. */
export const teamOf = ({ state }: LiveSession) => Object.values(state.teams)[0];
