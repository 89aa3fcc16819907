import type { ByeCode, ServerFrame, Snapshot } from "@lantern/contract/live";

export type Welcome = Extract<ServerFrame, { t: "welcome" }>;
type Reaction = { key: number; seat: string; r: Extract<ServerFrame, { t: "react" }>["r"] };

/** The state of the live session in a client. */
export interface LiveState {
  /** `opening`: was not open yet; `lost`: was open and is reconnecting. */
  link: "opening" | "open" | "lost" | "closed";
  welcome: Welcome | null;
  snapshot: Snapshot | null;
  bye: ByeCode | null;
  /** Reactions of the last seconds. */
  reactions: Reaction[];
  /** [G37] The line that was last written in a round. Nobody can read it again. */
  line: { seat: string; turn: number; text: string } | null;
  /** Error of the last rejected command. */
  rejection: { code: string; message: string; at: number } | null;
  /** When a host last asked this person to mute, server time; 0 when never. */
  mutedAt: number;
  /** Whether a command waits for a connection or another attempt. */
  unsent: boolean;
}

export const initialLiveState: LiveState = {
  link: "opening",
  welcome: null,
  snapshot: null,
  bye: null,
  reactions: [],
  line: null,
  rejection: null,
  unsent: false,
  mutedAt: 0,
};

/** The visible scene, null outside of play. */
export function sceneOf(snapshot: Snapshot | null): string | null {
  return snapshot?.view.stage === "play" ? snapshot.view.scene.id : null;
}
