import { createSession, type Pack } from "@lantern/engine";
import type { LiveSessionInfo, SessionLifecycle } from "../core/ports/live-sessions.ts";
import type { LivePorts } from "./ports.ts";
import { LiveSession } from "./session.ts";
import type { Run } from "./storage/log.ts";

/** What the first row of a run fixes permanently. */
interface Opening {
  packHash: string;
  speed: number;
  hosting: string;
  teams: { id: string; name: string }[];
}

/** Somebody who has just requested a session may be about to join it. */
const USED_FOR_MS = 60_000;

/** The sessions that are loaded on this node, each read from the log when it is first requested. */
export class LiveSessions {
  readonly #ports: LivePorts;
  readonly #lifecycle: SessionLifecycle;
  readonly #loaded = new Map<string, Promise<LiveSession | null>>();
  readonly #here = new Map<string, LiveSession>();
  /** When each was last requested, wall ms. */
  readonly #usedAt = new Map<string, number>();

  constructor(ports: LivePorts, lifecycle: SessionLifecycle) {
    this.#ports = ports;
    this.#lifecycle = lifecycle;
  }

  get all(): LiveSession[] {
    return [...this.#here.values()];
  }

  /** The session, or null when it was never opened or is a draft again. */
  get(sessionId: string): Promise<LiveSession | null> {
    if (this.#here.get(sessionId)?.replaced) this.forget(sessionId);
    this.#usedAt.set(sessionId, this.#ports.clock.now());
    const loaded = this.#loaded.get(sessionId);
    if (loaded) return loaded;
    const loading = this.#load(sessionId).then(
      (session) => {
        if (!session) this.forget(sessionId);
        return session;
      },
      (error: unknown) => {
        this.forget(sessionId);
        throw error;
      },
    );
    this.#loaded.set(sessionId, loading);
    return loading;
  }

  /**
   * Opens the log of a confirmed session. A session that was opened before gets a new run if nobody came to it, or if
   * the plan differs from what its first row fixes; otherwise nothing changes.
   */
  async open(info: LiveSessionInfo, pack: Pack): Promise<LiveSession | null> {
    const { packs, log, clock, newId } = this.#ports;
    await packs.pin(info.packHash, pack);
    const latest = (await log.latest(info.sessionId))?.run ?? null;
    const session = latest ? await this.get(info.sessionId) : null;
    const phase = session?.state.session.phase;
    const stands =
      latest && phase !== "abandoned" && (phase !== "lobby" || (await this.#sameAs(latest, info)));
    if (stands) return session;
    if (session && phase === "lobby") await session.replace();
    this.forget(info.sessionId);
    const { sessionId, packHash, speed, startsAt, hosting, preassignedTeams: teams } = info;
    const created = createSession({
      sessionId,
      packHash,
      seed: newId(),
      speed,
      startsAt,
      hosting,
      teams,
      expected: info.roster.length,
    });
    const first = { seq: 1, team: null, commandId: "open", actor: "company", at: clock.now() };
    // Overdue at once: the node that claims it reads it and sets the right alarm.
    const state = { nextDeadline: startsAt, nodes: [], teams: [] };
    // Another node that was faster has opened the same run.
    await log.open(sessionId, latest?.run ?? 0, { ...first, events: created }, state);
    return this.get(sessionId);
  }

  /** Unloads sessions that are over and have no viewers. */
  sweep(): void {
    const before = this.#ports.clock.now() - USED_FOR_MS;
    for (const [sessionId, session] of this.#here)
      if (session.idle && (this.#usedAt.get(sessionId) ?? 0) < before) this.forget(sessionId);
  }

  /** Finishes what is under way and unloads everything. */
  async stop(): Promise<void> {
    const { all } = this;
    for (const sessionId of [...this.#here.keys()]) this.forget(sessionId);
    await Promise.all(all.map((session) => session.settled()));
  }

  forget(sessionId: string): void {
    this.#here.get(sessionId)?.close("draining");
    this.#here.delete(sessionId);
    this.#loaded.delete(sessionId);
    this.#usedAt.delete(sessionId);
  }

  async #load(sessionId: string): Promise<LiveSession | null> {
    const { log, packs } = this.#ports;
    const [info, latest] = await Promise.all([this.#lifecycle.load(sessionId), log.latest(sessionId)]);
    if (!latest) return null;
    const { run } = latest;
    // The session is a draft again, or deleted: it will never have a deadline.
    if (!info) {
      const latestSeq = (await log.latestSeqs([run])).get(run.id) ?? 0;
      await log.rest(run, latestSeq);
      return null;
    }
    const pack = await packs.get((await this.#openingOf(run)).packHash);
    if (!pack) throw new Error(`the story of session ${sessionId} is not stored`);
    const session = new LiveSession(run, info, pack, this.#ports, this.#lifecycle);
    this.#here.set(sessionId, session);
    try {
      await session.load();
    } catch (error) {
      this.forget(sessionId);
      throw error;
    }
    return session;
  }

  async #sameAs(run: Run, info: LiveSessionInfo): Promise<boolean> {
    const { packHash, speed, hosting, teams } = await this.#openingOf(run);
    const planned = JSON.stringify(teams) === JSON.stringify(info.preassignedTeams);
    return packHash === info.packHash && speed === info.speed && hosting === info.hosting && planned;
  }

  async #openingOf(run: Run): Promise<Opening> {
    const [first] = await this.#ports.log.read(run, 0, 1);
    const [created] = first?.events ?? [];
    if (created?.type !== "sessionCreated") throw new Error(`session ${run.sessionId} was never opened`);
    return created;
  }
}
