import type { CallSignal, ConnectionQuality, REACTIONS } from "@lantern/contract/live";
import type { Row } from "../storage/log.ts";

/** Messages between nodes about a session. Any of them can be lost, because the log has everything that matters. */
export type Message =
  /** These rows were stored. */
  | { kind: "rows"; rows: Row[] }
  /** A reaction in a team or, if null, in the lobby. */
  | { kind: "reaction"; team: string | null; seat: string; reaction: (typeof REACTIONS)[number] }
  /** [G37] A line of a turn, for the pages of this team. */
  | { kind: "line"; team: string; seat: string; turn: number; text: string }
  /** A host mutes somebody. */
  | { kind: "mute"; seat: string }
  /** Somebody of this team spoke, at this time (wall ms). */
  | { kind: "spoke"; team: string; at: number }
  /** A connection became faster or slower. */
  | { kind: "health"; seat: string; health: ConnectionQuality }
  /** Messages were hidden, shown again or reported, so they are read again. */
  | { kind: "moderated" }
  /** The company changed the roster, the start or names; this node has read it. */
  | { kind: "arranged"; node: string }
  /** A signal of the call from one page to a teammate's page (null: to all of them). */
  | { kind: "signal"; team: string; from: string; to: string | null; signal: CallSignal };

/** Delivers messages to all subscribers of a topic (a session's run), on this node and every other. */
export interface FanOut {
  publish(topic: string, message: Message): void;
  /** Returns a function that ends the subscription. */
  subscribe(topic: string, listen: (message: Message) => void): () => void;
}
