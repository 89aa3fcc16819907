import type { CallSignal, LineHealth, REACTIONS } from "@lantern/contract/live";

/** What nodes tell each other. Anything of it may be lost: the log and the presence tables are the truth. */
export type Message =
  /** A stream of the room has a new row. */
  | { kind: "moved"; stream: string; seq: number }
  /** A person has a newer connection than `epoch - 1`; older ones say goodbye. */
  | { kind: "taken"; person: string; epoch: number }
  /** A reaction floats up in a team's room; it is not kept anywhere. */
  | { kind: "reacted"; team: string | null; seat: string; reaction: (typeof REACTIONS)[number] }
  /** A host asks somebody's page to mute. */
  | { kind: "muted"; seat: string }
  /** A host has taken somebody out: their page says goodbye. */
  | { kind: "removed"; person: string }
  /** Somebody's line became quicker or slower. */
  | { kind: "line"; seat: string; health: LineHealth }
  /** Written lines were hidden, shown again or reported: what is known of them is read anew. */
  | { kind: "moderated" }
  /** The company's side changed who comes, when, or names; this node has read it. */
  | { kind: "arranged"; node: string }
  /** A page's word to a team-mate's page (null: to all of them) about their call. */
  | { kind: "signalled"; team: string; from: string; to: string | null; signal: CallSignal };

/** Carries messages to whoever listens on a topic (a session's stream), on this node and on every other. */
export interface FanOut {
  publish(topic: string, message: Message): void;
  /** Answers the function that ends the subscription. */
  subscribe(topic: string, listen: (message: Message) => void): () => void;
}
