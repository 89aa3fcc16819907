import type { LiveMetrics } from "../metrics/live.ts";
import type { FanOut } from "./fanout/fanout.ts";
import type { PackStore } from "./packs/packs.ts";
import type { Batch } from "./storage/batch.ts";
import type { LiveLog, Nodes } from "./storage/log.ts";
import type { TextStore } from "./texts/texts.ts";
import type { VoiceStore } from "./voice/voice.ts";

/** Where problems are logged, and what happens to a session as a whole. */
export interface LiveLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface Timers {
  /** Runs once after this many ms; the returned function cancels it. Does not keep the process running. */
  after(ms: number, run: () => void): () => void;
  /** Runs after this turn of the event loop, when everything that has arrived by now was read. */
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
 * Everything that live sessions need from outside. In memory it makes a rehearsal, over PostgreSQL a session that
 * outlives its node, with a seeded clock a simulated night; the classes that use it do not know which.
 */
export interface LivePorts {
  log: LiveLog;
  /** The only way to append to `log`. */
  batch: Batch;
  nodes: Nodes;
  texts: TextStore;
  packs: PackStore;
  voice: VoiceStore;
  fanOut: FanOut;
  /** Epoch ms, the same on every node, never going backwards. */
  clock: { now(): number };
  timers: Timers;
  /** A random id that cannot be guessed. */
  newId(): string;
  logger: LiveLogger;
  /** False while the storage is away, and then until the outage has been handled. */
  serving(): boolean;
  /** Absent: nothing is counted, as in rehearsals and simulations. */
  metrics?: LiveMetrics;
  /**
   * [L8] Whether a session that is opened now writes addresses of texts and not the texts, so that it can be read in every
   * language.
   */
  addresses(): boolean;
  /** The id of this process among those that share the storage. */
  node: string;
}
