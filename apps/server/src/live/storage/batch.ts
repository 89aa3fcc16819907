import type { LiveMetrics } from "../../metrics/live.ts";
import type { Append, Appended, LiveLog } from "./log.ts";

interface Waiting {
  append: Append;
  done: (appended: Appended) => void;
  failed: (error: unknown) => void;
}

/**
 * Collects what arrives while a statement is running, of all sessions, and sends it as the next one, without a lock
 * or a fixed delay. A run has at most one append in a statement, because a second one was decided on top of the
 * first; when the first is not stored, neither is what waits behind it.
 */
export class Batch {
  readonly #log: Pick<LiveLog, "append">;
  readonly #metrics: Pick<LiveMetrics, "appended"> | undefined;
  #queue: Waiting[] = [];
  #sending: Promise<void> | null = null;

  constructor(log: Pick<LiveLog, "append">, metrics?: Pick<LiveMetrics, "appended">) {
    this.#log = log;
    this.#metrics = metrics;
  }

  /**
   * Resolves after the commit. Rejects when the storage is away (it is unknown then whether the rows are stored) or
   * cannot store these rows.
   */
  append(append: Append): Promise<Appended> {
    return new Promise((done, failed) => {
      this.#queue.push({ append, done, failed });
      this.#sending ??= this.#drain();
    });
  }

  /** Resolves when every append so far has its result. */
  async settled(): Promise<void> {
    await this.#sending;
  }

  async #drain(): Promise<void> {
    // All appends of this turn of the event loop go together.
    await Promise.resolve();
    while (this.#queue.length > 0) await this.#send(this.#take());
    this.#sending = null;
  }

  /** The first waiting append of every run. */
  #take(): Waiting[] {
    const batch = new Map<number, Waiting>();
    const remaining: Waiting[] = [];
    for (const waiting of this.#queue) {
      const { id } = waiting.append.run;
      if (batch.has(id)) remaining.push(waiting);
      else batch.set(id, waiting);
    }
    this.#queue = remaining;
    return [...batch.values()];
  }

  async #send(batch: Waiting[]): Promise<void> {
    const from = performance.now();
    try {
      const appended = await this.#log.append(batch.map(({ append }) => append));
      this.#metrics?.appended(batch.length, (performance.now() - from) / 1000);
      for (const [index, waiting] of batch.entries()) {
        const result = appended[index] ?? "lost";
        waiting.done(result);
        if (result !== "stored") for (const behind of this.#behind(waiting)) behind.done("lost");
      }
    } catch (error) {
      // Rows that the database cannot store must not prevent those of other sessions.
      if (batch.length > 1 && isAboutData(error)) {
        const middle = batch.length >> 1;
        await this.#send(batch.slice(0, middle));
        await this.#send(batch.slice(middle));
      } else
        for (const waiting of batch)
          for (const failing of [waiting, ...this.#behind(waiting)]) failing.failed(error);
    }
  }

  /** Removes the waiting appends of the same run from the queue. */
  #behind({ append: { run } }: Waiting): Waiting[] {
    const behind = this.#queue.filter(({ append }) => append.run.id === run.id);
    if (behind.length > 0) this.#queue = this.#queue.filter(({ append }) => append.run.id !== run.id);
    return behind;
  }
}

/**
 * SQLSTATE classes 22 (data) and 23 (constraints): these rows can never be stored. After any other error, such as a
 * connection that did not become free in time, the same rows may be stored later.
 */
export function isAboutData(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code.startsWith("22") || code.startsWith("23");
}
