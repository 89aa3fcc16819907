import { randomUUID } from "node:crypto";
import { createClient } from "@redis/client";
import type { FanOut, Message } from "./fanout.ts";
import { LocalFanOut } from "./local.ts";

const CHANNEL = "lantern:live";

interface Envelope {
  node: string;
  topic: string;
  message: Message;
}

/**
 * Fan-out between nodes through one Redis channel. Within the node messages take the short way, so with Redis away
 * people of one node go on as before, and nodes hear of each other by comparing heads, as they would without it.
 */
export class RedisFanOut implements FanOut {
  readonly #here = new LocalFanOut();
  readonly #node = randomUUID();
  readonly #speaking: ReturnType<typeof createClient>;
  readonly #hearing: ReturnType<typeof createClient>;
  #wasAway = false;

  /** @param away hears once when Redis goes away, and once more each time it does so after it came back. */
  constructor(url: string, away: (error: unknown) => void) {
    // What cannot be said now is worth nothing later: the log is the truth.
    this.#speaking = createClient({
      url,
      disableOfflineQueue: true,
      socket: { reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, 2000) },
    });
    this.#hearing = this.#speaking.duplicate();
    for (const client of [this.#speaking, this.#hearing]) {
      client.on("error", (error: unknown) => {
        if (!this.#wasAway) away(error);
        this.#wasAway = true;
      });
      client.on("ready", () => {
        this.#wasAway = false;
      });
    }
  }

  /** True while other nodes are heard: then their heads need to be compared less often. */
  get connected(): boolean {
    return this.#speaking.isReady && this.#hearing.isReady;
  }

  /** Begins to connect, and goes on trying. Resolves with the first connection. */
  async start(): Promise<void> {
    await Promise.all([this.#speaking.connect(), this.#hearing.connect()]);
    await this.#hearing.subscribe(CHANNEL, (text) => this.#receive(text));
  }

  publish(topic: string, message: Message): void {
    this.#here.publish(topic, message);
    if (!this.#speaking.isReady) return;
    const envelope: Envelope = { node: this.#node, topic, message };
    this.#speaking.publish(CHANNEL, JSON.stringify(envelope)).catch(() => {
      // It went away this moment; `away` has heard.
    });
  }

  subscribe(topic: string, listen: (message: Message) => void): () => void {
    return this.#here.subscribe(topic, listen);
  }

  async stop(): Promise<void> {
    for (const client of [this.#speaking, this.#hearing]) if (client.isOpen) client.destroy();
  }

  #receive(text: string): void {
    const { node, topic, message } = JSON.parse(text) as Envelope;
    if (node !== this.#node) this.#here.publish(topic, message);
  }
}
