import { randomBytes, randomUUID } from "node:crypto";
import { Actor, Participant, personaOf, phrasesIn } from "@lantern/bots";
import type { LoadedPack } from "@lantern/content";
import type { ByeCode, ClientCommand, ServerFrame } from "@lantern/contract/live";
import { type CameoTexts, inLanguage, LANTERN_PORTRAIT, type Pack, withCameoTexts } from "@lantern/engine";
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
import type { LivePorts } from "./ports.ts";
import type { LiveSession } from "./session.ts";
import { LiveSessions } from "./sessions.ts";
import { Batch } from "./storage/batch.ts";
import { MemoryLog, MemoryNodes } from "./storage/memory.ts";
import { MemoryTexts } from "./texts/memory.ts";
import { MemoryVoice } from "./voice/voice.ts";

/**
 * Simultaneous rehearsals of companies, and as many demos beside them, so that visitors never take a company's. Each
 * takes a few hundred kilobytes and three simulated people. One counts once its page has spoken.
 */
const MOST = 200;
/** Those whose page has not spoken yet are only a line in a list; the oldest is deleted at the limit. */
const MOST_WAITING = 2000;
/** A rehearsal without its person is deleted after this time, in which the scorecard can be read. */
const LEFT_ALONE_MS = 15 * 60_000;
/** At the limit, the one that was left alone longest is deleted, but not while its page only reloads. */
const DELETED_AFTER_MS = 60_000;
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
  /** Without the company's words. */
  story: Pack;
  cameos: CameoTexts;
  /** Null until its page has spoken. */
  play: Play | null;
  lastSeenAt: number;
}

interface Play {
  /** Separate storage, so that deleting the rehearsal deletes everything that was written in it. */
  ports: LivePorts;
  sessions: LiveSessions;
  opening: Promise<LiveSession | null>;
  /** Null while it is being opened. */
  session: LiveSession | null;
  team: (Participant | Actor)[];
  /** Set once the simulated people sit down. */
  begun: Promise<void> | null;
}

type World = Pick<LivePorts, "clock" | "logger" | "timers">;

/** Sessions for one person and three simulated teammates: the same authority with storage in memory. */
export class Rehearsals {
  readonly #world: World;
  readonly #packs: LoadedPack[];
  /** In the order of their making. */
  readonly #rehearsals = new Map<string, Rehearsal>();
  #stopSweeping: () => void = () => {};

  constructor(packs: LoadedPack[], world: World) {
    this.#world = world;
    this.#packs = packs;
    this.#sweepLater();
  }

  /** Null when this server does not have the story or the limit is reached. */
  async make(input: Parameters<LiveServer["rehearse"]>[0]): ReturnType<LiveServer["rehearse"]> {
    this.#sweep();
    const story = this.#packs.find(({ pack }) => pack.slug === input.experience);
    if (!story || !this.#capacityFor(story.pack)) return null;
    const waiting = this.#like(story.pack).filter(([, { play }]) => !play);
    if (waiting[0] && waiting.length >= MOST_WAITING) this.#forget(waiting[0][0]);
    const id = randomUUID();
    const now = this.#world.clock.now();
    this.#rehearsals.set(id, {
      token: randomBytes(32).toString("base64url"),
      info: infoOf(id, story, input, now),
      story: story.pack,
      cameos: input.cameos ?? {},
      play: null,
      lastSeenAt: now,
    });
    return { rehearsalId: id, token: this.#rehearsals.get(id)?.token ?? "" };
  }

