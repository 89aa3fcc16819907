import { createSession, languagesOf, type Pack } from "@lantern/engine";
import { storyHash } from "../core/ports/adventure-catalog.ts";
import type { LiveSessionInfo, SessionLifecycle } from "../core/ports/live-sessions.ts";
import { DrawQueue } from "./draw-queue.ts";
import type { LiveLogger, LivePorts } from "./ports.ts";
import { LiveSession } from "./session.ts";
import { logOfSession, logRows } from "./session-log.ts";
import type { Run } from "./storage/log.ts";

/** What the first row of a run fixes permanently. */
interface Opening {
  packHash: string;
  speed: number;
  hosting: string;
  teams: { id: string; name: string }[];
  /** Only where the story is told in several. */
  language?: string | undefined;
}

/** Somebody who has just requested a session may be about to join it. */
const USED_FOR_MS = 60_000;

interface Entry {
  loading: Promise<LiveSession | null>;
  /** Null until its log is being read. */
  session: LiveSession | null;
  /** When it was last requested, wall ms. */
  usedAt: number;
}

/** The sessions that are loaded on this node, each read from the log when it is first requested. */
export class LiveSessions {
  readonly #ports: LivePorts;
  readonly #lifecycle: SessionLifecycle;
  readonly #entries = new Map<string, Entry>();
  readonly #draws: DrawQueue;

  constructor(ports: LivePorts, lifecycle: SessionLifecycle) {
    this.#ports = ports;
    this.#draws = new DrawQueue(ports);
    this.#lifecycle = lifecycle;
  }

  get all(): LiveSession[] {
    return [...this.#entries.values()].flatMap(({ session }) => session ?? []);
  }

  /** The session, or null when it was never opened or is a draft again. */
  get(sessionId: string): Promise<LiveSession | null> {
    if (this.#entries.get(sessionId)?.session?.replaced) this.forget(sessionId);
    const entry = this.#entries.get(sessionId) ?? this.#begin(sessionId);
    entry.usedAt = this.#ports.clock.now();
    return entry.loading;
  }

  /**
   * Opens the log of a confirmed session. A session that was opened before gets a new run if nobody came to it, or if
   * the plan differs from what its first row fixes; otherwise nothing changes.
   *
   * @param story without the company's words
   */
  async open(info: LiveSessionInfo, story: Pack): Promise<LiveSession | null> {
    const { packs, log, clock, newId, logger } = this.#ports;
    const addresses = this.#ports.addresses();
    await packs.pin(storyHash(info.packHash), story);
    const latest = (await log.latest(info.sessionId))?.run ?? null;
    const session = latest ? await this.get(info.sessionId) : null;
    const phase = session?.state.session.phase;
    const isCurrentRun =
      latest && phase !== "abandoned" && (phase !== "lobby" || (await this.#matchesPlan(latest, info)));
    if (isCurrentRun) return session;
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
      ...(addresses && { addresses }),
      ...(addresses && languagesOf(story).length > 1 && { language: info.language }),
    });
    const first = { seq: 1, team: null, commandId: "open", actor: "company", at: clock.now() };
    // Overdue at once: the node that claims it reads it and sets the right alarm.
    const state = { nextDeadline: startsAt, nodes: [], teams: [] };
    // Another node that was faster has opened the same run.
    const row = { ...first, events: created };
    if (await log.open(sessionId, latest?.run ?? 0, row, state)) logRows(logOfSession(logger, info), [row]);
    return this.get(sessionId);
  }

  /** The log for lines about a session that may not be loaded. Without the database they lack its company. */
  async logOf(sessionId: string): Promise<LiveLogger> {
    const { logger } = this.#ports;
    const info = await this.#lifecycle.load(sessionId).catch(() => null);
    return info ? logOfSession(logger, info) : logger;
  }

  /** Unloads sessions that are over and have no viewers. */
  sweep(): void {
    const unusedSince = this.#ports.clock.now() - USED_FOR_MS;
    for (const [sessionId, { session, usedAt }] of this.#entries)
      if (session?.idle && usedAt < unusedSince) this.forget(sessionId);
  }

  /** Finishes what is under way and unloads everything. */
  async stop(): Promise<void> {
    const { all } = this;
    for (const sessionId of [...this.#entries.keys()]) this.forget(sessionId);
    await Promise.all(all.map((session) => session.settled()));
  }

  forget(sessionId: string): void {
    this.#entries.get(sessionId)?.session?.close("draining");
    this.#entries.delete(sessionId);
  }

  /**
   * Loads a session. If it is forgotten meanwhile, what was read may be out of date: waiting requests get what is
   * loaded instead. Two objects of one session would each report the other's people as lost.
   */
  #begin(sessionId: string): Entry {
    const entry: Entry = { loading: Promise.resolve(null), session: null, usedAt: 0 };
    const isCurrent = () => this.#entries.get(sessionId) === entry;
    const load = async () => {
      try {
        const session = await this.#load(sessionId, entry, isCurrent);
        if (!isCurrent()) return this.get(sessionId);
        if (!session) this.forget(sessionId);
        return session;
      } catch (error) {
        if (isCurrent()) this.forget(sessionId);
        throw error;
      }
    };
    this.#entries.set(sessionId, entry);
    entry.loading = load();
    return entry;
  }

  async #load(sessionId: string, entry: Entry, isCurrent: () => boolean): Promise<LiveSession | null> {
    const { log, packs } = this.#ports;
    const [info, latest] = await Promise.all([this.#lifecycle.load(sessionId), log.latest(sessionId)]);
    if (!latest) return null;
    const { run } = latest;
    // The session is a draft again, or deleted: it will never have a deadline.
    if (!info) {
      const latestSeq = (await log.latestSeqs([run])).get(run.id) ?? 0;
      await log.finish(run, latestSeq);
      return null;
    }
    const pack = await packs.get((await this.#openingOf(run)).packHash);
    if (!pack) throw new Error(`the story of session ${sessionId} is not stored`);
    if (!isCurrent()) return null;
    entry.session = new LiveSession(run, info, pack, this.#ports, this.#lifecycle, this.#draws);
    await entry.session.load();
    return entry.session;
  }

  async #matchesPlan(run: Run, info: LiveSessionInfo): Promise<boolean> {
    const { packHash, speed, hosting, teams, language = info.language } = await this.#openingOf(run);
    const sameTeams = JSON.stringify(teams) === JSON.stringify(info.preassignedTeams);
    return (
      packHash === info.packHash &&
      speed === info.speed &&
      hosting === info.hosting &&
      language === info.language &&
      sameTeams
    );
  }

  async #openingOf(run: Run): Promise<Opening> {
    const [first] = await this.#ports.log.read(run, 0, 1);
    const [opened] = first?.events ?? [];
    if (opened?.type === "sessionCreated") return opened;
    if (opened?.type !== "logEnded") throw new Error(`session ${run.sessionId} was never opened`);
    const { speed, hosting, planned: teams, language } = opened.state.session;
    return { packHash: opened.packHash, speed, hosting, teams, language };
  }
}
