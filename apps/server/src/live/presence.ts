import type { SessionCommand, State } from "@lantern/engine";
import type { Seat } from "@lantern/engine/commands";
import type { Outcome, SessionAuthority } from "./authority.ts";
import type { Viewer } from "./broadcast.ts";
import type { LivePorts } from "./ports.ts";

type Connect = Extract<SessionCommand, { type: "connect" }>;

/** How long a seat waits for a lost connection, from its last sign of life. The seed fixes these 30 seconds. */
export const GRACE_MS = 30_000;

/**
 * The connections of one session's people to this node. Opening, losing and giving up a connection are rows of the log;
 * signs of life are not: who holds the connection counts from the last one when it is lost.
 */
export class Presence {
  readonly #authority: SessionAuthority;
  readonly #ports: LivePorts;
  /** Lost, and not in the log yet: the storage was away. By seat, the newest only. */
  readonly #lost = new Map<Seat, { epoch: number; graceEndsAt: number }>();

  /** Keys of people who are being let in: the log may have their connection before they watch. */
  readonly #entering: string[] = [];
  /** Seats at which `check` found nothing to do. */
  #checked: State["seats"] | null = null;

  /** This node gives up its connections: that they stand for another moment means nothing. */
  #leaving = false;

  constructor(authority: SessionAuthority, ports: LivePorts) {
    this.#authority = authority;
    this.#ports = ports;
  }

  /** True while something is to be written yet. */
  get waiting(): boolean {
    return this.#lost.size > 0;
  }

  /** @param lastSignAt wall ms */
  async lost({ seat, epoch }: Pick<Viewer, "seat" | "epoch">, lastSignAt: number): Promise<void> {
    const newest = this.#lost.get(seat);
    if (!newest || newest.epoch < epoch) this.#lost.set(seat, { epoch, graceEndsAt: lastSignAt + GRACE_MS });
    await this.write();
  }

  /** Writes what could not be written before. */
  async write(): Promise<void> {
    await Promise.all(
      [...this.#lost].map(async ([seat, { epoch, graceEndsAt }]) => {
        const outcome = await this.#authority.submit({
          ...{ id: `lost.${seat}.${epoch}.${graceEndsAt}`, actor: seat },
          command: { type: "disconnect", seat, epoch, graceEndsAt },
        });
        const settled = outcome.ok || outcome.code !== "UNAVAILABLE";
        if (settled && this.#lost.get(seat)?.epoch === epoch) this.#lost.delete(seat);
      }),
    );
  }

  /** Opens a connection to this node. Whoever is let in watches from the same turn of the event loop on. */
  async connect(who: Pick<Connect, "key" | "team" | "mix" | "browser">): Promise<Outcome> {
    const { node, newId, timers } = this.#ports;
    this.#entering.push(who.key);
    const outcome = await this.#authority.submit({
      ...{ id: `connect.${who.key}.${newId()}`, actor: who.key },
      command: { type: "connect", ...who, node },
    });
    timers.soon(() => this.#entering.splice(this.#entering.indexOf(who.key), 1));
    return outcome;
  }

  /**
   * Whoever is connected to this node is there, even if others gave it up while it was silent; and nobody is there by a
   * connection to this node that does not exist. Only seats that changed are looked at. False when the storage is away.
   */
  async check(viewers: Pick<Viewer, "seat" | "epoch">[]): Promise<boolean> {
    const { seats } = this.#authority.state;
    if (this.#leaving || seats === this.#checked) return true;
    const done = await this.#reconnect(viewers);
    await this.#release(viewers);
    if (done && this.#entering.length === 0) this.#checked = seats;
    return done;
  }

  async #reconnect(viewers: Pick<Viewer, "seat" | "epoch">[]): Promise<boolean> {
    const { seats } = this.#authority.state;
    const connections = viewers.flatMap(({ seat, epoch }) => {
      const person = seats[seat];
      const stands = person?.connection.epoch === epoch && person.presence !== "here" && !person.hasLeft;
      return stands ? [{ seat, epoch }] : [];
    });
    if (connections.length === 0) return true;
    const outcome = await this.#authority.submit({
      ...{ id: `reconnect.${this.#ports.newId()}`, actor: "node" },
      command: { type: "reconnect", node: this.#ports.node, connections },
    });
    return outcome.ok || outcome.code !== "UNAVAILABLE";
  }

  /** A connection was stored, the storage's answer was lost, and the page was sent away. */
  async #release(viewers: Pick<Viewer, "seat" | "epoch">[]): Promise<void> {
    const { node, clock } = this.#ports;
    const people = Object.values(this.#authority.state.seats);
    const ghosts = people.filter(({ seat, key, presence, connection }) => {
      const own = presence === "here" && connection.node === node && !this.#entering.includes(key);
      return own && !viewers.some((viewer) => viewer.seat === seat && viewer.epoch === connection.epoch);
    });
    await Promise.all(
      ghosts.map(({ seat, connection: { epoch } }) => this.lost({ seat, epoch }, clock.now())),
    );
  }

  /**
   * A node was given up, or leaves in order: whoever was connected to it has their grace from then. False when the
   * storage is away.
   */
  async nodeLost(node: string, at: number): Promise<boolean> {
    if (node === this.#ports.node) this.#leaving = true;
    const outcome = await this.#authority.submit({
      ...{ id: `node-lost.${node}.${at}`, actor: "node" },
      command: { type: "nodeLost", node, graceEndsAt: at + GRACE_MS },
    });
    return outcome.ok || outcome.code !== "UNAVAILABLE";
  }
}
