import type { Seat } from "@lantern/engine/commands";
import type { Authority } from "./authority.ts";
import type { Viewer } from "./broadcast.ts";
import type { LivePorts } from "./ports.ts";

/** How long a seat waits for a lost connection, from its last sign of life. The seed fixes these 30 seconds. */
export const GRACE_MS = 30_000;

/**
 * The connections of one session's people to this node. Opening, losing and giving up a connection are rows of the log;
 * signs of life are not: who holds the connection counts from the last one when it is lost.
 */
export class Presence {
  readonly #authority: Authority;
  readonly #ports: LivePorts;
  /** Lost, and not in the log yet: the storage was away. By seat, the newest only. */
  readonly #lost = new Map<Seat, { epoch: number; graceEndsAt: number }>();

  /** This node gives up its connections: that they stand for another moment means nothing. */
  #leaving = false;

  constructor(authority: Authority, ports: LivePorts) {
    this.#authority = authority;
    this.#ports = ports;
  }

  /** True while something is to be written yet. */
  get waiting(): boolean {
    return this.#lost.size > 0;
  }

  /** @param lastSignAt wall ms */
  async lost({ seat, epoch }: Pick<Viewer, "seat" | "epoch">, lastSignAt: number): Promise<void> {
    const known = this.#lost.get(seat);
    if (!known || known.epoch < epoch) this.#lost.set(seat, { epoch, graceEndsAt: lastSignAt + GRACE_MS });
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

  /**
   * Whoever is connected to this node is there, even if others gave it up while it was silent. False when the storage
   * is away.
   */
  async reconnect(viewers: Pick<Viewer, "seat" | "epoch">[]): Promise<boolean> {
    if (this.#leaving) return true;
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
