import type { FanOut } from "./fanout/fanout.ts";
import type { PackStore } from "./packs/packs.ts";
import type { Batch } from "./storage/batch.ts";
import type { LiveLog, Nodes } from "./storage/log.ts";
import type { TextStore } from "./texts/texts.ts";
import type { VoiceStore } from "./voice/voice.ts";

/** Where problems are written down. */
export interface LiveLogger {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface Timers {
  /** Runs once after so many ms; what it returns cancels it. Keeps no process alive. */
  after(ms: number, run: () => void): () => void;
  /** Runs once everything that has arrived by now was read: after this turn of the event loop. */
  soon(run: () => void): void;
}

export const systemTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
  soon: (run) => void setImmediate(run),
};

/**
 * Everything that live sessions need of the world. In memory it is a rehearsal, over PostgreSQL a session that
 * outlives its node, with a seeded clock a simulated night; the classes above never know which.
 */
export interface LivePorts {
  log: LiveLog;
  /** The one way into `log`. */
  batch: Batch;
  nodes: Nodes;
  texts: TextStore;
  packs: PackStore;
  voice: VoiceStore;
  fanOut: FanOut;
  /** Epoch ms, the same on every node, never going back. */
  clock: { now(): number };
  timers: Timers;
  /** An id that nobody can guess. */
  newId(): string;
  logger: LiveLogger;
  /** False while the storage is away, and after that until the outage has been dealt with. */
  serving(): boolean;
  /** This process, among those that share the storage. */
  node: string;
}
