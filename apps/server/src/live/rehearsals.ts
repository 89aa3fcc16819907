import { randomBytes, randomUUID } from "node:crypto";
import { Actor, Participant, personaOf } from "@lantern/bots";
import type { LoadedPack } from "@lantern/content";
import type { ByeCode, ClientCommand, ServerFrame } from "@lantern/contract/live";
import { LANTERN_PORTRAIT, type Pack, withCameoTexts } from "@lantern/engine";
import { SnapshotReplica } from "@lantern/live-client";
import type {
  LiveServer,
  LiveSessionInfo,
  RosterEntry,
  SessionLifecycle,
} from "../core/ports/live-sessions.ts";
import type { JoinTarget } from "./admission.ts";
import { LocalFanOut } from "./fanout/local.ts";
import { MemoryPacks } from "./packs/packs.ts";
import { type LivePorts, systemTimers } from "./ports.ts";
import type { LiveSession } from "./session.ts";
import { LiveSessions } from "./sessions.ts";
import { Batch } from "./storage/batch.ts";
import { MemoryLog, MemoryNodes } from "./storage/memory.ts";
import { MemoryTexts } from "./texts/memory.ts";
import { MemoryVoice } from "./voice/voice.ts";

/**
 * Simultaneous rehearsals of companies, and as many demos beside them, so that visitors never take a company's. Each
 * takes a few hundred kilobytes and three simulated people.
 */
const MOST = 200;
/** A rehearsal without its person is deleted after this time, in which the scorecard can be read. */
const LEFT_ALONE_MS = 15 * 60_000;
const SWEEP_MS = 60_000;
const YOU = "you";
/** The simulated teammates of a rehearsal, with the portraits that they choose. */
const TEAM_MATES = [
  { name: "Noor", portrait: 1 },
  { name: "Mateo", portrait: 4 },
  { name: "Ingrid", portrait: 3 },
];

interface Rehearsal {
  token: string;
  info: LiveSessionInfo;
  pack: Pack;
  /** Separate storage, so that deleting the rehearsal deletes everything that was written in it. */
  ports: LivePorts;
  sessions: LiveSessions;
  /** Null while it is being opened. */
  session: LiveSession | null;
  team: (Participant | Actor)[];
  /** Set once the simulated people sit down. */
  begun: Promise<void> | null;
  lastSeenAt: number;
}

/** Sessions for one person and three simulated teammates: the same authority with storage in memory. */
export class Rehearsals {
  readonly #world: Pick<LivePorts, "clock" | "logger">;
  readonly #packs: LoadedPack[];
  readonly #rehearsals = new Map<string, Rehearsal>();
  readonly #sweeper: NodeJS.Timeout;

  constructor(packs: LoadedPack[], world: Pick<LivePorts, "clock" | "logger">) {
    this.#world = world;
    this.#packs = packs;
    this.#sweeper = setInterval(() => this.#sweep(), SWEEP_MS).unref();
  }

