import type { Append, LiveLog } from "./log.ts";

interface Waiting {
  append: Append;
  done: (stored: boolean) => void;
  failed: (error: unknown) => void;
}

/**
 * Gathers what arrives while a statement is under way and sends it as the next one: no lock, no waiting window.
 * A stream has at most one row in a statement, because a second one was decided on top of the first.
 */
export class Batch {
  readonly #log: LiveLog;
  #queue: Waiting[] = [];
  #sending: Promise<void> | null = null;

  constructor(log: LiveLog) {
    this.#log = log;
  }

  /** Resolves after the commit: true when the row was stored, false when the race for its place was lost. */
  append(append: Append): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#queue.push({ append, done, failed });
      this.#sending ??= this.#drain();
    });
  }

  /** Resolves when everything handed in so far was answered. */
  async settled(): Promise<void> {
    await this.#sending;
  }

  async #drain(): Promise<void> {
    // Whatever is asked for in this turn of the loop travels together.
    await Promise.resolve();
    while (this.#queue.length > 0) await this.#send(this.#take());
    this.#sending = null;
  }

  #take(): Waiting[] {
    const taken = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const waiting of this.#queue) {
      const { name } = waiting.append.stream;
      if (taken.has(name)) later.push(waiting);
      else taken.set(name, waiting);
    }
    this.#queue = later;
    return [...taken.values()];
  }

  async #send(batch: Waiting[]): Promise<void> {
    try {
      const stored = await this.#log.append(batch.map(({ append }) => append));
      batch.forEach((waiting, index) => {
        waiting.done(stored[index] === true);
      });
    } catch (error) {
      if (batch.length === 1 || !isAboutData(error)) for (const waiting of batch) waiting.failed(error);
      // One row that the database cannot hold must not take the other teams' rows with it.
      else for (const waiting of batch) await this.#send([waiting]);
    }
  }
}

/** SQLSTATE classes 22 (data) and 23 (constraints); everything else is about the line or the server. */
function isAboutData(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code.startsWith("22") || code.startsWith("23") || code === "";
}
