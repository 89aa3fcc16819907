import { randomBytes, randomUUID } from "node:crypto";
import { Mirror, Participant, personaOf } from "@lantern/bots";
import type { LoadedPack } from "@lantern/content";
import type { ByeCode, ServerFrame } from "@lantern/contract/live";
import type { Pack } from "@lantern/engine";
import type { LiveHour, LiveSessionInfo, RosterEntry, SessionLifecycle } from "../ports.ts";
import type { Way } from "./door.ts";
import { InProcessFanOut } from "./fanout/in-process.ts";
import type { Hour } from "./hour.ts";
import { Hours } from "./hours.ts";
import type { LivePorts } from "./live-ports.ts";
import { Batch } from "./log/batch.ts";
import { MemoryLog } from "./log/memory.ts";
import { MemoryPacks } from "./packs/packs.ts";
import { MemoryPresence } from "./presence/memory.ts";
import { MemoryTexts } from "./texts/memory.ts";
import { MemoryVoice } from "./voice/voice.ts";

/** Rehearsals at one time; each is a few hundred kilobytes and three simulated people. */
const MOST = 200;
/** One that nobody is at any more is forgotten after this; a scorecard is read within it. */
const LEFT_ALONE_MS = 15 * 60_000;
const SWEEP_MS = 60_000;
const YOU = "you";
const TEAM_MATES = ["Noor", "Mateo", "Ingrid"];

interface Rehearsal {
  token: string;
  info: LiveSessionInfo;
  /** Storage of its own: what is forgotten takes all that was written with it. */
  ports: LivePorts;
  hours: Hours;
  /** Null while it is being opened. */
  hour: Hour | null;
  crew: Participant[];
  lastSeenAt: number;
}

/** Sessions for one person and three simulated team-mates, by the same authority, over storage in memory. */
export class Rehearsals {
  readonly #world: Pick<LivePorts, "clock" | "trouble">;
  readonly #packs: LoadedPack[];
  readonly #known = new Map<string, Rehearsal>();
  readonly #sweeper: NodeJS.Timeout;

  constructor(packs: LoadedPack[], world: Pick<LivePorts, "clock" | "trouble">) {
    this.#world = world;
    this.#packs = packs;
    this.#sweeper = setInterval(() => this.#sweep(), SWEEP_MS).unref();
  }