  /** Null when this server does not have the story or the limit of rehearsals is reached. */
  async make(input: Parameters<LiveServer["rehearse"]>[0]): ReturnType<LiveServer["rehearse"]> {
    this.#sweep();
    const story = this.#packs.find(({ pack }) => pack.slug === input.experience);
    if (!story || this.#countLike(story.pack) >= MOST) return null;
    const loaded = { ...story, pack: withCameoTexts(story.pack, input.cameos ?? {}) };
    const id = randomUUID();
    const { now } = this.#world.clock;
    const info = infoOf(id, loaded, input, now());
    const token = randomBytes(32).toString("base64url");
    const ports = inMemory(this.#world);
    const sessions = new LiveSessions(ports, lifecycleOf(info));
    const { pack } = loaded;
    const empty = { session: null, team: [], begun: null, lastSeenAt: now() };
    const rehearsal: Rehearsal = { token, info, pack, ports, sessions, ...empty };
    this.#rehearsals.set(id, rehearsal);
    try {
      rehearsal.session = await sessions.open(info, pack);
      if (!rehearsal.session) throw new Error("a rehearsal did not open");
    } catch (error) {
      this.#forget(id);
      throw error;
    }
    return { rehearsalId: id, token };
  }

  rehearsalOf(token: string): string | null {
    for (const [id, rehearsal] of this.#rehearsals) if (rehearsal.token === token) return id;
    return null;
  }

  session(rehearsalId: string): { session: LiveSession; person: string; ports: LivePorts } | null {
    const { session, ports } = this.#rehearsals.get(rehearsalId) ?? {};
    return session && ports ? { session, person: YOU, ports } : null;
  }

  /** The session and person of a rehearsal's token. The rehearsal starts when its person joins. */
  targetOf(rehearsalId: string): JoinTarget | { bye: ByeCode } {
    const rehearsal = this.#rehearsals.get(rehearsalId);
    const person = rehearsal?.info.roster[0];
    const session = rehearsal?.session;
    if (!rehearsal || !session || !person) return { bye: "removed" };
    rehearsal.lastSeenAt = this.#world.clock.now();
    return {
      session,
      person,
      rehearsal: true,
      arrived: () => {
        rehearsal.begun ??= this.#begin(rehearsal, session);
      },
    };
  }

  /** Seats the teammates after the person, who is therefore the first captain, and starts. */
  async #begin({ info, pack, team }: Rehearsal, session: LiveSession): Promise<void> {
    const { clock, logger } = this.#world;
    try {
      for (const [index, entry] of info.roster.slice(1).entries())
        team.push(await simulate(session, entry, index, pack, clock.now));
      // Nobody knows a visitor's face.
      if (pack.scene_of !== undefined)
        await session.play(visitorOf(session).visitor, randomUUID(), {
          type: "portrait",
          portrait: LANTERN_PORTRAIT,
        });
      await session.command("begin", YOU, { type: "start", by: YOU });
    } catch (error) {
      logger.error({ err: error }, "a rehearsal could not begin");
      session.close("stopped");
    }
  }

  /** Demos if this pack is for the demo only, else rehearsals of companies. */
  #countLike({ scene_of }: Pack): number {
    const alike = [...this.#rehearsals.values()].filter(
      ({ pack }) => (pack.scene_of === undefined) === (scene_of === undefined),
    );
    return alike.length;
  }

  stop(): void {
    clearInterval(this.#sweeper);
    for (const id of [...this.#rehearsals.keys()]) this.#forget(id);
  }

  #sweep(): void {
    const now = this.#world.clock.now();
    for (const [id, rehearsal] of this.#rehearsals) {
      const here = rehearsal.session?.viewers.some(({ person }) => person === YOU) ?? true;
      if (here) rehearsal.lastSeenAt = now;
      else if (now - rehearsal.lastSeenAt > LEFT_ALONE_MS) this.#forget(id);
    }
  }

  #forget(id: string): void {
    const rehearsal = this.#rehearsals.get(id);
    this.#rehearsals.delete(id);
    for (const mate of rehearsal?.team ?? []) mate.stop();
    rehearsal?.sessions.forget(id);
  }
}

function inMemory(world: Pick<LivePorts, "clock" | "logger">): LivePorts {
  const texts = new MemoryTexts();
  const log = new MemoryLog(texts);
  return {
    ...world,
    log,
    batch: new Batch(log),
    texts,
    packs: new MemoryPacks(),
    nodes: new MemoryNodes(),
    voice: new MemoryVoice(),
    fanOut: new LocalFanOut(),
    timers: systemTimers,
    newId: randomUUID,
    node: randomUUID(),
    serving: () => true,
  };
}

/** The company's side of a rehearsal, which stores nothing. */
function lifecycleOf(info: LiveSessionInfo): SessionLifecycle {
  const nothing = async () => {};
  return {
    load: async () => info,
    started: nothing,
    endChanged: nothing,
    here: nothing,
    joined: nothing,
    attended: nothing,
    ended: nothing,
    notStarted: nothing,
  };
}

function infoOf(
  sessionId: string,
  { pack, hash }: LoadedPack,
  { language, speed, firstName }: Parameters<LiveServer["rehearse"]>[0],
  now: number,
): LiveSessionInfo {
  const person = (consumerId: string, name: string): RosterEntry => ({
    consumerId,
    firstName: name,
    lastName: "",
    department: null,
    office: null,
    preassignedTeamId: null,
  });
  const teammates = matesOf(pack).map(({ name }) => name);
  return {
    sessionId,
    companyId: "",
    companyName: "",
    title: pack.title,
    experience: pack.slug,
    packHash: hash,
    // Hosted, so that it waits for its person and not for a time.
    language,
    startsAt: now,
    hosting: "host",
    speed,
    seats: 4,
    status: "confirmed",
    roster: [person(YOU, firstName), ...teammates.map((name, index) => person(`bot-${index + 1}`, name))],
    preassignedTeams: [],
    personMeasures: true,
  };
}

function matesOf({ teammates }: Pack): readonly { name: string; portrait: number }[] {
  return teammates ?? TEAM_MATES;
}

/** Seats a simulated teammate, who gets the frames that a page would get and sends commands in the same way. */
async function simulate(
  session: LiveSession,
  entry: RosterEntry,
  index: number,
  pack: Pack,
  now: () => number,
): Promise<Participant | Actor> {
  const entered = await session.enter(entry, "simulated");
  if ("bye" in entered) throw new Error(`a simulated team-mate was turned away: ${entered.bye}`);
  const replica = new SnapshotReplica();
  const play = (command: ClientCommand, scene: string) =>
    session.play(entered.seat, randomUUID(), command, scene);
  const teammate = pack.teammates?.[index];
  const participant = teammate
    ? new Actor({ teammate, ...visitorOf(session), now, play })
    : new Participant({
        persona: personaOf(index),
        puzzleOf: (scene) => {
          const loaded = pack.scenes[scene];
          return loaded?.kind === "puzzle" ? loaded.puzzle : null;
        },
        now,
        random: Math.random,
        play,
      });
  session.watch({
    person: entry.consumerId,
    ...entered,
    send(text) {
      if (replica.apply(JSON.parse(text) as ServerFrame) && replica.snapshot)
        participant.see(replica.snapshot);
    },
    backlog: () => 0,
    bye: () => participant.stop(),
  });
  const { portrait } = matesOf(pack)[index] ?? { portrait: 0 };
  await session.play(entered.seat, randomUUID(), { type: "portrait", portrait });
  return participant;
}

/** The person's seat, and the cards that they have read out. */
function visitorOf(session: LiveSession): { visitor: string; shared(): string[] } {
  const visitor = session.personOf(YOU)?.seat ?? "";
  const shared = () =>
    Object.values(session.state.teams).flatMap((team) =>
      Object.keys(team.shared).filter((card) => team.shared[card] === visitor),
    );
  return { visitor, shared };
}
