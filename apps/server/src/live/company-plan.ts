import { isHostSeat } from "@lantern/contract/live";
import type { LiveSessionInfo, SessionLifecycle } from "../core/ports/live-sessions.ts";
import type { Viewer } from "./audience.ts";
import type { SessionAuthority } from "./authority.ts";
import type { Broadcast } from "./broadcast.ts";
import type { LivePorts } from "./ports.ts";

/**
 * A plan that was read within this time is not read again when somebody joins: thousands may reconnect at once. It is
 * read in any case for a person who is not in it, and a change that ends rights closes the connection.
 */
const FRESH_FOR_MS = 5000;

/** The session that follows the plan. */
interface PlannedSession {
  readonly authority: SessionAuthority;
  readonly broadcast: Pick<Broadcast, "changed" | "dismiss">;
  /** Called when the log differs from the plan. */
  wake(): void;
  failed(what: string, error: unknown): void;
}

/** The company's side of a session: roster, start, and names. While the session is in its lobby, the log follows it. */
export class CompanyPlan {
  readonly #lifecycle: Pick<SessionLifecycle, "load">;
  readonly #ports: Pick<LivePorts, "clock" | "fanOut" | "node">;
  readonly #session: PlannedSession;
  #info: LiveSessionInfo;
  #readAt = 0;
  #reading: Promise<void> | null = null;

  constructor(
    info: LiveSessionInfo,
    lifecycle: Pick<SessionLifecycle, "load">,
    ports: Pick<LivePorts, "clock" | "fanOut" | "node">,
    session: PlannedSession,
  ) {
    this.#info = info;
    this.#lifecycle = lifecycle;
    this.#ports = ports;
    this.#session = session;
  }

  get info(): LiveSessionInfo {
    return this.#info;
  }

  /** Reads the plan, unless it was read a moment ago. @param maxAgeMs 0: reads in any case */
  async read(maxAgeMs = FRESH_FOR_MS): Promise<void> {
    if (maxAgeMs > 0 && this.#ports.clock.now() - this.#readAt < maxAgeMs) return;
    // A read that started earlier may lack the latest change.
    if (maxAgeMs === 0) await this.#reading?.catch(() => {});
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  async #read(): Promise<void> {
    const info = await this.#lifecycle.load(this.#info.sessionId);
    this.#readAt = this.#ports.clock.now();
    // An unchanged plan keeps its identity, so that views that read it are not computed again.
    if (!info || JSON.stringify(info) === JSON.stringify(this.#info)) return;
    this.#info = info;
    this.#session.broadcast.changed();
    if (this.#differs()) this.#session.wake();
  }

  /** The company has changed the roster, the start or a name. Applies it here and notifies the other nodes. */
  async refresh(info: LiveSessionInfo): Promise<void> {
    await this.#apply(info);
    const { fanOut, node } = this.#ports;
    fanOut.publish(this.#session.authority.topic, { kind: "arranged", node });
  }

  /** A node has read a change of the company. @param by that node; this one does not read its own again */
  async changed(by: string): Promise<void> {
    try {
      const info = by === this.#ports.node ? null : await this.#lifecycle.load(this.#info.sessionId);
      if (info) await this.#apply(info);
    } catch (error) {
      this.#session.failed("reading the company's plan", error);
    }
  }

  async #apply(info: LiveSessionInfo): Promise<void> {
    const { broadcast } = this.#session;
    this.#info = info;
    if (info.status === "cancelled") broadcast.dismiss(() => "cancelled");
    if (!(await this.reschedule())) this.#session.wake();
    const expected = new Set(info.roster.map(({ consumerId }) => consumerId));
    const isUnexpected = ({ seat, person }: Viewer) => !isHostSeat(seat) && !expected.has(person);
    broadcast.dismiss((viewer) => (isUnexpected(viewer) ? "removed" : null));
    broadcast.changed();
  }

  /** Stores a changed plan in the log while the session is in its lobby. False when the storage is away. */
  async reschedule(): Promise<boolean> {
    if (!this.#differs()) return true;
    // Another node may have read a newer plan.
    await this.read(0);
    if (!this.#differs()) return true;
    const { authority } = this.#session;
    const { startsAt, roster } = this.#info;
    const outcome = await authority.submit({
      id: `reschedule.${authority.latestSeq}`,
      actor: "company",
      command: { type: "reschedule", startsAt, expected: roster.length },
    });
    return outcome.ok || outcome.code !== "UNAVAILABLE";
  }

  #differs(): boolean {
    const { phase, startsAt, expected } = this.#session.authority.state.session;
    const { status, roster } = this.#info;
    const isDifferent = startsAt !== this.#info.startsAt || expected !== roster.length;
    return phase === "lobby" && status === "confirmed" && isDifferent;
  }
}