  /** Null when the story is not known here or all places are taken. */
  async make(input: Parameters<LiveHour["rehearse"]>[0]): ReturnType<LiveHour["rehearse"]> {
    this.#sweep();
    const found = this.#packs.find(({ pack }) => pack.slug === input.experience);
    if (!found || this.#known.size >= MOST) return null;
    const id = randomUUID();
    const { now } = this.#world.clock;
    const info = infoOf(id, found, input, now());
    const token = randomBytes(32).toString("base64url");
    const ports = inMemory(this.#world);
    const hours = new Hours(ports, lifecycleOf(info));
    const known: Rehearsal = { token, info, ports, hours, hour: null, crew: [], lastSeenAt: now() };
    this.#known.set(id, known);
    try {
      const hour = await hours.open(info, found.pack);
      if (!hour) throw new Error("a rehearsal did not open");
      known.hour = hour;
      for (const [index, entry] of info.roster.slice(1).entries())
        known.crew.push(await simulate(hour, entry, index, found.pack, now));
    } catch (error) {
      this.#forget(id);
      throw error;
    }
    return { rehearsalId: id, token };
  }

  rehearsalOf(token: string): string | null {
    for (const [id, known] of this.#known) if (known.token === token) return id;
    return null;
  }

  hour(rehearsalId: string): { hour: Hour; person: string; ports: LivePorts } | null {
    const { hour, ports } = this.#known.get(rehearsalId) ?? {};
    return hour && ports ? { hour, person: YOU, ports } : null;
  }

  /** Where the bearer of a rehearsal goes. It begins when its one person is there. */
  way(rehearsalId: string): Way | { bye: ByeCode } {
    const known = this.#known.get(rehearsalId);
    const person = known?.info.roster[0];
    const hour = known?.hour;
    if (!known || !hour || !person) return { bye: "removed" };
    known.lastSeenAt = this.#world.clock.now();
    return {
      ...{ hour, person, rehearsal: true },
      arrived: () => void hour.command("begin", YOU, { type: "start", by: YOU }),
    };
  }

  stop(): void {
    clearInterval(this.#sweeper);
    for (const id of [...this.#known.keys()]) this.#forget(id);
  }

  #sweep(): void {
    const now = this.#world.clock.now();
    for (const [id, known] of this.#known) {
      const here = known.hour?.viewers.some(({ person }) => person === YOU) ?? true;
      if (here) known.lastSeenAt = now;
      else if (now - known.lastSeenAt > LEFT_ALONE_MS) this.#forget(id);
    }
  }

  #forget(id: string): void {
    const known = this.#known.get(id);
    this.#known.delete(id);
    for (const mate of known?.crew ?? []) mate.stop();
    known?.hours.forget(id);
  }
}

function inMemory(world: Pick<LivePorts, "clock" | "trouble">): LivePorts {
  const log = new MemoryLog();
  return {
    ...world,
    ...{ log, batch: new Batch(log), texts: new MemoryTexts(), packs: new MemoryPacks() },
    ...{ presence: new MemoryPresence(), voice: new MemoryVoice(), fanOut: new InProcessFanOut() },
    ...{ node: randomUUID(), serving: () => true },
  };
}

/** The company's side of a rehearsal: there is none. */
function lifecycleOf(info: LiveSessionInfo): SessionLifecycle {
  const nothing = async () => {};
  return {
    load: async () => info,
    ...{ started: nothing, endMoved: nothing, placed: nothing, attended: nothing },
    ...{ ended: nothing, notStarted: nothing },
  };
}

function infoOf(
  sessionId: string,
  { pack, hash }: LoadedPack,
  { language, speed, firstName }: Parameters<LiveHour["rehearse"]>[0],
  now: number,
): LiveSessionInfo {
  const person = (consumerId: string, name: string): RosterEntry => ({
    ...{ consumerId, firstName: name, lastName: "" },
    ...{ department: null, office: null, preassignedTeamId: null },
  });
  return {
    ...{
      sessionId,
      companyId: "",
      companyName: "",
      title: pack.title,
      experience: pack.slug,
      packHash: hash,
    },
    // Hosted, so that it waits for its person instead of the clock.
    ...{ language, startsAt: now, hosting: "host", speed, seats: 4, status: "confirmed" },
    roster: [person(YOU, firstName), ...TEAM_MATES.map((name, index) => person(`bot-${index + 1}`, name))],
    preassignedTeams: [],
    personMeasures: true,
  };
}

/** Seats a simulated team-mate: sees the frames that a page would see, plays through the same door. */
async function simulate(
  hour: Hour,
  entry: RosterEntry,
  index: number,
  pack: Pack,
  now: () => number,
): Promise<Participant> {
  const entered = await hour.enter(entry, "simulated");
  if ("bye" in entered) throw new Error(`a simulated team-mate was turned away: ${entered.bye}`);
  const mirror = new Mirror();
  const participant = new Participant({
    persona: personaOf(index),
    oracle: (scene) => {
      const found = pack.scenes[scene];
      return found?.kind === "puzzle" ? found.puzzle : null;
    },
    now,
    random: Math.random,
    play: (command, scene) => hour.play(entered.seat, randomUUID(), command, scene),
  });
  hour.watch({
    ...{ person: entry.consumerId, ...entered },
    send(text) {
      if (mirror.take(JSON.parse(text) as ServerFrame) && mirror.snapshot) participant.see(mirror.snapshot);
    },
    backlog: () => 0,
    bye: () => participant.stop(),
  });
  return participant;
}
