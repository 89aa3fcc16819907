import type { LivePorts } from "./ports.ts";
import type { LiveSession } from "./session.ts";
import type { LiveSessions } from "./sessions.ts";
import type { OtherNode, Run } from "./storage/log.ts";

const BEAT_MS = 2000;
/** Other nodes give up a node that was silent for this long. */
const SILENT_MS = 6000;
/** A longer gap in the pulse is an outage: sessions pause for its length and are planned again. */
const OUTAGE_MS = 10_000;
const POLL_MS = 1000;
/** The poll skips a deadline for this long, because a node that has the session passes it by its own alarm. */
const OWN_ALARM_MS = 500;
const LEASE_MS = 15_000;
const CLAIM_AT_ONCE = 100;
const ERASE_EVERY_MS = 3_600_000;

/**
 * What a node does by itself: it sends heartbeats, gives up silent nodes, handles overdue deadlines that no alarm has
 * passed, and compares its sessions with the log. While it cannot reach the storage it serves nobody.
 */
export class LiveNode {
  readonly #ports: LivePorts;
  readonly #sessions: LiveSessions;
  readonly #compareEveryMs: () => number;
  readonly #timers = new Set<() => void>();
  readonly #underway = new Set<Promise<void>>();
  #lastBeat = Number.NEGATIVE_INFINITY;
  /** The other nodes at the last heartbeat. */
  #others: OtherNode[] = [];
  #stopped = false;

  /** @param compareEveryMs how often sessions are compared with the log; read again each time */
  constructor(ports: LivePorts, sessions: LiveSessions, compareEveryMs: () => number) {
    this.#ports = ports;
    this.#sessions = sessions;
    this.#compareEveryMs = compareEveryMs;
  }

  /** False while the storage is away, and then until the outage has been handled. */
  get serving(): boolean {
    return this.#ports.clock.now() - this.#lastBeat < OUTAGE_MS;
  }

  /** [L8] Whether every node that is here can show a session whose log has addresses of texts. */
  get everybodyReadsAddresses(): boolean {
    return this.#others.every(({ readsAddresses }) => readsAddresses);
  }

  async start(): Promise<void> {
    await this.#beat();
    const beat = () => this.#beat();
    const poll = () => this.#poll();
    const erase = () => this.#ports.texts.erase(this.#ports.clock.now()).then(() => {});
    this.#every(() => BEAT_MS, "the heartbeat", beat);
    this.#every(() => POLL_MS, "the poll of deadlines", poll);
    this.#every(() => ERASE_EVERY_MS, "erasing texts", erase);
    this.#every(this.#compareEveryMs, "the comparison with the log", () => this.#compare());
  }

  /**
   * Stops all periodic work.
   * @param handedOver the logs say that nobody is connected to this node any more
   */
  async stop(handedOver: boolean): Promise<void> {
    this.#stopped = true;
    for (const cancel of this.#timers) cancel();
    await Promise.all(this.#underway);
    // Otherwise the others notice that this node is silent.
    if (handedOver) await this.#ports.nodes.leave(this.#ports.node);
  }

  async #beat(): Promise<void> {
    const { nodes, clock, node } = this.#ports;
    const now = clock.now();
    // This node has moved the pulse itself, unless it was away for longer.
    const last = now - this.#lastBeat > OUTAGE_MS ? await nodes.pulse() : null;
    const outage = last !== null && now - last > OUTAGE_MS;
    if (outage && last !== null) await this.#recover(last, now);
    const others = await nodes.beat(node, now);
    this.#others = others;
    for (const { node: other, lastBeatAt } of others)
      if (lastBeatAt < now - SILENT_MS)
        await this.#giveUp(other, outage ? Math.max(lastBeatAt, now) : lastBeatAt);
    this.#lastBeat = now;
  }

  /**
   * Reports an outage to every session that was under way, before any deadline that passed meanwhile. Throws when the
   * storage fails again: the outage then continues.
   */
  async #recover(from: number, to: number): Promise<void> {
    let allDone = true;
    for (const run of await this.#ports.log.running())
      await this.#withSession(run, async (session) => {
        allDone = (await session.outage(from, to)) && allDone;
      });
    if (!allDone) throw new Error("a session could not be told of an outage");
  }

  /** If a session cannot be updated now, the node stays on the list and the next heartbeat tries again. */
  async #giveUp(node: string, at: number): Promise<void> {
    const { log, nodes } = this.#ports;
    let allDone = true;
    for (const run of await log.connectedAt([node])) {
      let done: boolean | undefined;
      const reached = await this.#withSession(run, async (session) => {
        done = await session.presence.nodeLost(node, at);
      });
      allDone = allDone && reached && done !== false;
    }
    if (allDone) await nodes.leave(node);
  }

  async #poll(): Promise<void> {
    if (!this.serving) return;
    const overdueSince = this.#ports.clock.now() - OWN_ALARM_MS;
    for (const run of await this.#ports.log.claimOverdue(overdueSince, LEASE_MS, CLAIM_AT_ONCE))
      await this.#withSession(run, (session) => session.wake());
    this.#sessions.sweep();
  }

  async #compare(): Promise<void> {
    // Includes sessions without viewers here, because somebody may request a scorecard.
    const { all } = this.#sessions;
    // Without other nodes, this node has written every row itself. A new node is noticed with the next heartbeat.
    if (all.length === 0 || this.#others.length === 0) return;
    const latest = await this.#ports.log.latestSeqs(all.map(({ run }) => run));
    for (const { run, authority } of all) authority.catchUp(latest.get(run.id) ?? 0);
  }

  /**
   * An error of one session, such as a log that this build cannot read, must not stop the work for the others: it is
   * logged, and the result is false.
   */
  async #withSession({ sessionId }: Run, what: (session: LiveSession) => unknown): Promise<boolean> {
    try {
      const session = await this.#sessions.get(sessionId);
      // The latest rows may not have reached this node, for example because their node died.
      session?.authority.markBehind();
      if (session) await what(session);
      return true;
    } catch (err) {
      const log = await this.#sessions.logOf(sessionId);
      log.warn({ err, session: sessionId }, "a session could not be looked after");
      return false;
    }
  }

  /** Repeats the work, never twice at once. An error is logged and does not end it. */
  #every(ms: () => number, what: string, work: () => Promise<void>): void {
    if (this.#stopped) return;
    const cancel = this.#ports.timers.after(ms(), () => {
      this.#timers.delete(cancel);
      const run = work()
        .catch((error: unknown) => this.#ports.logger.warn({ err: error }, `${what} failed`))
        .finally(() => {
          this.#underway.delete(run);
          this.#every(ms, what, work);
        });
      this.#underway.add(run);
    });
    this.#timers.add(cancel);
  }
}
