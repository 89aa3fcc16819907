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
 * Fan-out between nodes through one Redis channel. Within the node, messages are delivered directly. So when Redis is
 * away, people of one node notice nothing, and nodes find each other's rows by comparing the latest row numbers, as
 * they do without Redis.
 */
export class RedisFanOut implements FanOut {
  readonly #here = new LocalFanOut();
  readonly #node = randomUUID();
  readonly #speaking: ReturnType<typeof createClient>;
  readonly #hearing: ReturnType<typeof createClient>;
  #wasAway = false;

  /** @param away called each time that Redis becomes unreachable */
  constructor(url: string, away: (error: unknown) => void) {
    // A message that cannot be sent now is dropped: the log has everything that matters.
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

  /** True while messages of other nodes arrive: the row numbers are then compared less often. */
  get connected(): boolean {
    return this.#speaking.isReady && this.#hearing.isReady;
  }

  /** Connects, and retries until stopped. Resolves with the first connection. */
  async start(): Promise<void> {
    await Promise.all([this.#speaking.connect(), this.#hearing.connect()]);
    await this.#hearing.subscribe(CHANNEL, (text) => this.#receive(text));
  }

  publish(topic: string, message: Message): void {
    this.#here.publish(topic, message);
    if (!this.#speaking.isReady) return;
    const envelope: Envelope = { node: this.#node, topic, message };
    this.#speaking.publish(CHANNEL, JSON.stringify(envelope)).catch(() => {
      // The connection broke just now; `away` has been called.
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
