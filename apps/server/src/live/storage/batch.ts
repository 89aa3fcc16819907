import type { Append, Appended, LiveLog } from "./log.ts";

interface Waiting {
  append: Append;
  done: (appended: Appended) => void;
  failed: (error: unknown) => void;
}

/**
 * Gathers what arrives while a statement is under way, of whatever sessions, and sends it as the next one: no lock,
 * no waiting window. A run has at most one append in a statement, because a second one was decided on top of the
 * first; when the first is not stored, neither is what waits behind it.
 */
export class Batch {
  readonly #log: Pick<LiveLog, "append">;
  #queue: Waiting[] = [];
  #sending: Promise<void> | null = null;

  constructor(log: Pick<LiveLog, "append">) {
    this.#log = log;
  }

  /**
   * Resolves after the commit. Rejects when the storage is away (whether the rows are stored is not known then) or
   * cannot hold these rows.
   */
  append(append: Append): Promise<Appended> {
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

  /** The first append of every run that waits. */
  #take(): Waiting[] {
    const batch = new Map<number, Waiting>();
    const later: Waiting[] = [];
    for (const waiting of this.#queue) {
      const { id } = waiting.append.run;
      if (batch.has(id)) later.push(waiting);
      else batch.set(id, waiting);
    }
    this.#queue = later;
    return [...batch.values()];
  }

  async #send(batch: Waiting[]): Promise<void> {
    try {
      const appended = await this.#log.append(batch.map(({ append }) => append));
      for (const [index, waiting] of batch.entries()) {
        const became = appended[index] ?? "lost";
        waiting.done(became);
        if (became !== "stored") for (const behind of this.#behind(waiting)) behind.done("lost");
      }
    } catch (error) {
      // Rows that the database cannot hold must not keep other sessions' rows back.
      if (batch.length > 1 && isAboutData(error)) for (const waiting of batch) await this.#send([waiting]);
      else
        for (const waiting of batch)
          for (const failing of [waiting, ...this.#behind(waiting)]) failing.failed(error);
    }
  }

  /** Takes what waits for the same run out of the queue. */
  #behind({ append: { run } }: Waiting): Waiting[] {
    const behind = this.#queue.filter(({ append }) => append.run.id === run.id);
    if (behind.length > 0) this.#queue = this.#queue.filter(({ append }) => append.run.id !== run.id);
    return behind;
  }
}

/** SQLSTATE classes 22 (data) and 23 (constraints), or no SQLSTATE and no system error: not the line, not the server. */
export function isAboutData(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code.startsWith("22") || code.startsWith("23") || code === "";
}
