import type { FanOut } from "./fanout/fanout.ts";
import type { Batch } from "./log/batch.ts";
import type { LiveLog } from "./log/log.ts";
import type { PackStore } from "./packs/packs.ts";
import type { PresenceStore } from "./presence/presence.ts";
import type { TextStore } from "./texts/texts.ts";
import type { VoiceStore } from "./voice/voice.ts";

/** Where lines about trouble go. */
export interface LiveTrouble {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/**
 * Everything that the live hour needs of the world. In memory it is a rehearsal, over PostgreSQL a session that
 * outlives its node; the classes above never know which.
 */
export interface LivePorts {
  log: LiveLog;
  /** The one way into `log`. */
  batch: Batch;
  texts: TextStore;
  packs: PackStore;
  presence: PresenceStore;
  voice: VoiceStore;
  fanOut: FanOut;
  /** Epoch ms, the same on every node, never going back. */
  clock: { now(): number };
  trouble: LiveTrouble;
  /** False while the storage is away, and after that until the outage has been dealt with. */
  serving(): boolean;
  /** This process, among those that share the storage. */
  node: string;
}
