import type { ByeCode } from "@lantern/contract/live";
import { Connection, type ConnectionDeps } from "./connection.ts";
import type { Rate } from "./rate.ts";
import type { Transport } from "./websocket.ts";

const CHECK_EVERY_MS = 1000;

/**
 * The open connections of a server. One timer checks all of them, because a timer for each would wake the process
 * hundreds of times a second.
 */
export class Connections {
  readonly #deps: ConnectionDeps;
  readonly #open = new Set<Connection>();
  #checking = false;
  #lastClosed: () => void = () => {};

  constructor(deps: ConnectionDeps) {
    this.#deps = deps;
  }

  get size(): number {
    return this.#open.size;
  }

  /** @param beforeSignIn limits the frames of all connections of one address before their sign-in */
  add(transport: Transport, beforeSignIn: Rate): void {
    const connection = new Connection(transport, this.#deps, beforeSignIn);
    this.#open.add(connection);
    transport.onClose(() => {
      this.#open.delete(connection);
      if (this.#open.size === 0) this.#lastClosed();
    });
    this.#checkLater();
  }

  /** Sends everybody a goodbye and closes their connections. */
  dismiss(code: ByeCode): void {
    for (const connection of this.#open) connection.bye(code);
  }

  /** Resolves when all connections have closed, or after this time. */
  async allClosed(withinMs: number): Promise<void> {
    if (this.#open.size === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastClosed = resolve;
    const cancel = this.#deps.timers.after(withinMs, resolve);
    await promise;
    cancel();
  }

  #checkLater(): void {
    if (this.#checking || this.#open.size === 0) return;
    this.#checking = true;
    this.#deps.timers.after(CHECK_EVERY_MS, () => {
      this.#checking = false;
      const now = this.#deps.now();
      for (const connection of this.#open) connection.checkSilence(now);
      this.#checkLater();
    });
  }
}