  rehearsalOf(token: string): string | null {
    for (const [id, rehearsal] of this.#rehearsals) if (rehearsal.token === token) return id;
    return null;
  }

  session(rehearsalId: string): { session: LiveSession; person: string; ports: LivePorts } | null {
    const { session, ports } = this.#rehearsals.get(rehearsalId)?.play ?? {};
    return session && ports ? { session, person: YOU, ports } : null;
  }

  /** The session and person of a rehearsal's token. The rehearsal starts when its person joins. */
  async targetOf(rehearsalId: string): Promise<JoinTarget | { bye: ByeCode }> {
    const rehearsal = this.#rehearsals.get(rehearsalId);
    const person = rehearsal?.info.roster[0];
    if (!rehearsal || !person) return { bye: "removed" };
    if (!rehearsal.play && !this.#makeCapacity(rehearsal.story)) return { bye: "draining" };
    rehearsal.lastSeenAt = this.#world.clock.now();
    rehearsal.play ??= this.#open(rehearsal);
    const { play } = rehearsal;
    const session = await play.opening.catch((error: unknown) => {
      this.#forget(rehearsalId);
      throw error;
    });
    if (!session) return { bye: "removed" };
    return {
      session,
      person,
      rehearsal: true,
      onJoined: () => {
        play.begun ??= this.#begin(rehearsal, play, session);
      },
    };
  }

  stop(): void {
    this.#stopSweeping();
    for (const id of [...this.#rehearsals.keys()]) this.#forget(id);
  }

  #open({ info, story, cameos }: Rehearsal): Play {
    const ports = inMemory(this.#world);
    const sessions = new LiveSessions(ports, lifecycleOf(info));
    const opening = sessions.open(info, withCameoTexts(story, cameos));
    const play: Play = { ports, sessions, opening, session: null, team: [], begun: null };
    play.opening = opening.then((session) => {
      play.session = session;
      return session;
    });
    return play;
  }

  /** Seats the teammates after the person, who is therefore the first captain, and starts. */
  async #begin({ info }: Rehearsal, { team }: Play, session: LiveSession): Promise<void> {
    const { clock, logger } = this.#world;
    const { pack } = session;
    try {
      for (const [index, entry] of info.roster.slice(1).entries())
        team.push(
          await simulate(session, entry, index, inLanguage(pack, visitorsLanguage(session)), clock.now),
        );
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
  #like({ scene_of }: Pack): [string, Rehearsal][] {
    return [...this.#rehearsals].filter(
      ([, { story }]) => (story.scene_of === undefined) === (scene_of === undefined),
    );
  }

  /** Null when no more can be played. `replaces`: the one to delete for it. */
  #capacityFor(pack: Pack): { replaces?: string } | null {
    const played = this.#like(pack).filter(([, { play }]) => play);
    if (played.length < MOST) return {};
    const before = this.#world.clock.now() - DELETED_AFTER_MS;
    const alone = played.filter(([, one]) => !isHere(one) && one.lastSeenAt < before);
    const [longest] = alone.sort(([, a], [, b]) => a.lastSeenAt - b.lastSeenAt);
    return longest ? { replaces: longest[0] } : null;
  }

  #makeCapacity(pack: Pack): boolean {
    this.#sweep();
    const capacity = this.#capacityFor(pack);
    if (capacity?.replaces) this.#forget(capacity.replaces);
    return capacity !== null;
  }

  #sweepLater(): void {
    this.#stopSweeping = this.#world.timers.after(SWEEP_MS, () => {
      this.#sweep();
      this.#sweepLater();
    });
  }

  #sweep(): void {
    const now = this.#world.clock.now();
    for (const [id, rehearsal] of this.#rehearsals) {
      if (isHere(rehearsal)) rehearsal.lastSeenAt = now;
      else if (now - rehearsal.lastSeenAt > LEFT_ALONE_MS) this.#forget(id);
    }
  }

  #forget(id: string): void {
    const play = this.#rehearsals.get(id)?.play;
    this.#rehearsals.delete(id);
    for (const mate of play?.team ?? []) mate.stop();
    play?.sessions.forget(id);
  }
}

/** Whether the person of a rehearsal is connected to it. */
function isHere({ play }: Rehearsal): boolean {
  return play?.session?.viewers.some(({ person }) => person === YOU) ?? false;
}

function inMemory(world: World): LivePorts {
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
    newId: randomUUID,
    node: randomUUID(),
    // No other node reads this log.
    addresses: () => true,
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
        // The team's commitment is in the language of the session, everything else in that of its only reader.
        phrases: () => ({
          ...phrasesIn(visitorsLanguage(session)),
          commitment: phrasesIn(session.info.language).commitment,
        }),
        line: (turn, text) => session.ephemeral.line(entered.seat, turn, text),
        play,
      });
  session.watch({
    person: entry.consumerId,
    ...entered,
    language: session.readsIn(session.info.language),
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

/** The language in which the person of a rehearsal reads. */
function visitorsLanguage(session: LiveSession): string {
  return session.personOf(YOU)?.connection.language ?? session.info.language;
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
