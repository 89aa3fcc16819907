import type { FanOut, Message } from "./fanout.ts";

/** Fan-out within one process. */
export class LocalFanOut implements FanOut {
  readonly #topics = new Map<string, Set<(message: Message) => void>>();

  publish(topic: string, message: Message): void {
    for (const listen of this.#topics.get(topic) ?? []) queueMicrotask(() => listen(message));
  }

  subscribe(topic: string, listen: (message: Message) => void): () => void {
    const listeners = this.#topics.get(topic) ?? new Set();
    this.#topics.set(topic, listeners);
    listeners.add(listen);
    return () => {
      listeners.delete(listen);
      if (listeners.size === 0) this.#topics.delete(topic);
    };
  }
}
