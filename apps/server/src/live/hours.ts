import { randomBytes } from "node:crypto";
import { createSession, type Pack } from "@lantern/engine";
import type { LiveSessionInfo, SessionLifecycle } from "../ports.ts";
import { Hour } from "./hour.ts";
import type { LivePorts } from "./live-ports.ts";
import { type StreamId, sessionStream } from "./streams.ts";

/** What the first row of a session's stream fixes for good. */
interface Opening {
  packHash: string;
  speed: number;
  hosting: string;
  teams: { id: string; name: string }[];
}

/** The sessions that this node has in hand, each read from the log when it is first asked for. */
export class Hours {
  readonly #ports: LivePorts;
  readonly #lifecycle: SessionLifecycle;
  readonly #loaded = new Map<string, Promise<Hour | null>>();
  readonly #here = new Map<string, Hour>();

  constructor(ports: LivePorts, lifecycle: SessionLifecycle) {
    this.#ports = ports;
    this.#lifecycle = lifecycle;
  }

  get all(): Iterable<Hour> {
    return this.#here.values();
  }

  /** The session's hour, or null when it was never opened or is a draft again. */
  get(sessionId: string): Promise<Hour | null> {
    if (this.#here.get(sessionId)?.replaced) this.forget(sessionId);
    const known = this.#loaded.get(sessionId);
    if (known) return known;
    const loading = this.#load(sessionId).then(
      (hour) => {
        if (!hour) this.#loaded.delete(sessionId);
        return hour;
      },
      (error: unknown) => {
        this.#loaded.delete(sessionId);
        throw error;
      },
    );
    this.#loaded.set(sessionId, loading);
    return loading;
  }

  /**
   * Opens the streams of a confirmed session. A session that was opened before is opened anew when nobody came to
   * it, or when what its first row fixes is different now; else nothing changes.
   */
  async open(info: LiveSessionInfo, pack: Pack): Promise<Hour | null> {
    await this.#ports.packs.pin(info.packHash, pack);
    const latest = (await this.#ports.log.streamsOf(info.sessionId))[0]?.stream;
    const hour = latest ? await this.get(info.sessionId) : null;
    const phase = hour?.session.state.phase;
    const stands =
      latest && phase !== "abandoned" && (phase !== "lobby" || (await this.#sameAs(latest, info)));
    if (stands) return hour;
    if (hour && phase === "lobby") await hour.replace();
    this.forget(info.sessionId);
    const stream = sessionStream(info.sessionId, (latest?.run ?? 0) + 1);
    await this.#ports.batch.append({
      stream,
      row: {
        ...{ seq: 1, commandId: "open", actor: "company", at: this.#ports.clock.now() },
        events: createSession({
          ...{ sessionId: info.sessionId, packHash: info.packHash, seed: randomBytes(12).toString("hex") },
          ...{
            speed: info.speed,
            startsAt: info.startsAt,
            hosting: info.hosting,
            expected: info.roster.length,
          },
          teams: info.preassignedTeams,
        }),
      },
      summary: null,
      // At once: whoever claims it reads it and sets the alarm that it really wants.
      nextDeadline: info.startsAt,
    });
    return this.get(info.sessionId);
  }

  /** Lets go of what is over and watched by nobody. */
  sweep(): void {
    for (const [sessionId, hour] of this.#here) if (hour.idle) this.forget(sessionId);
  }

  /** Finishes what is under way and lets go of everything. */
  async stop(): Promise<void> {
    const all = [...this.#here.values()];
    for (const sessionId of [...this.#here.keys()]) this.forget(sessionId);
    await Promise.all(all.map((hour) => hour.settled()));
  }

  forget(sessionId: string): void {
    this.#here.get(sessionId)?.close("draining");
    this.#here.delete(sessionId);
    this.#loaded.delete(sessionId);
  }

  async #load(sessionId: string): Promise<Hour | null> {
    const [info, [latest]] = await Promise.all([
      this.#lifecycle.load(sessionId),
      this.#ports.log.streamsOf(sessionId),
    ]);
    if (!latest) return null;
    // A draft again, or gone: nothing will ever be due here.
    if (!info) {
      await this.#ports.log.rest(latest.stream.name, latest.head);
      return null;
    }
    const pack = await this.#ports.packs.get((await this.#openingOf(latest.stream)).packHash);
    if (!pack) throw new Error(`the story of session ${sessionId} is not stored`);
    const hour = new Hour(latest.stream, info, pack, this.#ports, this.#lifecycle);
    this.#here.set(sessionId, hour);
    try {
      await hour.load();
    } catch (error) {
      this.forget(sessionId);
      throw error;
    }
    return hour;
  }

  async #sameAs(stream: StreamId, info: LiveSessionInfo): Promise<boolean> {
    const { packHash, speed, hosting, teams } = await this.#openingOf(stream);
    const wished = JSON.stringify(teams) === JSON.stringify(info.preassignedTeams);
    return packHash === info.packHash && speed === info.speed && hosting === info.hosting && wished;
  }

  async #openingOf(stream: StreamId): Promise<Opening> {
    const [first] = await this.#ports.log.read(stream.name, 0, 1);
    return first?.events[0] as Opening;
  }
}
