import type { Hour } from "./hour.ts";
import type { Hours } from "./hours.ts";
import type { LivePorts } from "./live-ports.ts";
import { GRACE_MS } from "./people.ts";

const BEAT_MS = 2000;
/** A node that was silent for this long is given up by the others. */
const STALE_MS = 6000;
/** A longer hole in the pulse is an outage: sessions pause for its length and plan anew. */
const OUTAGE_MS = 10_000;
const POLL_MS = 1000;
const LEASE_MS = 15_000;
const CLAIM_AT_ONCE = 100;
const ERASE_EVERY_MS = 3_600_000;

/**
 * What a node does by itself: it beats, gives up silent nodes, finds what is due and nobody's timer has passed,
 * and compares its heads with the log. While it cannot reach the storage it serves nobody.
 */
export class Keeper {
  readonly #ports: LivePorts;
  readonly #hours: Hours;
  readonly #headsEveryMs: () => number;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #underway = new Set<Promise<void>>();
  #lastBeat = Number.NEGATIVE_INFINITY;
  #stopped = false;

  /** @param headsEveryMs how often heads are compared, asked anew each time. */
  constructor(ports: LivePorts, hours: Hours, headsEveryMs: () => number) {
    this.#ports = ports;
    this.#hours = hours;
    this.#headsEveryMs = headsEveryMs;
  }

  /** False while the storage is away, and after that until the outage has been dealt with. */
  get serving(): boolean {
    return performance.now() - this.#lastBeat < OUTAGE_MS;
  }

  async start(): Promise<void> {
    await this.#beat();
    this.#every(
      () => BEAT_MS,
      "the heartbeat",
      () => this.#beat(),
    );
    this.#every(
      () => POLL_MS,
      "the poll of deadlines",
      () => this.#poll(),
    );
    this.#every(
      () => ERASE_EVERY_MS,
      "erasing texts",
      async () => {
        await this.#ports.texts.erase(this.#ports.clock.now());
      },
    );
    this.#every(this.#headsEveryMs, "the comparison of heads", () => this.#compare());
  }

  /** Stops looking after things and says so: the people of this node get their grace from now. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.all(this.#underway);
    await this.#ports.presence.leave(this.#ports.node, this.#ports.clock.now() + GRACE_MS);
  }

  async #beat(): Promise<void> {
    const { presence, clock, node } = this.#ports;
    const now = clock.now();
    const last = await presence.pulse();
    const outage = last !== null && now - last > OUTAGE_MS;
    if (outage && last !== null) await this.#recover(last, now);
    const known = await presence.beat(node, now);
    await presence.setPulse(now);
    await this.#tell(await presence.dropStale(now - STALE_MS, GRACE_MS, outage ? now : 0));
    this.#lastBeat = performance.now();
    // Others gave this node up while it was silent: its people are still connected.
    if (!known)
      for (const { session } of this.#hours.all)
        await this.#lookAfter(session.id.sessionId, (hour) => hour.reconnect());
  }

  /** Every session that was under way is told, before any deadline that passed meanwhile. */
  async #recover(from: number, to: number): Promise<void> {
    for (const { sessionId } of await this.#ports.log.running())
      await this.#lookAfter(sessionId, (hour) => hour.outage(from, to));
  }

  async #poll(): Promise<void> {
    if (!this.serving) return;
    const now = this.#ports.clock.now();
    const gone = await this.#ports.presence.expire(now);
    await this.#tell(gone.map(({ room }) => room));
    for (const { sessionId } of await this.#ports.log.claimDue(now, LEASE_MS, CLAIM_AT_ONCE))
      await this.#lookAfter(sessionId, (hour) => hour.wake());
    // Who is there for long enough is known by looking at the time.
    for (const hour of this.#hours.all) hour.wake();
    this.#hours.sweep();
  }

  async #compare(): Promise<void> {
    const watched = [...this.#hours.all].filter((hour) => hour.viewers.length > 0);
    if (watched.length === 0) return;
    const heads = await this.#ports.log.heads(watched.flatMap((hour) => [...hour.heads.keys()]));
    for (const hour of watched)
      for (const [stream, known] of hour.heads) {
        const head = heads.get(stream) ?? 0;
        if (head > known) await this.#lookAfter(hour.session.id.sessionId, () => hour.catchUp(stream, head));
      }
  }

  async #tell(rooms: string[]): Promise<void> {
    for (const room of new Set(rooms)) {
      const sessionId = room.split(".")[0] ?? "";
      await this.#lookAfter(sessionId, (hour) => hour.linesMoved());
    }
  }

  /** Trouble with one session, such as a log that this build cannot read, keeps nobody from looking after the others. */
  async #lookAfter(sessionId: string, what: (hour: Hour) => unknown): Promise<void> {
    try {
      const hour = await this.#hours.get(sessionId);
      if (hour) await what(hour);
    } catch (err) {
      this.#ports.trouble.warn({ err, session: sessionId }, "a session could not be looked after");
    }
  }

  /** Again and again, never twice at once; trouble is written down and does not end it. */
  #every(ms: () => number, what: string, work: () => Promise<void>): void {
    if (this.#stopped) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const run = work()
        .catch((error: unknown) => this.#ports.trouble.warn({ err: error }, `${what} failed`))
        .finally(() => {
          this.#underway.delete(run);
          this.#every(ms, what, work);
        });
      this.#underway.add(run);
    }, ms());
    this.#timers.add(timer);
  }
}
