import { connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { moments } from "./moments.ts";
import { freePort } from "./server.ts";

export interface Quality {
  /** One way, ms. */
  delayMs: number;
  /** Share (0-1) of what is sent that gets lost and has to be sent again. */
  loss: number;
}

/** TCP sends what was lost again after this and a round trip, and what came behind it waits (RFC 6298). */
const AGAIN_AFTER_MS = 200;

/**
 * A bad line to a server on this machine, as TCP feels it: all comes late, some comes later because it was lost on the
 * way, and while the line is cut nothing comes and nobody is told. In the open and without rights, so that it is the
 * same on every machine (`tc netem` needs root and a kernel that has it).
 */
export class BadLine {
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

  static async to(port: number, quality: Quality): Promise<BadLine> {
    const line = new BadLine(port, quality);
    const own = await freePort();
    await new Promise<void>((resolve) => line.#server.listen(own, "127.0.0.1", resolve));
    line.url = `http://localhost:${own}`;
    return line;
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
    this.#carry(near, far);
    this.#carry(far, near);
  }

  #carry(from: Socket, to: Socket): void {
    let turn: Promise<unknown> = Promise.resolve();
    const later = (act: () => void) => {
      const due = performance.now() + this.#late();
      turn = turn
        .then(() => this.#whole)
        .then(() => pause(Math.max(0, due - performance.now())))
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
