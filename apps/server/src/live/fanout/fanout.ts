import type { CallSignal, ConnectionQuality, REACTIONS } from "@lantern/contract/live";
import type { Row } from "../storage/log.ts";

/** What nodes tell each other about a session. Anything of it may be lost: the log is the truth. */
export type Message =
  /** These rows were stored. */
  | { kind: "rows"; rows: Row[] }
  /** A reaction in a team's room, or (null) in the lobby. */
  | { kind: "reaction"; team: string | null; seat: string; reaction: (typeof REACTIONS)[number] }
  /** A host asks somebody's page to mute. */
  | { kind: "mute"; seat: string }
  /** Somebody's connection became quicker or slower. */
  | { kind: "health"; seat: string; health: ConnectionQuality }
  /** Messages were hidden, shown again or reported: they are read again. */
  | { kind: "moderated" }
  /** The company changed who comes, when, or names; this node has read it. */
  | { kind: "arranged"; node: string }
  /** From one page to a teammate's (null: to all of them) about their call. */
  | { kind: "signal"; team: string; from: string; to: string | null; signal: CallSignal };

/** Carries messages to whoever subscribes to a topic (a session's run), on this node and on every other. */
export interface FanOut {
  publish(topic: string, message: Message): void;
  /** Answers the function that ends the subscription. */
  subscribe(topic: string, listen: (message: Message) => void): () => void;
}
