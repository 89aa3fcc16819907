import { randomUUID } from "node:crypto";
import { type RedisSettings, redisClient, redisName } from "../../core/redis/connection.ts";
import type { FanOut, Message } from "./fanout.ts";
import { LocalFanOut } from "./local.ts";

interface Envelope {
  node: string;
  topic: string;
  message: Message;
}

/**
 * Fan-out between the nodes of an installation through one Redis channel. Within the node, messages are delivered directly. So when Redis is
 * away, people of one node notice nothing, and nodes find each other's rows by comparing the latest row numbers, as
 * they do without Redis.
 */
export class RedisFanOut implements FanOut {
  readonly #here = new LocalFanOut();
  readonly #node = randomUUID();
  readonly #channel: string;
  readonly #speaking: ReturnType<typeof redisClient>;
  readonly #hearing: ReturnType<typeof redisClient>;
  #subscribed = false;
  #wasAway = false;

  /** @param away called each time that Redis becomes unreachable */
  constructor(settings: RedisSettings, away: (error: unknown) => void) {
    this.#channel = redisName(settings, "live");
    // A message that cannot be sent now is dropped: the log has everything that matters.
    this.#speaking = redisClient(settings);
    this.#hearing = redisClient(settings);
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
    // After a reconnect the client is ready once it has subscribed again.
    return this.#speaking.isReady && this.#hearing.isReady && this.#subscribed;
  }

  /** Connects, and retries until stopped. Resolves with the first connection. */
  async start(): Promise<void> {
    await Promise.all([this.#speaking.connect(), this.#hearing.connect()]);
    await this.#hearing.subscribe(this.#channel, (text) => this.#receive(text));
    this.#subscribed = true;
  }

  publish(topic: string, message: Message): void {
    this.#here.publish(topic, message);
    if (!this.#speaking.isReady) return;
    const envelope: Envelope = { node: this.#node, topic, message };
    this.#speaking.publish(this.#channel, JSON.stringify(envelope)).catch(() => {
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
