import { connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { moments } from "./moments.ts";
import { freePort } from "./server.ts";

export interface Quality {
  /** One way, ms. */
  delayMs: number;
  /** Share (0-1) of the data that is lost and sent again. */
  loss: number;
}

/** TCP repeats lost data after this time plus a round trip, and later data waits for it (RFC 6298). */
const AGAIN_AFTER_MS = 200;

/**
 * A bad connection to a server on this machine, as TCP delivers it: all data is delayed, lost data longer, and while the
 * connection is interrupted nothing arrives and neither side is notified. A proxy is the same on every machine;
 * `tc netem` needs root and a kernel that supports it.
 */
export class BadConnection {
  readonly #quality: Quality;
  readonly #port: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #chance = moments(1, 0, 10_000);
  #whole: Promise<void> = Promise.resolve();
  #mend: () => void = () => {};
  url = "";

  private constructor(port: number, quality: Quality) {
    this.#port = port;
    this.#quality = quality;
    this.#server = createServer((near) => this.#join(near));
  }

  static async to(port: number, quality: Quality): Promise<BadConnection> {
    const connection = new BadConnection(port, quality);
    const own = await freePort();
    await new Promise<void>((resolve) => connection.#server.listen(own, "127.0.0.1", resolve));
    connection.url = `http://localhost:${own}`;
    return connection;
  }

  cut(): void {
    this.#whole = new Promise((resolve) => {
      this.#mend = resolve;
    });
  }

  mend(): void {
    this.#mend();
  }

  stop(): void {
    this.#mend();
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }

  #join(near: Socket): void {
    const far = connect(this.#port, "127.0.0.1");
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => {}).on("close", () => this.#sockets.delete(socket));
    }
    this.#forward(near, far);
    this.#forward(far, near);
  }

  #forward(from: Socket, to: Socket): void {
    let turn: Promise<unknown> = Promise.resolve();
    const later = (act: () => void) => {
      const dueAt = performance.now() + this.#late();
      turn = turn
        .then(() => this.#whole)
        .then(() => pause(Math.max(0, dueAt - performance.now())))
        .then(() => to.destroyed || act());
    };
    from.on("data", (part) => later(() => to.write(part)));
    from.on("close", () => later(() => to.destroy()));
  }

  #late(): number {
    const { delayMs, loss } = this.#quality;
    const lost = this.#chance.next().value < loss * 10_000;
    return delayMs + (lost ? AGAIN_AFTER_MS + 2 * delayMs : 0);
  }
}
